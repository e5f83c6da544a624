import { holds } from '../holds.ts'
import { wire } from './wire.ts'

holds('wire', wire)
