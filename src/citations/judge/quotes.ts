import { HAN_AND_KANA, HANGUL } from '../../text/scripts.ts'
import type { Finding } from '../finding.ts'
import type { Quotation } from '../parse/types.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { StoredPost } from '../stored.ts'

const CJK = new RegExp(`[${HAN_AND_KANA}${HANGUL}]`, 'u')

/**
 * Whether it is too short to tell a saying from a name or irony: one word of fewer than twelve characters, or fewer
 * than five in a script without spaces.
 */
export function isShortQuote({ readings, isClosed }: Quotation): boolean {
  const words = (readings[0] ?? '').trim()
  return isClosed && (CJK.test(words) ? words.length < 5 : words.length < 12 && !/\s/.test(words))
}

/**
 * Whether the quoted words stand in a cited post: `holder` is the one that does. `others` are posts of the same
 * sentence that stand nearer to something else; `cites` says whether anything is cited at all.
 */
export function judgeQuote(
  quotation: Quotation,
  cited: {
    readonly holder: StoredPost | undefined
    readonly posts: readonly StoredPost[]
    readonly others: readonly StoredPost[]
    readonly cites: boolean
  },
  search: QuoteSearch,
): Finding {
  const { holder, posts, others, cites } = cited
  if (!quotation.isClosed) {
    return {
      verdict: 'not_checked',
      reason: 'This quotation mark is never closed: close it where the quotation ends.',
    }
  }
  if (holder !== undefined) {
    return { verdict: 'verified', reason: 'These words stand in the cited post.', posts: [holder] }
  }
  if (!cites) {
    return {
      verdict: 'unsupported',
      reason: 'No post is cited for this quotation: put the id or URL of one into its sentence.',
    }
  }
  const other = search.holderOf(quotation.readings, others)
  if (other !== undefined) return misplaced(other)
  if (posts.length === 0) {
    return {
      verdict: 'unsupported',
      reason: 'No post that is cited for this quotation is stored in this workspace.',
    }
  }
  return { ...nearestIn(quotation, posts, search), verdict: 'refuted', posts }
}

function misplaced(post: StoredPost): Finding {
  return {
    verdict: 'not_checked',
    reason:
      'It is true of the post given here, but another one stands nearer to it: put the reference next to it.',
    posts: [post],
  }
}

function nearestIn(
  { readings }: Quotation,
  posts: readonly StoredPost[],
  search: QuoteSearch,
): Pick<Finding, 'reason' | 'stored'> {
  const nearest = search.nearestIn(readings[0] ?? '', posts)
  if (nearest === undefined) return { reason: 'Nothing like it stands in the cited post.' }
  return {
    stored: nearest.wording,
    reason: nearest.isSameWords
      ? 'The cited post has these words with other marks, letters or white space: quote them as they are stored.'
      : 'The cited post has other words: the nearest are given as stored.',
  }
}
