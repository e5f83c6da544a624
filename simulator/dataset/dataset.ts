import type {
  FacebookComment,
  FacebookRating,
  FacebookTag,
  InstagramComment,
  InstagramMention,
  InstagramTag,
  RedditComment,
  YouTubeComment,
} from './comment-types.ts'

/**
 * The simulated platforms' content. All lists are newest first and may reach past `anchor`: a post appears
 * once the simulator's clock has passed its time, so that a later scan finds something new.
 */
export interface Dataset {
  readonly anchor: Date
  readonly reddit: RedditWorld
  readonly x: XWorld
  readonly youtube: YouTubeWorld
  readonly facebook: FacebookWorld
  readonly instagram: InstagramWorld
}

export interface RedditWorld {
  readonly subreddits: readonly Subreddit[]
  readonly posts: readonly RedditPost[]
  readonly comments: readonly RedditComment[]
  /** People who hide their profile: lists of what they wrote are empty. Absent: nobody. */
  readonly hiddenProfiles?: readonly string[]
}

export interface Subreddit {
  readonly name: string
  /** `withheld`: for legal reasons. What is not public appears nowhere. */
  readonly access: 'public' | 'private' | 'quarantined' | 'gold_only' | 'banned' | 'withheld'
  readonly subscribers: number
}

export interface RedditPost {
  /** Without the `t3_`. */
  readonly id: string
  readonly title: string
  readonly body: string
  /** Null: deleted. */
  readonly author: string | null
  /** `u_name` for a post on the author's own profile. */
  readonly subreddit: string
  readonly publishedAt: Date
  readonly editedAt: Date | null
  readonly score: number
  readonly upvoteRatio: number
  readonly comments: number
  readonly crossposts: number
  readonly removedBy: 'moderator' | 'deleted' | null
  readonly stickied: boolean
  readonly adult: boolean
  readonly promoted: boolean
  /** Target of a link post, null for a text post. */
  readonly link: string | null
  /** Id of the post that this one repeats in another subreddit. */
  readonly crosspostOf: string | null
}

export interface XWorld {
  readonly accounts: readonly XAccount[]
  readonly posts: readonly XPost[]
  /** Answers, quotes and mentions without a word of the demo's list; absent: there are none. */
  readonly voices?: readonly XPost[]
}

export interface XAccount {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly verified: boolean
  readonly state: 'public' | 'protected' | 'suspended'
  readonly followers: number
  readonly createdAt: Date
  /** It belongs to the owner of our app. */
  readonly owned?: true
}

export interface XPost {
  readonly id: string
  /** Username. */
  readonly author: string
  readonly text: string
  readonly language: string
  readonly publishedAt: Date
  readonly likes: number
  readonly reposts: number
  readonly replies: number
  readonly quotes: number
  readonly bookmarks: number
  readonly views: number
  /** The platform could not load the metrics. */
  readonly metricsMissing: boolean
  /**
   * Not shown in these countries (`XX`: nowhere), or for its copyright; absent for what is shown everywhere.
   */
  readonly withheld?: { readonly copyright: boolean; readonly countries: readonly string[] }
  readonly reference: { readonly type: 'replied_to' | 'quoted' | 'retweeted'; readonly id: string } | null
  /** The post that a reply quotes as well. */
  readonly alsoQuotes?: string
  /** The names that X puts before the text of a reply by itself, the one who is answered first. */
  readonly carried?: readonly string[]
  /** Who may answer, `everyone` when absent. */
  readonly replySettings?: string
  /** From then on the post is deleted. */
  readonly removedAt?: Date
}

export interface YouTubeWorld {
  readonly channels: readonly YouTubeChannel[]
  readonly videos: readonly YouTubeVideo[]
  /** Absent: nobody has written any. */
  readonly comments?: readonly YouTubeComment[]
}

export interface YouTubeChannel {
  readonly id: string
  /** `@name`; null for a channel without one. */
  readonly handle: string | null
  readonly title: string
  readonly description: string
  readonly subscribers: number
}

export interface YouTubeVideo {
  readonly id: string
  readonly channelId: string
  readonly title: string
  readonly description: string
  readonly publishedAt: Date
  /** Playlists are ordered by this; earlier than `publishedAt` for a scheduled video. */
  readonly uploadedAt: Date
  readonly views: number
  /** Null: the owner hides them. */
  readonly likes: number | null
  /** How many are announced at the anchor, more than can be read; null: comments are off. */
  readonly comments: number | null
  readonly live: 'none' | 'live' | 'upcoming'
  readonly privacy: 'public' | 'unlisted' | 'private'
  readonly durationSeconds: number
  readonly language: string
  /** Its comments are for members of the channel alone. */
  readonly membersOnly?: true
  /** From then on the video is deleted. */
  readonly deletedAt?: Date
}

