import type { CollectorDeps } from '../http.ts'
import { type Allowance, accountOf } from '../limits.ts'
import { type Bucket, quotaDayOf } from './quota-day.ts'
import { daySpent } from './refusals.ts'
import type { YouTubeSettings } from './settings.ts'

/** What is left of both buckets today. */
export type QuotaLeft = Readonly<Record<Bucket, number>>

export interface YouTubeLedger {
  left(): Promise<QuotaLeft>
  /** Takes one before an attempt is sent, for a refused one may count too. Throws `day_spent` when none is left. */
  spend(bucket: Bucket): Promise<void>
  /** YouTube says that the day is spent, whoever spent it: nobody asks again before midnight. */
  close(bucket: Bucket): Promise<void>
}

/** What a key has spent today, held for all processes; YouTube itself tells only when nothing is left. */
export function createYouTubeLedger(
  settings: YouTubeSettings,
  { clock, limits }: Pick<CollectorDeps, 'clock' | 'limits'>,
): YouTubeLedger {
  const account = accountOf(settings.apiKey)
  const caps = { searches: settings.searchesPerDay, units: settings.unitsPerDay } satisfies QuotaLeft

  function today(bucket: Bucket): Allowance {
    return { account, resource: `youtube_${bucket}`, period: quotaDayOf(clock.now()), cap: caps[bucket] }
  }

  return {
    async left() {
      const [searches, units] = await Promise.all([
        limits.left(today('searches')),
        limits.left(today('units')),
      ])
      return { searches, units }
    },
    async spend(bucket) {
      if ((await limits.take(today(bucket), 1)) === 0) throw daySpent(bucket, clock.now())
    },
    async close(bucket) {
      await limits.take(today(bucket), caps[bucket])
    },
  }
}
