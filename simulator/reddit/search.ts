import type { RedditComment } from '../dataset/comment-types.ts'
import { type RedditPost, upTo } from '../dataset/dataset.ts'
import type { ApiReply, Caller } from '../exchange.ts'
import { parseQuery, QueryError, type Searchable } from '../query.ts'
import { stateOf } from './comment-shapes.ts'
import { badRequest, closed, redirect } from './replies.ts'

const searchFields = ['author', 'subreddit', 'title', 'selftext', 'site', 'url', 'flair', 'self', 'nsfw']

const hoursOf = { hour: 1, day: 24, week: 168, month: 744, year: 8784, all: Number.POSITIVE_INFINITY }

/** Posts that `q` finds within `t`, newest first. The feeds search by it too. */
export function searchPosts(q: string, query: URLSearchParams, caller: Caller): RedditPost[] {
  if ([...q].length > 512) throw badRequest(`q has ${[...q].length} characters, 512 are allowed`)
  const matches = redditSearch(q)
  const adults = query.get('include_over_18') === 'on'
  const since = caller.now.getTime() - hoursIn(query) * 3_600_000
  return visible(caller).filter(
    (post) =>
      post.removedBy === null &&
      !post.stickied &&
      post.publishedAt.getTime() >= since &&
      (!post.adult || adults) &&
      matches(post),
  )
}

/** The hours that `t` names. */
function hoursIn(query: URLSearchParams): number {
  const t = query.get('t') ?? 'all'
  const hours = Object.entries(hoursOf).find(([name]) => name === t)?.[1]
  if (hours === undefined) throw badRequest(`t=${t} is unknown`)
  return hours
}

/** `new` is newest first; every other order is by score here. */
export function sorted(posts: readonly RedditPost[], query: URLSearchParams): RedditPost[] {
  const order = query.get('sort') ?? 'relevance'
  if (!['relevance', 'hot', 'top', 'new', 'comments'].includes(order)) throw badRequest(`sort=${order}`)
  return order === 'new' ? [...posts] : posts.toSorted((one, other) => other.score - one.score)
}

/** The posts up to now in public places. */
export function visible({ dataset, now }: Caller): RedditPost[] {
  const { subreddits, posts } = dataset.reddit
  const hidden = subreddits.filter(({ access }) => access !== 'public')
  return upTo(posts, now).filter((post) => !hidden.some(({ name }) => sameName(name, post.subreddit)))
}

/** A subreddit's listing; a multireddit leaves its subreddits' pinned posts out. */
export function pinnedFirst(posts: readonly RedditPost[], names: readonly string[]): RedditPost[] {
  const pinned = names.length === 1 ? posts.filter((post) => post.stickied) : []
  return [...pinned, ...posts.filter((post) => !post.stickied)]
}

/** The reply of a sum of subreddits one of which is not public, or none of which is known. */
export function subredditRefusal({ dataset }: Caller, names: readonly string[]): ApiReply | undefined {
  const { subreddits } = dataset.reddit
  const asked = subreddits.filter((known) => names.some((name) => sameName(known.name, name)))
  for (const { access } of asked) if (access !== 'public') return closed(access)
  if (asked.length > 0) return undefined
  return redirect(`/subreddits/search?q=${encodeURIComponent(names[0] ?? '')}`)
}

/** Those that no list hides: neither removed nor deleted. */
export function shownComments(caller: Caller): RedditComment[] {
  return visibleComments(caller).filter((comment) => stateOf(comment, caller.now) === 'shown')
}

export function visibleComments(caller: Caller): RedditComment[] {
  const shown = new Set(visible(caller).map(({ id }) => id))
  return upTo(caller.dataset.reddit.comments, caller.now).filter(({ postId }) => shown.has(postId))
}

function redditSearch(q: string): (post: RedditPost) => boolean {
  const matches = parsed(q)
  return (post) => matches(searchable(post))
}

function parsed(q: string) {
  try {
    return parseQuery(q, { or: 'OR', fields: new Set(searchFields), stems: true, strict: false })
  } catch (error) {
    if (error instanceof QueryError) throw badRequest(`q: ${error.message}`)
    throw error
  }
}

function searchable(post: RedditPost): Searchable {
  return {
    text: `${post.title}\n${post.body}`,
    field(name, value) {
      if (name === 'author') return post.author !== null && sameName(post.author, value)
      if (name === 'subreddit') return sameName(post.subreddit, value)
      if (name === 'title') return post.title.toLowerCase().includes(value.toLowerCase())
      if (name === 'selftext') return post.body.toLowerCase().includes(value.toLowerCase())
      if (name === 'site') return linksTo(post, value)
      if (name === 'url') return (post.link ?? '').includes(value)
      if (name === 'self') return (post.link === null) === ['yes', '1', 'true'].includes(value)
      if (name === 'nsfw') return post.adult === ['yes', '1', 'true'].includes(value)
      return false
    },
  }
}

export function linksTo(post: RedditPost, domain: string): boolean {
  if (post.link === null) return false
  const host = new URL(post.link).hostname
  return host === domain.toLowerCase() || host.endsWith(`.${domain.toLowerCase()}`)
}

export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
