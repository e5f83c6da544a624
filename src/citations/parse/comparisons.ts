import { negatesNext } from '../../text/function-words.ts'
import { HAN_AND_KANA } from '../../text/scripts.ts'
import { findMetrics, type Language, type Metric } from '../lexicon/index.ts'
import type { Span } from './spans.ts'

/** "A has more mentions than B": two named things, and what is said of a figure of theirs. */
export interface Comparison<Named extends Span> extends Span {
  readonly is: 'more' | 'less' | 'same'
  readonly one: Named
  readonly other: Named
  /** What is compared; undefined where no word says it. */
  readonly word: Metric | 'rank' | undefined
  /** The words that compare, without the names. */
  readonly covers: readonly Span[]
}

const EDGE = '(?<![\\p{L}\\p{M}\\p{N}])'
const END = '(?![\\p{L}\\p{M}\\p{N}])'
const spaced = (words: string): string => `${EDGE}(?:${words})${END}`

/** By language: English, German, Spanish, French, Portuguese, Arabic; Japanese, Korean, Thai and Chinese. */
const DEGREES: readonly (readonly [Comparison<Span>['is'], RegExp])[] = [
  [
    'same',
    new RegExp(
      `${spaced('as (?:many|much|high)|the same(?: number of)?|equally (?:many|high)|(?:genauso|ebenso|gleich) (?:viele?|hoch)|tant[oa]s|l[oa]s mism[oa]s|autant(?: de)?|نفس')}|同じ|同样|一样|같은|เท่ากัน`,
      'iu',
    ),
  ],
  [
    'less',
    new RegExp(
      `${spaced('fewer|less|lower|smaller|más baj[oa]s?|plus bas(?:se)?s?|mais baix[oa]s?|moins élevée?s?|menos alt[oa]s?|weniger|niedriger\\w*|geringer\\w*|kleiner\\w*|menos|menor(?:es)?|moins(?: de)?|inférieure?s?|أقل')}|少ない|少なく|低い|少|低|적[다은게습]|낮[다은게습]|น้อยกว่า|ต่ำกว่า`,
      'iu',
    ),
  ],
  [
    'more',
    new RegExp(
      `${spaced('more|más (?:alt|elevad)[oa]s?|plus (?:élevée?s?|hauts?|hautes?)|mais (?:alt|elevad)[oa]s?|higher|larger|bigger|greater|mehr|höher\\w*|größer\\w*|más|mayor(?:es)?|plus(?: de)?|supérieure?s?|mais|maior(?:es)?|أكثر|أعلى')}|多い|多く|高い|更多|更高|多|高|많[다은이습]|높[다은이습]|มากกว่า|สูงกว่า`,
      'iu',
    ),
  ],
]
/** By the place in the ranking, between the two names: English, German, Spanish, French, Portuguese. */
const PLACES: readonly (readonly [Comparison<Span>['is'], 'rank' | undefined, RegExp])[] = [
  [
    'more',
    undefined,
    new RegExp(spaced('exceeds|beats|surpasses|übertrifft|supera a?|dépasse|surpasse|ultrapassa'), 'iu'),
  ],
  [
    'more',
    'rank',
    new RegExp(
      spaced(
        'ahead of|above|outranks?|(?:steht|liegt|rangiert|kommt)(?: noch)? (?:vor|über)|por delante de|por encima de|devant|au-dessus de|à frente de|acima de',
      ),
      'iu',
    ),
  ],
  [
    'less',
    'rank',
    new RegExp(
      spaced(
        'behind|below|trails|(?:steht|liegt|rangiert|kommt)(?: noch)? (?:hinter|unter)|por detrás de|por debajo de|derrière|en dessous de|au-dessous de|atrás de|abaixo de',
      ),
      'iu',
    ),
  ],
]
/** Stands between the first name and the second. */
const THAN = new RegExp(
  `${spaced("than|as|als|wie|que|qu[’']|do que|como|من")}|มากกว่า|น้อยกว่า|สูงกว่า|ต่ำกว่า`,
  'giu',
)
/** Stands before the second name, which then comes first. */
const COMPARED = new RegExp(
  spaced(
    'compared (?:with|to)|im vergleich (?:zu|mit)|verglichen mit|comparad[oa] con|en comparación con|comparée? à|par rapport à|em comparação com|comparad[oa] com',
  ),
  'iu',
)
/** Stands right behind the second name, or right before it. */
const BEHIND_OTHER = /^[\s"'”’»」』\uE000]*(?:より(?:も)?|보다)/u
const BEFORE_OTHER = /比[\s"'“‘«「『]*$/u
const NEAR = 48
const SPACELESS = new RegExp(`[${HAN_AND_KANA}\\p{Script=Hangul}]`, 'u')

/** A comparison of two of these names in a sentence; undefined where there is none, or it names more than two. */
export function findComparison<Named extends Span>(
  rest: string,
  start: number,
  names: readonly Named[],
  languages: readonly Language[],
): Comparison<Named> | undefined {
  const [first, second, third] = names
  if (first === undefined || second === undefined || third !== undefined) return undefined
  const said = rest.slice(0, 2000)
  const between = said.slice(Math.max(0, first.end - start), Math.max(0, second.start - start))
  for (const [is, word, pattern] of PLACES) {
    const place = pattern.exec(between)
    if (place === null) continue
    const at = { start: first.end + place.index, end: first.end + place.index + place[0].length }
    return { start: first.start, end: second.end, is, one: first, other: second, word, covers: [at] }
  }
  const degree = DEGREES.map(([is, pattern]) => ({ is, match: pattern.exec(said) })).find(
    ({ match }) => match !== null,
  )
  if (degree?.match === null || degree === undefined) return undefined
  const { is, match } = degree
  const linked = link(said, start, first, second)
  if (linked === undefined) return undefined
  const compares = { start: start + match.index, end: start + match.index + match[0].length }
  const words = findMetrics(said, languages)
  const [word] = words
  const isOnly = word !== undefined && words.every(({ value }) => value.metric === word.value.metric)
  return {
    start: Math.min(compares.start, first.start),
    end: Math.max(compares.end, second.end),
    is,
    one: linked.one,
    other: linked.other,
    word: isOnly ? word.value.metric : undefined,
    covers: [
      compares,
      ...linked.covers,
      ...(isOnly ? words.map((each) => ({ start: start + each.start, end: start + each.end })) : []),
    ],
  }
}

/**
 * "No topic has more mentions than A": that A has the most, or the fewest. The words that say so, as offsets of the
 * text.
 */
export function findUnsurpassed(
  rest: string,
  start: number,
  named: Span,
  languages: readonly Language[],
): { readonly is: 'more' | 'less'; readonly word: Metric; readonly covers: readonly Span[] } | undefined {
  const said = rest.slice(0, Math.max(0, named.start - start))
  const first = /^[^\p{L}]*(\p{L}+)/u.exec(said)
  if (first?.[1] === undefined || !negatesNext(first[1].toLowerCase())) return undefined
  const degree = DEGREES.map(([is, pattern]) => ({ is, match: pattern.exec(said) })).find(
    ({ is, match }) => is !== 'same' && match !== null,
  )
  const [metric] = findMetrics(said, languages).slice(-1)
  const than = [...said.matchAll(THAN)].at(-1)
  if (degree?.match === null || degree === undefined || metric === undefined || than === undefined)
    return undefined
  const located = (from: number, length: number) => ({ start: start + from, end: start + from + length })
  return {
    is: degree.is === 'less' ? 'less' : 'more',
    word: metric.value.metric,
    covers: [
      located(first[0].length - first[1].length, first[1].length),
      located(degree.match.index, degree.match[0].length),
      located(metric.start, metric.end - metric.start),
      located(than.index, than[0].length),
    ],
  }
}

function link<Named extends Span>(
  rest: string,
  start: number,
  first: Named,
  second: Named,
): { readonly one: Named; readonly other: Named; readonly covers: readonly Span[] } | undefined {
  if (SPACELESS.test(rest)) {
    for (const [other, one] of [
      [first, second],
      [second, first],
    ] as const) {
      const behind = BEHIND_OTHER.exec(rest.slice(other.end - start, other.end - start + NEAR))
      if (behind !== null)
        return { one, other, covers: [{ start: other.end, end: other.end + behind[0].length }] }
      const from = Math.max(0, other.start - start - NEAR)
      const before = BEFORE_OTHER.exec(rest.slice(from, other.start - start))
      if (before !== null)
        return { one, other, covers: [{ start: start + from + before.index, end: other.start }] }
    }
  }
  const compared = COMPARED.exec(rest)
  if (compared !== null && start + compared.index < first.start) {
    const at = { start: start + compared.index, end: start + compared.index + compared[0].length }
    return { one: second, other: first, covers: [at] }
  }
  const than = [...rest.matchAll(THAN)].filter(
    ({ index }) => start + index >= first.end && start + index < second.start,
  )
  const last = than.at(-1)
  if (last === undefined) return undefined
  return {
    one: first,
    other: second,
    covers: [{ start: start + last.index, end: start + last.index + last[0].length }],
  }
}
