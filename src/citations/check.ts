import type { ClaimKind } from '../model/index.ts'
import type { Finding } from './finding.ts'
import { judgeDateOf } from './judge/dates.ts'
import { type CitedPosts, judgeMetric, judgeTrendFigure, metricOf } from './judge/figures.ts'
import { isShortQuote, judgeQuote } from './judge/quotes.ts'
import { judgeReference, ownLinkFinding } from './judge/references.ts'
import { judgeStatus } from './judge/statuses.ts'
import type { Figure } from './parse/figures.ts'
import { looseWords, trendFigures } from './parse/metric-words.ts'
import type { Span } from './parse/spans.ts'
import { type FoundStatus, statusBehind } from './parse/statuses.ts'
import type { ParsedText, Quotation, Sentence } from './parse/types.ts'
import type { Evidence } from './resolve/evidence.ts'
import { type PartOfTrend, partOf } from './resolve/part-of-trend.ts'
import { QuoteSearch } from './resolve/quote-search.ts'
import { groupOf, type Resolved, scopesOf, type TextScopes } from './resolve/scopes.ts'
import { findTrends } from './resolve/topics.ts'
import type { Window } from './resolve/window.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

export interface CheckedAgainst {
  readonly evidence: Evidence
  readonly trends: readonly StoredTrend[]
  readonly window: Window
  /** Names of the workspace's own, such as its product: in quotation marks they quote nobody. */
  readonly names: readonly string[]
}

export interface CheckedClaim extends Span, Finding {
  readonly kind: ClaimKind
  /** Of a quotation that no cited post holds: its words, to be looked for elsewhere. */
  readonly words?: string
}

export interface CheckedText {
  readonly claims: readonly CheckedClaim[]
  /** Statements without any reference. */
  readonly uncited: readonly Span[]
  readonly shortQuotes: number
  /** From where on not all was checked, because more claims were not taken. */
  readonly checkedTo: number
}

/** Quotations of a text that may turn out to be no claim. */
const MAX_WORDS_QUOTED = 300

/**
 * Checks every claim of a text, in its order, up to `maxClaims`, up to 300 quoted names and single words, and until its
 * quotations have been sought in as much of the posts as one check may read: what comes after is left out, and
 * `checkedTo` says from where on the text has to be sent again, see `resumeAt`.
 */
export function checkText(parsed: ParsedText, against: CheckedAgainst, maxClaims: number): CheckedText {
  const scopes = scopesOf(parsed, against.evidence, findTrends(parsed.text, against.trends))
  const search = new QuoteSearch()
  const seen = new Set<string>()
  const claims: CheckedClaim[] = []
  let shortQuotes = 0
  let quotedNames = 0
  for (const [index, sentence] of parsed.sentences.entries()) {
    for (const candidate of candidatesOf(index, sentence, parsed, scopes, against, search)) {
      const endHere = () => {
        const uncited = uncitedOf(parsed.sentences.slice(0, index), scopes)
        return { claims, uncited, shortQuotes, checkedTo: resumeAt(parsed, candidate.start) }
      }
      if (shortQuotes + quotedNames === MAX_WORDS_QUOTED || search.isSpent) return endHere()
      const finding = candidate.judge()
      if (finding === 'short_quote') shortQuotes++
      if (finding === 'name') quotedNames++
      if (finding === undefined || finding === 'short_quote' || finding === 'name') continue
      const claim = { start: candidate.start, end: candidate.end, ...finding }
      if (!isFresh(claim, parsed.text, seen)) continue
      if (claims.length === maxClaims) return endHere()
      claims.push(claim)
    }
  }
  return { claims, uncited: uncitedOf(parsed.sentences, scopes), shortQuotes, checkedTo: parsed.text.length }
}

/**
 * From where on a text can be checked by itself so that the claim at `position` keeps its references: the beginning of
 * its paragraph, or of the one whose references it takes over. The claim's own sentence where that is the whole text's
 * beginning, and the claim itself where that is so of its sentence, too: sending the text from there on makes it
 * shorter in any case.
 */
export function resumeAt({ sentences }: ParsedText, position: number): number {
  const own = sentences.findLastIndex(({ start }) => start <= position)
  // What a sentence takes over stands before it, so this ends.
  let cited: number | undefined = own
  while (cited !== undefined && sentences[cited]?.references.length === 0) cited = sentences[cited]?.before
  const block = sentences[cited ?? own]?.block
  const opening = sentences.find((sentence) => sentence.block === block)
  return opening?.start || sentences[own]?.start || position
}

