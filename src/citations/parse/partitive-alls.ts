import { type Found, findQuantifiers, type Language } from '../lexicon/index.ts'
import { bounds, overlap, type Span } from './spans.ts'

/** No honest sentence has more. */
const MAX_PARTS = 50
const MAX_PARTED = 6
const PARTED = /^の?(?:投稿|言及|件)の(?:うち|中|なか)$/u

/** "Of all posts", すべての投稿のうち: "all" with what makes it the whole of a part, together. */
export function partitiveAlls(
  rest: string,
  words: readonly Found<'of' | 'alone'>[],
  languages: readonly Language[],
): Span[] {
  const parts = words.filter(({ value }) => value === 'of')
  if (parts.length > MAX_PARTS) return []
  return findQuantifiers(rest, languages).flatMap((all): Span[] => {
    if (all.value !== 'all') return []
    const of = parts.find(
      (each) =>
        overlap(each, all) ||
        (each.start >= all.end &&
          each.end <= all.end + MAX_PARTED &&
          PARTED.test(rest.slice(all.end, each.end))),
    )
    return of === undefined ? [] : [bounds([of, all])]
  })
}
