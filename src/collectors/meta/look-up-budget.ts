import type { CallWork } from '../http.ts'
import { accountOf, type Limits } from '../limits.ts'

/** A service with one system user has some 200 calls an hour; half of them stay for scans. */
export const LOOK_UPS_PER_HOUR = 100

/** Calls that looking up may spend in this hour, shared by all processes with the same token. */
export interface LookUpBudget {
  /**
   * Takes up to `wanted` calls and spends what it got in `spend`; undefined when none is left. Given back when
   * nothing was sent after all; a repeat counts again, as far as anything is left.
   */
  within<T>(
    wanted: number,
    work: CallWork,
    spend: (granted: number, work: CallWork) => Promise<T>,
  ): Promise<T | undefined>
}

export function createLookUpBudget(accessToken: string, limits: Limits, now: () => Date): LookUpBudget {
  return {
    async within(wanted, work, spend) {
      const allowance = {
        account: accountOf(accessToken),
        resource: 'meta look-ups',
        period: now().toISOString().slice(0, 13),
        cap: LOOK_UPS_PER_HOUR,
      }
      const granted = await limits.take(allowance, wanted)
      if (granted === 0) return undefined
      let sent = false
      const called: CallWork['sink']['called'] = async (call) => {
        if (sent) await limits.take(allowance, granted)
        sent = true
        await work.sink.called(call)
      }
      try {
        return await spend(granted, { ...work, sink: { called } })
      } finally {
        if (!sent) await limits.giveBack(allowance, granted)
      }
    },
  }
}
