import { holds } from '../holds.ts'
import { history } from './history.ts'

holds('history', history)
