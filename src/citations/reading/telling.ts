import { claimsNothing, findNaming, findPersons, findTellers, findWriting } from '../lexicon/index.ts'
import { COUNTS_POSTS } from '../parse/asides.ts'
import { bounds, overlap, type Span } from '../parse/spans.ts'
import type { SentenceNumbers } from './numbers.ts'
import type { SentenceWords } from './words.ts'

/** Somebody who is said to tell something, and where in the sentence that stands. */
export interface Teller extends Span {
  readonly tells: Span
}

const QUOTED = /[\uE001\uE002]/
/** Where what somebody tells may end. */
const CLAUSE_END =
  /[,;:，；：、،؛()（）—–\uE001\uE002]|(?<!\p{L})(?:and|but|while|und|aber|während|y|pero|mientras|e|mas|enquanto|et|mais|tandis|و|ولكن)(?!\p{L})|그리고|そして|และ/iu
const HARD_END = /[;；。]/u
/** What begins what somebody says: "writes that". */
const THAT = /(?<!\p{L})(?:that|dass|daß|que|ان|أن|إن|بأن)(?!\p{L})|ว่า/iu
/** A post's reference behind its author. */
const REFERENCE = /^\s?\uE000+/u
/** Languages that tell what is said before who says it. */
const VERB_LAST = /[\p{Script=Hiragana}\p{Script=Hangul}]/u
const MAX_READ = 2000
/** Characters between people and their number where that stands behind them. */
const MAX_PARTICLE = 1
const MAX_SAID = 200
/** Characters before the verb behind who writes. */
const MAX_VERB = 12
/** Behind what is named and nothing more is told of: "report “X”, which …". */
const OBJECT_END = /^["'”’»」』*_]*\s?(?:[,.;，、。]|$)/u

/**
 * Who of a sentence is said to tell what: authors, companies, and words for people as the subject of a word of reporting. That
 * they say what a trend is counted or ranked at is a claim of its own; "wrote about X" and "posted in X" name it alone.
 */
export function tellersIn(
  { rest, languages, own }: SentenceWords,
  { attributes, figures, shares }: SentenceNumbers,
  companies: readonly Span[],
): Teller[] {
  // No honest sentence is as long, and each name is sought in all of it.
  if (rest.length > MAX_READ) return []
  const counted = figures
    .filter(({ word }) => word === 'authors' || COUNTS_POSTS.has(word))
    .map(({ covers }) => ({ ...bounds(covers), isCounted: true }))
  const ofShares = shares.flatMap(({ covers }) => covers)
  const named = [...companies, ...attributes.filter(({ kind }) => kind === 'author')]
  const nothing = claimsNothing(rest, languages)
  const withArticle = (span: Span): Span => {
    const before = nothing.find(({ end, value }) => value === 'articles' && end === span.start - 1)
    return { start: before?.start ?? span.start, end: span.end }
  }
  // 投稿者は21人です counts them.
  const isCounted = ({ end }: Span) =>
    counted.some(({ start }) => start >= end && start - end <= MAX_PARTICLE)
  const persons = findPersons(rest, languages)
    .filter((span) => ![...counted, ...named, ...ofShares].some((other) => overlap(other, span)))
    .filter((span) => !isCounted(span))
    .map(withArticle)
  const names = [
    ...counted.filter((span) => !ofShares.some((other) => overlap(other, span))),
    ...named,
    ...persons,
  ]
  const asSubjects = names.map((name) => ({
    ...name,
    end: name.end + (REFERENCE.exec(rest.slice(name.end))?.[0].length ?? 0),
  }))
  const tells = findTellers(rest, asSubjects, languages)
  const naming = findNaming(rest, languages)
  const trends = own.filter(({ trend }) => trend !== undefined).map(({ start }) => start)
  const targets = [
    ...trends.map((start) => ({ start })),
    ...figures,
    ...attributes.filter(({ kind }) => kind === 'rank' || kind === 'direction'),
  ].map(({ start }) => start)
  return names.flatMap(({ start, end }, index): Teller[] => {
    const as = tells[index]
    const from = asSubjects[index]?.end ?? end
    if (as === undefined || (QUOTED.test(rest) && !(as === 'all' && isAs(start)))) return []
    if (as === 'all') return [{ start, end, tells: around(start) }]
    const target = Math.min(...targets.filter((at) => at >= from))
    const to = endOf(from, !counted.some((name) => name.start === start))
    const before = rest.slice(from, target)
    const isNamed = named.some((name) => name.start === start)
    const isTold = () =>
      trends.includes(target)
        ? !namesOnly(from, target)
        : isNamed || !(countsWritten(from, target) || isNaming(from, target))
    if (target === Number.POSITIVE_INFINITY && VERB_LAST.test(rest))
      return [{ start, end, tells: { start: clauseAt(start), end: start } }]
    return target < to && (THAT.test(before) || isTold())
      ? [{ start, end, tells: { start: from, end: to } }]
      : []
  })

  function isAs(at: number): boolean {
    return /(?:as|wie|como|comme)\s(?:\p{L}+\s)?$/iu.test(rest.slice(Math.max(0, at - MAX_SAID), at))
  }

  function around(at: number): Span {
    const before = rest.slice(0, at)
    const start = Math.max(...[...before.matchAll(/[;；。]/gu)].map(({ index }) => index + 1), 0)
    const behind = rest.slice(at).search(HARD_END)
    return { start, end: behind === -1 ? rest.length : at + behind }
  }

  /** The end of the clause, or of the one behind where nothing but the verb is before it: "users say: …". */
  function endOf(from: number, isVerbApart: boolean): number {
    const first = rest.slice(from).search(CLAUSE_END)
    if (first === -1) return rest.length
    const words = nothing.filter((word) => word.start >= from && word.end <= from + first)
    const isVerb =
      isVerbApart &&
      words.length > 0 &&
      words.every(({ value }) => value === 'reporting' || value === 'copulas')
    if (!isVerb || targets.some((at) => at >= from && at < from + first)) return from + first
    const next = rest.slice(from + first + 1).search(CLAUSE_END)
    return next === -1 ? rest.length : from + first + 1 + next
  }

  /** "Users wrote 36 posts". */
  function countsWritten(from: number, target: number): boolean {
    const isOfPosts = figures.some(({ start, word }) => start === target && COUNTS_POSTS.has(word))
    return (
      isOfPosts && findWriting(rest.slice(from, target), languages).some(({ start }) => start <= MAX_VERB)
    )
  }

  function isNaming(from: number, to: number): boolean {
    return naming.some((word) => word.start >= from - 1 && word.end <= to)
  }

  function clauseAt(at: number): number {
    return Math.max(0, ...[...rest.slice(0, at).matchAll(/[,;:，；：、。]/gu)].map(({ index }) => index + 1))
  }

  /** "Mentions X", "wrote about X", "posted in X"; Xについて. */
  function namesOnly(from: number, target: number): boolean {
    if (isNaming(from, target)) return true
    const blanked = /^[\uE000\s]*/u.exec(rest.slice(target))?.[0].length ?? 0
    if (naming.some(({ start }) => start >= target && start <= target + blanked + 1)) return true
    if (blanked > 0 && OBJECT_END.test(rest.slice(target + blanked))) return true
    return nothing.some(
      ({ value, start, end }) =>
        value === 'prepositions' &&
        start >= from &&
        end <= target &&
        /^\s?(?:\p{L}{1,4}\s)?$/u.test(rest.slice(end, target)),
    )
  }
}
