import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { Part, Subject } from '../parts.ts'
import { type JudgingFrame, judgePart } from './part.ts'

/** What is said of one trend; a comparison names both of its own. */
const OF_ONE: ReadonlySet<Part['kind']> = new Set<Part['kind']>([
  'figure',
  'status',
  'day',
  'rank',
  'platform',
  'direction',
  'share',
  'quantified',
  'platforms_compared',
])

/** What is said of a post besides its figures and words, which are searched in the others by themselves. */
const OF_POST: ReadonlySet<Part['kind']> = new Set<Part['kind']>(['platform', 'community', 'author', 'day'])

/**
 * Judges a part as judgePart does. What is not so of the nearest trend, and is so of another that the sentence may mean as
 * well, is not contradicted, nor is what is so of another post of the sentence.
 */
export function judgeOfEither(part: Part, subject: Subject, frame: JudgingFrame): UnlocatedClaim | undefined {
  const judged = judgePart(part, subject, frame)
  const { otherPosts = [] } = subject
  if (judged?.verdict === 'refuted' && OF_POST.has(part.kind) && subject.posts.length > 0) {
    const beside = otherPosts.filter((post) => !subject.posts.includes(post))
    const { verdict, posts } = judgePart(part, { ...subject, posts: beside }, frame) ?? {}
    return verdict === 'verified'
      ? { ...judged, verdict: 'not_checked', reason: OF_ANOTHER_POST, posts }
      : judged
  }
  const isOpen = judged?.verdict === 'refuted' || judged?.isRefutedAlone === true
  if (judged?.trend === undefined || !isOpen || !OF_ONE.has(part.kind)) return judged
  const other = subject.otherTrends?.find(
    (trend) =>
      !subject.trends.includes(trend) &&
      judgePart(part, { ...subject, trends: [trend] }, frame)?.verdict === 'verified',
  )
  if (other === undefined) return judged
  return {
    ...judged,
    verdict: 'not_checked',
    isRefutedAlone: false,
    reason: `It is so of ${other.id} and not of ${judged.trend.id}, and either may be meant: put it right behind the name of its trend.`,
  }
}

const OF_ANOTHER_POST =
  'It is so of the post given here, and another one that the sentence cites stands nearer: put the reference next to it.'
