import type { ClaimKind } from '../model/index.ts'
import { attributeCandidates } from './attribute-candidates.ts'
import type { ClaimVerdict } from './claim-verdict.ts'
import { leftover } from './coverage.ts'
import { verifyDate } from './judge/dates.ts'
import { type CitedPosts, metricOf, verifyMetric, verifyTrendFigure } from './judge/figures.ts'
import { isShortQuote, verifyQuote } from './judge/quotes.ts'
import { ownLinkVerdict, verifyReference } from './judge/references.ts'
import { verifyStatus } from './judge/statuses.ts'
import type { Figure } from './parse/figures.ts'
import { ambiguousWords, trendFigures } from './parse/metric-words.ts'
import type { Span } from './parse/spans.ts'
import { type FoundStatus, statusBehind } from './parse/statuses.ts'
import type { ParsedText, Quotation, Sentence } from './parse/types.ts'
import type { NamedCompany } from './resolve/companies.ts'
import { type PartOfTrend, partOf } from './resolve/part-of-trend.ts'
import type { PostIndex } from './resolve/post-index.ts'
import type { QuoteSearch } from './resolve/quote-search.ts'
import { breaksIn, groupOf, type Resolved, type TextScopes } from './resolve/scopes.ts'
import type { Window } from './resolve/window.ts'
import { readSentence } from './sentence-reading.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

export interface CheckedAgainst {
  readonly postIndex: PostIndex
  readonly trends: readonly StoredTrend[]
  readonly window: Window
  /** The workspace's own names, such as its product's: in quotation marks they are no quotation. */
  readonly names: readonly string[]
  /** The companies that the workspace knows, its own among them. */
  readonly companies: readonly NamedCompany[]
  /** Handles of stored authors, in lower case, that the text has as words. */
  readonly handles: ReadonlySet<string>
}

export interface CheckedClaim extends Span, ClaimVerdict {
  readonly kind: ClaimKind
  /** The words of a quotation that no cited post contains, to be searched in other posts. */
  readonly words?: string
}

export type UnlocatedClaim = Omit<CheckedClaim, 'start' | 'end'>

/**
 * A part of a text that may be a claim. It is verified on demand, so that no work is done after checking
 * stops.
 */
export interface Candidate extends Span {
  /** Undefined where it claims nothing. */
  verify(): UnlocatedClaim | 'short_quote' | 'name' | undefined
}

