import { HAN_AND_KANA, HANGUL } from '../../text/scripts.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import type { Quotation } from '../parse/types.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { StoredPost } from '../stored.ts'

const CJK = new RegExp(`[${HAN_AND_KANA}${HANGUL}]`, 'u')

/**
 * Whether it is too short to distinguish a quotation from a name or irony: one word of fewer than twelve
 * characters, or fewer than five characters of Chinese, Japanese or Korean.
 */
export function isShortQuote({ readings, isClosed }: Quotation): boolean {
  const words = (readings[0] ?? '').trim()
  return isClosed && (CJK.test(words) ? words.length < 5 : words.length < 12 && !/\s/.test(words))
}

/**
 * Verifies that the quoted words are in a cited post: `containingPost` is the post that contains them. For
 * the other fields see CitedPosts.
 */
export function verifyQuote(
  quotation: Quotation,
  cited: {
    readonly containingPost: StoredPost | undefined
    readonly posts: readonly StoredPost[]
    readonly others: readonly StoredPost[]
    readonly cites: boolean
  },
  search: QuoteSearch,
): ClaimVerdict {
  const { containingPost, posts, others, cites } = cited
  if (!quotation.isClosed) {
    return {
      verdict: 'not_checked',
      reason: 'This quotation mark is never closed: close it where the quotation ends.',
    }
  }
  if (containingPost !== undefined) {
    return { verdict: 'verified', reason: 'These words stand in the cited post.', posts: [containingPost] }
  }
  if (!cites) {
    return {
      verdict: 'unsupported',
      reason: 'No post is cited for this quotation: put the id or URL of one into its sentence.',
    }
  }
  const other = search.findContaining(quotation.readings, others)
  if (other !== undefined) return misplaced(other)
  if (posts.length === 0) {
    return {
      verdict: 'unsupported',
      reason: 'No post that is cited for this quotation is stored in this workspace.',
    }
  }
  return { ...nearestWordingIn(quotation, posts, search), verdict: 'refuted', posts }
}

function misplaced(post: StoredPost): ClaimVerdict {
  return {
    verdict: 'not_checked',
    reason:
      'It is true of the post given here, but another one stands nearer to it: put the reference next to it.',
    posts: [post],
  }
}

function nearestWordingIn(
  { readings }: Quotation,
  posts: readonly StoredPost[],
  search: QuoteSearch,
): Pick<ClaimVerdict, 'reason' | 'stored'> {
  const nearest = search.nearestIn(readings[0] ?? '', posts)
  if (nearest === undefined) return { reason: 'Nothing like it stands in the cited post.' }
  return {
    stored: nearest.wording,
    reason: nearest.isSameWords
      ? 'The cited post has these words with other marks, letters or white space: quote them as they are stored.'
      : 'The cited post has other words: the nearest are given as stored.',
  }
}
