import type { Finding } from './finding.ts'
import { standsIn } from './match-quote.ts'
import { MAX_WORDING, nearestWording } from './nearest-wording.ts'
import type { Quotation, StoredPost } from './types.ts'

const CJK = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

/**
 * Whether it is too short to tell a saying from a name or irony: one word of fewer than twelve characters, or fewer
 * than five in a script without spaces.
 */
export function isShortQuote({ readings, isClosed }: Quotation): boolean {
  const words = (readings[0] ?? '').trim()
  return isClosed && (CJK.test(words) ? words.length < 5 : words.length < 12 && !/\s/.test(words))
}

/** The cited post that holds a quotation word for word. */
export function holderOf({ readings }: Quotation, posts: readonly StoredPost[]): StoredPost | undefined {
  const wanted = readings.map((reading) => reading.normalize('NFC'))
  return posts.find(({ texts }) => texts.some((text) => wanted.some((words) => standsIn(words, text))))
}

/**
 * Whether the quoted words stand in a cited post. `others` are posts of the same sentence that stand nearer to
 * something else; `cites` says whether anything is cited at all.
 */
export function judgeQuote(
  quotation: Quotation,
  cited: {
    readonly posts: readonly StoredPost[]
    readonly others: readonly StoredPost[]
    readonly cites: boolean
  },
): Finding {
  const { posts, others, cites } = cited
  if (!quotation.isClosed) {
    return {
      verdict: 'not_checked',
      reason: 'This quotation mark is never closed: close it where the quotation ends.',
    }
  }
  const holder = holderOf(quotation, posts)
  if (holder !== undefined) {
    return { verdict: 'verified', reason: 'These words stand in the cited post.', posts: [holder] }
  }
  if (!cites) {
    return {
      verdict: 'unsupported',
      reason: 'No post is cited for this quotation: put the id or URL of one into its sentence.',
    }
  }
  const other = holderOf(quotation, others)
  if (other !== undefined) return misplaced(other)
  if (posts.length === 0) {
    return {
      verdict: 'unsupported',
      reason: 'No post that is cited for this quotation is stored in this workspace.',
    }
  }
  return { ...nearestIn(quotation, posts), verdict: 'refuted', posts }
}

function misplaced(post: StoredPost): Finding {
  return {
    verdict: 'not_checked',
    reason:
      'It is true of the post given here, but another one stands nearer to it: put the reference next to it.',
    posts: [post],
  }
}

/** Of the text as it is shown: what hides in the stored one reaches nobody. */
function nearestIn(
  { readings }: Quotation,
  posts: readonly StoredPost[],
): Pick<Finding, 'reason' | 'stored'> {
  const words = (readings[0] ?? '').slice(0, MAX_COMPARED)
  const found = posts
    .slice(0, MAX_SEARCHED)
    .flatMap(({ texts }) => nearestWording(words, (texts.at(-1) ?? '').slice(0, MAX_COMPARED)) ?? [])
    .sort((a, b) => Number(b.isSameWords) - Number(a.isSameWords) || b.share - a.share)
  const [nearest] = found
  if (nearest === undefined) return { reason: 'Nothing like it stands in the cited post.' }
  return {
    stored: nearest.wording.slice(0, MAX_WORDING),
    reason: nearest.isSameWords
      ? 'The cited post has these words with other marks, letters or white space: quote them as they are stored.'
      : 'The cited post has other words: the nearest are given as stored.',
  }
}

/** The nearest wording helps, but is not worth more work than this. */
const MAX_SEARCHED = 3
const MAX_COMPARED = 20_000
