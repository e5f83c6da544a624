import { DAY_MS } from '../lib/days.ts'
import { type Platform, platforms } from '../model/index.ts'
import type { CompanyName } from './company-names.ts'
import { entryMatcher } from './matching.ts'
import { toHashtag } from './search-forms.ts'

/** A stretch of time that the queries for the same words reached on one platform. */
export interface ReachedSpan {
  readonly platform: Platform
  /** As in CoverageSpan. */
  readonly words: readonly string[]
  /** Milliseconds since 1970, [fromMs, untilMs). */
  readonly fromMs: number
  readonly untilMs: number
}

type Span = Pick<ReachedSpan, 'fromMs' | 'untilMs'>

/** When queries that name a company reached posts. */
export interface CompanyCoverage {
  /** The names, by their places, that a query named which reached this moment. */
  askedAt(platform: Platform, timeMs: number): ReadonlySet<number>
  /** Days, parts of a day counted as such, on which queries named one of the names of each of these companies. */
  sharedDays(platform: Platform, companies: readonly number[]): number
}

/**
 * From what queries reached, when each name was asked for. A query names what one of its words stands in ("Fernlight" finds
 * "Fernlight Pro 2"); a hashtag of Instagram finds itself only. Queries for whole accounts, communities and sites name nobody.
 */
export function companyCoverage(
  names: readonly CompanyName[],
  reached: readonly ReachedSpan[],
): CompanyCoverage {
  const asked = new Map(platforms.map((platform) => [platform, names.map((): Span[] => [])]))
  const namedBy = namedByQueries(names)
  for (const { platform, words, ...span } of reached) {
    for (const place of namedBy(platform, words)) asked.get(platform)?.[place]?.push(span)
  }
  const spansOf = new Map([...asked].map(([platform, lists]) => [platform, lists.map(union)]))
  return {
    askedAt: (platform, timeMs) =>
      new Set((spansOf.get(platform) ?? []).flatMap((spans, place) => (holds(spans, timeMs) ? [place] : []))),
    sharedDays: (platform, companies) => {
      const lists = companies.map((company) =>
        union(
          (spansOf.get(platform) ?? []).flatMap((spans, place) =>
            names[place]?.company === company ? spans : [],
          ),
        ),
      )
      const shared = lists.reduce((one, other) => intersection(one, other))
      return shared.reduce((sum, { fromMs, untilMs }) => sum + untilMs - fromMs, 0) / DAY_MS
    },
  }
}

/** Tells which names a query for words finds, each list of words read once. */
function namedByQueries(
  names: readonly CompanyName[],
): (platform: Platform, words: readonly string[]) => readonly number[] {
  const known = new Map<string, number[]>()
  return (platform, words) => {
    const isTags = platform === 'instagram'
    const key = JSON.stringify([isTags, words])
    const found = known.get(key) ?? (isTags ? byTag(names, words) : byWords(names, words))
    known.set(key, found)
    return found
  }
}

function byTag(names: readonly CompanyName[], words: readonly string[]): number[] {
  const tags = new Set(words.map(toHashtag))
  return names.flatMap(({ entry }, place) => {
    const tag = toHashtag(entry.word)
    return tag !== undefined && tags.has(tag) ? [place] : []
  })
}

/** No platform respects case, and a list marks an entry whose case counts by `=`. */
function byWords(names: readonly CompanyName[], words: readonly string[]): number[] {
  const match = entryMatcher(
    words.map((word) => ({ word: word.replace(/^=/, ''), exactCase: false, excluded: [] })),
  )
  return names.flatMap(({ entry }, place) => (match(entry.word).length > 0 ? [place] : []))
}

/** The same time as stretches that do not meet, in order. */
function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = joined.at(-1)
    if (last === undefined || span.fromMs > last.untilMs) joined.push(span)
    else if (span.untilMs > last.untilMs) joined[joined.length - 1] = { ...last, untilMs: span.untilMs }
  }
  return joined
}

/** The time in both of two lists of stretches in order. */
function intersection(one: readonly Span[], other: readonly Span[]): Span[] {
  return one.flatMap((first) =>
    other.flatMap((second) => {
      const fromMs = Math.max(first.fromMs, second.fromMs)
      const untilMs = Math.min(first.untilMs, second.untilMs)
      return fromMs < untilMs ? [{ fromMs, untilMs }] : []
    }),
  )
}

function holds(spans: readonly Span[], timeMs: number): boolean {
  return spans.some(({ fromMs, untilMs }) => fromMs <= timeMs && timeMs < untilMs)
}
