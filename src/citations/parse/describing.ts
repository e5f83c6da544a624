import type { Direction, Found, Language, NothingClass } from '../lexicon/index.ts'
import type { Span } from './spans.ts'

/** Languages whose adjectives stand behind their noun, too: "la tarifa nueva", "الرسوم الجديدة". */
const BEHIND_NOUN: ReadonlySet<Language> = new Set(['es', 'pt', 'fr', 'ar', 'th'])
const CONTENT = /^[ ]?[\p{L}\p{N}]/u
const CONTENT_BEFORE = /[\p{L}\p{M}\p{N}][ ]?$/u
/** What follows "new" without being a noun: the title and its like are evidence, which claims nothing. */
const PREDICATE: ReadonlySet<NothingClass> = new Set(['copulas', 'reporting'])

/**
 * Whether a word for what is new or unchanging says it of another noun, "the new fee", and not of the trend. `rest` is the
 * sentence with what is named blanked, `nothing` its words that claim nothing.
 */
export function describesAnother(
  direction: Direction,
  { start, end }: Span,
  rest: string,
  {
    languages,
    nothing,
  }: { readonly languages: readonly Language[]; readonly nothing: readonly Found<NothingClass>[] },
): boolean {
  if (direction !== 'new' && direction !== 'steady') return false
  const before = nothing.find((span) => span.end <= start && rest.slice(span.end, start).trim() === '')
  const isPredicate = before !== undefined && PREDICATE.has(before.value)
  if (isPredicate) return false
  const behind = nothing.find((span) => span.start >= end && rest.slice(end, span.start).trim() === '')
  if (behind === undefined && CONTENT.test(rest.slice(end, end + 2))) return true
  if (!languages.some((language) => BEHIND_NOUN.has(language))) return false
  return before === undefined && CONTENT_BEFORE.test(rest.slice(Math.max(0, start - 2), start))
}
