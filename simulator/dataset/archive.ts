import { phraseMatcher } from '../query.ts'
import { linksTo } from '../reddit/search.ts'
import { withShortLinks } from '../x/shapes.ts'
import { carriedLength, conversationOf, namesIn, shownText } from '../x/threads.ts'
import type { RedditComment } from './comment-types.ts'
import {
  type Dataset,
  type FacebookPost,
  facebookUrl,
  hashtagsOf,
  type InstagramMedia,
  instagramUrl,
  type RedditPost,
  redditUrl,
  scoreIsHidden,
  upTo,
  type XPost,
  xUrl,
  type YouTubeVideo,
  youtubeUrl,
} from './dataset.ts'
import { demoWorkspace } from './demo-workspace.ts'

/** A post as the service's import reads it. A withheld metric is null. */
export interface ArchivePost {
  readonly platform: 'reddit' | 'facebook' | 'instagram' | 'x' | 'youtube'
  readonly id: string
  readonly authorHandle?: string
  readonly text: string
  readonly url: string
  readonly commentsUrl?: string
  readonly publishedAt: string
  /** What it is where it is more than a post, and where it stands. */
  readonly kind?: 'comment' | 'reply' | 'quote' | 'mention'
  readonly parentId?: string
  readonly threadId?: string
  readonly matchedTerms?: readonly string[]
  readonly metrics: Readonly<Record<string, number | null>>
}

const matchers = demoWorkspace.words.map((word) => ({ word, matches: phraseMatcher(word, false) }))
const { handles } = demoWorkspace

/**
 * Everything before `before` that the words, handles and competitors of the demo workspace lead to, oldest
 * first.
 */
export function archiveOf(dataset: Dataset, before: Date): ArchivePost[] {
  const instant = new Date(before.getTime() - 1)
  const posts = [
    ...upTo(dataset.reddit.posts, instant)
      .filter((post) => post.removedBy === null && !post.stickied && !post.adult && !post.promoted)
      .map((post) => fromReddit(post, before)),
    // Of what is said underneath posts a daily collector of old knew what the accounts of the workspace say.
    ...upTo(dataset.reddit.comments, instant)
      .filter(({ author }) => isOwnUser(author))
      .flatMap((comment) => fromRedditComment(comment, dataset)),
    ...upTo(dataset.x.posts, instant)
      .filter((post) => post.reference?.type !== 'retweeted' && isPublic(post, dataset))
      .map((post) => fromX(post, dataset)),
    ...upTo(dataset.youtube.videos, instant)
      .filter((video) => video.privacy === 'public' && video.live !== 'upcoming')
      .map((video) => fromYouTube(video, dataset)),
    ...upTo(dataset.facebook.posts, instant)
      .filter((post) => post.visitor === null && post.message !== null)
      .map((post) => fromFacebook(post, dataset)),
    ...upTo(dataset.instagram.media, instant)
      .filter((media) => media.caption !== null)
      .map(fromInstagram),
  ]
  const links = new Set(dataset.reddit.posts.filter(isCompetitorLink).map((post) => `t3_${post.id}`))
  return posts
    .filter((post) => (post.matchedTerms ?? []).length > 0 || isHandle(post) || links.has(post.id))
    .toSorted((one, other) => (one.publishedAt < other.publishedAt ? -1 : 1))
}

function isOwnUser(author: string): boolean {
  const known: readonly string[] = handles.reddit
  return known.includes(`u/${author}`)
}

function isCompetitorLink(post: RedditPost): boolean {
  return demoWorkspace.competitorUrls.some((url) => linksTo(post, new URL(url).hostname))
}

function isPublic(post: XPost, dataset: Dataset): boolean {
  return dataset.x.accounts.find((account) => account.username === post.author)?.state !== 'protected'
}

function isHandle(post: ArchivePost): boolean {
  const author = post.authorHandle ?? ''
  if (post.platform === 'youtube') return demoWorkspace.competitorUrls.some((url) => url.endsWith(author))
  const known: readonly string[] = handles[post.platform]
  const named = known.some((handle) => handle.replace('u/', '').toLowerCase() === author.toLowerCase())
  const place = post.platform === 'reddit' ? /\/r\/([^/]+)\//.exec(post.url)?.[1] : undefined
  return named || known.includes(`r/${place}`)
}

/** The words of the text; on Instagram a hashtag is a word written together. */
function matchedTerms(text: string, tags: readonly string[] = []): string[] {
  return matchers
    .filter(({ word, matches }) => matches({ text, field: () => false }) || tags.includes(tagOf(word)))
    .map(({ word }) => word)
}

function tagOf(word: string): string {
  return word.replaceAll(' ', '').toLowerCase()
}

function fromReddit(post: RedditPost, before: Date): ArchivePost {
  const text = post.body === '' ? post.title : `${post.title}\n\n${post.body}`
  const url = redditUrl(post)
  return {
    platform: 'reddit',
    id: `t3_${post.id}`,
    ...(post.author === null ? {} : { authorHandle: post.author }),
    text,
    url,
    commentsUrl: url,
    publishedAt: post.publishedAt.toISOString(),
    matchedTerms: matchedTerms(text),
    metrics: {
      score: scoreIsHidden(post, before) ? null : post.score,
      upvoteRatio: post.upvoteRatio,
      comments: post.comments,
      crossposts: post.crossposts,
    },
  }
}

