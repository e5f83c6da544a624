import { holds } from '../holds.ts'
import { upstreamsTorture } from './index.ts'

holds('upstreams', upstreamsTorture)
