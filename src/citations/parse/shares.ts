import { findComparisonWords, findIntents, findOfThem, type Language } from '../lexicon/index.ts'
import type { Aside } from './asides.ts'
import type { Quantity } from './quantities.ts'
import { isNamedPart, MAX_BESIDE, partition, ShareNumbers } from './share-numbers.ts'
import { type FoundPlatform, nameOf, placesTogether, type Shared, type SharedBy } from './shared.ts'
import { sharesInTurn } from './shares-in-turn.ts'
import { BLANK, bare, bounds, openBracket, type Span } from './spans.ts'

/** "41 % of its posts report a problem", "12 of them are from Reddit": how many of a trend's posts. */
export interface FoundShare extends Span {
  readonly by: SharedBy
  readonly quantity: Quantity
  /** What the number counts: "12 customers report a problem" counts authors. */
  readonly of: 'posts' | 'authors'
  /** 20 of "3 of 20 posts". */
  readonly whole: Quantity | undefined
  /** Of what it is a share, where that is not the whole trend: of another share, or of what a sentence before counts. */
  readonly isOf?: 'part' | 'before'
  /** Whether it surely counts posts: "12 of its posts", a percentage. "3 problems" may be those of one post. */
  readonly isOfPosts: boolean
  /** Whether a word for posts stands beside the number or its whole, which then count no authors. */
  readonly namesPosts: boolean
  /** Whether the name of a trend stands between what is shared and its number: "the problem “…” has 32 mentions". */
  readonly isNamedBetween: boolean
  /** Whether it stands right behind what is shared: "32 posts discuss the problem “…”". */
  readonly isName: boolean
  /** The number, the word for what is shared, and what joins or stresses them. */
  readonly covers: readonly Span[]
}

const MAX_FOUND = 50
/** Between a number and "of them". */
const MAX_OF_THEM = 12
const WITH = /[,，]\s(?:with|mit|con|com|avec)\s$/iu
const MAX_WITH = 8
/** Characters of an aside before its number. */
const MAX_ASIDE = 40
/** What stands before a link of two numbers. */
const BEFORE_NUMBER = /^(?:[,，、(（]\s?|.?[)）]?\s)$/u
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

/**
 * The shares of a sentence: each intent, and each of these platforms, takes the nearest number of its clause before it, or
 * else behind it. Of "3 of 20 posts" the smaller one is the part. A number that two would take is left to neither: three
 * posts that are questions and three on Reddit need not be the same. An aside tells the share around or before it once more,
 * or that of a word right before it which has no number yet.
 */
export function findShares(
  rest: string,
  platforms: readonly FoundPlatform[],
  languages: readonly Language[],
  dates: readonly Span[],
): FoundShare[] {
  const links = findComparisonWords(rest, languages).filter(({ value }) => value === 'compared')
  // "Half of them, compared with a third of the others" compares two numbers.
  const linksNumbers = ({ start, end }: Span) =>
    links.some(
      (link) =>
        link.start <= start &&
        link.end >= end &&
        BEFORE_NUMBER.test(rest.slice(Math.max(0, start - 2), start)),
    )
  const intents = findIntents(rest, languages)
    .filter((intent) => !linksNumbers(intent))
    .map(({ value: { intent }, ...span }) => ({ ...span, by: { intent } }))
  const shared = [...intents, ...placesTogether(rest, platforms)].slice(0, MAX_FOUND)
  return shared.length === 0
    ? []
    : new ShareReader(shared, new ShareNumbers(rest, shared, dates, languages), languages).shares()
}

/** Gives each that is shared its number. */
class ShareReader {
  readonly #shared: readonly Shared[]
  /** Whether all that is shared is one and the same. */
  readonly #isOnly: boolean
  readonly #in: ShareNumbers
  readonly #inTurn: ReadonlyMap<Shared, Quantity>
  readonly #ofThem: readonly Span[]

  constructor(shared: readonly Shared[], numbers: ShareNumbers, languages: readonly Language[]) {
    this.#shared = shared
    this.#isOnly = new Set(shared.map(({ by }) => nameOf(by))).size === 1
    this.#in = numbers
    this.#inTurn = sharesInTurn(shared, numbers, languages)
    this.#ofThem = findOfThem(numbers.rest, languages)
  }