function fromRedditComment(comment: RedditComment, dataset: Dataset): ArchivePost[] {
  const thread = dataset.reddit.posts.find((post) => post.id === comment.postId)
  if (thread === undefined) return []
  const url = `${redditUrl(thread)}${comment.id}/`
  return [
    {
      platform: 'reddit',
      id: `t1_${comment.id}`,
      authorHandle: comment.author,
      text: comment.body,
      url,
      commentsUrl: redditUrl(thread),
      publishedAt: comment.publishedAt.toISOString(),
      kind: comment.parentId === undefined ? 'comment' : 'reply',
      parentId: comment.parentId === undefined ? `t3_${thread.id}` : `t1_${comment.parentId}`,
      threadId: `t3_${thread.id}`,
      matchedTerms: matchedTerms(comment.body),
      metrics: { score: comment.scoreHidden ? null : comment.score },
    },
  ]
}

function fromX(post: XPost, dataset: Dataset): ArchivePost {
  const account = dataset.x.accounts.find((one) => one.username === post.author)
  const suspended = account?.state === 'suspended'
  const { reposts, likes, replies, quotes, bookmarks, views } = post
  // Counts that X could not load are not withheld: they are unknown.
  const metrics: ArchivePost['metrics'] = post.metricsMissing
    ? {}
    : { likes, reposts, replies, quotes, bookmarks, views }
  const { text } = withShortLinks(shownText(post).slice(carriedLength(post)))
  const url = suspended ? `https://x.com/i/web/status/${post.id}` : xUrl(post)
  return {
    platform: 'x',
    id: post.id,
    ...(suspended ? {} : { authorHandle: post.author }),
    text,
    url,
    commentsUrl: url,
    publishedAt: post.publishedAt.toISOString(),
    ...placeOf(post, dataset),
    matchedTerms: matchedTerms(text),
    metrics,
  }
}

/** As the service's collector tells it, so that a scan of the same post changes nothing. */
function placeOf(
  post: XPost,
  { x }: Dataset,
): Pick<ArchivePost, 'kind' | 'parentId' | 'threadId' | 'commentsUrl'> {
  const { reference, author, text } = post
  if (reference?.type === 'replied_to') {
    const threadId = conversationOf(post, x)
    const commentsUrl = `https://x.com/i/web/status/${threadId}`
    return { kind: 'reply', parentId: reference.id, threadId, commentsUrl }
  }
  if (reference?.type === 'quoted') return { kind: 'quote', threadId: post.id }
  const accounts: readonly string[] = handles.x
  const isMention = !accounts.includes(author) && namesIn(text).some((name) => accounts.includes(name))
  return isMention ? { kind: 'mention', threadId: post.id } : {}
}

function fromYouTube(video: YouTubeVideo, dataset: Dataset): ArchivePost {
  const text = video.description === '' ? video.title : `${video.title}\n\n${video.description}`
  const channel = dataset.youtube.channels.find((one) => one.id === video.channelId)
  const url = youtubeUrl(video)
  return {
    platform: 'youtube',
    id: video.id,
    authorHandle: channel?.handle ?? video.channelId,
    text,
    url,
    commentsUrl: url,
    publishedAt: video.publishedAt.toISOString(),
    matchedTerms: matchedTerms(text),
    metrics: { views: video.views, likes: video.likes, comments: video.comments },
  }
}

function fromFacebook(post: FacebookPost, dataset: Dataset): ArchivePost {
  const page = dataset.facebook.pages.find((one) => one.id === post.pageId)
  const text = post.message ?? ''
  const url = facebookUrl(post)
  return {
    platform: 'facebook',
    id: post.id,
    ...(page === undefined ? {} : { authorHandle: page.username }),
    text,
    url,
    commentsUrl: url,
    publishedAt: post.publishedAt.toISOString(),
    matchedTerms: matchedTerms(text),
    // An edge that Facebook omits is unknown, not a withheld count.
    metrics: known({ reactions: post.reactions, comments: post.comments, shares: post.shares }),
  }
}

function known(metrics: Readonly<Record<string, number | null>>): Record<string, number | null> {
  return Object.fromEntries(Object.entries(metrics).filter(([, value]) => value !== null))
}

function fromInstagram(media: InstagramMedia): ArchivePost {
  const text = media.caption ?? ''
  const url = instagramUrl(media)
  return {
    platform: 'instagram',
    id: media.id,
    ...(media.account === null ? {} : { authorHandle: media.account }),
    text,
    url,
    commentsUrl: url,
    publishedAt: media.publishedAt.toISOString(),
    matchedTerms: matchedTerms(text, hashtagsOf(media)),
    metrics: {
      likes: media.likes,
      comments: media.comments,
      // Views of reels come only with the accounts that are read by name.
      ...(media.account !== null && media.kind === 'VIDEO' && { views: media.views }),
    },
  }
}
