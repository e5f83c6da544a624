import {
  type Direction,
  type Found,
  findMetrics,
  type Language,
  type NothingClass,
} from '../lexicon/index.ts'
import type { Span } from './spans.ts'

/** Languages whose adjectives stand behind their noun, too: "la tarifa nueva", "الرسوم الجديدة". */
const BEHIND_NOUN: ReadonlySet<Language> = new Set(['es', 'pt', 'fr', 'ar', 'th'])
const CONTENT = /^[ ]?[\p{L}\p{N}]/u
const CONTENT_BEFORE = /[\p{L}\p{M}\p{N}][ ]?$/u
/** Behind these a word is said of the subject: "is new". */
const PREDICATE: ReadonlySet<NothingClass> = new Set(['copulas', 'reporting'])
const MAX_SPACES = 3

/** Tells whether a direction is said of another noun than of the trend. */
export type DescribesAnother = (direction: Direction, span: Span) => boolean

/**
 * Whether a word for what is new or unchanging says it of another noun, "the new fee", and not of the trend. `rest` is the
 * sentence with what is named blanked, `nothing` its words that claim nothing,
 * `negating` those that quantify or negate.
 */
export function describingIn(
  rest: string,
  languages: readonly Language[],
  nothing: readonly Found<NothingClass>[],
  negating: readonly Span[],
): DescribesAnother {
  const negated = new Set(negating.map(({ end }) => end))
  const counted = new Set(findMetrics(rest, languages).map(({ start }) => start))
  const starts = new Set(nothing.map(({ start }) => start))
  const classByEnd = new Map(nothing.map(({ end, value }) => [end, value]))
  const isNounFirst = languages.some((language) => BEHIND_NOUN.has(language))
  return (direction, { start, end }) => {
    if (direction !== 'new' && direction !== 'steady') return false
    const spacesBefore = / *$/.exec(rest.slice(Math.max(0, start - MAX_SPACES), start))?.[0].length ?? 0
    const before = classByEnd.get(start - spacesBefore)
    if (before !== undefined && PREDICATE.has(before)) return false
    // "N'est pas stable", "es todo menos estable".
    if (negated.has(start - spacesBefore)) return false
    const spacesBehind = /^ */.exec(rest.slice(end, end + MAX_SPACES))?.[0].length ?? 0
    // "32 new mentions", 新規投稿者.
    if (direction === 'new' && counted.has(end + spacesBehind)) return true
    if (!starts.has(end + spacesBehind) && CONTENT.test(rest.slice(end, end + 2))) return true
    return (
      isNounFirst && before === undefined && CONTENT_BEFORE.test(rest.slice(Math.max(0, start - 2), start))
    )
  }
}
