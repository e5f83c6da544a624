import { fuzz } from './fuzz/fuzz.ts'
import { overload } from './overload/overload.ts'
import { tenants } from './tenants/tenants.ts'
import type { Torture } from './torture.ts'
import { wire } from './wire/wire.ts'

/** Every torture by its name, which is that of its folder. */
export const tortures: Readonly<Record<string, Torture>> = { fuzz, overload, tenants, wire }