/** A post that is named again is no new claim. */
function isFresh({ kind, start, end }: CheckedClaim, text: string, seen: Set<string>): boolean {
  if (kind !== 'post' && kind !== 'url') return true
  const key = `${kind} ${text.slice(start, end)}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

type Judged = Omit<CheckedClaim, 'start' | 'end'>

/** What may be a claim: judged only when its turn comes, so that work ends where checking does. */
interface Candidate extends Span {
  /** Undefined where it turns out to claim nothing. */
  judge(): Judged | 'short_quote' | 'name' | undefined
}

function candidatesOf(
  index: number,
  sentence: Sentence,
  { text }: ParsedText,
  scopes: TextScopes,
  { evidence, window, names }: CheckedAgainst,
  search: QuoteSearch,
): Candidate[] {
  const postScope = scopes.posts[index] ?? { cited: [], isTakenOver: true }
  const trendScope = scopes.trends[index] ?? { cited: [], isTakenOver: true }
  const own = scopes.own[index] ?? []
  const citedFor = (claim: Span) => {
    const { group, others } = groupOf(claim, postScope, sentence, text)
    return { posts: postsOf(group), others: postsOf(others), cites: group.length > 0 }
  }
  const trendsFor = (claim: Span) =>
    groupOf(claim, trendScope, sentence, text).group.flatMap(({ trend }) => trend ?? [])

  const hasSourceBehind = sentence.after !== undefined && scopes.own[sentence.after]?.length !== 0

  const references = own.flatMap(({ reference, posts, trend, ...span }): Candidate[] => {
    if (reference === undefined || reference.isMark === true) return []
    if (reference.kind === 'trend')
      return [{ ...span, judge: () => ({ kind: 'trend_figure', ...judgeTrendId(trend) }) }]
    return [{ ...span, judge: () => ({ kind: reference.kind, ...judgeReference(reference, posts, window) }) }]
  })
  const ownLinks = sentence.references.flatMap((reference): Candidate[] => {
    if (reference.kind !== 'url' || reference.isMark === true || !evidence.isOwnLink(reference)) return []
    if (evidence.postsOf(reference).length > 0) return []
    return [{ start: reference.start, end: reference.end, judge: () => ({ kind: 'url', ...ownLinkFinding }) }]
  })
  const quotes = sentence.quotes.map((quotation): Candidate => {
    const { start, end } = quotation
    return { start, end, judge: () => checkQuote(quotation, citedFor(quotation), names, own, search) }
  })
  const figures = sentence.figures.map((figure): Candidate => {
    const { start, end } = figure
    return {
      start,
      end,
      judge: () =>
        checkFigure(figure, citedFor(figure), trendsFor(figure), {
          isTrendTakenOver: trendScope.isTakenOver,
          part: partOf(figure, sentence, text, window),
          isAlone:
            !/\p{L}/u.test(text[start] ?? '') &&
            !sentence.figures.some((other) => other.word === 'mentions' || other.word === 'authors'),
        }),
    }
  })
  const dates = sentence.dates.map((date): Candidate => {
    const judge = (): Judged => ({
      kind: 'date',
      ...judgeDateOf(date, sentence, text, {
        window,
        cited: citedFor(date),
        isCitedElsewhere: postScope.isTakenOver && !hasSourceBehind,
        trends: trendsFor(date),
      }),
    })
    return { start: date.start, end: date.end, judge }
  })
  const isQuoted = (status: FoundStatus) =>
    sentence.quotes.some(({ start, end }) => start <= status.start && status.end <= end)
  // A name with its id behind it says one status: the longer place stands for both.
  const said = own
    .flatMap((each) => (each.trend === undefined ? [] : (statusBehind(each, sentence, text) ?? [])))
    .filter(({ end }, index, all) => all.findIndex((other) => other.end === end) === index)
  const named = [...new Set(trendScope.cited.flatMap(({ trend }) => trend ?? []))]
  const statuses = [...sentence.statuses, ...said].flatMap((status): Candidate[] => {
    if (isQuoted(status)) return []
    const judge = (): Judged | undefined => {
      const finding = judgeStatus(status, named)
      return finding && { kind: 'trend_figure', ...finding }
    }
    return [{ start: status.start, end: status.end, judge }]
  })
  return [...references, ...ownLinks, ...quotes, ...figures, ...dates, ...statuses].sort(
    (a, b) => a.start - b.start,
  )
}

function checkQuote(
  quotation: Quotation,
  cited: CitedPosts,
  names: readonly string[],
  own: readonly Resolved[],
  search: QuoteSearch,
): Judged | 'short_quote' | 'name' {
  const holder = search.holderOf(quotation.readings, cited.posts)
  if (holder === undefined && isShortQuote(quotation)) return 'short_quote'
  if (holder === undefined && isName(quotation, names, own)) return 'name'
  const finding = judgeQuote(quotation, { ...cited, holder }, search)
  const isMissing = finding.verdict === 'refuted' || finding.verdict === 'unsupported'
  const words = isMissing ? quotation.readings[0] : undefined
  return { kind: 'quote', ...finding, ...(words === undefined ? {} : { words }) }
}

function judgeTrendId(trend: StoredTrend | undefined): Finding {
  return trend === undefined
    ? { verdict: 'not_found', reason: 'No trend of the current ranking of this window has this id.' }
    : { verdict: 'verified', reason: 'A trend of the current ranking has this id.', trend }
}

/** The name of the product, of a word of the list, or of a trend that the sentence speaks of: nobody's words. */
function isName({ readings }: Quotation, names: readonly string[], own: readonly Resolved[]): boolean {
  const words = (readings[0] ?? '')
    .trim()
    .replace(/[.,;:]$/, '')
    .toLowerCase()
  return (
    names.some((name) => name.toLowerCase() === words) ||
    own.some(({ trend, reference }) => reference === undefined && trend?.topic.toLowerCase() === words)
  )
}

interface FigureContext {
  readonly isTrendTakenOver: boolean
  readonly part: PartOfTrend
  /** No label says what it counts, and no mentions or authors stand beside it. */
  readonly isAlone: boolean
}

/** A figure of a cited post or of a named trend; undefined where a loose word such as "posts" counts neither. */
function checkFigure(
  figure: Figure,
  cited: CitedPosts,
  trends: readonly StoredTrend[],
  { isTrendTakenOver, part, isAlone }: FigureContext,
): Judged | undefined {
  const { word } = figure
  const isOfTrend = trendFigures[word] !== undefined
  const isOfPost = cited.posts.some((post) => metricOf(word, post) !== undefined)
  if (figure.quantity.isWord && !cited.cites && trends.length === 0) return undefined
  if (word === 'percentage') return { kind: 'trend_figure', ...judgeTrendFigure(figure, []) }
  if (isOfTrend && (word !== 'score' || !isOfPost || (trends.length > 0 && !isTrendTakenOver))) {
    if (looseWords.has(word) && (trends.length === 0 || (word === 'posts' && isTrendTakenOver))) {
      return word === 'score' ? { kind: 'metric', ...judgeMetric(figure, cited) } : undefined
    }
    const ofTrend = judgeTrendFigure(figure, trends, part)
    // Behind a sentence of a trend "all 5 platforms" may be those that are collected.
    if (word === 'platforms' && isTrendTakenOver && isAlone && ofTrend.verdict === 'refuted') return undefined
    if (ofTrend.verdict === 'refuted' && isOfPost) {
      const ofPost = judgeMetric(figure, cited)
      if (ofPost.verdict === 'verified') return { kind: 'metric', ...ofPost }
    }
    return { kind: 'trend_figure', ...ofTrend }
  }
  if (looseWords.has(word) && !isOfPost && cited.posts.length > 0) return undefined
  const ofPost = judgeMetric(figure, cited)
  // "The score is 72.4" behind a sentence that names a trend and a post may speak of either.
  const ofTrend =
    isOfTrend && ofPost.verdict !== 'verified' ? judgeTrendFigure(figure, trends, part) : undefined
  return ofTrend?.verdict === 'verified'
    ? { kind: 'trend_figure', ...ofTrend }
    : { kind: 'metric', ...ofPost }
}

function postsOf(group: readonly Resolved[]): StoredPost[] {
  return [...new Set(group.flatMap(({ posts }) => posts))]
}

/** Statements that nothing near them cites: no reference in their paragraph, in what it leads to, or above it. */
function uncitedOf(sentences: readonly Sentence[], scopes: TextScopes): Span[] {
  const cited = new Set<number>()
  for (const [index, { block }] of sentences.entries()) {
    if ((scopes.own[index] ?? []).length > 0) cited.add(block)
  }
  // From the end: what a cited item or quotation stands below is cited by it.
  for (const { block, before, after } of sentences.toReversed()) {
    const above = before === undefined ? undefined : sentences[before]
    if (after !== undefined && cited.has(sentences[after]?.block ?? -1)) cited.add(block)
    if (cited.has(block) && above !== undefined) cited.add(above.block)
  }
  return sentences.flatMap(({ block, start, end, asserts }, index) => {
    const hasScope = (scopes.posts[index]?.cited.length ?? 0) + (scopes.trends[index]?.cited.length ?? 0) > 0
    return asserts && !cited.has(block) && !hasScope ? [{ start, end }] : []
  })
}
