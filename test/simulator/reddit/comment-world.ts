import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { credentials, redditUserAgent } from '../../../simulator/credentials.ts'
import type { RedditComment } from '../../../simulator/dataset/comment-types.ts'
import { type RedditPost, type RedditWorld, withoutPosts } from '../../../simulator/dataset/dataset.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { buildSmallWorld } from '../../collectors/small-world.ts'
import { type Answer, at, body, call, list, noon } from '../support.ts'

/** A Reddit of one test's own, with its answers as things and names. */
export async function startComments(t: TestContext, world: Partial<RedditWorld>, scenario = '') {
  const dataset = {
    ...withoutPosts(buildSmallWorld()),
    anchor: noon,
    reddit: { subreddits: [place('plants')], posts: [post({})], comments: [], ...world },
  }
  const simulator = await startSimulator({ now: () => noon, dataset })
  t.after(() => simulator.close())
  const headers = { 'user-agent': redditUserAgent }
  const answer = await call(`${simulator.url}/reddit-www/api/v1/access_token`, {
    method: 'POST',
    headers: {
      ...headers,
      authorization: `Basic ${Buffer.from(`${credentials.reddit.clientId}:${credentials.reddit.clientSecret}${scenario}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const authorised = { ...headers, authorization: `bearer ${at(body(answer), 'access_token')}` }
  const get = (path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams({ raw_json: '1', ...query })
    return call(`${simulator.url}/reddit-oauth${path}?${search}`, { headers: authorised })
  }
  return {
    simulator,
    get,
    tree: async (query: Record<string, string> = {}, path = '/comments/p') =>
      new Tree(await get(path, { sort: 'new', ...query })),
    more: (children: readonly string[], form: Record<string, string> = {}) =>
      call(`${simulator.url}/reddit-oauth/api/morechildren?raw_json=1`, {
        method: 'POST',
        headers: { ...authorised, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          api_type: 'json',
          link_id: 't3_p',
          sort: 'new',
          children: children.join(','),
          ...form,
        }).toString(),
      }),
  }
}

/** An answer's tree, read as Reddit nests it. */
export class Tree {
  readonly status: number
  readonly post: unknown
  /** All things of the tree, flat, each before what stands below it. */
  readonly things: readonly unknown[]

  constructor(answer: Answer) {
    this.status = answer.status
    const both = answer.status === 200 ? list(body(answer)) : []
    if (answer.status === 200) assert.equal(both.length, 2)
    this.post = at(both[0] ?? { data: {} }, 'data')
    this.things = both[1] === undefined ? [] : thingsIn(both[1])
  }

  get comments(): unknown[] {
    return this.things.filter((thing) => at(thing, 'kind') === 't1').map((thing) => at(thing, 'data'))
  }

  get stubs(): unknown[] {
    return this.things.filter((thing) => at(thing, 'kind') === 'more').map((thing) => at(thing, 'data'))
  }

  get ids(): unknown[] {
    return this.comments.map((comment) => at(comment, 'id'))
  }

  comment(id: string): unknown {
    return this.comments.find((one) => at(one, 'id') === id)
  }
}

function thingsIn(listing: unknown): unknown[] {
  return list(at(listing, 'data', 'children')).flatMap((thing) => {
    const replies = at(thing, 'kind') === 't1' ? at(thing, 'data', 'replies') : ''
    return [thing, ...(replies === '' ? [] : thingsIn(replies))]
  })
}

/** The comments of a flat answer of morechildren. */
export function thingsOf(answer: Answer): { comments: unknown[]; stubs: unknown[] } {
  const things = list(at(body(answer), 'json', 'data', 'things'))
  const ofKind = (kind: string) =>
    things.filter((thing) => at(thing, 'kind') === kind).map((thing) => at(thing, 'data'))
  return { comments: ofKind('t1'), stubs: ofKind('more') }
}

/** The items of a listing. */
export function itemsOf(answer: Answer): unknown[] {
  return list(at(body(answer), 'data', 'children')).map((child) => at(child, 'data'))
}

export const idsOf = (items: readonly unknown[]) => items.map((item) => at(item, 'id'))

export function place(name: string, access: RedditWorld['subreddits'][number]['access'] = 'public') {
  return { name, access, subscribers: 1 }
}

export function post(changes: Partial<RedditPost>): RedditPost {
  return {
    id: 'p',
    title: 'Lamp & timer',
    body: '',
    author: 'ann',
    subreddit: 'plants',
    publishedAt: minutesAgo(6000),
    editedAt: null,
    score: 5,
    upvoteRatio: 0.9,
    comments: 0,
    crossposts: 0,
    removedBy: null,
    stickied: false,
    adult: false,
    promoted: false,
    link: null,
    crosspostOf: null,
    ...changes,
  }
}

export function said(minutes: number, id: string, changes: Partial<RedditComment> = {}): RedditComment {
  return {
    id,
    body: `What ${id} says`,
    author: `by_${id}`,
    postId: 'p',
    publishedAt: minutesAgo(minutes),
    score: 4,
    scoreHidden: false,
    ...changes,
  }
}

/** So many comments of the first level, `c1` the newest. */
export function many(count: number, from = 1): RedditComment[] {
  return Array.from({ length: count }, (_, index) => said(from + index, `c${index + from}`))
}

export function minutesAgo(minutes: number): Date {
  return new Date(noon.getTime() - minutes * 60_000)
}
