import { holds } from '../holds.ts'
import { embedded } from './index.ts'

holds('embedded', embedded)
