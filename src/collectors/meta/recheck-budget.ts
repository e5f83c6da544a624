import type { CallWork } from '../http.ts'
import { accountOf, type Limits } from '../limits.ts'

/** A system user has about 200 calls an hour; half of them are left for scans. */
export const MAX_RECHECK_CALLS_PER_HOUR = 100

/** The calls that rechecks may spend in this hour, shared by all processes with the same token. */
export interface RecheckBudget {
  /**
   * Reserves up to `wanted` calls and runs `work` with them; undefined if none is left. They are refunded if
   * nothing was sent; a retry counts again, as far as any are left.
   */
  spend<T>(
    wanted: number,
    work: CallWork,
    spend: (granted: number, work: CallWork) => Promise<T>,
  ): Promise<T | undefined>
}

export function createRecheckBudget(accessToken: string, limits: Limits, now: () => Date): RecheckBudget {
  return {
    async spend(wanted, work, spend) {
      const quota = {
        account: accountOf(accessToken),
        resource: 'meta look-ups',
        period: now().toISOString().slice(0, 13),
        cap: MAX_RECHECK_CALLS_PER_HOUR,
      }
      const granted = await limits.take(quota, wanted)
      if (granted === 0) return undefined
      let wasSent = false
      const onCall: CallWork['sink']['onCall'] = async (call) => {
        if (wasSent) await limits.take(quota, granted)
        wasSent = true
        await work.sink.onCall(call)
      }
      try {
        return await spend(granted, { ...work, sink: { onCall } })
      } finally {
        if (!wasSent) await limits.refund(quota, granted)
      }
    },
  }
}
