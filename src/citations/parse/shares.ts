import type { Intent, Platform } from '../../model/index.ts'
import {
  type Found,
  findIntents,
  findMetrics,
  findQuantifiers,
  findShareWords,
  type Language,
} from '../lexicon/index.ts'
import { lengthOf } from './figure-gaps.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { BLANK, blank, bounds, overlap, type Span } from './spans.ts'

/** What some of a trend's posts have in common. */
export type SharedBy =
  | { readonly intent: Intent }
  | { readonly platform: Platform }
  /** Those of several together: "on Reddit and X". */
  | { readonly platforms: readonly Platform[] }

/** "41 % of its posts report a problem", "12 of them are from Reddit": how many of a trend's posts. */
export interface FoundShare extends Span {
  readonly by: SharedBy
  readonly quantity: Quantity
  /** 20 of "3 of 20 posts". */
  readonly whole: Quantity | undefined
  /** Whether it surely counts posts: "12 of its posts", a percentage. "3 problems" may be those of one post. */
  readonly isOfPosts: boolean
  /** Whether the name of a trend stands between what is shared and its number: "the problem “…” has 32 mentions". */
  readonly isNamedBetween: boolean
  /** The number, the word for what is shared, and what joins or stresses them. */
  readonly covers: readonly Span[]
}

/** Characters between the number and what is shared. */
const REACH = 60
const MAX_FOUND = 50
const MAX_BESIDE = 3
const COMMA_BEHIND = /[,，、]\s?$/u
const BEHIND = /^\s?(?:[:：=–—-]|[はがで]|では|には?)?\s?$/u
const CLAUSE_END = /(?<!\p{Nd})[,，.]|[,，](?!\p{Nd})|[;:()；：、]/u
/** "On Reddit, it has 4 posts": what is shared, a comma, and the only number. */
const ONE_COMMA = /^[^,;:()，；：、]*[,，、][^,;:()，；：、]*$/u

type Shared = Span & { readonly by: SharedBy; readonly words?: readonly Span[] }

/** What is shared with its number, and the number that this is a part of. */
interface Taken {
  readonly word: Shared
  readonly part?: Quantity
  readonly whole?: Quantity
  /** Whether it tells another share's number once more, perhaps: what differs may count something else. */
  readonly isOther?: boolean
}

/** What is set apart by brackets or commas, with its numbers: "(53 %)", "(19 of the 36 posts)", ", 53 %,". */
interface Aside extends Span {
  readonly numbers: readonly Quantity[]
  /** Whether nothing else stands in it. */
  readonly isBare: boolean
}

/**
 * The shares of a sentence: each intent, and each of these platforms, takes the nearest number of its clause before it, or
 * else behind it. Of "3 of 20 posts" the smaller one is the part. A number that two would take is left to neither: three
 * posts that are questions and three on Reddit need not be the same. An aside tells the share around or before it once more,
 * or that of a word right before it which has no number yet.
 */
