import { holds } from '../holds.ts'
import { shutdown } from './index.ts'

holds('shutdown', shutdown)