export interface FacebookWorld {
  readonly pages: readonly FacebookPage[]
  readonly posts: readonly FacebookPost[]
  /** Absent: nobody has written any. */
  readonly comments?: readonly FacebookComment[]
  readonly tags?: readonly FacebookTag[]
  readonly ratings?: readonly FacebookRating[]
}

export interface FacebookPage {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly followers: number
  /** Our token has a task on it. */
  readonly owned?: true
}

export interface FacebookPost {
  /** `{page}_{post}`. */
  readonly id: string
  readonly pageId: string
  /** Somebody else's post on the page; null for the page's own. */
  readonly visitor: { readonly id: string; readonly name: string } | null
  readonly message: string | null
  readonly publishedAt: Date
  readonly media: 'photo' | 'video' | null
  /** Null: the platform leaves the edge out. */
  readonly reactions: number | null
  readonly comments: number | null
  readonly shares: number | null
  /** Neither it nor its edges are shown; what stands below it still has its ids. */
  readonly withheld?: true
}

export interface InstagramWorld {
  readonly accounts: readonly InstagramAccount[]
  readonly media: readonly InstagramMedia[]
  /** Absent: nobody has written any. */
  readonly comments?: readonly InstagramComment[]
  readonly tags?: readonly InstagramTag[]
  readonly mentions?: readonly InstagramMention[]
}

export interface InstagramAccount {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly followers: number
  /** Our own professional account. */
  readonly owned?: true
}

export interface InstagramMedia {
  readonly id: string
  /** A professional account of ours to discover; null for people, whom the API never names. */
  readonly account: string | null
  readonly caption: string | null
  readonly publishedAt: Date
  readonly kind: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  readonly code: string
  /** Null: the owner hides them. */
  readonly likes: number | null
  readonly comments: number
  /** Of reels, and only through business discovery. */
  readonly views: number | null
  /** Business discovery lists it before newer ones. */
  readonly pinned?: true
}

/** The same dataset without any posts. */
export function withoutPosts(dataset: Dataset): Dataset {
  return {
    anchor: dataset.anchor,
    reddit: { ...dataset.reddit, posts: [], comments: [] },
    x: { accounts: dataset.x.accounts, posts: [] },
    youtube: { ...dataset.youtube, videos: [], comments: [] },
    facebook: { pages: dataset.facebook.pages, posts: [] },
    instagram: { accounts: dataset.instagram.accounts, media: [] },
  }
}

/** Only the items that the clock has reached. */
export function upTo<T extends { readonly publishedAt: Date }>(posts: readonly T[], now: Date): T[] {
  return posts.filter((post) => post.publishedAt.getTime() <= now.getTime())
}

/** Reddit sends a meaningless score for a new post and marks it as hidden. */
export function scoreIsHidden(post: RedditPost, now: Date): boolean {
  return now.getTime() - post.publishedAt.getTime() < 2 * 3_600_000
}

export function redditUrl(post: RedditPost): string {
  return `https://www.reddit.com${redditPermalink(post)}`
}

export function redditPermalink(post: RedditPost): string {
  const slug = post.removedBy === 'deleted' ? 'deleted_by_user' : slugOf(post.title)
  const place = post.subreddit.startsWith('u_') ? `/user/${post.subreddit.slice(2)}` : `/r/${post.subreddit}`
  return `${place}/comments/${post.id}/${slug}/`
}

function slugOf(title: string): string {
  return (
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '_')
      .replace(/^_+|_+$/g, '')
      .slice(0, 50) || 'post'
  )
}

export function xUrl(post: XPost): string {
  return `https://x.com/${post.author}/status/${post.id}`
}

export function youtubeUrl(video: YouTubeVideo): string {
  return `https://www.youtube.com/watch?v=${video.id}`
}

export function facebookUrl(post: FacebookPost): string {
  return `https://www.facebook.com/${post.id.replace('_', '/posts/')}`
}

export function instagramUrl(media: Pick<InstagramMedia, 'kind' | 'code'>): string {
  return `https://www.instagram.com/${media.kind === 'VIDEO' ? 'reel' : 'p'}/${media.code}/`
}

/** The hashtags of a caption, lower case and without their sign. */
export function hashtagsOf(media: InstagramMedia): string[] {
  return [...(media.caption ?? '').matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu)].map((match) =>
    (match[1] ?? '').toLowerCase(),
  )
}
