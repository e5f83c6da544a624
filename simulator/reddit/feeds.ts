import type { RedditComment } from '../dataset/comment-types.ts'
import { type RedditPost, redditUrl } from '../dataset/dataset.ts'
import { type ApiReply, type ApiRequest, because, type Caller, html, refusable } from '../exchange.ts'
import { escapeHtml, integerIn } from '../parameters.ts'
import { stateOf } from './comment-shapes.ts'
import { badRequest, checkParameters, notFound } from './replies.ts'
import {
  pinnedFirst,
  sameName,
  searchPosts,
  shownComments,
  sorted,
  subredditRefusal,
  visible,
  visibleComments,
} from './search.ts'
import { selfHtml } from './shapes.ts'

/** One feed a minute for each reader. */
const PACE_SECONDS = 60
const common = ['limit', 'after', 'count']

interface Entry {
  readonly name: string
  readonly title: string
  readonly author: string | null
  readonly subreddit: string
  readonly url: string
  readonly publishedAt: Date
  readonly content: string
}

/** The Atom feeds of the www host: no key, no counts, about one call a minute. */
export function createRedditFeeds(): (request: ApiRequest, caller: Caller) => ApiReply {
  const lastRead = new Map<string, number>()

  return (request, caller) => {
    const now = caller.now.getTime()
    const readAt = lastRead.get(caller.credential) ?? Number.NEGATIVE_INFINITY
    const waitSeconds = Math.ceil((readAt - now) / 1000 + PACE_SECONDS)
    if (waitSeconds > 0) return tooSoon(waitSeconds)
    lastRead.set(caller.credential, now)
    const reply = refusable(() => answer(request, caller))
    return { ...reply, headers: { ...rateHeaders(PACE_SECONDS), ...reply.headers } }
  }
}

function answer(request: ApiRequest, caller: Caller): ApiReply {
  const { path, query } = request
  if (path === '/search.rss') {
    checkParameters(query, [...common, 'q', 'sort', 't', 'include_over_18'])
    const q = query.get('q') ?? ''
    if (q === '') throw badRequest('q is missing')
    return feed(request, caller, sorted(searchPosts(q, query, caller), query).map(postEntry))
  }
  checkParameters(query, common)
  const commented = /^\/r\/([^/]+)\/comments\/\.rss$/.exec(path)?.[1]?.split('+')
  if (commented !== undefined) return newestCommentsFeed(request, caller, commented)
  const article = /^\/comments\/([^/]+)\/(?:[^/]+\/)?\.rss$/.exec(path)?.[1]
  if (article !== undefined) return threadFeed(request, caller, article)
  const subs = /^\/r\/([^/]+)(?:\/new)?\/\.rss$/.exec(path)?.[1]?.split('+')
  if (subs !== undefined) return subredditFeed(request, caller, subs)
  const user = /^\/user\/([^/]+)\/\.rss$/.exec(path)?.[1]
  return user === undefined ? notFound(`no feed ${path}`) : userFeed(request, caller, user)
}

function subredditFeed(request: ApiRequest, caller: Caller, names: readonly string[]): ApiReply {
  const refused = subredditRefusal(caller, names)
  if (refused !== undefined) return refused
  const posts = visible(caller).filter((post) => names.some((name) => sameName(name, post.subreddit)))
  return feed(request, caller, pinnedFirst(posts, names).map(postEntry))
}

/** The newest comments of subreddits; a deleted one is still named, without its author and words. */
function newestCommentsFeed(request: ApiRequest, caller: Caller, names: readonly string[]): ApiReply {
  const refused = subredditRefusal(caller, names)
  if (refused !== undefined) return refused
  const posts = visible(caller)
  const places = new Map(posts.map(({ id, subreddit }) => [id, subreddit]))
  const comments = visibleComments(caller).filter(
    (comment) =>
      names.some((name) => sameName(name, places.get(comment.postId) ?? '')) &&
      ['shown', 'deleted'].includes(stateOf(comment, caller.now)),
  )
  const entries = comments.map((comment) => commentEntry(comment, posts, caller.now))
  return feed(request, caller, entries)
}

/** A thread: its post, then its newest comments. */
function threadFeed(request: ApiRequest, caller: Caller, article: string): ApiReply {
  const posts = visible(caller)
  const post = posts.find(({ id }) => id === article)
  if (post === undefined) return notFound('no such thread')
  const comments = shownComments(caller).filter(({ postId }) => postId === article)
  const entries = comments.map((comment) => commentEntry(comment, posts, caller.now))
  return feed(request, caller, [postEntry(post), ...entries])
}

