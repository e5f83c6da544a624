import { gate } from './gate/gate.ts'
import { history } from './history/history.ts'
import type { Torture } from './torture.ts'

/** Every torture by its name, which is that of its folder. */
export const tortures: Readonly<Record<string, Torture>> = { gate, history }
