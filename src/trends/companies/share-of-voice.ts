import { round } from '../../lib/round.ts'
import type { Platform } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { shareInterval } from '../measuring/share-interval.ts'
import { plural } from '../presenting/plural.ts'
import type { Comparison } from './compare-companies.ts'
import { independentCount } from './independent.ts'
import type { Share, SharedVoice } from './types.ts'

/** What is compared: posts by queries that named both companies when they were published. */
interface Compared {
  readonly own: readonly Mention[]
  readonly theirs: readonly Mention[]
}

/**
 * The own product's share of voice beside one competitor: o / (o + c), where o and c are the posts that name each and that
 * recorded queries for it could find, of the time in which queries on the platform named both. A post that names both
 * counts for both. The 90 % interval is that of as many posts as are independent. Null, with the reason, where no time was
 * collected for both or no post is of it.
 */
export function shareOfVoice(company: number, comparison: Comparison): SharedVoice {
  const { mentionsOf, namedOf, used } = comparison
  const comparedIn = (one: number, other: number): Mention[] =>
    (mentionsOf[one] ?? []).filter((mention) => {
      const { asked, collected } = namedOf(mention)
      return asked.includes(one) && collected.includes(other)
    })
  const all: Compared = { own: comparedIn(0, company), theirs: comparedIn(company, 0) }
  const shares = used.map((platform) => {
    const isHere = (mention: Mention): boolean => mention.platform === platform
    const here = { own: all.own.filter(isHere), theirs: all.theirs.filter(isHere) }
    const days = comparison.input.sharedDays(platform, [0, company])
    const reason = reasonAgainst(platform, company, comparison, here)
    return { platform, days: round(days), ...shareOf(here, reason) }
  })
  const none = shares.every(({ share }) => share === null)
  const reason = none
    ? shares.map((share) => `${share.platform}: ${share.reason}`).join(' ') || NOTHING_COLLECTED
    : null
  const authorsOf = (mentions: readonly Mention[]): number =>
    new Set(mentions.map(({ author }) => author)).size
  return {
    ...shareOf(all, reason),
    ownAuthors: authorsOf(all.own),
    authors: authorsOf(all.theirs),
    platforms: shares,
  }
}

const NOTHING_COLLECTED = 'No query is recorded that named either, and no post of the window does.'

function shareOf({ own, theirs }: Compared, reason: string | null): Share {
  const counts = {
    ownPosts: own.length,
    posts: theirs.length,
    ownIndependent: independentCount(own),
    independent: independentCount(theirs),
    reason,
  }
  if (reason !== null) return { share: null, lower: null, upper: null, ...counts }
  const total = counts.ownIndependent + counts.independent
  const { share, lower, upper } = shareInterval((own.length / (own.length + theirs.length)) * total, total)
  return {
    share: round(share),
    lower: round(Math.min(share, lower)),
    upper: round(Math.max(share, upper)),
    ...counts,
  }
}

/** Why there is no share on a platform, in plain words; null where there is one. */
function reasonAgainst(
  platform: Platform,
  company: number,
  { input }: Comparison,
  { own, theirs }: Compared,
): string | null {
  const [ownName = '', name = ''] = [input.companies[0], input.companies[company]]
  const daysOf = (companies: readonly number[]): number => input.sharedDays(platform, companies)
  const [ownDays, theirDays, both] = [daysOf([0]), daysOf([company]), daysOf([0, company])]
  if (both > 0) {
    return own.length + theirs.length > 0
      ? null
      : `Collected for both on ${inDays(both)}, and no customer's post of that time names either.`
  }
  if (ownDays === 0 && theirDays === 0) return 'No query is recorded that named either.'
  if (ownDays > 0 && theirDays > 0) {
    return `Collected for ${ownName} on ${inDays(ownDays)} and for ${name} on ${inDays(theirDays)}, but never for both at one time.`
  }
  const [one, other, days] = ownDays > 0 ? [ownName, name, ownDays] : [name, ownName, theirDays]
  return `Collected for ${one} on ${inDays(days)}, and for ${other} on none.`
}

function inDays(days: number): string {
  return plural(round(days), 'day')
}
