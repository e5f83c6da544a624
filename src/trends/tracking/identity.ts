import type { KnownTrend, Platform, Trend } from '../../model/index.ts'
import { compareText } from '../../text/compare-text.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minInheritedShare, minDescendedShare, minSplinterShare, minSharedPosts, maxPreviousIds } = valuesOf(
  parameters.trackIdentity,
)

export interface TrackedTopic {
  /** Key of its earliest post: what its id is made from where none is inherited. */
  readonly origin: string
  /** All its posts, history before the window included; `time` is in milliseconds since 1970. */
  readonly mentions: readonly { readonly key: string; readonly time: number }[]
  /** Only a broad issue has one. */
  readonly anchor?: readonly string[]
  /** Whether it is told within another topic, not by itself. */
  readonly isPart: boolean
}

/** What tells a post from all others: "platform:id". */
export function postKey(platform: Platform, id: string): string {
  return `${platform}:${id}`
}

export interface Identity {
  readonly id: string
  /** Ids of earlier topics that it also goes on from, nearest first: they joined it, or it split from them. */
  readonly previousIds: readonly string[]
}

/**
 * A stored trend of which only what was shown is known. It does not say which of its platforms each post is of, so each
 * id stands for a post of every one of them: a key that no post has counts nowhere, and a wrong one only where two
 * platforms of the trend share the id.
 */
export function toKnownTrend(trend: Pick<Trend, 'id' | 'platforms' | 'postIds' | 'previousIds'>): KnownTrend {
  const { platforms, postIds = [], previousIds = [] } = trend
  return {
    id: trend.id,
    postKeys: platforms.flatMap((platform) => postIds.map((id) => postKey(platform, id))),
    previousIds,
  }
}

/**
 * Gives each topic its id, in the order given. With A the topic's posts that any earlier trend held, B an earlier
 * trend's posts that are still loaded, and S = |A and B| of at least 2 or all of B, the topic goes on from the trend
 * when S >= |B|/2, or S >= |A|/2 and S >= |B|/5. It can take the id in the first case alone, and only with half of what the
 * trend's window held: an id that goes to less would mean something else. Of these pairs the ones with the highest Jaccard index
 * S / |A or B| are matched first, each topic and each id once (Greene, Doyle and Cunningham 2010 follow
 * communities in the same way); every other trend that a topic goes on from is in `previousIds`, one of the other level
 * where its id ends. Posts that only
 * one ranking can hold, because they are new or have left, count neither for nor against. A topic that goes on
 * from nothing gets an id made from its earliest post. The order of topics and of `known` does not matter.
 *
 * A list keeps its ids before the parts in it do. First go the pairs of which neither is told within another topic, where S is
 * at least half of B and of what the topic holds from before the newest known post: also an issue and the fine topic in which
 * it ended, or which grew into it. Then those of one level.
 */
export function trackIdentity<Topic extends TrackedTopic>(
  topics: readonly Topic[],
  known: readonly KnownTrend[],
): (Topic & Identity)[] {
  const links = linksOf(topics, known)
  const idOf = new Map<number, string>()
  const taken = new Set(known.map(({ id }) => id))
  const inherited = new Set<string>()
  const match = (pairs: readonly Link[]): void => {
    for (const { topic, trend, isMost } of pairs) {
      if (!isMost || idOf.has(topic) || inherited.has(trend.id)) continue
      idOf.set(topic, trend.id)
      inherited.add(trend.id)
    }
  }
  match(links.filter(({ isTold, isMostOfBoth }) => isTold && isMostOfBoth))
  match(links.filter(({ isOneLevel }) => isOneLevel))
  const previous = new Map<number, Set<string>>()
  const remember = (topic: number, ids: readonly string[]): void => {
    const list = previous.get(topic) ?? new Set()
    for (const id of ids) list.add(id)
    previous.set(topic, list)
  }
  for (const { topic, trend, isOneLevel } of links) {
    // A part and its issue share posts while both go on.
    if (isOneLevel || !inherited.has(trend.id)) remember(topic, [trend.id])
  }
  for (const { topic, trend } of links) {
    if (idOf.get(topic) === trend.id) remember(topic, trend.previousIds)
  }
  return topics.map((topic, index) => {
    const id = idOf.get(index) ?? freshId(topic.origin, taken)
    taken.add(id)
    const others = [...(previous.get(index) ?? [])].filter((other) => other !== id)
    return Object.assign({}, topic, { id, previousIds: others.slice(0, maxPreviousIds) })
  })
}

interface Link {
  readonly topic: number
  readonly trend: KnownTrend
  readonly shared: number
  /** Whether the topic holds so much of the trend that it may have its id. */
  readonly isMost: boolean
  /** Whether they share half of what the topic holds from before the newest known post, too. */
  readonly isMostOfBoth: boolean
  /** Whether both are fine topics or both are issues. */
  readonly isOneLevel: boolean
  /** Whether neither the trend was told within another, nor the topic is. */
  readonly isTold: boolean
  readonly jaccard: number
}

