import type { FacebookComment, InstagramComment, InstagramMention } from '../comment-types.ts'
import { type Dataset, type FacebookWorld, upTo } from '../dataset.ts'
import { type CommentFate, matchesOf, type PlantedComment } from './planted-comment.ts'

/** Comments beneath posts, posts that tag the company's Page, and recommendations. */
export function plantedOnFacebook({ facebook }: Pick<Dataset, 'facebook'>, now: Date): PlantedComment[] {
  const all = upTo(facebook.comments ?? [], now)
  const comments = all.map((comment): PlantedComment => {
    const post = facebook.posts.find(({ id }) => id === comment.postId)
    const isOwn = facebook.pages.some(({ id, owned }) => id === post?.pageId && owned)
    const { editedTo } = comment
    const text = editedTo !== null && editedTo.at <= now ? editedTo.message : comment.message
    return {
      platform: 'facebook',
      id: comment.id,
      kind: comment.parentId === null ? 'comment' : 'reply',
      threadId: comment.postId,
      parentId: comment.parentId ?? comment.postId,
      author: isOwn ? comment.author.name : null,
      text,
      publishedAt: comment.publishedAt,
      fate: fateOfFacebook(comment, all, facebook, now),
      matches: matchesOf(text, post?.message ?? ''),
    }
  })
  const tags = upTo(facebook.tags ?? [], now).map(
    (tag): PlantedComment => ({
      platform: 'facebook',
      id: tag.id,
      kind: 'mention',
      threadId: tag.id,
      parentId: null,
      author: tag.author.isPage ? tag.author.name : null,
      text: tag.message,
      publishedAt: tag.publishedAt,
      fate: 'customer',
      matches: matchesOf(tag.message, ''),
    }),
  )
  const ratings = upTo(facebook.ratings ?? [], now).map((rating): PlantedComment => {
    const id = rating.storyId ?? `rating of ${rating.publishedAt.toISOString()}`
    const text = rating.text ?? ''
    return {
      platform: 'facebook',
      id,
      kind: 'review',
      threadId: id,
      parentId: null,
      author: null,
      text,
      publishedAt: rating.publishedAt,
      fate: text === '' ? 'wordless' : 'customer',
      matches: matchesOf(text, ''),
    }
  })
  return [...comments, ...tags, ...ratings]
}

function fateOfFacebook(
  comment: FacebookComment,
  all: readonly FacebookComment[],
  { pages }: FacebookWorld,
  now: Date,
): CommentFate {
  const parent = all.find(({ id }) => id === comment.parentId)
  if (isGone(comment.removedAt, now) || isGone(parent?.removedAt ?? null, now)) return 'removed'
  if (comment.hidden) return 'hidden'
  if (comment.isPrivate) return 'private'
  if (comment.message === '') return 'wordless'
  // A Page speaks beneath its own posts and those of its visitors.
  return pages.some(({ id }) => id === comment.author.id) ? 'company' : 'customer'
}

/** Comments beneath media, media in which the company is tagged, and mentions that only a webhook names. */
export function plantedOnInstagram({ instagram }: Pick<Dataset, 'instagram'>, now: Date): PlantedComment[] {
  const owned = instagram.accounts.filter((account) => account.owned).map(({ username }) => username)
  const all = upTo(instagram.comments ?? [], now)
  const comments = all.map((comment): PlantedComment => {
    const medium = instagram.media.find(({ id }) => id === comment.mediaId)
    const isOwn = owned.includes(medium?.account ?? '')
    return {
      platform: 'instagram',
      id: comment.id,
      kind: comment.parentId === null ? 'comment' : 'reply',
      threadId: comment.mediaId,
      parentId: comment.parentId ?? comment.mediaId,
      author: comment.hidden ? null : comment.username,
      text: comment.text,
      publishedAt: comment.publishedAt,
      fate: isOwn ? fateOfInstagram(comment, all, medium?.account ?? '', now) : 'out_of_reach',
      matches: matchesOf(comment.text, medium?.caption ?? ''),
    }
  })
  const tags = upTo(instagram.tags ?? [], now).map(
    (tag): PlantedComment => ({
      platform: 'instagram',
      id: tag.id,
      kind: 'mention',
      threadId: tag.id,
      parentId: null,
      author: tag.username,
      text: tag.caption ?? '',
      publishedAt: tag.publishedAt,
      fate: tag.isPrivate ? 'author_gone' : tag.caption === null ? 'wordless' : 'customer',
      matches: matchesOf(tag.caption ?? '', ''),
    }),
  )
  return [...comments, ...tags, ...upTo(instagram.mentions ?? [], now).map((one) => mentionOf(one, now))]
}

function fateOfInstagram(
  comment: InstagramComment,
  all: readonly InstagramComment[],
  account: string,
  now: Date,
): CommentFate {
  const parent = all.find(({ id }) => id === comment.parentId)
  if (comment.restricted || parent?.restricted) return 'held'
  if (isGone(comment.removedAt, now) || isGone(parent?.removedAt ?? null, now)) return 'removed'
  if (comment.hidden) return 'hidden'
  if (comment.text === '') return 'wordless'
  return comment.username === account ? 'company' : 'customer'
}

/** As the API gives it, without the sign of the name. */
function mentionOf(mention: InstagramMention, now: Date): PlantedComment {
  const id = mention.commentId ?? mention.mediaId
  const text = mention.text.replaceAll('@', '')
  return {
    platform: 'instagram',
    id,
    kind: 'mention',
    threadId: mention.mediaId,
    parentId: mention.commentId === null ? null : mention.mediaId,
    author: mention.commentId === null ? mention.username : null,
    text,
    publishedAt: mention.publishedAt,
    fate: isGone(mention.removedAt, now) ? 'removed' : mention.commentsOff ? 'switched_off' : 'customer',
    matches: matchesOf(text, ''),
  }
}

function isGone(at: Date | null, now: Date): boolean {
  return at !== null && at <= now
}
