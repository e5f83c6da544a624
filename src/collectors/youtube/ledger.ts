import type { CollectorDeps } from '../http.ts'
import { accountOf, type Quota } from '../limits.ts'
import { type QuotaBucket, quotaDayOf } from './quota-day.ts'
import { daySpent } from './refusals.ts'
import type { YouTubeSettings } from './settings.ts'

/** What is left of both quota buckets today. */
export type RemainingQuota = Readonly<Record<QuotaBucket, number>>

export interface YouTubeLedger {
  remaining(): Promise<RemainingQuota>
  /**
   * Takes one before an attempt is sent, since a refused one may count too. Throws `day_spent` if none is
   * left.
   */
  spend(bucket: QuotaBucket): Promise<void>
  /** Records YouTube's own report that the day's quota is spent: no call is made before midnight. */
  markSpent(bucket: QuotaBucket): Promise<void>
}

/** What a key has spent today, shared by all processes; YouTube itself only reports when nothing is left. */
export function createYouTubeLedger(
  settings: YouTubeSettings,
  { clock, limits }: Pick<CollectorDeps, 'clock' | 'limits'>,
): YouTubeLedger {
  const account = accountOf(settings.apiKey)
  const caps = { searches: settings.searchesPerDay, units: settings.unitsPerDay } satisfies RemainingQuota

  function today(bucket: QuotaBucket): Quota {
    return { account, resource: `youtube_${bucket}`, period: quotaDayOf(clock.now()), cap: caps[bucket] }
  }

  return {
    async remaining() {
      const [searches, units] = await Promise.all([
        limits.remaining(today('searches')),
        limits.remaining(today('units')),
      ])
      return { searches, units }
    },
    async spend(bucket) {
      if ((await limits.take(today(bucket), 1)) === 0) throw daySpent(bucket, clock.now())
    },
    async markSpent(bucket) {
      await limits.take(today(bucket), caps[bucket])
    },
  }
}
