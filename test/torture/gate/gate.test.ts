import { holds } from '../holds.ts'
import { gate } from './gate.ts'

holds('gate', gate)
