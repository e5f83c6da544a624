import { claimsNothing, findComparisonWords, findMetrics, findOwned } from '../lexicon/index.ts'
import type { Figure } from '../parse/figures.ts'
import { moved, type Span } from '../parse/spans.ts'
import type { SentenceReading } from './sentence-reading.ts'

type Read = Pick<SentenceReading, 'rest' | 'languages'>

/** Characters between words that belong together. */
const REACH = 24
const MAX_BEFORE = 60
/** Between an author and what he got: "ann has had", but not "ann’s post has". */
const SOMEBODY_HAS = /^\s(?:\p{L}+\s){1,4}$/u
const NAMED = /^\s?["'“„«]?\uE000/u

/**
 * Whether "no reply" is what somebody waits for, and not what a post has: with words behind it that tell from whom or to what, "still"
 * beside it, or a person who got none. `start` is the offset of the sentence.
 */
export function isWaitedFor(
  { word, ...figure }: Figure,
  { rest, languages, attributes }: Read & Pick<SentenceReading, 'attributes'>,
  start: number,
): boolean {
  const { start: from, end: to } = moved(figure, -start)
  const owned = findOwned(rest, languages)
  const isBeside = owned.some(({ value, ...each }) => {
    const isNear = each.end <= from ? from - each.end <= REACH : each.start >= to && each.start - to <= REACH
    if (value === 'still') return isNear
    return value === 'towards' && each.start - to === 1 && !NAMED.test(rest.slice(each.end))
  })
  if (isBeside) return true
  if (word !== 'replies' && word !== 'comments') return false
  const somebody = [
    ...attributes.filter(({ kind }) => kind === 'author').map((each) => moved(each, -start)),
    ...claimsNothing(rest, languages).filter(({ value }) => value === 'people'),
  ]
  return somebody.some(
    ({ end }) => end <= from && from - end <= REACH && SOMEBODY_HAS.test(rest.slice(end, from)),
  )
}

/** Whether a superlative is told of posts, not of a trend: "the post with the highest score in “X”". `place` is an offset of the sentence. */
export function isOfPosts(place: Span, { rest, languages }: Read): boolean {
  const before = rest.slice(Math.max(0, place.start - MAX_BEFORE), place.start)
  const metrics = findMetrics(before, languages)
  // "Con la puntuación más alta": what is the most stands before it.
  const isTied = (end: number) =>
    before.slice(end).trim() === '' ||
    metrics.some((each) => each.start === end + 1 && before.slice(each.end).trim() === '')
  const ties = findOwned(before, languages).filter(({ value, end }) => value === 'with' && isTied(end))
  if (ties.length === 0) return false
  const trends = findComparisonWords(before, languages).filter(({ value }) => value === 'trend')
  const posts = [
    ...metrics.filter(({ value }) => value.metric === 'posts'),
    ...claimsNothing(before, languages).filter(({ value }) => value === 'evidence'),
  ].filter(({ end }) => !trends.some((trend) => trend.end === end))
  return ties.some((tie) =>
    posts.some(({ end }) => end <= tie.start && before.slice(end, tie.start).trim() === ''),
  )
}

/** Characters before and behind the name of a company. */
const MAX_TIE = 8
const GENITIVE = /^['’]s?(?!\p{L})/u
const AT = /(?<!\p{L})(?:at|bei|chez)\s$/iu
/** A bracket only adds to what is told. */
const CLAUSE_END = /[,;:，；：、،؛]\s/u

/**
 * Whether a figure is told of a company and not of the trend of a sentence before: `surely` of "ours", "of our posts", "Rival’s", "at
 * Rival", `perhaps` where its clause names a company. All spans are offsets of the text.
 */
export function toldOfCompany(
  claim: Span,
  { rest, languages, companies }: Read & Pick<SentenceReading, 'companies'>,
  start: number,
): 'surely' | 'perhaps' | undefined {
  const at = moved({ start: claim.start, end: claim.end }, -start)
  const isInClause = (word: Span) =>
    !CLAUSE_END.test(rest.slice(Math.min(word.end, at.end), Math.max(word.start, at.start)))
  const named = companies.map(({ start: from, end: to }) => ({ start: from - start, end: to - start }))
  const own = findOwned(rest, languages).filter(({ value }) => value === 'ours')
  const isSure = ({ start: from, end: to }: Span) =>
    GENITIVE.test(rest.slice(to, to + MAX_TIE)) || AT.test(rest.slice(Math.max(0, from - MAX_TIE), from))
  if (own.some(isInClause) || named.some((each) => isSure(each) && isInClause(each))) return 'surely'
  return named.some(isInClause) ? 'perhaps' : undefined
}
