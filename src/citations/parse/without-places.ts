import {
  claimsNothing,
  type Found,
  findDirections,
  type Language,
  type NothingClass,
} from '../lexicon/index.ts'
import type { Attribute } from './attributes.ts'
import type { Span } from './spans.ts'

/** A sentence with its platforms cut out, so that what stands around them is read together. */
export interface WithoutPlaces {
  readonly text: string
  /** The places in the sentence of what is at a span of the text: two where a platform was between them. */
  placesOf(span: Span): Span[]
}

/** Behind a platform in Japanese, Korean and Chinese. */
const BEHIND = /^(?:上で|上に|上|では|には|でも|で|に|の|에서는|에서|에|의)/u

/** Cuts spans out with the prepositions before them, or the particle behind them. */
export function withoutPlaces(
  rest: string,
  spans: readonly Span[],
  languages: readonly Language[],
): WithoutPlaces {
  const ties = new Map(
    claimsNothing(rest, languages)
      .filter(isTie)
      .map(({ start, end }) => [end, start]),
  )
  const parts: string[] = []
  const kept: { readonly at: number; readonly from: number }[] = []
  let at = 0
  let length = 0
  const keep = (from: number, to: number) => {
    kept.push({ at: length, from })
    parts.push(rest.slice(from, to))
    length += to - from
  }
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    if (span.start < at) continue
    let start = span.start
    for (let tie = ties.get(start); ; tie = ties.get(start)) {
      const before = tie ?? (rest[start - 1] === ' ' ? start - 1 : undefined)
      if (before === undefined || before < at || (tie === undefined && !ties.has(before))) break
      start = before
    }
    keep(at, start)
    at = span.end + (BEHIND.exec(rest.slice(span.end, span.end + 8))?.[0].length ?? 0)
    if (rest[start - 1] === ' ' && rest[at] === ' ') at++
  }
  keep(at, rest.length)
  return {
    text: parts.join(''),
    placesOf: ({ start, end }) =>
      kept.flatMap(({ at: begin, from }, index) => {
        const low = Math.max(start, begin)
        const high = Math.min(end, kept[index + 1]?.at ?? length)
        return low < high ? [{ start: from + low - begin, end: from + high - begin }] : []
      }),
  }
}

function isTie({ value }: Found<NothingClass>): boolean {
  return value === 'prepositions' || value === 'articles'
}

/** The directions that a platform parts: "zieht auf X an". Their own place is that of their first word. */
export function findPartedDirections(
  { text, placesOf }: WithoutPlaces,
  languages: readonly Language[],
): Attribute[] {
  return findDirections(text, languages).flatMap((found): Attribute[] => {
    const [first, ...apart] = placesOf(found)
    if (first === undefined || apart.length === 0) return []
    const { direction, factor } = found.value
    return [{ ...first, apart, kind: 'direction', direction, factor }]
  })
}
