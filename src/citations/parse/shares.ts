import { findIntents, findMetrics, findShareWords, type Language } from '../lexicon/index.ts'
import { type Aside, COUNTS_POSTS, findAsides } from './asides.ts'
import { lengthOf } from './figure-gaps.ts'
import { partitiveAlls } from './partitive-alls.ts'
import { findQuantities, partOf, type Quantity } from './quantities.ts'
import { type FoundPlatform, nameOf, placesTogether, type Shared, type SharedBy } from './shared.ts'
import { BLANK, bounds, moved, movedAll, overlap, type Span } from './spans.ts'

/** "41 % of its posts report a problem", "12 of them are from Reddit": how many of a trend's posts. */
export interface FoundShare extends Span {
  readonly by: SharedBy
  readonly quantity: Quantity
  /** What the number counts: "12 customers report a problem" counts authors. */
  readonly of: 'posts' | 'authors'
  /** 20 of "3 of 20 posts". */
  readonly whole: Quantity | undefined
  /** Whether it surely counts posts: "12 of its posts", a percentage. "3 problems" may be those of one post. */
  readonly isOfPosts: boolean
  /** Whether the name of a trend stands between what is shared and its number: "the problem “…” has 32 mentions". */
  readonly isNamedBetween: boolean
  /** Whether it stands right behind what is shared: "32 posts discuss the problem “…”". */
  readonly isName: boolean
  /** The number, the word for what is shared, and what joins or stresses them. */
  readonly covers: readonly Span[]
}

