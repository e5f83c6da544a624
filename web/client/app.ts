import { enterByLink } from './enter.ts'
import { followKeys } from './keys.ts'

enterByLink()
followKeys(document)
