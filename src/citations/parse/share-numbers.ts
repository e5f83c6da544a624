import { leftover } from '../coverage.ts'
import {
  claimsNothing,
  findCrowds,
  findMetrics,
  findQuantifiers,
  findShareParts,
  findShareWords,
  type Language,
  type SharePart,
} from '../lexicon/index.ts'
import { type Aside, COUNTS_POSTS, findAsides } from './asides.ts'
import { lengthOf } from './figure-gaps.ts'
import { partitiveAlls } from './partitive-alls.ts'
import { findQuantities, partOf, type Quantity } from './quantities.ts'
import type { Shared } from './shared.ts'
import { BLANK, blank, overlap, type Span } from './spans.ts'

/** Characters between the number and what is shared. */
const REACH = 60
/** The same with the names and quotations that stand there: what is farther is not read. */
const MAX_GAP = 2000
/** Characters between a number and what stands right beside it. */
export const MAX_BESIDE = 3
/** Characters between the two numbers of "26 of the 30 customers". */
const MAX_OF = 20
const COMMA_BEHIND = /[,，、]\s?$/u
const BEHIND = /^\s?(?:[:：=–—-]|[はがで]|では|には?)?\s?$/u
/** Between a number and the people whom it counts: "71 % of its customers", and 顧客の71%. */
const OF_PEOPLE =
  /^\s?(?:(?:of|der|die|den|ihrer|seiner|von|des|de|d['’]|du|dos|das|do|da|los|las|sus|les|ses|the|its|all|our|those|these|different|distinct|unique|verschiedene[nr]?|distint[oa]s|différent[es]+)\s)*$/iu
const COUNTS_PEOPLE = /^\s?(?:[人位명]|คน)/u
const PEOPLES = /^(?:の(?:うち)?|中的?|의|\s중\s?)$/u
const CLAUSE_END = /(?<!\p{Nd})[,，.]|[,，](?!\p{Nd})|[;:()；：、]/u
/** Between "most of them" and what they share. */
const MAX_PART = 24
/** No honest sentence has more. */
const MAX_PARTS = 20
/** Portuguese "on the", which negates elsewhere. */
const AT_PLACE = /\sn[oa]s?\s$/iu
const OF_MAJORITY = /^\s?(?:\p{L}{1,3}\s)?$/u
const LATIN_WORD = /^\s\p{Script=Latin}/u
const NAMED = /[\uE000-\uE002]/u

const AND = /\s(?:and|und|y|e|et)\s(?:se\s)?/giu

/** A number of posts, and the number that it is a part of. */
export type Ratio = Readonly<Record<'part' | 'whole', Quantity>>

/** The numbers of a sentence that may tell what some of a trend's posts share. All spans are offsets of the sentence. */
export class ShareNumbers {
  readonly rest: string
  readonly #shared: readonly Shared[]
  readonly #languages: readonly Language[]
  readonly words: ReturnType<typeof findShareWords>
  readonly partitive: readonly Span[]
  /** The words for posts. */
  readonly #metrics: readonly Span[]
  readonly asides: readonly Aside[]
  /** The numbers outside asides that may count posts, those that count people, and those of anything but posts. */
  readonly numbers: readonly Quantity[]
  readonly ofPeople: readonly Quantity[]
  readonly others: readonly Quantity[]
  /** The sentence without its asides. */
  readonly plain: string

  constructor(
    rest: string,
    shared: readonly Shared[],
    dates: readonly Span[],
    languages: readonly Language[],
  ) {
    this.rest = rest
    this.#shared = shared
    this.#languages = languages
    this.words = findShareWords(rest, languages)
    this.partitive = partitiveAlls(rest, this.words, languages)
    const counted = findMetrics(rest, languages)
    const [posts, others] = partition(counted, ({ value }) => COUNTS_POSTS.has(value.metric))
    this.#metrics = posts
    const majorities = findQuantifiers(rest, languages).filter(({ value }) => value === 'majority')
    // "Most of the 28 posts": the whole of what is judged with the word.
    const isOfMajority = ({ start }: Span) =>
      majorities.some(({ end }) => end <= start && OF_MAJORITY.test(rest.slice(end, start)))
    const undated = findQuantities(rest, languages).filter(
      (number) => !dates.some((date) => overlap(date, number)) && !isOfMajority(number),
    )
    const people = [...others.filter(({ value }) => value.metric === 'authors'), ...findCrowds(rest)]
    // "24 Reddit users".
    const unplaced = blank(rest, shared).replaceAll(BLANK, ' ')
    const isOfPeople = (number: Quantity) =>
      COUNTS_PEOPLE.test(rest.slice(number.end, number.end + 4)) ||
      people.some(
        ({ start, end }) =>
          (start >= number.end &&
            OF_PEOPLE.test(unplaced.slice(number.end, start).replaceAll(/[\s-]+/g, ' '))) ||
          (end <= number.start && PEOPLES.test(rest.slice(end, number.start))),
      )
    // "26 of 30 customers": both.
    const isPartOf = (part: Quantity, whole: Quantity | undefined) =>
      whole !== undefined &&
      isOfPeople(whole) &&
      !posts.some((word) => isBehind(word, part.end)) &&
      this.words.some(
        ({ value, start, end }) =>
          value === 'of' && start >= part.end && end <= whole.start && whole.start - part.end <= MAX_OF,
      )
    // "Of the 30 customers, 26": those behind, too, but for a number of posts.
    const all = undated.find(
      (number) => isOfPeople(number) && this.words.some((word) => isOfAll(word, number, rest)),
    )
    const areParted = all !== undefined && undated.every(({ start }) => start >= all.start)
    const isOfThem = ({ start, end, low }: Quantity) =>
      areParted && start >= all.end && low < all.low && !posts.some((word) => isBehind(word, end))
    this.ofPeople = undated.filter(
      (number, at) => isOfPeople(number) || isPartOf(number, undated[at + 1]) || isOfThem(number),
    )
    // "30 authors".
    const [ofOthers, ofPosts] = partition(
      undated,
      (number) => this.ofPeople.includes(number) || others.some((word) => isBehind(word, number.end)),
    )
    this.others = ofOthers
    this.asides = findAsides(rest, ofPosts, this.words, counted, shared)
    const outside = ofPosts.filter((number) => !this.asides.some((aside) => overlap(aside, number)))
    this.numbers = [...outside, ...partsOfCounted(rest, shared, posts, outside, languages)].sort(
      (a, b) => a.start - b.start,
    )
    this.plain = this.asides.reduce(
      (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
      rest,
    )
  }

  /**
   * Two counts with "of" between them, before which a comma may stand: "2 posts on it, of 6 in all". `own` may stand there. Also a
   * percentage of a count.
   */
  ratioOf(one: Quantity | undefined, other: Quantity | undefined, own?: Span): Ratio | undefined {
    if (one === undefined || other === undefined || (one.isPercent && other.isPercent)) return undefined
    const of = this.words.findLast(
      ({ value, start, end }) => value === 'of' && start >= one.end && end <= other.start,
    )
    if (of === undefined || one.low === other.low || (own !== undefined && of.start < own.end))
      return undefined
    // "19 posts of it are on Reddit and 12 on X": two parts.
    const isOfAnother = this.#shared.some(
      (each) => each !== own && each.start >= one.end && each.end <= other.start,
    )
    if (isOfAnother) return undefined
    const isPartFirst = one.isPercent || (!other.isPercent && one.low < other.low)
    const comma = isPartFirst ? COMMA_BEHIND.exec(this.plain.slice(one.end, of.start)) : null
    const isJoined =
      this.isNear(one.end, of.start - (comma?.[0].length ?? 0)) && this.isNear(of.end, other.start)
    const areInAside = this.asides.some((aside) => overlap(aside, one) && overlap(aside, other))
    if (!isJoined && !areInAside) return undefined
    const [part, whole] = isPartFirst ? [one, other] : [other, one]
    return { part: part.isPercent ? part : partOf(part, whole), whole }
  }

  /** 36 of "75 % of the 36 posts" and of "of the 36 posts 75 %". */
  isWhole({ start }: Span): boolean {
    return this.words.some(({ value, end }) => value === 'of' && end <= start && this.isNear(end, start))
  }

  /** "Alone" beside a platform, and what joins a part to its whole. */
  wordsBeside(word: Shared, part: Quantity, whole: Quantity | undefined): Span[] {
    const between = (one: Span, other: Span) =>
      [Math.min(one.end, other.end), Math.max(one.start, other.start)] as const
    const isBeside = (one: Span, other: Span) =>
      /^[\s\p{L}()]{0,6}$/u.test(this.rest.slice(...between(one, other)))
    return this.words.filter((each) =>
      each.value === 'alone'
        ? 'platform' in word.by && isBeside(each, word)
        : [part, ...(whole === undefined ? [] : [whole])].some(
            (number) => isBeside(each, number) && this.isNear(...between(each, number)),
          ),
    )
  }

  /** Whether a percentage, or beside a word for posts. */
  isCount(number: Quantity): boolean {
    return number.isPercent || this.isCounted(number)
  }

  isCounted(number: Span): boolean {
    return this.#metrics.some(
      (each) => this.isNear(number.end, each.start) || this.isNear(each.end, number.start),
    )
  }

  isBehind(word: Span, number: Span): boolean {
    return number.start >= word.end && BEHIND.test(this.rest.slice(word.end, number.start))
  }

  /** "Has 29 mentions and is discussed on Reddit" tells two things: whether a verb behind "and" stands between these. */
  tellsTwo(from: number, to: number): boolean {
    const gap = this.plain.slice(from, to)
    const joined = [...gap.matchAll(AND)].map(({ index, 0: { length } }) => index + length)
    return (
      joined.length > 0 &&
      claimsNothing(gap, this.#languages).some(
        ({ value, start }) => (value === 'copulas' || value === 'reporting') && joined.includes(start),
      )
    )
  }

  /** "The problem “X”" calls the trend so. */
  isName({ end }: Span): boolean {
    return this.rest
      .slice(end, end + MAX_BESIDE)
      .trimStart()
      .startsWith(BLANK)
  }

  /** Whether one clause has both offsets, near each other. */
  isNear(from: number, to: number): boolean {
    if (to < from || to - from > MAX_GAP) return false
    const gap = this.plain.slice(from, to)
    return lengthOf(gap) <= REACH && !CLAUSE_END.test(gap)
  }
}

function isBehind({ start }: Span, end: number): boolean {
  return start >= end && start - end <= MAX_BESIDE
}

/** "Of the 30". */
function isOfAll({ value, end }: { readonly value: string } & Span, { start }: Span, rest: string): boolean {
  return value === 'of' && end <= start && start - end <= MAX_OF && OF_PEOPLE.test(rest.slice(end, start))
}

/** "Most of them", as a share of what was counted. */
export interface NamedPart extends Quantity {
  readonly part: SharePart
}

export function isNamedPart(quantity: Quantity): quantity is NamedPart {
  return 'part' in quantity
}

const MORE_THAN_HALF = 50.001

/** "28 mentions, most of them on Reddit": a share of the posts that were counted before, right before what they share. */
function partsOfCounted(
  rest: string,
  shared: readonly Span[],
  posts: readonly Span[],
  numbers: readonly Quantity[],
  languages: readonly Language[],
): NamedPart[] {
  const number = numbers.find(({ isPercent }) => !isPercent)
  const counted = Math.max(posts[0]?.end ?? Number.POSITIVE_INFINITY, number?.end ?? Number.POSITIVE_INFINITY)
  const isIdle = (gap: string) =>
    leftover(gap, { start: 0, end: gap.length }, [
      ...claimsNothing(gap, languages),
      ...findMetrics(gap, languages),
      ...findShareWords(gap, languages),
    ]).length === 0
  const isCopula = ({ value }: { readonly value: string }) => value === 'copulas'
  const hasCopula = (gap: string) => claimsNothing(gap, languages).some(isCopula)
  const startsWithCopula = (text: string) =>
    claimsNothing(text, languages)
      .slice(0, 1)
      .some((word) => isCopula(word) && word.start <= 1)
  const isRightBefore = (end: number) => {
    const next = shared.find(({ start }) => start >= end)
    if (next === undefined || next.start - end > MAX_PART) return false
    const gap = rest.slice(end, next.start).replace(AT_PLACE, ' ')
    // "Most on Reddit are rude" shares something else.
    const behind = rest.slice(next.end, next.end + MAX_PART)
    const isSubject = LATIN_WORD.test(behind) && startsWithCopula(behind) && !hasCopula(gap)
    return !isSubject && !NAMED.test(gap) && isIdle(gap)
  }
  // "Almost all of them".
  const isExact = (start: number): boolean => {
    const clause = rest.slice(counted, start).split(CLAUSE_END).at(-1) ?? ''
    return isIdle(clause.replaceAll(BLANK, ' '))
  }
  return findShareParts(rest, languages)
    .slice(0, MAX_PARTS)
    .flatMap(({ start, end, value: part }): NamedPart[] => {
      // Of "28 posts by 24 authors, most of them" nobody knows of which.
      const isOfOne = numbers.filter((each) => !each.isPercent && each.start < start).length === 1
      if (start < counted || !isOfOne || !isRightBefore(end) || !isExact(start)) return []
      const low = part === 'all' ? 100 : MORE_THAN_HALF
      return [
        {
          ...{ start, end, low, high: 100, part },
          ...{ isPercent: true, isVague: false, isWord: false, isChange: false },
        },
      ]
    })
}

/** Those of which something is so, and the others. */
export function partition<Each>(all: readonly Each[], isOf: (each: Each) => boolean): [Each[], Each[]] {
  return [all.filter(isOf), all.filter((each) => !isOf(each))]
}
