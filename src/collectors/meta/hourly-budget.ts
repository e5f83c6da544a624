import type { CallWork } from '../http.ts'
import { accountOf, type Limits } from '../limits.ts'

/** What a kind of work may take of an hour's calls. A system user has about 200; what no kind takes is left for posts. */
export interface HourlyShare {
  readonly resource: 'meta look-ups' | 'meta comments'
  readonly cap: number
}

export const recheckShare = { resource: 'meta look-ups', cap: 100 } as const satisfies HourlyShare
export const commentShare = { resource: 'meta comments', cap: 60 } as const satisfies HourlyShare

/** The calls that one kind of work may spend in this hour, shared by all processes with the same token. */
export interface HourlyBudget {
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

export function createHourlyBudget(
  { resource, cap }: HourlyShare,
  accessToken: string,
  { limits, now }: { readonly limits: Limits; readonly now: () => Date },
): HourlyBudget {
  return {
    async spend(wanted, work, spend) {
      const quota = {
        account: accountOf(accessToken),
        resource,
        period: now().toISOString().slice(0, 13),
        cap,
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