function userFeed(request: ApiRequest, caller: Caller, user: string): ApiReply {
  const posts = visible(caller)
  const own = posts.filter((post) => post.author !== null && sameName(user, post.author)).map(postEntry)
  const said = shownComments(caller)
    .filter((comment) => sameName(user, comment.author))
    .map((comment) => commentEntry(comment, posts, caller.now))
  if (own.length + said.length === 0 && caller.scenario.name !== 'empty') return notFound('no such user')
  const newestFirst = [...own, ...said].toSorted(
    (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime(),
  )
  return feed(request, caller, newestFirst)
}

function postEntry(post: RedditPost): Entry {
  const removed = post.removedBy !== null
  const author = removed ? null : post.author
  const text = removed ? '[removed]' : post.body
  const url = redditUrl(post)
  const by =
    author === null ? '[deleted]' : `<a href="https://www.reddit.com/user/${author}"> /u/${author} </a>`
  const links = `<span><a href="${post.link ?? url}">[link]</a></span> &#32; <span><a href="${url}">[comments]</a></span>`
  return {
    name: `t3_${post.id}`,
    title: post.removedBy === 'deleted' ? '[deleted by user]' : post.title,
    author,
    subreddit: post.subreddit,
    url,
    publishedAt: post.publishedAt,
    content: `${text === '' ? '' : selfHtml(text)} &#32; submitted by &#32; ${by} <br/> ${links}`,
  }
}

function commentEntry(comment: RedditComment, posts: readonly RedditPost[], now: Date): Entry {
  const thread = posts.find((post) => post.id === comment.postId)
  const author = stateOf(comment, now) === 'deleted' ? null : comment.author
  return {
    name: `t1_${comment.id}`,
    title: `/u/${author ?? '[deleted]'} on ${thread?.title ?? ''}`,
    author,
    subreddit: thread?.subreddit ?? '',
    url: thread === undefined ? '' : `${redditUrl(thread)}${comment.id}/`,
    publishedAt: comment.publishedAt,
    content: selfHtml(author === null ? '[deleted]' : comment.body),
  }
}

function feed(request: ApiRequest, caller: Caller, entries: readonly Entry[]): ApiReply {
  const { query, path } = request
  const limit = integerIn(query, 'limit', { min: 1, max: 100, fallback: 25 }, (reason) => {
    throw badRequest(reason)
  })
  const after = query.get('after') ?? ''
  const at = entries.findIndex(({ name }) => name === after)
  const shown = after !== '' && at < 0 ? [] : entries.slice(at + 1, at + 1 + limit)
  const self = escapeHtml(query.size === 0 ? path : `${path}?${query}`)
  const body = `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><updated>${timeOf(caller.now)}</updated><id>${self}</id><link rel="self" href="https://www.reddit.com${self}" type="application/atom+xml" /><title>reddit.com: simulated</title>${shown.map(xmlOf).join('')}</feed>`
  return { status: 200, headers: { 'content-type': 'application/atom+xml; charset=UTF-8' }, body }
}

function xmlOf({ name, title, author, subreddit, url, publishedAt, content }: Entry): string {
  const by =
    author === null
      ? ''
      : `<author><name>/u/${author}</name><uri>https://www.reddit.com/user/${author}</uri></author>`
  const time = timeOf(publishedAt)
  // A comment's entry does not tell when it was written apart from when it was changed.
  const published = name.startsWith('t1_') ? '' : `<published>${time}</published>`
  return `<entry>${by}<category term="${subreddit}" label="r/${subreddit}"/><content type="html">${quoted(content)}</content><id>${name}</id><link href="${quoted(url)}" /><updated>${time}</updated>${published}<title>${quoted(title)}</title></entry>`
}

function quoted(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;')
}

function timeOf(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, '+00:00')
}

function rateHeaders(resetSeconds: number): Record<string, string> {
  return {
    'x-ratelimit-remaining': '0.0',
    'x-ratelimit-used': '1',
    'x-ratelimit-reset': String(resetSeconds),
  }
}

function tooSoon(waitSeconds: number): ApiReply {
  const page = html(
    429,
    'Too Many Requests',
    'Please wait before you read another feed.',
    rateHeaders(waitSeconds),
  )
  return because(`one feed in ${PACE_SECONDS} s; ${waitSeconds} s left`, page)
}