  shares(): FoundShare[] {
    const first: Taken[] = this.#shared.map((word) => ({ word, ...this.#numberOf(word) }))
    const taken = [
      ...first,
      ...this.#peopleWho(first),
      ...this.#otherMeasure(first),
      ...this.#in.asides.flatMap((aside) => this.#toldBy(aside, first)),
    ]
    const shares = taken.flatMap(({ word, part, whole, isOther = false }): FoundShare[] => {
      // "All but two" of what is not told.
      if (part === undefined || part.isRest === true) return []
      const of = this.#countsPeople(word, part, taken) ? 'authors' : 'posts'
      if (taken.some((each) => each.part === part && nameOf(each.word.by) !== nameOf(word.by))) return []
      const covers = [
        part,
        ...(word.words ?? [word]),
        ...(whole === undefined ? [] : [whole]),
        ...this.#in.wordsBeside(word, part, whole),
        ...this.#in.partitive.filter(({ end }) => end <= part.start),
      ].map(bare)
      const isOfPosts =
        of === 'authors' ||
        part.isPercent ||
        whole !== undefined ||
        this.#in.isCounted(part) ||
        this.#in.rest.includes(BLANK)
      const isNamedBetween =
        'intent' in word.by &&
        part.start >= word.end &&
        this.#in.plain.slice(word.end, part.start).includes(BLANK)
      return [
        {
          ...bounds(covers),
          by: word.by,
          ...{ quantity: part, of, whole },
          namesPosts: this.#in.isCounted(part) || (whole !== undefined && this.#in.isCounted(whole)),
          isOfPosts: isOfPosts && !isOther && !this.#mayBePart(word, part, taken),
          ...{ isNamedBetween, isName: this.#in.isName(word), covers },
        },
      ]
    })
    return shares.map((share) => ({ ...share, ...this.#wholeOf(share, shares) }))
  }

  /** "22 authors report a problem, 8 ask a question": a bare number counts what the share before it counts. */
  #countsPeople({ by }: Shared, part: Quantity, taken: readonly Taken[]): boolean {
    if (this.#in.ofPeople.includes(part)) return true
    const before = 'intent' in by ? this.#intentBefore(part, taken) : undefined
    return before !== undefined && this.#in.ofPeople.includes(before)
  }

  /** "22 authors report a problem, 12 on Reddit": 12 of those 22, perhaps. */
  #mayBePart({ by }: Shared, part: Quantity, taken: readonly Taken[]): boolean {
    return 'platform' in by && this.#intentBefore(part, taken) !== undefined
  }

  /** The number of the share before a bare number, where that is one of an intent. */
  #intentBefore(part: Quantity, taken: readonly Taken[]): Quantity | undefined {
    if (part.isPercent || this.#in.isCounted(part)) return undefined
    const before = taken.findLast((each) => each.part !== undefined && each.part.end <= part.start)
    return before !== undefined && 'intent' in before.word.by ? before.part : undefined
  }

  /**
   * "24 report a problem, 14 of them on Reddit" and "24 report a problem (14 on Reddit)": 14 of the 24, which is stored nowhere. Two
   * platforms part the same whole, and of "27 authors, 10 of them on Reddit" the authors are counted.
   */
  #wholeOf(share: FoundShare, shares: readonly FoundShare[]): Partial<Pick<FoundShare, 'isOf' | 'of'>> {
    const { quantity: number, by } = share
    const ofThem = this.#ofThem.find(
      ({ start, end }) =>
        (start >= number.end ? start - number.end : number.start - end) <= MAX_OF_THEM &&
        (start >= number.end || end <= number.start),
    )
    const bracket = openBracket(this.#in.rest, Math.max(0, number.start - MAX_ASIDE), number.start)
    if (ofThem === undefined && bracket === undefined && !this.#isWith(number)) return {}
    let before = Math.min(number.start, ofThem?.start ?? number.start)
    for (const other of shares.toReversed()) {
      const counted = [other.quantity, ...(other.whole === undefined ? [] : [other.whole])]
      const last = Math.max(...counted.map(({ end }) => end))
      if (other === share || last > before || number === other.quantity) continue
      // "Of 36 mentions 20 report a problem": what stands between is what is spoken of.
      const isBetween = [...this.#in.numbers, ...this.#in.ofPeople].some(
        (each) => each.start >= last && each.end <= before,
      )
      if (isBetween || (ofThem === undefined && nameOf(other.by) === nameOf(by))) break
      if ('intent' in by || 'intent' in other.by) return { isOf: 'part' }
      before = Math.min(...counted.map(({ start }) => start))
    }
    if (ofThem === undefined) return {}
    const earlier = [...this.#in.numbers, ...this.#in.ofPeople].filter(({ end }) => end <= before)
    if (earlier.length === 0) return { isOf: 'before' }
    const nearest = earlier.reduce((last, each) => (each.end > last.end ? each : last))
    return this.#in.ofPeople.includes(nearest) ? { of: 'authors' } : {}
  }

  /** "…, with eight on X". */
  #isWith({ start }: Span): boolean {
    return WITH.test(this.#in.rest.slice(Math.max(0, start - MAX_WITH), start))
  }

  #numberOf(word: Shared): { readonly part?: Quantity; readonly whole?: Quantity } {
    const numbers = this.#in.numbers
    const told = this.#inTurn.get(word)
    if (told !== undefined) return { part: told }
    // "36 mentions by 30 authors across Reddit".
    const isBlocked = ({ end }: Span) =>
      this.#in.others.some((other) => other.start >= end && other.end <= word.start)
    const at = numbers.findLastIndex(
      (number) =>
        this.#in.isNear(number.end, word.start) &&
        !isBlocked(number) &&
        !this.#in.tellsTwo(number.end, word.start),
    )
    const before = numbers[at]
    if (before !== undefined)
      return (
        this.#in.ratioOf(numbers[at - 1], before) ??
        this.#in.ratioOf(before, numbers[at + 1], word) ?? { part: before }
      )
    const behind =
      numbers.find((number) => this.#in.isNear(word.end, number.start) && this.#in.isCount(number)) ??
      this.#listed(word)
    if (behind !== undefined)
      return this.#in.ratioOf(behind, numbers[numbers.indexOf(behind) + 1]) ?? { part: behind }
    return this.#onlyNumber(word)
  }

  /** "26 customers report a problem", "10 authors on Reddit": people, where no number of posts stands beside it. */
  #peopleWho(known: readonly Taken[]): Taken[] {
    const people = this.#in.ofPeople
    return known.flatMap(({ word, part }): Taken[] => {
      if (part !== undefined || this.#in.isName(word)) return []
      const at = people.findLastIndex((number) => this.#in.isNear(number.end, word.start))
      const number = people[at]
      if (number === undefined) return []
      return [{ word, ...(this.#in.ratioOf(people[at - 1], number) ?? { part: number }) }]
    })
  }

  /** The only number, or the only ratio, of a sentence in which only one thing is shared. */
  #onlyNumber(word: Span): { readonly part?: Quantity; readonly whole?: Quantity } {
    const [only, another, third] = this.#in.numbers
    if (only === undefined || third !== undefined || !this.#isOnly) return {}
    const ratio = this.#in.ratioOf(only, another)
    const isOne = another === undefined ? this.#in.isCount(only) : ratio !== undefined
    if (!isOne) return {}
    const isBehindComma = only.start >= word.end && ONE_COMMA.test(this.#in.plain.slice(word.end, only.start))
    return only.isPercent || isBehindComma ? (ratio ?? { part: only }) : {}
  }

  /** "4 posts, 57 percent": where only one thing is shared, a count and a percentage beside each other both tell it. */
  #otherMeasure(known: readonly Taken[]): Taken[] {
    const told = known.find(({ part }) => part !== undefined)
    const [one, other, third] = this.#in.numbers
    // "28 mentions, most of them on Reddit": the 28 are the whole.
    if (!this.#isOnly || told?.part === undefined || isNamedPart(told.part)) return []
    if (one === undefined || other === undefined || third !== undefined) return []
    const isPair = one.isPercent !== other.isPercent && [one, other].includes(told.part)
    const count = one.isPercent ? other : one
    if (!isPair || !this.#in.isCounted(count) || this.#in.isWhole(count)) return []
    return [{ word: told.word, part: told.part === one ? other : one, isOther: true }]
  }

  /** What an aside tells: its percentage, and its count with the whole that this is a part of. */
  #toldBy({ start, end, numbers, isBare }: Aside, known: readonly Taken[]): Taken[] {
    const [percentages, [count, another]] = partition(numbers, ({ isPercent }) => isPercent)
    const ratio = this.#in.ratioOf(count, another)
    const own = known.findLast(({ word }) => word.end <= start && start - word.end <= MAX_BESIDE)
    const around = known.findLast(({ word, part }) => {
      if (part === undefined) return false
      const isWithin = Math.max(word.start, part.start) >= end
      return (
        Math.min(word.end, part.end) <= start &&
        (isWithin || this.#in.isNear(Math.max(word.end, part.end), start))
      )
    })
    // "Most posts (19 of 36) come from Reddit", but not "(36 posts) is discussed on Reddit".
    const isShare = percentages.length > 0 || ratio !== undefined
    const ahead = isShare
      ? known.find(({ word }) => word.start >= end && this.#in.isNear(end, word.start))
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
    const at = this.#in.numbers.findIndex(({ start }) => start >= word.end)
    const number = this.#in.numbers[at]
    if (number === undefined || !this.#in.isBehind(word, number)) return undefined
    const isRatio = this.#in.ratioOf(number, this.#in.numbers[at + 1]) !== undefined
    const isTwice = this.#in.asides.some(
      ({ start, isBare }) => isBare && start >= number.end && start - number.end <= 1,
    )
    return isRatio || isTwice || this.#isList() || this.#isOfWholeBefore(word, number) ? number : undefined
  }

  /** Whether two platforms or more, and nothing else, have a number right behind them. */
  #isList(): boolean {
    const isNumbered = (word: Shared) =>
      'platform' in word.by && this.#in.numbers.some((number) => this.#in.isBehind(word, number))
    return this.#shared.length > 1 && this.#shared.every(isNumbered)
  }

  /** "Of 36 posts Reddit has 12", 36件のうちRedditは12件. */
  #isOfWholeBefore(word: Span, part: Quantity): boolean {
    const whole = this.#in.numbers.findLast(({ end }) => end <= word.start)
    if (whole === undefined || whole.isPercent || part.isPercent || part.low >= whole.low) return false
    return this.#in.words.some(
      ({ value, start, end }) =>
        value === 'of' && (this.#in.isNear(end, whole.start) || (start >= whole.end && end <= word.start)),
    )
  }
}
