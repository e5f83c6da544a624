import { holds } from '../holds.ts'
import { overload } from './overload.ts'

holds('overload', overload)
