import {
  findComparisonWords,
  findMetrics,
  findRankMetrics,
  findRanks,
  type Language,
  type Metric,
} from '../lexicon/index.ts'
import type { Span } from './spans.ts'

/** "A has the most posts, followed by B and C": named things in their order, each right behind the one before it. */
export interface Order<Named extends Span> extends Span {
  readonly names: readonly Named[]
  /** By which figure, or by place in the ranking. */
  readonly by: Metric | undefined
  /** Whether it may be that by place as well: "is first with 36 mentions, followed by B". */
  readonly isPlaceToo: boolean
  /** Whether the sentence says by what they are ordered. */
  readonly isTold: boolean
  /** The words that say that they follow. */
  readonly covers: readonly Span[]
}

/** No honest sentence has more. */
const MAX_NAMES = 10
/** Between two that follow one, with a figure of the first behind it: "B (29) and C", "B with 29 mentions, C". */
const LISTED = /^[^;；。]{0,80}$/u
/** Between a name and "behind it". */
const BESIDE = /^["'”’»」』*_\s\uE000]{0,12}$/u

/**
 * The order in which a sentence names several: "followed by" stands between the first and the second. Undefined where nothing
 * says so, or where several figures are named by which they may be ordered.
 */
export function findOrder<Named extends Span>(
  rest: string,
  names: readonly Named[],
  languages: readonly Language[],
): Order<Named> | undefined {
  const [first, second] = names
  if (first === undefined || second === undefined || names.length > MAX_NAMES) return undefined
  const words = findComparisonWords(rest, languages)
  const following = words.filter(({ value, start }) => value === 'next' && start >= first.end)
  // "…, with B behind it".
  const isBehind =
    names.length === 2 && following.some(({ start }) => BESIDE.test(rest.slice(second.end, start)))
  if (!isBehind && !following.some(({ end }) => end <= second.start)) return undefined
  const isListed = names.every(({ start }, at) => {
    const from = names[at - 1]?.end ?? 0
    // "…; behind it comes B" goes on.
    const goesOn = following.find(
      (word) => word.start >= from && /[;；]\s?$/u.test(rest.slice(from, word.start)),
    )
    return at === 0 || LISTED.test(rest.slice(goesOn?.start ?? from, start))
  })
  const ranks = findRanks(rest, languages)
  const places = ranks.filter(({ value }) => value.by === undefined)
  const isPlace = places.some(({ value, start, end }) => value.rank > 1 || /\d/.test(rest.slice(start, end)))
  const [by, another] = new Set([
    ...findMetrics(rest, languages).map(({ value }) => ofPosts(value.metric)),
    ...findRankMetrics(rest, languages).map(({ value }) => ofPosts(value.metric)),
    ...ranks.flatMap(({ value }) => (value.by === undefined ? [] : [ofPosts(value.by)])),
  ])
  if (!isListed || another !== undefined) return undefined
  const covers = following.map(({ start, end }) => ({ start, end }))
  return {
    start: first.start,
    end: names.at(-1)?.end ?? second.end,
    names,
    by: isPlace ? undefined : by,
    isPlaceToo: by !== undefined && places.some(({ end }) => !/^\s\d/.test(rest.slice(end, end + 2))),
    isTold: by !== undefined || ranks.length > 0,
    covers,
  }
}

function ofPosts(metric: Metric): Metric {
  return metric === 'posts' ? 'mentions' : metric
}
