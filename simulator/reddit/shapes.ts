import { createHash } from 'node:crypto'
import {
  type RedditPost,
  type RedditWorld,
  redditPermalink,
  redditUrl,
  scoreIsHidden,
  upTo,
} from '../dataset/dataset.ts'
import { escapeHtml } from '../parameters.ts'

export interface Thing {
  readonly kind: 't1' | 't3' | 'more'
  readonly data: Record<string, unknown>
}

/** A Listing; `after` is the fullname to continue after. */
export function listing(children: readonly Thing[], after: string | null): Record<string, unknown> {
  return {
    kind: 'Listing',
    data: { after, dist: children.length, modhash: '', geo_filter: '', children, before: null },
  }
}

/** A post with the keys that the API was seen to send. */
export function postThing(post: RedditPost, world: RedditWorld, now: Date): Thing {
  const subreddit = subredditOf(post.subreddit, world)
  const permalink = redditPermalink(post)
  const parent = world.posts.find((other) => other.id === post.crosspostOf)
  const removed = post.removedBy !== null
  const author = removed ? null : post.author
  const selftext = removed ? '[removed]' : post.body
  const createdSeconds = post.publishedAt.getTime() / 1000
  return {
    kind: 't3',
    data: {
      approved_at_utc: null,
      subreddit: post.subreddit,
      selftext,
      ...(author === null ? {} : { author_fullname: fullnameOf(author) }),
      saved: false,
      mod_reason_title: null,
      gilded: 0,
      clicked: false,
      title: post.removedBy === 'deleted' ? '[deleted by user]' : post.title,
      link_flair_richtext: [],
      subreddit_name_prefixed: subreddit.prefixed,
      hidden: false,
      pwls: 6,
      link_flair_css_class: null,
      downs: 0,
      thumbnail_height: post.link === null ? null : 78,
      top_awarded_type: null,
      hide_score: scoreIsHidden(post, now),
      name: `t3_${post.id}`,
      quarantine: false,
      link_flair_text_color: 'dark',
      upvote_ratio: post.upvoteRatio,
      author_flair_background_color: null,
      subreddit_type: subreddit.type,
      ups: post.score,
      total_awards_received: 0,
      media_embed: {},
      thumbnail_width: post.link === null ? null : 140,
      author_flair_template_id: null,
      is_original_content: false,
      user_reports: [],
      secure_media: null,
      is_reddit_media_domain: false,
      is_meta: false,
      category: null,
      secure_media_embed: {},
      link_flair_text: null,
      can_mod_post: false,
      score: post.score,
      approved_by: null,
      is_created_from_ads_ui: post.promoted,
      author_premium: false,
      thumbnail: post.link === null ? 'self' : 'https://b.thumbs.redditmedia.com/simulated.jpg',
      edited: post.editedAt === null ? false : post.editedAt.getTime() / 1000,
      author_flair_css_class: null,
      author_flair_richtext: [],
      gildings: {},
      content_categories: null,
      is_self: post.link === null,
      mod_note: null,
      created: createdSeconds,
      link_flair_type: 'text',
      wls: 6,
      removed_by_category: post.removedBy,
      banned_by: null,
      author_flair_type: 'text',
      domain: post.link === null ? `self.${post.subreddit.replace(/^u_/, '')}` : new URL(post.link).hostname,
      allow_live_comments: false,
      selftext_html: selftext === '' ? null : selfHtml(selftext),
      likes: null,
      suggested_sort: null,
      banned_at_utc: null,
      view_count: null,
      archived: false,
      no_follow: false,
      is_crosspostable: false,
      pinned: false,
      over_18: post.adult,
      all_awardings: [],
      awarders: [],
      media_only: false,
      can_gild: false,
      spoiler: false,
      locked: false,
      author_flair_text: null,
      treatment_tags: [],
      visited: false,
      removed_by: null,
      num_reports: null,
      distinguished: post.stickied ? 'moderator' : null,
      subreddit_id: subreddit.id,
      author_is_blocked: false,
      mod_reason_by: null,
      removal_reason: null,
      link_flair_background_color: '',
      id: post.id,
      is_robot_indexable: !removed,
      report_reasons: null,
      author: author ?? '[deleted]',
      discussion_type: null,
      num_comments: announcedComments(post, world, now),
      send_replies: true,
      contest_mode: false,
      mod_reports: [],
      author_patreon_flair: false,
      author_flair_text_color: null,
      permalink,
      stickied: post.stickied,
      url: post.removedBy === 'deleted' ? '' : (post.link ?? redditUrl(post)),
      subreddit_subscribers: subreddit.subscribers,
      created_utc: createdSeconds,
      num_crossposts: post.crossposts,
      media: null,
      is_video: false,
      ...(post.link === null ? {} : { url_overridden_by_dest: post.link }),
      ...(parent === undefined
        ? {}
        : {
            crosspost_parent: `t3_${parent.id}`,
            crosspost_parent_list: [postThing(parent, world, now).data],
          }),
    },
  }
}

/** Those that are deleted and removed by now count too. */
export function announcedComments(post: RedditPost, { comments }: RedditWorld, now: Date): number {
  const written = comments.filter(({ postId }) => postId === post.id)
  return written.length === 0 ? post.comments : upTo(written, now).length
}

export function subredditOf(name: string, world: RedditWorld) {
  const profile = name.startsWith('u_')
  return {
    id: `t5_${shortHash(name)}`,
    type: profile ? 'user' : 'public',
    prefixed: profile ? `u/${name.slice(2)}` : `r/${name}`,
    subscribers: world.subreddits.find((one) => one.name === name)?.subscribers ?? 0,
  }
}

export function fullnameOf(author: string): string {
  return `t2_${shortHash(author)}`
}

function shortHash(text: string): string {
  return parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16).toString(36)
}

export function selfHtml(markdown: string): string {
  const paragraphs = markdown.split(/\n{2,}/).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  return `<!-- SC_OFF --><div class="md">${paragraphs.join('\n\n')}</div><!-- SC_ON -->`
}
