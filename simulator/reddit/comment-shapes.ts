import type { RedditComment } from '../dataset/comment-types.ts'
import { type Dataset, redditPermalink, redditUrl } from '../dataset/dataset.ts'
import { escapeHtml } from '../parameters.ts'
import { announcedComments, fullnameOf, subredditOf, type Thing } from './shapes.ts'

/** What of a comment is shown by now: its words, or a placeholder. */
export type CommentState = 'shown' | 'removed' | 'removed by reddit' | 'deleted'

export function stateOf({ removedAt, removedByReddit, deletedAt }: RedditComment, now: Date): CommentState {
  if (deletedAt !== undefined && deletedAt <= now) return 'deleted'
  if (removedAt === undefined || removedAt > now) return 'shown'
  return removedByReddit ? 'removed by reddit' : 'removed'
}

/**
 * Where a comment stands: only listings tell of its thread, only trees how deep it is. A look-up goes on showing the words
 * of one that moderators removed.
 */
export type CommentPlace =
  | { readonly in: 'listing' }
  | { readonly in: 'tree'; readonly depth: number; readonly replies: Record<string, unknown> | '' }
  | { readonly in: 'look-up' }

const placeholders = {
  shown: null,
  removed: '[removed]',
  'removed by reddit': '[ Removed by Reddit ]',
  deleted: '[deleted]',
} as const satisfies Record<CommentState, string | null>

/** A comment with the keys that the API was seen to send. */
export function commentThing(
  comment: RedditComment,
  dataset: Dataset,
  now: Date,
  place: CommentPlace = { in: 'listing' },
): Thing {
  const post = dataset.reddit.posts.find((other) => other.id === comment.postId)
  const subreddit = subredditOf(post?.subreddit ?? '', dataset.reddit)
  const createdSeconds = comment.publishedAt.getTime() / 1000
  const state = stateOf(comment, now)
  const placeholder = state === 'removed' && place.in === 'look-up' ? null : placeholders[state]
  const isGone = placeholder !== null
  const body = placeholder ?? comment.body
  const author = isGone ? null : comment.author
  const score = comment.scoreHidden ? 1 : comment.score
  const isNotice = comment.isNotice === true
  const isLow = comment.score < 0 && !isGone
  return {
    kind: 't1',
    data: {
      subreddit_id: subreddit.id,
      approved_at_utc: null,
      author_is_blocked: false,
      comment_type: null,
      mod_reason_by: null,
      banned_by: null,
      ups: score,
      num_reports: null,
      author_flair_type: 'text',
      total_awards_received: 0,
      subreddit: post?.subreddit ?? '',
      likes: null,
      replies: place.in === 'tree' ? place.replies : '',
      user_reports: [],
      saved: false,
      id: comment.id,
      banned_at_utc: null,
      mod_reason_title: null,
      gilded: 0,
      archived: false,
      collapsed_reason_code: isLow ? 'LOW_SCORE' : isGone ? 'DELETED' : null,
      no_follow: true,
      author: author ?? '[deleted]',
      can_mod_post: false,
      send_replies: true,
      parent_id: parentNameOf(comment),
      score,
      ...(author === null ? {} : { author_fullname: fullnameOf(author) }),
      report_reasons: null,
      removal_reason: null,
      approved_by: null,
      controversiality: 0,
      body,
      edited: comment.editedAt === undefined || comment.editedAt > now ? false : secondsOf(comment.editedAt),
      top_awarded_type: null,
      downs: 0,
      author_flair_css_class: null,
      is_submitter: author !== null && author === post?.author,
      collapsed: isLow || isGone,
      author_flair_richtext: [],
      author_patreon_flair: false,
      body_html: `<div class="md"><p>${escapeHtml(body)}</p>\n</div>`,
      gildings: {},
      collapsed_reason: isLow ? 'comment score below threshold' : null,
      distinguished: isNotice ? 'moderator' : null,
      associated_award: null,
      stickied: isNotice,
      author_premium: false,
      can_gild: false,
      link_id: `t3_${comment.postId}`,
      unrepliable_reason: null,
      author_flair_text_color: null,
      score_hidden: comment.scoreHidden,
      permalink: post === undefined ? '' : `${redditPermalink(post)}${comment.id}/`,
      subreddit_type: subreddit.type,
      name: `t1_${comment.id}`,
      author_flair_template_id: null,
      subreddit_name_prefixed: subreddit.prefixed,
      author_flair_text: null,
      treatment_tags: [],
      created: createdSeconds,
      created_utc: createdSeconds,
      awarders: [],
      all_awardings: [],
      locked: false,
      author_flair_background_color: null,
      collapsed_because_crowd_control: null,
      mod_reports: [],
      mod_note: null,
      ...(place.in === 'tree' ? { depth: place.depth } : {}),
      ...(place.in === 'listing' ? threadFieldsOf(comment, dataset, now) : {}),
    },
  }
}

export function parentNameOf({ parentId, postId }: RedditComment): string {
  return parentId === undefined ? `t3_${postId}` : `t1_${parentId}`
}

function threadFieldsOf(comment: RedditComment, dataset: Dataset, now: Date) {
  const post = dataset.reddit.posts.find((other) => other.id === comment.postId)
  const link = post === undefined ? '' : redditUrl(post)
  return {
    link_title: post?.removedBy === 'deleted' ? '[deleted by user]' : (post?.title ?? ''),
    link_author: post?.author ?? '[deleted]',
    link_permalink: link,
    link_url: link,
    num_comments: post === undefined ? 0 : announcedComments(post, dataset, now),
    over_18: post?.adult ?? false,
    quarantine: false,
  }
}

function secondsOf(date: Date): number {
  return date.getTime() / 1000
}
