import { database } from './database/index.ts'
import { embedded } from './embedded/index.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { gate } from './gate/gate.ts'
import { history } from './history/history.ts'
import { overload } from './overload/overload.ts'
import { restoring } from './restore/index.ts'
import { revocation } from './revocation/index.ts'
import { shutdown } from './shutdown/index.ts'
import { soak } from './soak/soak.ts'
import { tenants } from './tenants/tenants.ts'
import type { Torture } from './torture.ts'
import { upstreamsTorture } from './upstreams/index.ts'
import { wire } from './wire/wire.ts'

/** Every torture by its name, which is that of its folder. */
export const tortures: Readonly<Record<string, Torture>> = {
  gate,
  history,
  database,
  embedded,
  upstreams: upstreamsTorture,
  wire,
  fuzz,
  tenants,
  revocation,
  shutdown,
  restore: restoring,
  overload,
  soak,
}
