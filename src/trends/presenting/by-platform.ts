import { round } from '../../lib/round.ts'
import { type PlatformFigures, platforms } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import type { RankingContext } from '../measuring/ranking-context.ts'
import { dailyOf } from './daily.ts'

/**
 * What each platform holds of a trend, in the order of the platforms, those without a post of it included: 0 says that
 * nobody posted, null that no query looked for what customers post, though one may have read what stands underneath posts.
 * `mentions` are the trend's in the window, `days` its days since 1970.
 */
export function byPlatformOf(
  mentions: readonly Mention[],
  days: readonly number[],
  context: Pick<RankingContext, 'coverage' | 'periods' | 'windowFromMs'>,
): PlatformFigures[] {
  const { coverage, periods, windowFromMs } = context
  return platforms.map((platform) => {
    const own = mentions.filter((mention) => mention.platform === platform)
    const streams = own.length > 0 ? coverage.streamsOf(own) : coverage.customerPostStreams(platform)
    const daily = dailyOf(days, own, streams, context)
    const isKnown = daily.some(({ count }) => count !== null)
    const coveredDays = streams.length === 0 ? 0 : coverage.coveredDays(streams, windowFromMs, periods.toMs)
    const partialDays = daily.flatMap(({ day, partial }) => (partial === true ? [day] : []))
    return {
      platform,
      mentions: isKnown ? own.length : null,
      uniqueAuthors: isKnown ? new Set(own.map(({ author }) => author)).size : null,
      coveredDays: round(coveredDays),
      daily: daily.map(({ count }) => count),
      ...(partialDays.length === 0 ? {} : { partialDays }),
    }
  })
}
