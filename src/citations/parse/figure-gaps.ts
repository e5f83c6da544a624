import { HAN_AND_KANA } from '../../text/scripts.ts'
import { leftover } from '../coverage.ts'
import {
  behindCounted,
  claimsNothing,
  type Found,
  findOnward,
  type Language,
  type NothingClass,
} from '../lexicon/index.ts'
import { BLANK, type Span, within } from './spans.ts'

/** Characters between a number and the word beside it at most. */
const REACH = 48
/** The same where they stand apart: no honest sentence has more. */
const REACH_APART = 80
const MAX_WORDS = 4
/** Letters of a word before a gap with which a particle in it is listed as one: 댓글이. */
const MAX_PARTICLE = 4
/** Characters between two numbers of one word. */
const REACH_JOINED = 20
/** Between a number and a following word, besides words for how it counts. */
const BEFORE_WORD = /^["'~)\]\s\u200B([-]*$/u
/** Between a word and a following number, besides words that tie them. */
const BEFORE_NUMBER = /^["')\]\s\u200B]*[:=→—–]?["'\s\u200B([]*$/u
const EXPLICIT = /[:=→]/u
const ENDS = new RegExp(`^[\\s\\u200B]*(?:$|[^\\s\\p{L}\\p{N}\\u200B]|[${HAN_AND_KANA}])`, 'u')
const CLAUSE_END = /[,;,；、،؛()[\]（）【】\uE001\uE002]/u
const YEAR = /^(?:19|20)\d\d$/
/** Words that "of" alone ties to a number: "a score of 72", but not "the view of 3 customers". */
const COUNTED_OF: ReadonlySet<string> = new Set(['score', 'upvoteRatio', 'engagement'])

/** What stands between the numbers of a sentence and the words that say what they count. */
export class FigureGaps {
  readonly #rest: string
  readonly #claimless: readonly Found<NothingClass>[]
  readonly #onward: readonly Span[]

  constructor(rest: string, languages: readonly Language[]) {
    this.#rest = rest
    this.#claimless = claimsNothing(rest, languages)
    this.#onward = findOnward(rest)
  }

  /** Whether a number stands right before a word: "34 new comments", "34件のコメント". */
  standsBefore(number: Span, word: Span): boolean {
    if (word.start < number.end || word.start - number.end > REACH) return false
    const from = behindCounted(this.#rest, number.end, word.start)
    return BEFORE_WORD.test(this.#rest.slice(from, word.start))
  }

  /**
   * How a word is tied to the number behind it: `explicit` by a colon or its like, `beside` by nothing, `said` by words;
   * undefined where it is not, as in "likes 12 of them" and "the comments are 3 weeks old".
   */
  tieBehind(
    word: Span & { readonly word: string },
    number: Span,
    next: Span | undefined,
  ): 'explicit' | 'beside' | 'said' | undefined {
    const [from, to] = [word.end, number.start]
    if (to < from || to - from > REACH) return undefined
    const ties = this.#idle(TIES, from, to)
    if (ties.length > MAX_WORDS) return undefined
    const signs = this.#without(ties, from, to)
    if (!BEFORE_NUMBER.test(signs)) return undefined
    if (EXPLICIT.test(signs)) return 'explicit'
    const isOfOnly = ties.length > 0 && ties.every(({ value }) => value === 'prepositions')
    if (isOfOnly && /\p{Script=Latin}/u.test(this.#rest.slice(from, to)) && !COUNTED_OF.has(word.word))
      return undefined
    if (!this.#endsBehind(number.end) && next?.start !== number.end + 1) return undefined
    return ties.length > 0 ? 'said' : 'beside'
  }

  /** Whether two numbers count the same: "12 and 40 likes". A year counts nothing. */
  areJoined(one: Span, other: Span): boolean {
    const [from, to] = [one.end, other.start]
    if (to < from || to - from > REACH_JOINED || YEAR.test(this.#rest.slice(one.start, one.end))) return false
    const joins = this.#idle(JOINS, from, to)
    const sign = this.#without(joins, from, to).trim()
    return sign === '' ? joins.length > 0 : /^[,/、]$/u.test(sign)
  }

  /** Whether nothing that says anything stands between two places, and no clause ends. */
  isEmpty(from: number, to: number): boolean {
    if (to < from) return false
    const gap = this.#rest.slice(from, to)
    return (
      lengthOf(gap) <= REACH_APART &&
      !CLAUSE_END.test(gap) &&
      leftover(this.#rest, { start: from, end: to }, within(this.#claimless, from - MAX_PARTICLE, to))
        .length === 0
    )
  }

  /** Whether a clause ends, or a word begins that ties what follows. */
  #endsBehind(at: number): boolean {
    if (ENDS.test(this.#rest.slice(at, at + REACH))) return true
    const word = at + (/^\s*/.exec(this.#rest.slice(at, at + REACH))?.[0].length ?? 0)
    if (behindCounted(this.#rest, word) > word) return false
    return (
      within(this.#onward, word, word + 1).length > 0 ||
      within(this.#claimless, word, word + 1).some(({ value }) => GOES_ON.has(value))
    )
  }

  /** Words between two places that claim nothing, of some classes. */
  #idle(classes: ReadonlySet<NothingClass>, from: number, to: number): Found<NothingClass>[] {
    return within(this.#claimless, from, to).filter(({ end, value }) => end <= to && classes.has(value))
  }

  #without(words: readonly Span[], from: number, to: number): string {
    const parts: string[] = []
    let at = from
    for (const { start, end } of words) {
      if (start < at || end > to) continue
      parts.push(this.#rest.slice(at, start))
      at = end
    }
    return [...parts, this.#rest.slice(at, to)].join(' ')
  }
}

/** Classes of the words that tie a word to its number: "comments stand at", "the number of likes is". */
const TIES: ReadonlySet<NothingClass> = new Set<NothingClass>(['copulas', 'prepositions', 'evidence'])
const JOINS: ReadonlySet<NothingClass> = new Set<NothingClass>(['connectives'])
const GOES_ON: ReadonlySet<NothingClass> = new Set<NothingClass>(['connectives', 'prepositions'])

/** Without the names and references in between. */
export function lengthOf(gap: string): number {
  return gap.replaceAll(BLANK, '').length
}
