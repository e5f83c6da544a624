import { HAN_AND_KANA } from '../../text/scripts.ts'
import { findMetricWords, type MetricWord } from './metric-words.ts'
import type { Span } from './spans.ts'

/** "A has more mentions than B": two named things, and what is said of a figure of theirs. */
export interface Comparison<Named extends Span> extends Span {
  readonly is: 'more' | 'less' | 'same'
  readonly one: Named
  readonly other: Named
  /** What is compared; undefined where no word says it. */
  readonly word: MetricWord | undefined
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
      `${spaced('fewer|less|lower|smaller|weniger|niedriger\\w*|geringer\\w*|kleiner\\w*|menos|menor(?:es)?|moins(?: de)?|inférieure?s?|أقل')}|少ない|少なく|低い|少|低|적[다은게습]|낮[다은게습]|น้อยกว่า|ต่ำกว่า`,
      'iu',
    ),
  ],
  [
    'more',
    new RegExp(
      `${spaced('more|higher|larger|bigger|greater|mehr|höher\\w*|größer\\w*|más|mayor(?:es)?|plus(?: de)?|supérieure?s?|mais|maior(?:es)?|أكثر|أعلى')}|多い|多く|高い|更多|更高|多|高|많[다은이습]|높[다은이습]|มากกว่า|สูงกว่า`,
      'iu',
    ),
  ],
]
/** Stands between the first name and the second. */
const THAN = new RegExp(
  `${spaced("than|as|als|wie|que|qu[’']|do que|como|من")}|มากกว่า|น้อยกว่า|สูงกว่า|ต่ำกว่า`,
  'giu',
)
/** Stands right behind the second name, or right before it. */
const BEHIND_OTHER = /^[\s"'”’»」』]*(?:より(?:も)?|보다)/u
const BEFORE_OTHER = /比[\s"'“‘«「『]*$/u
const NEAR = 12
const SPACELESS = new RegExp(`[${HAN_AND_KANA}\\p{Script=Hangul}]`, 'u')

/** A comparison of two of these names in a sentence; undefined where there is none, or it names more than two. */
export function findComparison<Named extends Span>(
  rest: string,
  start: number,
  names: readonly Named[],
): Comparison<Named> | undefined {
  const [first, second, third] = names
  if (first === undefined || second === undefined || third !== undefined) return undefined
  const said = rest.slice(0, 2000)
  const degree = DEGREES.map(([is, pattern]) => ({ is, match: pattern.exec(said) })).find(
    ({ match }) => match !== null,
  )
  if (degree?.match === null || degree === undefined) return undefined
  const { is, match } = degree
  const linked = link(said, start, first, second)
  if (linked === undefined) return undefined
  const compares = { start: start + match.index, end: start + match.index + match[0].length }
  const words = findMetricWords(said)
  const [word, another] = words
  const isOnly = word !== undefined && another === undefined
  return {
    start: Math.min(compares.start, first.start),
    end: Math.max(compares.end, second.end),
    is,
    one: linked.one,
    other: linked.other,
    word: isOnly ? word.word : undefined,
    covers: [
      compares,
      ...linked.covers,
      ...(isOnly ? [{ start: start + word.start, end: start + word.end }] : []),
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
