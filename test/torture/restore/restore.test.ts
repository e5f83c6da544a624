import { holds } from '../holds.ts'
import { restoring } from './index.ts'

holds('restore', restoring)
