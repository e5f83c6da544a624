import { daysBefore } from './build-parts.ts'
import type { RedditComment } from './comment-types.ts'
import type { RedditPost } from './dataset.ts'
import { codeOf, hashOf } from './random.ts'
import { redditComments } from './texts/comments/reddit.ts'
import type { RedditTold } from './texts/comments/reddit-told.ts'

const base36 = '0123456789abcdefghijklmnopqrstuvwxyz'

/** What people wrote in the threads, bots' notices and what is gone by now included. */
export function buildRedditComments(posts: readonly RedditPost[], anchor: Date): RedditComment[] {
  return redditComments.flatMap(([title, told]) => {
    const post = posts.find((one) => one.title === title)
    if (post === undefined) throw new Error(`comments stand in "${title}", which is no thread`)
    return told.flatMap((one) => branchOf(one, { postId: post.id }, anchor))
  })
}

type Place = Pick<RedditComment, 'postId' | 'parentId'>

function branchOf(told: RedditTold, place: Place, anchor: Date): RedditComment[] {
  const id = `n${codeOf(`reddit ${told.by} ${told.text}`, 6, base36)}`
  const comment: RedditComment = {
    ...place,
    id,
    body: told.text,
    author: told.by,
    publishedAt: daysBefore(anchor, told.age),
    ...(told.editedAt === undefined ? {} : { editedAt: daysBefore(anchor, told.editedAt) }),
    ...(told.removedAt === undefined ? {} : { removedAt: daysBefore(anchor, told.removedAt) }),
    ...(told.removedByReddit === undefined ? {} : { removedByReddit: told.removedByReddit }),
    ...(told.deletedAt === undefined ? {} : { deletedAt: daysBefore(anchor, told.deletedAt) }),
    ...(told.notice === undefined ? {} : { isNotice: told.notice }),
    score: told.likes ?? 1 + (hashOf(told.text) % 3),
    scoreHidden: told.scoreHidden ?? false,
  }
  const replies = (told.replies ?? []).flatMap((reply) =>
    branchOf(reply, { postId: place.postId, parentId: id }, anchor),
  )
  return [comment, ...replies]
}