/** The possible claims of one sentence, in the order of the text, and its words that claim nothing. */
export function candidatesOf(
  index: number,
  sentence: Sentence,
  { text }: ParsedText,
  scopes: TextScopes,
  against: CheckedAgainst,
  search: QuoteSearch,
): { readonly candidates: Candidate[]; readonly claimless: readonly Span[] } {
  const { postIndex, window, names } = against
  const postScope = scopes.posts[index] ?? { cited: [], isInherited: true }
  const trendScope = scopes.trends[index] ?? { cited: [], isInherited: true }
  const own = scopes.own[index] ?? []
  const citedFor = (claim: Span) => {
    const { group, others } = groupOf(claim, postScope, sentence, text)
    return { posts: postsOf(group), others: postsOf(others), cites: group.length > 0 }
  }
  const quotedFor = (claim: Span): StoredPost | undefined => {
    const beside = nearestQuotation(claim, sentence.quotes, text)
    return beside && search.findContaining(beside.readings, citedFor(beside).posts)
  }
  const trendsFor = (claim: Span) =>
    groupOf(claim, trendScope, sentence, text).group.flatMap(({ trend }) => trend ?? [])

  const hasSourceBehind =
    sentence.sourceSentence !== undefined && scopes.own[sentence.sourceSentence]?.length !== 0

  const references = own.flatMap(({ reference, posts, trend, ...span }): Candidate[] => {
    if (reference === undefined || reference.isMark === true) return []
    if (reference.kind === 'trend')
      return [{ ...span, verify: () => ({ kind: 'trend_figure', ...verifyTrendId(trend) }) }]
    return [
      { ...span, verify: () => ({ kind: reference.kind, ...verifyReference(reference, posts, window) }) },
    ]
  })
  const ownLinks = sentence.references.flatMap((reference): Candidate[] => {
    if (reference.kind !== 'url' || reference.isMark === true || !postIndex.isOwnLink(reference)) return []
    if (postIndex.postsOf(reference).length > 0) return []
    return [
      { start: reference.start, end: reference.end, verify: () => ({ kind: 'url', ...ownLinkVerdict }) },
    ]
  })
  const topics = own.filter(({ trend, reference }) => trend !== undefined && reference === undefined)
  const isNameIn = (quotation: Quotation) =>
    isName(quotation, names) ||
    (quotation.isClosed &&
      leftover(text, quotation, topics).length === 0 &&
      topics.some(({ start, end }) => start < quotation.end && quotation.start < end))
  const quotes = sentence.quotes.map((quotation): Candidate => {
    const { start, end } = quotation
    return {
      start,
      end,
      verify: () => checkQuote(quotation, citedFor(quotation), isNameIn(quotation), search),
    }
  })
  const reading = readSentence(sentence, text, own, {
    now: new Date(window.untilMs),
    companies: against.companies,
    handles: against.handles,
  })
  const figures = [...reading.known, ...reading.figures].map((figure): Candidate => {
    const { start, end } = figure
    const verify = () => {
      const checked = checkFigure(figure, citedFor(figure), trendsFor(figure), {
        isTrendInherited: trendScope.isInherited,
        part: partOf(figure, sentence, text, window),
        isAlone:
          !/\p{L}/u.test(text[start] ?? '') &&
          !sentence.figures.some((other) => other.word === 'mentions' || other.word === 'authors'),
      })
      if (checked === undefined) return undefined
      const isShare = reading.shares.some(({ covers: [number] }) => number?.start === figure.covers[0]?.start)
      // How many posts share something is judged by itself.
      if (isShare && checked.kind === 'trend_figure' && checked.verdict === 'refuted') return undefined
      const isAlone = () => reading.isAlone(figure, 'sentence') && !reading.isNegated()
      // What stands apart from its word may count something else.
      if (reading.figures.includes(figure) && checked.verdict !== 'verified' && !isAlone()) return undefined
      const isRefuted = checked.isRefutedAlone === true && !isShare && isAlone()
      return { ...checked, covers: figure.covers, ...(isRefuted ? REFUTED_ALONE : {}) }
    }
    return { start, end, verify }
  })
  const dates = sentence.dates.map((date): Candidate => {
    const verify = (): UnlocatedClaim => {
      const checked = verifyDate(date, sentence, text, {
        window,
        cited: citedFor(date),
        isCitedElsewhere: postScope.isInherited && !hasSourceBehind,
        trends: trendsFor(date),
      })
      return { kind: 'date', ...checked, isDecisive: checked.trend !== undefined }
    }
    return { start: date.start, end: date.end, verify }
  })
  const isQuoted = (status: FoundStatus) =>
    sentence.quotes.some(({ start, end }) => start <= status.start && status.end <= end)
  // A name followed by its id says one status: the longer span stands for both.
  const said = own
    .flatMap((each) => (each.trend === undefined ? [] : (statusBehind(each, sentence, text) ?? [])))
    .filter(({ end }, index, all) => all.findIndex((other) => other.end === end) === index)
  const named = [...new Set(trendScope.cited.flatMap(({ trend }) => trend ?? []))]
  const statuses = [...sentence.statuses, ...said].flatMap((status): Candidate[] => {
    if (isQuoted(status)) return []
    const verify = (): UnlocatedClaim | undefined => {
      const result = verifyStatus(status, named)
      return result && { kind: 'trend_figure', ...result }
    }
    return [{ start: status.start, end: status.end, verify }]
  })
  const others = [...references, ...ownLinks, ...quotes, ...figures, ...dates, ...statuses]
  const attributes = attributeCandidates(
    reading,
    { start: sentence.start, postsFor: (claim) => citedFor(claim).posts, quotedFor, trendsFor },
    against,
  )
  return {
    candidates: [...others, ...attributes].sort((a, b) => a.start - b.start),
    claimless: reading.claimless(),
  }
}

const REFUTED_ALONE = {
  verdict: 'refuted',
  reason: 'It is stored as another figure, and the sentence says nothing else that it could count.',
} as const

