import { followKeys } from './keys.ts'

followKeys(document)
