import type { ClaimVerdict } from '../claim-verdict.ts'
import type { TextKind } from '../lexicon/index.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { StoredPost } from '../stored.ts'
import { judgePosts } from './attributes.ts'

/** A video's id on YouTube. */
const VIDEO_ID = /^[\w-]{11}$/

/** What people write underneath a post or video; answers on X are posts, and called either. */
function isComment({ platform, id, kind }: StoredPost): boolean {
  if (platform === 'reddit' && id.startsWith('t1_')) return true
  return platform !== 'x' && (kind === 'comment' || kind === 'reply')
}

/**
 * What kind of text the cited post is, as it is stored or by its platform and the form of its id: Reddit's comments and posts,
 * and YouTube's videos, are told by it. A quotation stands in the title where the first line of such a post has it.
 */
export function judgeTextKind(
  kind: TextKind,
  quoted: readonly string[] | undefined,
  posts: readonly StoredPost[],
  search: QuoteSearch,
): ClaimVerdict {
  const isVideo = (post: StoredPost) =>
    post.platform === 'youtube' && VIDEO_ID.test(post.id) && !isComment(post)
  const isOpening = ({ platform, id }: StoredPost) => platform === 'reddit' && id.startsWith('t3_')
  const isTitled = (post: StoredPost): boolean | undefined => {
    if (isComment(post)) return false
    if (!(isOpening(post) || isVideo(post)) || quoted === undefined) return undefined
    const titles = post.texts.map((text) => text.split('\n', 1)[0] ?? '')
    if (search.findContaining(quoted, [{ ...post, texts: titles }]) !== undefined) return true
    return post.texts.some((text) => /^[^\n]+\n\s*\n/.test(text)) ? false : undefined
  }
  const tells: Readonly<Record<TextKind, (post: StoredPost) => boolean | undefined>> = {
    title: isTitled,
    comment: (post) => isComment(post) || (isOpening(post) ? false : undefined),
    opening: (post) => isOpening(post) || (isComment(post) ? false : undefined),
    video: (post) => isVideo(post) || (isComment(post) ? false : undefined),
  }
  return judgePosts(
    posts,
    tells[kind],
    {
      same: 'The cited post is of this kind, or has it in this place.',
      other: 'The cited post is of another kind, or has it in another place.',
      unknown: 'Of what kind the cited post is, or what its title is, is not stored.',
    },
    (post) => (isComment(post) ? 'comment' : isOpening(post) ? 'post' : isVideo(post) ? 'video' : undefined),
  )
}
