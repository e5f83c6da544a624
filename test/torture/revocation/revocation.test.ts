import { holds } from '../holds.ts'
import { revocation } from './index.ts'

holds('revocation', revocation)
