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
import { BLANK, bounds, overlap, type Span } from './spans.ts'

/** What some of a trend's posts have in common. */
export type SharedBy = { readonly intent: Intent } | { readonly platform: Platform }

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
const CLAUSE_END = /(?<!\p{Nd})[,，.]|[,，](?!\p{Nd})|[;:()；：、]/u
/** "On Reddit, it has 4 posts": what is shared, a comma, and the only number. */
const ONE_COMMA = /^[^,;:()，；：、]*[,，、][^,;:()，；：、]*$/u

type Shared = Span & { readonly by: SharedBy }

/** What is shared with its number, and the number that this is a part of. */
interface Taken {
  readonly word: Shared
  readonly part?: Quantity
  readonly whole?: Quantity
}

/**
 * The shares of a sentence: each intent, and each of these platforms, takes the nearest number of its clause before it, or
 * else behind it. Of "3 of 20 posts" the smaller one is the part. A number that two would take is left to neither: three
 * posts that are questions and three on Reddit need not be the same.
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
    ...platforms.map(({ platform, ...span }) => ({
      by: { platform },
      start: span.start - start,
      end: span.end - start,
    })),
  ].slice(0, MAX_FOUND)
  if (shared.length === 0) return []
  const isOfDate = (span: Span) =>
    dates.some((date) => date.start < start + span.end && start + span.start < date.end)
  const numbers = findQuantities(rest, languages).filter((number) => !isOfDate(number))
  const words = findShareWords(rest, languages)
  const partitive = partitiveAlls(rest, words, languages)
  const metrics = findMetrics(rest, languages).filter(
    ({ value }) => value.metric === 'posts' || value.metric === 'mentions',
  )
  const isOnly = shared.every(({ by }) => nameOf(by) === nameOf(shared[0]?.by))
  const first: Taken[] = shared.map((word) => ({ word, ...numberOf(word) }))
  const taken = [...first, ...(isOnly ? otherMeasure(first) : [])]
  const isOther = (at: number) => at >= first.length
  return taken.flatMap(({ word, part, whole }, at): FoundShare[] => {
    if (part === undefined) return []
    if (taken.some((each) => each.part === part && nameOf(each.word.by) !== nameOf(word.by))) return []
    const covered = [
      part,
      word,
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
        isOfPosts:
          !isOther(at) && (part.isPercent || whole !== undefined || isCounted || /\uE000/.test(rest)),
        isNamedBetween:
          'intent' in word.by && part.start >= word.end && rest.slice(word.end, part.start).includes(BLANK),
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
    const isBeside = count.end <= other.start && /^.{0,9}[（(]$/u.test(rest.slice(one.end, other.start))
    return isPair && (isCounted || isBeside)
      ? [{ word: told.word, part: told.part === one ? other : one }]
      : []
  }

  function isNear(from: number, to: number): boolean {
    return to >= from && lengthOf(rest.slice(from, to)) <= REACH && !CLAUSE_END.test(rest.slice(from, to))
  }

  function numberOf(word: Span): { readonly part?: Quantity; readonly whole?: Quantity } {
    const at = numbers.findLastIndex(({ end }) => isNear(end, word.start))
    const nearest = numbers[at]
    if (nearest !== undefined) return partOf(numbers[at - 1], nearest)
    const isCount = (number: Quantity) =>
      number.isPercent ||
      metrics.some((each) => isNear(number.end, each.start) || isNear(each.end, number.start))
    const behind = numbers.findIndex((number) => isNear(word.end, number.start) && isCount(number))
    const after = numbers[behind] ?? ratioBehind(word)
    if (after !== undefined) {
      const next = numbers[numbers.indexOf(after) + 1]
      return next === undefined ? { part: after } : partOf(after, next)
    }
    const [only, another] = numbers
    if (only === undefined || another !== undefined || !isOnly || !isCount(only)) return {}
    const isAhead = only.end <= word.start
    const gap = isAhead ? rest.slice(only.end, word.start) : rest.slice(word.end, only.start)
    return only.isPercent || (!isAhead && ONE_COMMA.test(gap)) ? { part: only } : {}
  }

  /** 3 of "Reddit: 3 of 20". */
  function ratioBehind(word: Span): Quantity | undefined {
    const at = numbers.findIndex(({ start: from }) => from >= word.end)
    const number = numbers[at]
    if (number === undefined || number.start - word.end > MAX_BESIDE) return undefined
    return partOf(number, numbers[at + 1] ?? number).whole === undefined ? undefined : number
  }

  /** Two counts with "of" between them. */
  function partOf(one: Quantity | undefined, other: Quantity): { part: Quantity; whole?: Quantity } {
    if (one === undefined || one.isPercent || other.isPercent || !isNear(one.end, other.start))
      return { part: other }
    const isJoined = words.some(
      ({ value, start: from, end }) => value === 'of' && from >= one.end && end <= other.start,
    )
    // "19 posts of it are on Reddit and 12 on X": two parts.
    const isOfAnother = shared.some(({ start: from, end }) => from >= one.end && end <= other.start)
    if (!isJoined || isOfAnother || one.low === other.low) return { part: other }
    return one.low < other.low ? { part: one, whole: other } : { part: other, whole: one }
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
  return 'intent' in by ? by.intent : by.platform
}