export function findShares(
  rest: string,
  start: number,
  platforms: readonly (Span & { readonly platform: Platform })[],
  languages: readonly Language[],
  dates: readonly Span[],
): FoundShare[] {
  const shared: Shared[] = [
    ...findIntents(rest, languages).map(({ value: { intent }, ...span }) => ({ ...span, by: { intent } })),
    ...placesTogether(
      rest,
      platforms.map((each) => ({ ...each, start: each.start - start, end: each.end - start })),
    ),
  ].slice(0, MAX_FOUND)
  if (shared.length === 0) return []
  const isOfDate = (span: Span) =>
    dates.some((date) => date.start < start + span.end && start + span.start < date.end)
  const counted = findMetrics(rest, languages)
  const undated = findQuantities(rest, languages).filter((number) => !isOfDate(number))
  const others = undated.filter((number) => countsOthers(number, counted))
  const all = undated.filter((number) => !others.includes(number))
  const words = findShareWords(rest, languages)
  const partitive = partitiveAlls(rest, words, languages)
  const metrics = counted.filter(({ value }) => POSTS.has(value.metric))
  const asides = findAsides(rest, all, words, counted)
  const isAside = (span: Span) => asides.some((each) => overlap(each, span))
  const numbers = all.filter((number) => !isAside(number))
  const plain = asides.reduce(
    (text, aside) =>
      `${text.slice(0, aside.start)}${' '.repeat(aside.end - aside.start)}${text.slice(aside.end)}`,
    rest,
  )
  const isOnly = shared.every(({ by }) => nameOf(by) === nameOf(shared[0]?.by))
  const first: Taken[] = shared.map((word) => ({ word, ...numberOf(word) }))
  const taken = [
    ...first,
    ...(isOnly ? otherMeasure(first) : []),
    ...asides.flatMap((aside) => told(aside, first)),
  ]
  return taken.flatMap(({ word, part, whole, isOther = false }): FoundShare[] => {
    if (part === undefined) return []
    if (taken.some((each) => each.part === part && nameOf(each.word.by) !== nameOf(word.by))) return []
    const covered = [
      part,
      ...(word.words ?? [word]),
      ...(whole === undefined ? [] : [whole]),
      ...wordsBeside(word, part, whole),
      ...partitive.filter(({ end }) => end <= part.start),
    ]
    const isCounted = metrics.some((each) => isNear(part.end, each.start) || isNear(each.end, part.start))
    return [
      {
        by: word.by,
        quantity: part,
        whole,
        isOfPosts: !isOther && (part.isPercent || whole !== undefined || isCounted || /\uE000/.test(rest)),
        isNamedBetween:
          'intent' in word.by && part.start >= word.end && plain.slice(word.end, part.start).includes(BLANK),
        start: start + Math.min(...covered.map((span) => span.start)),
        end: start + Math.max(...covered.map((span) => span.end)),
        covers: covered.map((span) => ({ start: start + span.start, end: start + span.end })),
      },
    ]
  })

  /** "4 posts, 57 percent": where only one thing is shared, a count and a percentage beside each other both tell it. */
  function otherMeasure(known: readonly Taken[]): Taken[] {
    const told = known.find(({ part }) => part !== undefined)
    const [one, other, third] = numbers
    if (told?.part === undefined || one === undefined || other === undefined || third !== undefined) return []
    const isPair = one.isPercent !== other.isPercent && [one, other].includes(told.part)
    const count = one.isPercent ? other : one
    const isCounted = metrics.some((each) => isNear(count.end, each.start) || isNear(each.end, count.start))
    return isPair && isCounted
      ? [{ word: told.word, part: told.part === one ? other : one, isOther: true }]
      : []
  }

  /** What an aside tells: its percentage, and its count with the whole that this is a part of. */
  function told({ start: from, end, numbers: inside, isBare }: Aside, known: readonly Taken[]): Taken[] {
    const beside = shared.findLast((word) => word.end <= from && from - word.end <= MAX_BESIDE)
    const own = known.find(({ word }) => word === beside)
    const around = known.findLast(
      ({ word, part }) =>
        part !== undefined &&
        Math.min(word.end, part.end) <= from &&
        (Math.max(word.start, part.start) >= end || isNear(Math.max(word.end, part.end), from)),
    )
    const [count, another] = inside.filter(({ isPercent }) => !isPercent)
    const ratio = ratioOf(count, another)
    const percentages = inside.filter(({ isPercent }) => isPercent)
    // "Most posts (19 of 36) come from Reddit", but not "(36 posts) is discussed on Reddit".
    const isShare = percentages.length > 0 || ratio !== undefined
    const ahead = isShare ? known.find(({ word }) => word.start >= end && isNear(end, word.start)) : undefined
    const teller = own !== undefined && own.part === undefined ? own : (around ?? ahead)
    if (teller === undefined) return []
    const isOther = !isBare && teller !== own
    const { word } = teller
    return [
      ...percentages.map((part) => ({ word, part, isOther })),
      ...(ratio !== undefined
        ? [{ word, ...ratio, isOther }]
        : count !== undefined
          ? [{ word, part: count, isOther }]
          : []),
    ]
  }

  function isNear(from: number, to: number): boolean {
    return to >= from && lengthOf(plain.slice(from, to)) <= REACH && !CLAUSE_END.test(plain.slice(from, to))
  }

  function numberOf(word: Span): { readonly part?: Quantity; readonly whole?: Quantity } {
    // "36 mentions by 30 authors across Reddit".
    const at = numbers.findLastIndex(
      ({ end }) =>
        isNear(end, word.start) && !others.some((each) => each.start >= end && each.end <= word.start),
    )
    const nearest = numbers[at]
    if (nearest !== undefined)
      return ratioOf(numbers[at - 1], nearest) ?? ratioOf(nearest, numbers[at + 1], word) ?? { part: nearest }
    const isCount = (number: Quantity) =>
      number.isPercent ||
      metrics.some((each) => isNear(number.end, each.start) || isNear(each.end, number.start))
    const after = numbers.find((number) => isNear(word.end, number.start) && isCount(number)) ?? listed(word)
    if (after !== undefined) return ratioOf(after, numbers[numbers.indexOf(after) + 1]) ?? { part: after }
    const [only, another, third] = numbers
    const ratio = third === undefined ? ratioOf(only, another) : undefined
    if (
      only === undefined ||
      (another !== undefined && ratio === undefined) ||
      !isOnly ||
      !(isCount(only) || ratio !== undefined)
    )
      return {}
    const isAhead = only.end <= word.start
    const gap = isAhead ? plain.slice(only.end, word.start) : plain.slice(word.end, only.start)
    return only.isPercent || (!isAhead && ONE_COMMA.test(gap)) ? (ratio ?? { part: only }) : {}
  }

  /** 3 of "Reddit: 3 of 20" and "Reddit: 3, X: 5", 19 of "Reddit 19 (53 %)": right behind, and surely of posts. */
  function listed(word: Span): Quantity | undefined {
    const at = numbers.findIndex(({ start: from }) => from >= word.end)
    const number = numbers[at]
    if (number === undefined || !isBehind(word, number)) return undefined
    const isRatio = ratioOf(number, numbers[at + 1]) !== undefined
    const isTwice = asides.some(
      (aside) => aside.isBare && aside.start - number.end <= 1 && aside.start >= number.end,
    )
    return isRatio || isTwice || isList() || wholeBefore(word, number) !== undefined ? number : undefined
  }

  function isBehind(word: Span, number: Span): boolean {
    return number.start >= word.end && BEHIND.test(rest.slice(word.end, number.start))
  }

  /** Whether two platforms or more, and nothing else, have a number right behind them. */
  function isList(): boolean {
    const places = shared.filter((word) => 'platform' in word.by)
    return (
      places.length > 1 &&
      places.length === shared.length &&
      places.every((word) => numbers.some((number) => isBehind(word, number)))
    )
  }

  /** Two counts with "of" between them, before which a comma may stand: "2 posts on it, of 6 in all". */
  function ratioOf(one: Quantity | undefined, other: Quantity | undefined, own?: Span) {
    if (one === undefined || other === undefined || one.isPercent || other.isPercent) return undefined
    const of = words.findLast(
      ({ value, start: from, end }) => value === 'of' && from >= one.end && end <= other.start,
    )
    if (of === undefined || one.low === other.low) return undefined
    if (own !== undefined && of.start < own.end) return undefined
    const comma = one.low < other.low ? COMMA_BEHIND.exec(plain.slice(one.end, of.start)) : null
    const isJoined = isNear(one.end, of.start - (comma?.[0].length ?? 0)) && isNear(of.end, other.start)
    // "19 posts of it are on Reddit and 12 on X": two parts.
    const isOfAnother = shared.some(
      (each) => each !== own && each.start >= one.end && each.end <= other.start,
    )
    if (!(isJoined || areInOneAside(one, other)) || isOfAnother) return undefined
    return one.low < other.low ? { part: one, whole: other } : { part: other, whole: one }
  }

  /** 36 and 12 of "of 36 posts Reddit has 12", 36件のうちRedditは12件. */
  function wholeBefore(word: Span, part: Quantity) {
    const whole = numbers.findLast(({ end }) => end <= word.start)
    if (whole === undefined || whole.isPercent || part.isPercent || part.low >= whole.low) return undefined
    if (numbers[numbers.indexOf(whole) + 1] !== part) return undefined
    const isParted = words.some(
      ({ value, start: from, end }) =>
        value === 'of' && (isNear(end, whole.start) || (from >= whole.end && end <= word.start)),
    )
    return isParted ? { part, whole } : undefined
  }

  function areInOneAside(one: Span, other: Span): boolean {
    return asides.some((aside) => overlap(aside, one) && overlap(aside, other))
  }

  /** "Alone" beside a platform, and what joins a part to its whole. */
  function wordsBeside(word: Shared, part: Quantity, whole: Quantity | undefined): Span[] {
    const isBeside = (one: Span, other: Span) =>
      /^[\s\p{L}()]{0,6}$/u.test(rest.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)))
    return words.filter(
      (each) =>
        (each.value === 'alone' && 'platform' in word.by && isBeside(each, word)) ||
        (each.value === 'of' &&
          [part, ...(whole === undefined ? [] : [whole])].some(
            (number) =>
              isBeside(each, number) &&
              isNear(Math.min(each.end, number.end), Math.max(each.start, number.start)),
          )),
    )
  }
}

