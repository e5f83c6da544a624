import { buildDataset } from '../../../simulator/dataset/build.ts'
import { type XPost, xUrl } from '../../../simulator/dataset/dataset.ts'
import type { RankPost } from '../../../src/trends/index.ts'

/** The English posts on the simulator's X: what people say of one company. */
export function englishOnX(now: Date): RankPost[] {
  return buildDataset(now)
    .x.posts.filter(({ language }) => language === 'en')
    .map(fromX)
}

/** What all of the simulator's platforms hold, in four languages. */
export function simulatedPosts(now: Date): RankPost[] {
  const { x, reddit, youtube, facebook, instagram } = buildDataset(now)
  return [
    ...x.posts.map(fromX),
    ...reddit.posts.map(
      ({ id, title, body, author, publishedAt, score, comments }): RankPost => ({
        id: `t3_${id}`,
        platform: 'reddit',
        text: `${title}\n\n${body}`,
        authorHandle: author ?? undefined,
        commentsUrl: `https://example.org/reddit/${id}`,
        publishedAt: publishedAt.toISOString(),
        metrics: { score, comments },
      }),
    ),
    ...youtube.videos.map(
      ({ id, channelId, title, description, publishedAt, views, likes, comments }): RankPost => ({
        id,
        platform: 'youtube',
        text: `${title}\n\n${description}`,
        authorHandle: channelId,
        publishedAt: publishedAt.toISOString(),
        metrics: { views, likes, comments },
      }),
    ),
    ...facebook.posts.map(
      ({ id, pageId, visitor, message, publishedAt, reactions, comments, shares }): RankPost => ({
        id,
        platform: 'facebook',
        text: message ?? '',
        authorHandle: visitor?.id ?? pageId,
        publishedAt: publishedAt.toISOString(),
        metrics: { reactions, comments, shares },
      }),
    ),
    ...instagram.media.map(
      ({ id, account, caption, publishedAt, likes, comments }): RankPost => ({
        id,
        platform: 'instagram',
        text: caption ?? '',
        authorHandle: account ?? undefined,
        publishedAt: publishedAt.toISOString(),
        metrics: { likes, comments },
      }),
    ),
  ]
}

function fromX(post: XPost): RankPost {
  const { id, text, author, publishedAt, likes, reposts, replies, quotes } = post
  return {
    id,
    platform: 'x',
    text,
    authorHandle: author,
    commentsUrl: xUrl(post),
    publishedAt: publishedAt.toISOString(),
    metrics: { likes, reposts, replies, quotes },
  }
}
