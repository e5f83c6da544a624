import { DAY_MS, dayOf } from '../../../../lib/days.ts'
import { metricNames, type Platform, type Post, platforms } from '../../../../model/index.ts'
import type { Evidence } from '../evidence.ts'
import type { PostKind } from '../kinds.ts'
import type { Random } from '../random.ts'
import { handleOf, type PostClaim } from './post-claim.ts'
import { altered, quotationsOf } from './quotations.ts'

/** Metrics with plain names in every language. */
const TOLD_METRICS = ['score', 'comments', 'likes', 'reposts', 'replies', 'views', 'reactions', 'shares']
const MAX_WORDS = 60
/** Two days around the window's ends are left to no kind, so that time zones decide nothing. */
const WINDOW_DAYS = 26

/** What a true sentence says, and what its false twin says instead. */
export interface Twins<Claim> {
  readonly right: Claim
  readonly wrong: Claim
}

type Wrong = (right: PostClaim, evidence: Evidence, random: Random) => Partial<PostClaim> | undefined

/** What is wrong in each kind; undefined where this post gives no such sentence. Prose is wrong by its own words. */
const wrongs: Readonly<Record<PostKind | 'post_literal', Wrong>> = {
  post_literal: () => ({}),
  altered_quotation: ({ id, quote }, { posts }, random) => {
    const other = altered(quote, random)
    return posts.some((post) => post.id === id && post.text.includes(other)) ? undefined : { quote: other }
  },
  misplaced_quotation: quotationOfAnother,
  invented_id: ({ id }, { posts }, random) => {
    const invented = inventedId(id, random)
    return posts.some((post) => post.id === invented) ? undefined : { id: invented }
  },
  wrong_platform: ({ platform }, _, random) => ({
    platform: random.pick(platforms.filter((each) => each !== platform)),
  }),
  wrong_author: ({ handle, platform }, { posts }, random) => {
    const others = posts.filter(
      (post) => post.platform === platform && post.authorHandle !== undefined && handleOf(post) !== handle,
    )
    return others.length === 0 ? undefined : { handle: handleOf(random.pick(others)) }
  },
  wrong_date: ({ publishedAt, now }, _, random) => {
    const day = dayOf(publishedAt.getTime())
    const days = Array.from({ length: WINDOW_DAYS }, (_, ago) => dayOf(now.getTime()) - 1 - ago)
    const others = days.filter((each) => Math.abs(each - day) > 2)
    return { publishedAt: new Date(random.pick(others) * DAY_MS + DAY_MS / 2) }
  },
  wrong_metric: otherMetric,
  wrong_number_word: (right, evidence, random) => {
    const wrong = otherMetric(right, evidence, random)
    const values = [right.metric?.value ?? 0, wrong?.metric?.value ?? 0]
    return values.every((value) => value <= MAX_WORDS) ? wrong : undefined
  },
  wrong_company: ({ company }, { companies }, random) => {
    const others = companies.filter((name) => name !== company)
    return company === undefined || others.length === 0 ? undefined : { company: random.pick(others) }
  },
  negation: () => ({}),
  opposite: () => ({}),
  quantifier: () => ({}),
  superlative: () => ({}),
  cause: () => ({}),
  opinion: () => ({}),
}

/** What a sentence of the kind says of a random post, and its false twin; undefined where the post gives none. */
export function postTwins(
  kind: PostKind | 'post_literal',
  evidence: Evidence,
  random: Random,
): Twins<PostClaim> | undefined {
  const right = claimOf(random.pick(evidence.posts), kind, evidence, random)
  if (right === undefined) return undefined
  const wrong = wrongs[kind](right, evidence, random)
  return wrong === undefined ? undefined : { right, wrong: { ...right, ...wrong } }
}

function claimOf(
  post: Post,
  kind: PostKind | 'post_literal',
  { now, companies }: Evidence,
  random: Random,
): PostClaim | undefined {
  const quotes = quotationsOf(post.text)
  if (quotes.length === 0 || post.authorHandle === undefined || post.voice !== 'customer') return undefined
  // Only a complaint has an opposite that every language can say without knowing the text.
  if (kind === 'opposite' && !isComplaint(post)) return undefined
  const { id, platform } = post
  const read = `${post.text} ${post.authorHandle} ${post.context ?? ''}`.toLowerCase()
  const named = companies.filter((name) => read.includes(name.toLowerCase()))
  return {
    id,
    ...(kind === 'invented_id' ? {} : { url: post.url }),
    idPlatform: platform,
    platform,
    quote: random.pick(quotes),
    handle: handleOf(post),
    publishedAt: new Date(post.publishedAt),
    now,
    metric: metricOf(
      post,
      platform,
      random,
      kind === 'wrong_number_word' ? MAX_WORDS : Number.MAX_SAFE_INTEGER,
    ),
    company: named.length === 1 ? named[0] : undefined,
  }
}

function isComplaint({ intents = [] }: Post): boolean {
  return intents.includes('problem') && !intents.includes('praise')
}

function metricOf({ metrics = {} }: Post, platform: Platform, random: Random, most: number) {
  const told = metricNames[platform].flatMap((name) => {
    const value = metrics[name] ?? 0
    return TOLD_METRICS.includes(name) && value >= 2 && value <= most ? [{ name, value }] : []
  })
  return told.length === 0 ? undefined : random.pick(told)
}

function otherMetric({ metric }: PostClaim, _: Evidence, random: Random): Partial<PostClaim> | undefined {
  if (metric === undefined) return undefined
  return { metric: { ...metric, value: otherCount(metric.value, random) } }
}

/** A count that no rounding turns into the right one: at least 3 and two fifths away, and 2 or more. */
export function otherCount(count: number, random: Random): number {
  const away = Math.max(3, Math.ceil(count * (0.4 + random.below(5) / 10)))
  return count - away >= 2 && random.below(2) === 0 ? count - away : count + away
}

function quotationOfAnother(
  { id, quote }: PostClaim,
  { posts }: Evidence,
  random: Random,
): Partial<PostClaim> | undefined {
  const cited = posts.find((post) => post.id === id)
  const other = random.pick(quotationsOf(random.pick(posts).text).concat(quote))
  return cited?.text.includes(other) ? undefined : { quote: other }
}

/** An id of the same shape: each letter and digit behind its prefix becomes another one. */
function inventedId(id: string, random: Random): string {
  const prefix = /^t\d_/.exec(id)?.[0] ?? ''
  const rest = id.slice(prefix.length)
  const kept = Math.ceil(rest.length / 2)
  const changed = rest.slice(kept).replace(/[a-z]|[A-Z]|\d/g, (character) => {
    if (/\d/.test(character)) return String(random.below(10))
    const letter = 'abcdefghijklmnopqrstuvwxyz'.charAt(random.below(26))
    return character === character.toLowerCase() ? letter : letter.toUpperCase()
  })
  return `${prefix}${rest.slice(0, kept)}${changed}`
}
