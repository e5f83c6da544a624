import { holds } from '../holds.ts'
import { soak } from './soak.ts'

holds('soak', soak)
