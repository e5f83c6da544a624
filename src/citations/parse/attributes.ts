import { DAY_MS } from '../../lib/days.ts'
import type { Platform } from '../../model/index.ts'
import {
  type Direction,
  findAuthors,
  findDates as findDays,
  findDirections,
  findPlatforms,
  findRanks,
} from '../lexicon/index.ts'
import type { DayRange, FoundDate } from './dates.ts'
import { moved, type Span } from './spans.ts'

/** What prose says of a cited post or of a trend besides quotations, figures and labelled statuses. */
export type Attribute = Span &
  (
    | { readonly kind: 'platform'; readonly platform: Platform }
    /** A subreddit. */
    | { readonly kind: 'community'; readonly name: string }
    | { readonly kind: 'author'; readonly handle: string }
    | { readonly kind: 'day'; readonly readings: readonly DayRange[] }
    | { readonly kind: 'rank'; readonly rank: number }
    | { readonly kind: 'direction'; readonly direction: Direction; readonly factor: number | undefined }
  )

const COMMUNITY = /(?<![\p{L}\p{N}_/.])\/?r\/(\w{2,21})(?![\p{L}\p{N}_/])/gu

/**
 * The attributes in a sentence whose quotations and references are blanked. `start` is its offset in the text,
 * `dates` are the dates that were found in it.
 */
export function findAttributes(
  rest: string,
  start: number,
  dates: readonly FoundDate[],
  now: Date,
): Attribute[] {
  const communities = [...rest.matchAll(COMMUNITY)].map((match) => ({
    kind: 'community' as const,
    name: (match[1] ?? '').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const inPlace: Attribute[] = [
    ...communities,
    ...findPlatforms(rest).map((found) => ({ ...found, kind: 'platform' as const })),
    ...findAuthors(rest).map((found) => ({ ...found, kind: 'author' as const })),
    ...findRanks(rest).map((found) => ({ ...found, kind: 'rank' as const })),
    ...findDirections(rest).map((found) => ({
      ...found,
      kind: 'direction' as const,
      factor: found.factor,
    })),
  ]
  const days = findDays(rest, { now }).map(({ start: at, end, from, to }) => ({
    ...{ kind: 'day' as const, start: start + at, end: start + end },
    readings: [{ fromMs: Date.parse(from), toMs: Date.parse(to) + DAY_MS - 1 }],
  }))
  const read = dates.map(({ start: at, end, readings }) => ({
    ...{ kind: 'day' as const, start: at, end },
    readings,
  }))
  return withoutOverlap([...inPlace.map((attribute) => moved(attribute, start)), ...read, ...days])
}

/**
 * In the order of the text; of attributes of one kind that overlap the first one, of those the longest, and of
 * equally long ones the first given: dates come with the reading that keeps what is ambiguous before the other.
 */
function withoutOverlap(found: readonly Attribute[]): Attribute[] {
  const lastEnd = new Map<Attribute['kind'], number>()
  return [...found]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ kind, start, end }) => {
      if (start < (lastEnd.get(kind) ?? 0)) return false
      lastEnd.set(kind, end)
      return true
    })
}
