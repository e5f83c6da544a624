import { holds } from '../holds.ts'
import { database } from './index.ts'

holds('database', database)
