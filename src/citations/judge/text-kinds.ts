import type { ClaimVerdict } from '../claim-verdict.ts'
import type { TextKind } from '../lexicon/index.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { StoredPost } from '../stored.ts'
import { judgePosts } from './attributes.ts'

/** A video's id on YouTube. */
const VIDEO_ID = /^[\w-]{11}$/

/**
 * Whether people wrote it underneath a post or video; undefined where that is not told. A post of Facebook or Instagram
 * that was collected has its kind, or is a post by itself; one of X without a kind may be an answer.
 */
function isComment({ platform, id, kind, sourceMethod }: StoredPost): boolean | undefined {
  if (platform === 'reddit' && /^t[13]_/.test(id)) return id.startsWith('t1_')
  if (kind === 'comment' || kind === 'reply') return true
  if (kind === 'quote') return undefined
  if (kind !== undefined && kind !== null) return false
  if (platform === 'youtube' && VIDEO_ID.test(id)) return false
  const isToldByKind = platform === 'facebook' || platform === 'instagram'
  return isToldByKind && sourceMethod !== undefined && sourceMethod !== 'import' ? false : undefined
}

/** Any other post may be somebody's review of something, but no comment is what a platform calls one. */
function isReview(post: StoredPost): boolean | undefined {
  if (post.kind === 'review') return true
  return isComment(post) === true ? false : undefined
}

/** Trends call every post that counts a mention: whether that is meant, no other kind tells. */
function isMention({ kind }: StoredPost): boolean | undefined {
  return kind === 'mention' ? true : undefined
}

/** Only X has posts that quote another; one of X without a kind may be such a post. */
function isQuote(post: StoredPost): boolean | undefined {
  if (post.kind === 'quote') return true
  const isOfAnotherKind = post.kind !== undefined && post.kind !== null
  return isOfAnotherKind || isComment(post) !== undefined ? false : undefined
}

/**
 * What kind of text the cited post is, as it is stored or by its platform and the form of its id: Reddit's comments and posts,
 * and YouTube's videos, are told by it; answers are
 * comments. A quotation stands in the title where the first line of such a post has it.
 */
export function judgeTextKind(
  kind: TextKind,
  quoted: readonly string[] | undefined,
  posts: readonly StoredPost[],
  search: QuoteSearch,
): ClaimVerdict {
  const isVideo = (post: StoredPost) =>
    post.platform === 'youtube' && VIDEO_ID.test(post.id) && isComment(post) !== true
  const isOpening = ({ platform, id }: StoredPost) => platform === 'reddit' && id.startsWith('t3_')
  /** Neither begins a thread nor is a video. */
  const isNone = (post: StoredPost) => isComment(post) === true || isReview(post) === true
  const isTitled = (post: StoredPost): boolean | undefined => {
    if (isNone(post)) return false
    if (!(isOpening(post) || isVideo(post)) || quoted === undefined) return undefined
    const titles = post.texts.map((text) => text.split('\n', 1)[0] ?? '')
    if (search.findContaining(quoted, [{ ...post, texts: titles }]) !== undefined) return true
    return post.texts.some((text) => /^[^\n]+\n\s*\n/.test(text)) ? false : undefined
  }
  const tells: Readonly<Record<TextKind, (post: StoredPost) => boolean | undefined>> = {
    title: isTitled,
    comment: isComment,
    opening: (post) => isOpening(post) || (isNone(post) ? false : undefined),
    // An answer on X may show one.
    video: (post) => isVideo(post) || (isNone(post) && post.platform !== 'x' ? false : undefined),
    review: isReview,
    mention: isMention,
    quote: isQuote,
  }
  return judgePosts(
    posts,
    tells[kind],
    {
      same: 'The cited post is of this kind, or has it in this place.',
      other: 'The cited post is of another kind, or has it in another place.',
      unknown: 'Of what kind the cited post is, or what its title is, is not stored.',
    },
    (post) =>
      post.kind ??
      (isComment(post) === true ? 'comment' : isOpening(post) ? 'post' : isVideo(post) ? 'video' : undefined),
  )
}
