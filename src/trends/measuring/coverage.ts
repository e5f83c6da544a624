import { DAY_MS, dayOf } from '../../lib/days.ts'
import type { Ledger, Platform } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { collectionOf, type KindReach, reachOf } from './collection.ts'
import { type Findable, ofPlatform, type Stream, type Streams, streams, streamsOf } from './streams.ts'

const { minWeekdayDays } = valuesOf(parameters.coverage)

const WEEK = 7

/** What coverage is told from beside the ledger: who posted where and when, and how the post can have come in. */
export interface Sighting extends Pick<Mention, 'platform' | 'time' | 'author'> {
  readonly post: Findable['post'] & { readonly isImported?: boolean | undefined }
}

export interface Coverage {
  /** Those that posts or the ledger know of, in the order of the platforms. */
  readonly streams: readonly Stream[]
  streamOf(sighting: Pick<Sighting, 'platform' | 'post'>): Stream
  /** The streams of some posts, in the order of the platforms. */
  streamsOf(sightings: readonly Pick<Sighting, 'platform' | 'post'>[]): Stream[]
  /**
   * The streams of a platform that customers' posts come in by: some were sighted, or other queries than those for named
   * accounts found it. Of a platform without any nothing is known, however far the pages of companies were read.
   */
  customerPostStreams(platform: Platform): Stream[]
  isCovered(stream: Stream, day: number): boolean
  /** Whether scans recorded a covered day; else it is inferred from posts. */
  isRecorded(stream: Stream, day: number): boolean
  /**
   * Whether a covered day was collected by all that the scans asked, and to its end or, where that is earlier, to
   * `nowMs`.
   */
  isComplete(stream: Stream, day: number, nowMs: number): boolean
  /** Whether the queries that can find a post reached its day, and its time: only such posts are counted against days. */
  isCounted(sighting: Sighting): boolean
  /**
   * Covered days in [fromMs, toMs), parts of a day counted as such, the last recorded one up to the latest query; of
   * several streams the days on which all were.
   */
  coveredDays(of: Stream | readonly Stream[], fromMs: number, toMs: number): number
  /**
   * The same with each day counted by how much its weekday gives, 1 being the mean: a week whose weekend was not
   * collected would else seem livelier than whole weeks.
   */
  exposure(stream: Stream, fromMs: number, toMs: number): number
}

/**
 * Which days each stream was collected, by the rules of collection.ts: from the ledger, and from the posts of streams
 * that it does not know. Uncollected is not zero.
 */
export function coverageOf(sightings: Iterable<Sighting>, ledger: Ledger = []): Coverage {
  const { streamOf, streamFoundBy } = streamsOf(ledger)
  const reached = reachedIn(ledger, streamFoundBy)
  const seen = seenIn(sightings, streamOf)
  const known = streams.filter((stream) => reached.has(stream) || seen.has(stream))
  const collections = new Map(
    known.map((stream) => {
      const { authors, imported } = seen.get(stream) ?? unseen()
      const asked = reached.get(stream) ?? []
      const knownOf = collectionOf(asked, asked.length === 0 ? new Set(authors.keys()) : imported)
      const weights = weekdayWeights(authors, (day) => knownOf(day) !== undefined)
      const findsCustomers = authors.size > 0 || asked.some((kind) => kind.findsCustomers)
      const partly = partlyOf(asked)
      return [stream, { knownOf, weights, endMs: endOf(asked), findsCustomers, partly }]
    }),
  )
  const isCovered = (stream: Stream, day: number): boolean =>
    collections.get(stream)?.knownOf(day) !== undefined
  const endMsOf = (stream: Stream): number => collections.get(stream)?.endMs ?? Number.POSITIVE_INFINITY
  const findsCustomers = (stream: Stream): boolean => collections.get(stream)?.findsCustomers === true
  const customerPostStreams = (platform: Platform): Stream[] =>
    ofPlatform(known, platform).filter(findsCustomers)
  const sumOf = (of: readonly Stream[], fromMs: number, toMs: number, weightOf: (day: number) => number) => {
    let total = 0
    const endMs = Math.min(toMs, ...of.map(endMsOf))
    for (let day = dayOf(fromMs); day * DAY_MS < endMs; day += 1) {
      if (!of.every((stream) => isCovered(stream, day))) continue
      const part = (Math.min(endMs, (day + 1) * DAY_MS) - Math.max(fromMs, day * DAY_MS)) / DAY_MS
      total += Math.max(0, part) * weightOf(day)
    }
    return total
  }
  return {
    streams: known,
    streamOf,
    streamsOf: (some) => {
      const used = new Set(some.map(streamOf))
      return known.filter((stream) => used.has(stream))
    },
    customerPostStreams,
    isCovered,
    isRecorded: (stream, day) => collections.get(stream)?.knownOf(day) === 'recorded',
    isComplete: (stream, day, nowMs) =>
      isCovered(stream, day) &&
      collections.get(stream)?.partly.has(day) !== true &&
      endMsOf(stream) >= Math.min(nowMs, (day + 1) * DAY_MS),
    isCounted: (sighting) => {
      const stream = streamOf(sighting)
      return sighting.time < endMsOf(stream) && isCovered(stream, dayOf(sighting.time))
    },
    coveredDays: (of, fromMs, toMs) => sumOf(typeof of === 'string' ? [of] : of, fromMs, toMs, () => 1),
    exposure: (stream, fromMs, toMs) => {
      const weights = collections.get(stream)?.weights
      return sumOf([stream], fromMs, toMs, (day) => weights?.[day % WEEK] ?? 1)
    },
  }
}

