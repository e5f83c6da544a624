import type { InstagramMention } from '../dataset/comment-types.ts'
import { type Dataset, upTo } from '../dataset/dataset.ts'
import { hashOf } from '../dataset/random.ts'
import type { Caller } from '../exchange.ts'
import { commentGone } from './comment-refusals.ts'
import { graphTime, select } from './fields.ts'
import type { GraphField } from './graph-fields.ts'
import { badParameter } from './replies.ts'

/** `mentioned_comment.comment_id(ID){…}`: a comment elsewhere that names our account. */
export function mentionedComment(field: GraphField, caller: Caller): Record<string, unknown> {
  const id = field.modifiers.get('comment_id')
  if (id === undefined) throw badParameter('mentioned_comment needs .comment_id(…)')
  const mention = mentionsOf(caller).find(({ commentId }) => commentId === id)
  if (mention === undefined) throw commentGone()
  if (mention.commentsOff) throw badParameter('Comments on this media are disabled')
  const values = {
    id,
    timestamp: graphTime(mention.publishedAt),
    text: withoutSign(mention.text),
    like_count: mention.likes,
    media: { id: mention.mediaId },
  }
  return select(values, wantedOf(field), 'IGComment')
}

/** `mentioned_media.media_id(ID){…}`: a medium whose caption names our account. */
export function mentionedMedia(field: GraphField, caller: Caller): Record<string, unknown> {
  const id = field.modifiers.get('media_id')
  if (id === undefined) throw badParameter('mentioned_media needs .media_id(…)')
  const mention = mentionsOf(caller).find(({ commentId, mediaId }) => commentId === null && mediaId === id)
  if (mention === undefined) throw commentGone()
  const values = {
    id,
    timestamp: graphTime(mention.publishedAt),
    caption: withoutSign(mention.text),
    media_type: 'IMAGE',
    username: mention.username,
    like_count: mention.likes,
    comments_count: hashOf(id) % 12,
  }
  return select(values, wantedOf(field), 'Media')
}

/**
 * The bodies that a webhook of our account has got by `now`, oldest first: the only way to the ids. What was
 * removed since is announced nevertheless.
 */
export function mentionNotifications({ instagram }: Dataset, account: string, now: Date): object[] {
  return upTo(instagram.mentions ?? [], now)
    .toReversed()
    .map(({ mediaId, commentId, publishedAt }) => {
      const value = { media_id: mediaId, ...(commentId === null ? {} : { comment_id: commentId }) }
      return notification(account, publishedAt, { field: 'mentions', value })
    })
}

/** The same for comments beneath our own media. */
export function commentNotifications({ instagram }: Dataset, account: string, now: Date): object[] {
  return upTo(instagram.comments ?? [], now)
    .toReversed()
    .map(({ id, text, username, mediaId, publishedAt }) => {
      const from = { id: String(hashOf(username)), username }
      const value = { id, text, from, media: { id: mediaId, media_product_type: 'FEED' } }
      return notification(account, publishedAt, { field: 'comments', value })
    })
}

function notification(account: string, time: Date, change: object): object {
  return {
    object: 'instagram',
    entry: [{ id: account, time: Math.floor(time.getTime() / 1000), changes: [change] }],
  }
}

function mentionsOf({ dataset, now }: Caller): InstagramMention[] {
  return upTo(dataset.instagram.mentions ?? [], now).filter(
    ({ removedAt }) => removedAt === null || removedAt > now,
  )
}

/** The API leaves out the sign of the name that it is asked for. */
function withoutSign(text: string): string {
  return text.replace(/@(?=\w)/g, '')
}

function wantedOf({ fields }: GraphField): readonly GraphField[] {
  if (fields.length > 0) return fields
  return ['id', 'timestamp'].map((name) => ({ name, modifiers: new Map(), fields: [] }))
}