/** Characters between the number and what is shared. */
const REACH = 60
/** The same with the names and quotations that stand there: what is farther is not read. */
const MAX_GAP = 2000
const MAX_FOUND = 50
const MAX_BESIDE = 3
/** Characters between the two numbers of "26 of the 30 customers". */
const MAX_OF = 20
const COMMA_BEHIND = /[,，、]\s?$/u
const BEHIND = /^\s?(?:[:：=–—-]|[はがで]|では|には?)?\s?$/u
/** Between a number and the people whom it counts: "71 % of its customers", and 顧客の71%. */
const OF_PEOPLE =
  /^\s?(?:(?:of|der|die|den|ihrer|seiner|von|des|de|d['’]|du|dos|das|do|da|los|las|sus|les|ses|the|its|all|our|those|these|different|distinct|unique|verschiedene[nr]?|distint[oa]s|différent[es]+)\s)*$/iu
const PEOPLES = /^(?:の(?:うち)?|中的?|의|\s중\s?)$/u
const CLAUSE_END = /(?<!\p{Nd})[,，.]|[,，](?!\p{Nd})|[;:()；：、]/u
/** "On Reddit, it has 4 posts": what is shared, a comma, and the only number. */
const ONE_COMMA = /^[^,;:()，；：、]*[,，、][^,;:()，；：、]*$/u

/** What is shared with its number, and the number that this is a part of. */
interface Taken {
  readonly word: Shared
  readonly part?: Quantity
  readonly whole?: Quantity
  /** Whether it tells another share's number once more, perhaps: what differs may count something else. */
  readonly isOther?: boolean
}

type Ratio = Required<Pick<Taken, 'part' | 'whole'>>

/**
 * The shares of a sentence: each intent, and each of these platforms, takes the nearest number of its clause before it, or
 * else behind it. Of "3 of 20 posts" the smaller one is the part. A number that two would take is left to neither: three
 * posts that are questions and three on Reddit need not be the same. An aside tells the share around or before it once more,
 * or that of a word right before it which has no number yet.
 */
export function findShares(
  rest: string,
  start: number,
  platforms: readonly FoundPlatform[],
  languages: readonly Language[],
  dates: readonly Span[],
): FoundShare[] {
  const intents = findIntents(rest, languages).map(({ value: { intent }, ...span }) => ({
    ...span,
    by: { intent },
  }))
  const places = placesTogether(
    rest,
    platforms.map((each) => moved(each, -start)),
  )
  const shared = [...intents, ...places].slice(0, MAX_FOUND)
  if (shared.length === 0) return []
  const reader = new ShareReader(
    rest,
    shared,
    dates.map((each) => moved(each, -start)),
    languages,
  )
  return reader.shares().map((share) => movedAll(share, start))
}

/** The numbers of a sentence, and what is shared by so many posts. All spans are offsets of the sentence. */
class ShareReader {
  readonly #rest: string
  readonly #shared: readonly Shared[]
  /** Whether all that is shared is one and the same. */
  readonly #isOnly: boolean
  readonly #words: ReturnType<typeof findShareWords>
  readonly #partitive: readonly Span[]
  /** The words for posts. */
  readonly #metrics: readonly Span[]
  readonly #asides: readonly Aside[]
  /** The numbers outside asides that may count posts, those that count people, and those of anything but posts. */
  readonly #numbers: readonly Quantity[]
  readonly #ofPeople: readonly Quantity[]
  readonly #others: readonly Quantity[]
  /** The sentence without its asides. */
  readonly #plain: string

  constructor(
    rest: string,
    shared: readonly Shared[],
    dates: readonly Span[],
    languages: readonly Language[],
  ) {
    this.#rest = rest
    this.#shared = shared
    this.#isOnly = new Set(shared.map(({ by }) => nameOf(by))).size === 1
    this.#words = findShareWords(rest, languages)
    this.#partitive = partitiveAlls(rest, this.#words, languages)
    const counted = findMetrics(rest, languages)
    const [posts, others] = partition(counted, ({ value }) => COUNTS_POSTS.has(value.metric))
    this.#metrics = posts
    const undated = findQuantities(rest, languages).filter(
      (number) => !dates.some((date) => overlap(date, number)),
    )
    const people = others.filter(({ value }) => value.metric === 'authors')
    const isOfPeople = (number: Quantity) =>
      people.some(
        ({ start, end }) =>
          (start >= number.end && OF_PEOPLE.test(rest.slice(number.end, start))) ||
          (end <= number.start && PEOPLES.test(rest.slice(end, number.start))),
      )
    // "26 of 30 customers": both.
    const isPartOf = (part: Quantity, whole: Quantity | undefined) =>
      whole !== undefined &&
      isOfPeople(whole) &&
      this.#words.some(
        ({ value, start, end }) =>
          value === 'of' && start >= part.end && end <= whole.start && whole.start - part.end <= MAX_OF,
      )
    this.#ofPeople = undated.filter((number, at) => isOfPeople(number) || isPartOf(number, undated[at + 1]))
    // "30 authors".
    const [ofOthers, all] = partition(
      undated,
      (number) =>
        this.#ofPeople.includes(number) ||
        others.some(({ start }) => start >= number.end && start - number.end <= MAX_BESIDE),
    )
    this.#others = ofOthers
    this.#asides = findAsides(rest, all, this.#words, counted, shared)
    this.#numbers = all.filter((number) => !this.#asides.some((aside) => overlap(aside, number)))
    this.#plain = this.#asides.reduce(
      (text, { start, end }) => `${text.slice(0, start)}${' '.repeat(end - start)}${text.slice(end)}`,
      rest,
    )
  }

  shares(): FoundShare[] {
    const first: Taken[] = this.#shared.map((word) => ({ word, ...this.#numberOf(word) }))
    const taken = [
      ...first,
      ...this.#peopleWho(first),
      ...this.#otherMeasure(first),
      ...this.#asides.flatMap((aside) => this.#toldBy(aside, first)),
    ]
    return taken.flatMap(({ word, part, whole, isOther = false }): FoundShare[] => {
      // "All but two" of what is not told.
      if (part === undefined || part.isRest === true) return []
      const of = this.#ofPeople.includes(part) ? 'authors' : 'posts'
      if (taken.some((each) => each.part === part && nameOf(each.word.by) !== nameOf(word.by))) return []
      const covers = [
        part,
        ...(word.words ?? [word]),
        ...(whole === undefined ? [] : [whole]),
        ...this.#wordsBeside(word, part, whole),
        ...this.#partitive.filter(({ end }) => end <= part.start),
      ].map(bare)
      const isOfPosts =
        of === 'authors' ||
        part.isPercent ||
        whole !== undefined ||
        this.#isCounted(part) ||
        this.#rest.includes(BLANK)
      const isNamedBetween =
        'intent' in word.by &&
        part.start >= word.end &&
        this.#plain.slice(word.end, part.start).includes(BLANK)
      return [
        {
          ...bounds(covers),
          by: word.by,
          ...{ quantity: part, of, whole },
          ...{ isOfPosts: isOfPosts && !isOther, isNamedBetween, isName: this.#isName(word), covers },
        },
      ]
    })
  }

  #numberOf(word: Span): { readonly part?: Quantity; readonly whole?: Quantity } {
    const numbers = this.#numbers
    // "36 mentions by 30 authors across Reddit".
    const isBlocked = ({ end }: Span) =>
      this.#others.some((other) => other.start >= end && other.end <= word.start)
    const at = numbers.findLastIndex((number) => this.#isNear(number.end, word.start) && !isBlocked(number))
    const before = numbers[at]
    if (before !== undefined)
      return (
        this.#ratioOf(numbers[at - 1], before) ??
        this.#ratioOf(before, numbers[at + 1], word) ?? { part: before }
      )
    const behind =
      numbers.find((number) => this.#isNear(word.end, number.start) && this.#isCount(number)) ??
      this.#listed(word)
    if (behind !== undefined)
      return this.#ratioOf(behind, numbers[numbers.indexOf(behind) + 1]) ?? { part: behind }
    return this.#onlyNumber(word)
  }

  /** "26 customers report a problem": people who want something, where no number of posts stands beside it. */
  #peopleWho(known: readonly Taken[]): Taken[] {
    const people = this.#ofPeople
    return known.flatMap(({ word, part }): Taken[] => {
      if (!('intent' in word.by) || part !== undefined || this.#isName(word)) return []
      const at = people.findLastIndex((number) => this.#isNear(number.end, word.start))
      const number = people[at]
      if (number === undefined) return []
      return [{ word, ...(this.#ratioOf(people[at - 1], number) ?? { part: number }) }]
    })
  }

  /** The only number, or the only ratio, of a sentence in which only one thing is shared. */
  #onlyNumber(word: Span): { readonly part?: Quantity; readonly whole?: Quantity } {
    const [only, another, third] = this.#numbers
    if (only === undefined || third !== undefined || !this.#isOnly) return {}
    const ratio = this.#ratioOf(only, another)
    const isOne = another === undefined ? this.#isCount(only) : ratio !== undefined
    if (!isOne) return {}
    const isBehindComma = only.start >= word.end && ONE_COMMA.test(this.#plain.slice(word.end, only.start))
    return only.isPercent || isBehindComma ? (ratio ?? { part: only }) : {}
  }

  /** "4 posts, 57 percent": where only one thing is shared, a count and a percentage beside each other both tell it. */
  #otherMeasure(known: readonly Taken[]): Taken[] {
    const told = known.find(({ part }) => part !== undefined)
    const [one, other, third] = this.#numbers
    if (!this.#isOnly || told?.part === undefined) return []
    if (one === undefined || other === undefined || third !== undefined) return []
    const isPair = one.isPercent !== other.isPercent && [one, other].includes(told.part)
    if (!isPair || !this.#isCounted(one.isPercent ? other : one)) return []
    return [{ word: told.word, part: told.part === one ? other : one, isOther: true }]
  }

  /** What an aside tells: its percentage, and its count with the whole that this is a part of. */
  #toldBy({ start, end, numbers, isBare }: Aside, known: readonly Taken[]): Taken[] {
    const [percentages, [count, another]] = partition(numbers, ({ isPercent }) => isPercent)
    const ratio = this.#ratioOf(count, another)
    const own = known.findLast(({ word }) => word.end <= start && start - word.end <= MAX_BESIDE)
    const around = known.findLast(({ word, part }) => {
      if (part === undefined) return false
      const isWithin = Math.max(word.start, part.start) >= end
      return (
        Math.min(word.end, part.end) <= start &&
        (isWithin || this.#isNear(Math.max(word.end, part.end), start))
      )
    })
    // "Most posts (19 of 36) come from Reddit", but not "(36 posts) is discussed on Reddit".
    const isShare = percentages.length > 0 || ratio !== undefined
    const ahead = isShare
      ? known.find(({ word }) => word.start >= end && this.#isNear(end, word.start))
      : undefined
    const isOwn = own !== undefined && own.part === undefined
    const { word } = (isOwn ? own : (around ?? ahead)) ?? {}
    if (word === undefined) return []
    const counts = ratio ?? (count === undefined ? undefined : { part: count })
    const isOther = !isBare && !isOwn
    return [...percentages.map((part) => ({ part })), ...(counts === undefined ? [] : [counts])].map(
      (each) => ({ word, ...each, isOther }),
    )
  }

  /** 3 of "Reddit: 3 of 20" and "Reddit: 3, X: 5", 19 of "Reddit 19 (53 %)": right behind, and surely of posts. */
  #listed(word: Span): Quantity | undefined {
    const at = this.#numbers.findIndex(({ start }) => start >= word.end)
    const number = this.#numbers[at]
    if (number === undefined || !this.#isBehind(word, number)) return undefined
    const isRatio = this.#ratioOf(number, this.#numbers[at + 1]) !== undefined
    const isTwice = this.#asides.some(
      ({ start, isBare }) => isBare && start >= number.end && start - number.end <= 1,
    )
    return isRatio || isTwice || this.#isList() || this.#isOfWholeBefore(word, number) ? number : undefined
  }

  /** Whether two platforms or more, and nothing else, have a number right behind them. */
  #isList(): boolean {
    const isNumbered = (word: Shared) =>
      'platform' in word.by && this.#numbers.some((number) => this.#isBehind(word, number))
    return this.#shared.length > 1 && this.#shared.every(isNumbered)
  }

  /** "Of 36 posts Reddit has 12", 36件のうちRedditは12件. */
  #isOfWholeBefore(word: Span, part: Quantity): boolean {
    const whole = this.#numbers.findLast(({ end }) => end <= word.start)
    if (whole === undefined || whole.isPercent || part.isPercent || part.low >= whole.low) return false
    return this.#words.some(
      ({ value, start, end }) =>
        value === 'of' && (this.#isNear(end, whole.start) || (start >= whole.end && end <= word.start)),
    )
  }

  /** Two counts with "of" between them, before which a comma may stand: "2 posts on it, of 6 in all". `own` may stand there. */
  #ratioOf(one: Quantity | undefined, other: Quantity | undefined, own?: Span): Ratio | undefined {
    if (one === undefined || other === undefined || one.isPercent || other.isPercent) return undefined
    const of = this.#words.findLast(
      ({ value, start, end }) => value === 'of' && start >= one.end && end <= other.start,
    )
    if (of === undefined || one.low === other.low || (own !== undefined && of.start < own.end))
      return undefined
    // "19 posts of it are on Reddit and 12 on X": two parts.
    const isOfAnother = this.#shared.some(
      (each) => each !== own && each.start >= one.end && each.end <= other.start,
    )
    if (isOfAnother) return undefined
    const isPartFirst = one.low < other.low
    const comma = isPartFirst ? COMMA_BEHIND.exec(this.#plain.slice(one.end, of.start)) : null
    const isJoined =
      this.#isNear(one.end, of.start - (comma?.[0].length ?? 0)) && this.#isNear(of.end, other.start)
    const areInAside = this.#asides.some((aside) => overlap(aside, one) && overlap(aside, other))
    if (!isJoined && !areInAside) return undefined
    return isPartFirst ? { part: partOf(one, other), whole: other } : { part: partOf(other, one), whole: one }
  }

  /** "Alone" beside a platform, and what joins a part to its whole. */
  #wordsBeside(word: Shared, part: Quantity, whole: Quantity | undefined): Span[] {
    const between = (one: Span, other: Span) =>
      [Math.min(one.end, other.end), Math.max(one.start, other.start)] as const
    const isBeside = (one: Span, other: Span) =>
      /^[\s\p{L}()]{0,6}$/u.test(this.#rest.slice(...between(one, other)))
    return this.#words.filter((each) =>
      each.value === 'alone'
        ? 'platform' in word.by && isBeside(each, word)
        : [part, ...(whole === undefined ? [] : [whole])].some(
            (number) => isBeside(each, number) && this.#isNear(...between(each, number)),
          ),
    )
  }

  /** Whether a percentage, or beside a word for posts. */
  #isCount(number: Quantity): boolean {
    return number.isPercent || this.#isCounted(number)
  }

  #isCounted(number: Span): boolean {
    return this.#metrics.some(
      (each) => this.#isNear(number.end, each.start) || this.#isNear(each.end, number.start),
    )
  }

  #isBehind(word: Span, number: Span): boolean {
    return number.start >= word.end && BEHIND.test(this.#rest.slice(word.end, number.start))
  }

  /** "The problem “X”" calls the trend so. */
  #isName({ end }: Span): boolean {
    return this.#rest
      .slice(end, end + MAX_BESIDE)
      .trimStart()
      .startsWith(BLANK)
  }

  /** Whether one clause has both offsets, near each other. */
  #isNear(from: number, to: number): boolean {
    if (to < from || to - from > MAX_GAP) return false
    const gap = this.#plain.slice(from, to)
    return lengthOf(gap) <= REACH && !CLAUSE_END.test(gap)
  }
}

function partition<Each>(all: readonly Each[], isOf: (each: Each) => boolean): [Each[], Each[]] {
  return [all.filter(isOf), all.filter((each) => !isOf(each))]
}

function bare({ start, end }: Span): Span {
  return { start, end }
}