/** The first millisecond that no query can have reached; Infinity where no kind was asked. */
function endOf(asked: readonly KindReach[]): number {
  return asked.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...asked.map(({ untilMs }) => untilMs)) + 1
}

/**
 * The days that not all queries reached. Which of the named accounts were read tells nothing of customers, where anything
 * else was asked.
 */
function partlyOf(asked: readonly KindReach[]): ReadonlySet<number> {
  const telling = asked.filter(({ findsCustomers }) => findsCustomers)
  return new Set((telling.length > 0 ? telling : asked).flatMap(({ partlyDays }) => [...partlyDays]))
}

/** The kinds of queries that find each stream, with what they reached. */
function reachedIn(
  ledger: Ledger,
  streamFoundBy: Streams['streamFoundBy'],
): ReadonlyMap<Stream, KindReach[]> {
  const reached = new Map<Stream, KindReach[]>()
  const toDays = (days: readonly string[]) => new Set(days.map((day) => dayOf(Date.parse(day))))
  for (const { platform, kind, days, partlyDays, from, until } of ledger) {
    const stream = streamFoundBy(platform, kind)
    const reach = {
      fromMs: Date.parse(from),
      untilMs: Date.parse(until),
      days: toDays(days),
      partlyDays: toDays(partlyDays ?? []),
      findsCustomers: kind !== 'account',
    }
    reached.set(stream, [...(reached.get(stream) ?? []), reach])
  }
  return reached
}

/** What was seen of one stream: who wrote on each day, and the days that imported posts are of. */
interface Seen {
  readonly authors: Map<number, Set<string>>
  readonly imported: Set<number>
}

function unseen(): Seen {
  return { authors: new Map(), imported: new Set() }
}

function seenIn(sightings: Iterable<Sighting>, streamOf: Coverage['streamOf']): ReadonlyMap<Stream, Seen> {
  const seen = new Map<Stream, Seen>()
  for (const sighting of sightings) {
    const stream = streamOf(sighting)
    const day = dayOf(sighting.time)
    const ofStream = seen.get(stream) ?? unseen()
    seen.set(stream, ofStream)
    const authors = ofStream.authors.get(day) ?? new Set()
    ofStream.authors.set(day, authors.add(sighting.author))
    if (sighting.post.isImported === true) ofStream.imported.add(day)
  }
  return seen
}

/**
 * What each day of the week gives, mean 1: the median over its covered days of the authors who posted, so that one
 * burst does not count, and one more, so that weekdays of a sparse platform weigh alike.
 */
function weekdayWeights(
  authors: ReadonlyMap<number, ReadonlySet<string>>,
  isCollected: (day: number) => boolean,
): number[] {
  if (authors.size === 0) return []
  const { first, last } = reachOf(authors.keys())
  const counts: number[][] = Array.from({ length: WEEK }, () => [])
  for (let day = first; day <= last; day += 1) {
    if (isCollected(day)) counts[day % WEEK]?.push(authors.get(day)?.size ?? 0)
  }
  const typical = counts.map((list) => 1 + (list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0))
  const mean = typical.reduce((sum, value) => sum + value, 0) / WEEK
  return counts.map((list, weekday) => (list.length < minWeekdayDays ? 1 : (typical[weekday] ?? mean) / mean))
}
