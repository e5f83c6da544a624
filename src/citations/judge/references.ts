import type { ClaimVerdict } from '../claim-verdict.ts'
import type { PostReference, UrlReference } from '../parse/types.ts'
import { namesStoredAccount } from '../resolve/post-index.ts'
import { touches, type Window } from '../resolve/window.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'

/** Verifies that the post of an id or URL is stored in this workspace and was published in the window. */
export function verifyReference(
  reference: PostReference | UrlReference,
  posts: readonly StoredPost[],
  window: Window,
): ClaimVerdict {
  const [post] = posts
  if (post === undefined) return notStored(reference)
  if (reference.kind === 'url' && !posts.some((each) => namesStoredAccount(reference, each))) {
    return {
      verdict: 'refuted',
      reason: 'The post is stored, but the URL names another account or subreddit than the stored one.',
      posts,
      stored: post.url,
    }
  }
  const at = Date.parse(post.publishedAt)
  if (!posts.some(({ publishedAt }) => touches(window, Date.parse(publishedAt), Date.parse(publishedAt)))) {
    return {
      verdict: 'outside_window',
      reason: 'The post is stored, but it was published outside the window.',
      posts,
      stored: new Date(at).toISOString(),
    }
  }
  return { verdict: 'verified', reason: 'Stored in this workspace and published in the window.', posts }
}

function notStored(reference: PostReference | UrlReference): ClaimVerdict {
  if (reference.kind === 'url' && reference.link.isShort) {
    return {
      verdict: 'not_checked',
      reason: 'A shortened link: where it leads is not looked up. Give the URL that the post is stored with.',
    }
  }
  return {
    verdict: 'not_found',
    reason:
      reference.kind === 'url'
        ? 'No post with this URL is stored in this workspace.'
        : 'No post with this id is stored in this workspace.',
  }
}

/** The verdict on a link of the workspace's own settings, such as its product's page. */
export const ownLinkVerdict: ClaimVerdict = {
  verdict: 'verified',
  reason: 'It stands in the settings of this workspace; it is no post.',
}

/** Verifies that the ranking has the trend of an id; an earlier id of it is borne out too, and told. */
export function verifyTrendId(id: string | undefined, trend: StoredTrend | undefined): ClaimVerdict {
  if (trend === undefined) {
    return { verdict: 'not_found', reason: 'No trend of the current ranking of this window has this id.' }
  }
  const reason =
    id === undefined || id === trend.id
      ? 'A trend of the current ranking has this id.'
      : 'An earlier id: its posts are now in the trend that `trendId` names.'
  return { verdict: 'verified', reason, trend }
}
