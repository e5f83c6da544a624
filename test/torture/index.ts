import { database } from './database/index.ts'
import { embedded } from './embedded/index.ts'
import { restoring } from './restore/index.ts'
import { revocation } from './revocation/index.ts'
import { shutdown } from './shutdown/index.ts'
import type { Torture } from './torture.ts'
import { upstreamsTorture } from './upstreams/index.ts'

/** Every torture by its name, which is that of its folder. */
export const tortures: Readonly<Record<string, Torture>> = {
  restore: restoring,
  database,
  embedded,
  upstreams: upstreamsTorture,
  revocation,
  shutdown,
}
