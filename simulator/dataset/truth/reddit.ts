import { stateOf } from '../../reddit/comment-shapes.ts'
import type { RedditComment } from '../comment-types.ts'
import type { Dataset } from '../dataset.ts'
import { demoWorkspace } from '../demo-workspace.ts'
import { type CommentFate, matchesOf, type PlantedComment } from './planted-comment.ts'

const own = demoWorkspace.handles.reddit.map((handle) => handle.replace(/^u\//, ''))

/** The comments in threads of Reddit that were written by `now`. */
export function plantedOnReddit({ reddit }: Pick<Dataset, 'reddit'>, now: Date): PlantedComment[] {
  return reddit.comments
    .filter(({ publishedAt }) => publishedAt <= now)
    .map((comment) => {
      const post = reddit.posts.find(({ id }) => id === comment.postId)
      const isGone = post === undefined || post.removedBy !== null
      return {
        platform: 'reddit',
        kind: comment.parentId === undefined ? 'comment' : 'reply',
        id: `t1_${comment.id}`,
        threadId: `t3_${comment.postId}`,
        parentId: comment.parentId === undefined ? `t3_${comment.postId}` : `t1_${comment.parentId}`,
        author: comment.author,
        text: comment.body,
        publishedAt: comment.publishedAt,
        fate: fateOf(comment, now),
        // A thread that is gone has no words that could make a comment evidence.
        matches: matchesOf(comment.body, isGone ? '' : `${post.title}\n${post.body}`),
      }
    })
}

function fateOf(comment: RedditComment, now: Date): CommentFate {
  if (stateOf(comment, now) !== 'shown') return 'removed'
  if (comment.isNotice === true || comment.author === 'AutoModerator') return 'bot'
  return own.includes(comment.author) ? 'company' : 'customer'
}