/** "30 authors": not a number of posts. */
function countsOthers(number: Span, counted: readonly Found<{ readonly metric: string }>[]): boolean {
  return counted.some(
    ({ value, start }) => !POSTS.has(value.metric) && start >= number.end && start - number.end <= MAX_BESIDE,
  )
}

const POSTS: ReadonlySet<string> = new Set(['posts', 'mentions'])
const BRACKETS = /[(（][^()（）]{1,60}[)）]/gu
const SET_APART = { before: /[,，–—]\s?$/u, behind: /^\s?[,，–—]/u }
const NOTHING_ELSE = /^[\s()（）]*$/u

/** Not where another figure than posts is counted, nor of the only number, which is no aside. */
function findAsides(
  rest: string,
  numbers: readonly Quantity[],
  words: readonly Span[],
  counted: readonly Found<{ readonly metric: string }>[],
): Aside[] {
  const brackets = [...rest.matchAll(BRACKETS)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
  const percentages = numbers.flatMap(({ isPercent, start, end }): Span[] => {
    const [before] = SET_APART.before.exec(rest.slice(0, start)) ?? []
    const [behind] = SET_APART.behind.exec(rest.slice(end)) ?? []
    if (!isPercent || before === undefined || behind === undefined) return []
    return [{ start: start - before.length, end: end + behind.length }]
  })
  const asides = [...brackets, ...percentages.filter((each) => !brackets.some((one) => overlap(one, each)))]
  const found = asides.flatMap(({ start, end }): Aside[] => {
    const isInside = (span: Span) => span.start >= start && span.end <= end
    const inside = numbers.filter(isInside)
    const counts = inside.filter(({ isPercent }) => !isPercent)
    const metrics = counted.filter(isInside)
    if (inside.length === 0 || inside.length - counts.length > 1 || counts.length > 2) return []
    if (metrics.some(({ value }) => !POSTS.has(value.metric))) return []
    const isBare = NOTHING_ELSE.test(
      without(rest.slice(start, end), [...inside, ...metrics, ...words.filter(isInside)], start),
    )
    return [{ start, end, numbers: inside, isBare }]
  })
  return numbers.length > 1 ? found : []
}

function without(text: string, spans: readonly Span[], start: number): string {
  return blank(
    text,
    spans.map((span) => ({ start: span.start - start, end: span.end - start })),
  ).replaceAll(BLANK, '')
}

/** "Of all posts", すべての投稿のうち: "all" with what makes it the whole of a part, together. */
function partitiveAlls(
  rest: string,
  words: readonly Found<'alone' | 'of'>[],
  languages: readonly Language[],
): Span[] {
  const parts = words.filter(({ value }) => value === 'of')
  if (parts.length > MAX_FOUND) return []
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

const MAX_PARTED = 6
const PARTED = /^の?(?:投稿|言及|件)の(?:うち|中|なか)$/u

function nameOf(by: SharedBy | undefined): string | undefined {
  if (by === undefined) return undefined
  if ('intent' in by) return by.intent
  return 'platform' in by ? by.platform : by.platforms.join(' ')
}

const LISTED = /^\s?(?:[,，、]\s?)?(?:(?:and|und|y|e|et|و|และ)\s|[とや]|および)?$/iu

/** Platforms right beside each other share a number: "36 mentions across Reddit, X and YouTube". */
function placesTogether(rest: string, places: readonly (Span & { readonly platform: Platform })[]): Shared[] {
  const groups: (Span & { readonly platform: Platform })[][] = []
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (last !== undefined && last.end < place.start && LISTED.test(rest.slice(last.end, place.start)))
      group?.push(place)
    else groups.push([place])
  }
  return groups.flatMap((group): Shared[] => {
    const [first, another] = group
    if (first === undefined) return []
    if (another === undefined)
      return [{ start: first.start, end: first.end, by: { platform: first.platform } }]
    return [
      {
        ...bounds(group),
        by: { platforms: [...new Set(group.map(({ platform }) => platform))] },
        words: group,
      },
    ]
  })
}