/** How many posts, and how many of them the trend's window held. */
interface Count {
  readonly all: number
  readonly recent: number
}

/** The pairs of a topic and an earlier trend that it goes on from, highest Jaccard index first. */
function linksOf(topics: readonly TrackedTopic[], known: readonly KnownTrend[]): Link[] {
  const trendsOfPost = new Map<string, RecentOf[]>()
  for (const trend of known) {
    const firstRecent = trend.postKeys.length - (trend.recent ?? trend.postKeys.length)
    // Of a key that stands there twice the last place counts.
    const places = new Map(trend.postKeys.map((key, place) => [key, place]))
    for (const [key, place] of places) {
      const list = trendsOfPost.get(key) ?? []
      trendsOfPost.set(key, list)
      list.push({ trend, isRecent: place >= firstRecent })
    }
  }
  const overlaps = topics.map(({ mentions }) => sharedWith(keysOf(mentions), trendsOfPost))
  // Issues may share posts: each post that is left counts once.
  const all = new Set(topics.flatMap(({ mentions }) => keysOf(mentions)))
  const { shared: left } = sharedWith(all, trendsOfPost)
  let newestMs = -Infinity
  for (const { mentions } of topics) {
    for (const { key, time } of mentions) if (time > newestMs && trendsOfPost.has(key)) newestMs = time
  }
  const links = overlaps.flatMap(({ shared, knownPosts }, topic) => {
    const { anchor, isPart = false, mentions = [] } = topics[topic] ?? {}
    // A known trend has two posts at least: what was by itself is of no trend, and was there.
    const earlier = shared.size === 0 ? 0 : mentions.filter(({ time }) => time <= newestMs).length
    return [...shared].flatMap(([trend, { all: count, recent }]): Link[] => {
      const { all: remaining, recent: recentRemaining } = left.get(trend) ?? { all: 0, recent: 0 }
      const holdsMost = count >= minInheritedShare * remaining
      const isMost = holdsMost && recent >= minInheritedShare * recentRemaining
      const isMostOfTopic = count >= minDescendedShare * knownPosts
      const goesOn = holdsMost || (isMostOfTopic && count >= minSplinterShare * remaining)
      if (!goesOn || count < Math.min(minSharedPosts, remaining)) return []
      return [
        {
          topic,
          trend,
          shared: count,
          isMost,
          isMostOfBoth: isMost && count >= minDescendedShare * earlier,
          isOneLevel: (anchor !== undefined) === (trend.isBroad ?? false),
          isTold: !(isPart || trend.isPart),
          jaccard: count / (knownPosts + remaining - count),
        },
      ]
    })
  })
  const originOf = (link: Link): string => topics[link.topic]?.origin ?? ''
  return links.sort(
    (first, second) =>
      second.jaccard - first.jaccard ||
      second.shared - first.shared ||
      Number(second.isOneLevel) - Number(first.isOneLevel) ||
      compareText(first.trend.id, second.trend.id) ||
      compareText(originOf(first), originOf(second)),
  )
}

function keysOf(mentions: TrackedTopic['mentions']): string[] {
  return mentions.map(({ key }) => key)
}

interface RecentOf {
  readonly trend: KnownTrend
  /** Whether the post was in the trend's window. */
  readonly isRecent: boolean
}

/** How many of some posts each earlier trend held, and how many any did. */
function sharedWith(
  postKeys: Iterable<string>,
  trendsOfPost: ReadonlyMap<string, readonly RecentOf[]>,
): { shared: ReadonlyMap<KnownTrend, Count>; knownPosts: number } {
  const shared = new Map<KnownTrend, Count>()
  let knownPosts = 0
  for (const key of postKeys) {
    const trends = trendsOfPost.get(key) ?? []
    if (trends.length > 0) knownPosts += 1
    for (const { trend, isRecent } of trends) {
      const { all, recent } = shared.get(trend) ?? { all: 0, recent: 0 }
      shared.set(trend, { all: all + 1, recent: recent + (isRecent ? 1 : 0) })
    }
  }
  return { shared, knownPosts }
}

/** An id that no earlier trend has: a new topic must not look like the return of an old one. */
function freshId(origin: string, taken: ReadonlySet<string>): string {
  let id = hashOf(origin)
  for (let attempt = 1; taken.has(id); attempt += 1) id = hashOf(`${origin} ${attempt}`)
  return id
}

/** FNV-1a with two starting values, 64 bits in all. */
function hashOf(name: string): string {
  let high = 0x811c9dc5
  let low = 0xc9dc5811
  for (let index = 0; index < name.length; index += 1) {
    high = Math.imul(high ^ name.charCodeAt(index), 0x01000193)
    low = Math.imul(low ^ name.charCodeAt(index), 0x01000197)
  }
  return `t_${hex(high)}${hex(low)}`
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0')
}