/** The quotation that fewest clause ends part from a claim, of equals the one with fewest characters between. */
function nearestQuotation(claim: Span, quotes: readonly Quotation[], text: string): Quotation | undefined {
  const apart = (quote: Span): readonly [breaks: number, characters: number] => {
    const [from, to] = quote.end <= claim.start ? [quote.end, claim.start] : [claim.end, quote.start]
    return [breaksIn(text, from, to), to - from]
  }
  return quotes
    .map((quote) => ({ quote, apart: apart(quote) }))
    .sort(
      ({ apart: [breaks, characters] }, { apart: [others, more] }) => breaks - others || characters - more,
    )[0]?.quote
}

function checkQuote(
  quotation: Quotation,
  cited: CitedPosts,
  isNamed: boolean,
  search: QuoteSearch,
): UnlocatedClaim | 'short_quote' | 'name' {
  const containingPost = search.findContaining(quotation.readings, cited.posts)
  if (containingPost === undefined && isShortQuote(quotation)) return 'short_quote'
  if (containingPost === undefined && isNamed) return 'name'
  const result = verifyQuote(quotation, { ...cited, containingPost }, search)
  const isMissing = result.verdict === 'refuted' || result.verdict === 'unsupported'
  const words = isMissing ? quotation.readings[0] : undefined
  return { kind: 'quote', ...result, ...(words === undefined ? {} : { words }) }
}

export function verifyTrendId(trend: StoredTrend | undefined): ClaimVerdict {
  return trend === undefined
    ? { verdict: 'not_found', reason: 'No trend of the current ranking of this window has this id.' }
    : { verdict: 'verified', reason: 'A trend of the current ranking has this id.', trend }
}

/** Whether it is the name of the product or of a word of the list, and no quotation. */
function isName({ readings }: Quotation, names: readonly string[]): boolean {
  const words = (readings[0] ?? '')
    .trim()
    .replace(/[.,;:]$/, '')
    .toLowerCase()
  return names.some((name) => name.toLowerCase() === words)
}

interface FigureContext {
  readonly isTrendInherited: boolean
  readonly part: PartOfTrend
  /** It has no label, and the sentence has no figure of mentions or authors. */
  readonly isAlone: boolean
}

/**
 * A figure of a cited post or of a named trend; undefined where an ambiguous word such as "posts" counts
 * neither.
 */
function checkFigure(
  figure: Figure,
  cited: CitedPosts,
  trends: readonly StoredTrend[],
  { isTrendInherited, part, isAlone }: FigureContext,
): UnlocatedClaim | undefined {
  const { word } = figure
  const isOfTrend = trendFigures[word] !== undefined
  const isOfPost = cited.posts.some((post) => metricOf(word, post) !== undefined)
  if (figure.quantity.isWord && !cited.cites && trends.length === 0) return undefined
  if (word === 'percentage') return { kind: 'trend_figure', ...verifyTrendFigure(figure, []) }
  if (isOfTrend && (word !== 'score' || !isOfPost || (trends.length > 0 && !isTrendInherited))) {
    if (ambiguousWords.has(word) && (trends.length === 0 || (word === 'posts' && isTrendInherited))) {
      return word === 'score' ? { kind: 'metric', ...verifyMetric(figure, cited) } : undefined
    }
    const ofTrend = verifyTrendFigure(figure, trends, part)
    // After a sentence about a trend "all 5 platforms" may mean those that are collected.
    if (word === 'platforms' && isTrendInherited && isAlone && ofTrend.verdict === 'refuted') return undefined
    if (ofTrend.verdict === 'refuted' && isOfPost) {
      const ofPost = verifyMetric(figure, cited)
      if (ofPost.verdict === 'verified') return { kind: 'metric', ...ofPost }
    }
    return { kind: 'trend_figure', ...ofTrend }
  }
  if (ambiguousWords.has(word) && !isOfPost && cited.posts.length > 0) return undefined
  const ofPost = verifyMetric(figure, cited)
  // "The score is 72.4" after a sentence that names a trend and a post may mean either.
  const ofTrend =
    isOfTrend && ofPost.verdict !== 'verified' ? verifyTrendFigure(figure, trends, part) : undefined
  return ofTrend?.verdict === 'verified'
    ? { kind: 'trend_figure', ...ofTrend }
    : { kind: 'metric', ...ofPost }
}

function postsOf(group: readonly Resolved[]): StoredPost[] {
  return [...new Set(group.flatMap(({ posts }) => posts))]
}
