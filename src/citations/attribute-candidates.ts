import { negatesLast, negatesNext } from '../text/function-words.ts'
import type { Candidate, CheckedAgainst, UnlocatedClaim } from './candidates.ts'
import type { ClaimVerdict } from './claim-verdict.ts'
import { leftover } from './coverage.ts'
import {
  judgeAuthor,
  judgeCommunity,
  judgeDay,
  judgePlatform,
  judgeTrendPlatform,
} from './judge/attributes.ts'
import { judgeCompany } from './judge/companies.ts'
import { areComparable, judgeComparison } from './judge/comparisons.ts'
import { judgeShare } from './judge/shares.ts'
import { judgeDirection, judgeRank } from './judge/trends.ts'
import { claimsNothing } from './lexicon/index.ts'
import { type Attribute, findAttributes } from './parse/attributes.ts'
import { findComparison } from './parse/comparisons.ts'
import { findShares } from './parse/shares.ts'
import { blank, moved, type Span } from './parse/spans.ts'
import type { Sentence } from './parse/types.ts'
import { findCompanies } from './resolve/companies.ts'
import type { Resolved } from './resolve/scopes.ts'
import type { StoredPost, StoredTrend } from './stored.ts'

/** What a sentence's attributes are judged against. */
export interface AttributeScope {
  postsFor(claim: Span): readonly StoredPost[]
  trendsFor(claim: Span): readonly StoredTrend[]
  /** The references and names of the sentence itself. */
  readonly own: readonly Resolved[]
  /** Spans of the sentence's quotations, figures, references and the like. */
  readonly others: readonly Span[]
}

/** The possible claims about the attributes of the posts and trends that a sentence speaks of. */
export function attributeCandidates(
  sentence: Sentence,
  scope: AttributeScope,
  against: CheckedAgainst,
): Candidate[] {
  const { start } = sentence
  // A topic such as "price increase" says nothing of a direction.
  const topics = scope.own.filter(({ trend, reference }) => trend !== undefined && reference === undefined)
  const rest = blank(
    sentence.rest,
    topics.map((span) => moved(span, -start)),
  )
  const attributes = findAttributes(rest, start, sentence.dates, new Date(against.window.untilMs))
  const companies = findCompanies(rest, start, against.companies)
  const compared = namedOnce(scope.own)
  const comparison = compared.every((each) => areComparable(each, compared[0] ?? each))
    ? findComparison(rest, start, compared)
    : undefined
  const shares = findShares(rest, start)
  const judged = [...scope.others, ...attributes, ...companies, ...shares]
  const isNegated = lazily(() => negates(rest))
  const left = lazily(() => leftover(rest, { start: 0, end: rest.length }, blanks(judged, start, rest)))
  const isAlone = (span: Span) => !left().some((each) => inClause(each, span, rest, start))

  const candidates = attributes.flatMap((attribute): Candidate[] => {
    const verify = () => soften(judgeAttribute(attribute, scope, against, isAlone), isNegated())
    return [{ start: attribute.start, end: attribute.end, verify }]
  })
  for (const found of companies) {
    const verify = () =>
      soften(judgeCompany(found, scope.postsFor(found), scope.trendsFor(found)), isNegated())
    candidates.push({ start: found.start, end: found.end, verify })
  }
  for (const found of shares) {
    const verify = () => soften(judgeShare(found, scope.trendsFor(found)), isNegated())
    candidates.push({ start: found.start, end: found.end, verify })
  }
  if (comparison !== undefined) {
    const { start: from, end, one, other } = comparison
    const covers = [one, other, ...comparison.covers]
    const verify = (): UnlocatedClaim | undefined =>
      soften({ kind: 'comparison', ...judgeComparison(comparison), covers }, isNegated())
    candidates.push({ start: from, end, verify })
  }
  return candidates
}

function judgeAttribute(
  attribute: Attribute,
  { postsFor, trendsFor }: AttributeScope,
  { trends: ranked }: CheckedAgainst,
  isAlone: (span: Span) => boolean,
): UnlocatedClaim | undefined {
  const posts = postsFor(attribute)
  const trends = trendsFor(attribute)
  const [trend, anotherTrend] = new Set(trends)
  const only = anotherTrend === undefined ? trend : undefined
  switch (attribute.kind) {
    case 'platform': {
      if (posts.length > 0) return { kind: 'platform', ...judgePlatform(attribute.platform, posts) }
      return only && { kind: 'platform', ...judgeTrendPlatform(attribute.platform, only) }
    }
    case 'community':
      return posts.length === 0 ? undefined : { kind: 'platform', ...judgeCommunity(attribute.name, posts) }
    case 'author':
      return posts.length === 0 ? undefined : { kind: 'author', ...judgeAuthor(attribute.handle, posts) }
    case 'day': {
      if (posts.length === 0) return undefined
      const judged = judgeDay(attribute.readings, posts)
      if (judged.verdict !== 'refuted' || isAlone(attribute)) return { kind: 'day', ...judged }
      return { kind: 'day', ...judged, verdict: 'not_checked', reason: OTHER_DAY }
    }
    case 'rank': {
      const { rank, bound, by } = attribute
      const place = { low: bound === 'atMost' ? 1 : rank, high: rank, by }
      return only && { kind: 'rank', ...judgeRank(place, only, ranked) }
    }
    case 'direction':
      return only && { kind: 'direction', ...judgeDirection(attribute.direction, attribute.factor, only) }
  }
}

const OTHER_DAY =
  'The cited post was published on another day, but the date may be that of what is told: put it beside the reference.'

/** Each post or trend that a sentence names, once: a name followed by its id is one. */
function namedOnce(own: readonly Resolved[]): Resolved[] {
  const seen = new Set<StoredTrend | StoredPost>()
  return own.filter(({ posts, trend }) => {
    const named = trend ?? posts[0]
    if (named === undefined || seen.has(named)) return false
    seen.add(named)
    return true
  })
}

/** In a negated sentence what is not so may be what it says. */
function soften(claim: UnlocatedClaim | undefined, isNegated: boolean): UnlocatedClaim | undefined {
  if (claim?.verdict !== 'refuted' || !isNegated) return claim
  const softened: ClaimVerdict = {
    verdict: 'not_checked',
    reason: 'The stored value is another one, but the sentence negates something: read it against the post.',
  }
  return { ...claim, ...softened }
}

function negates(rest: string): boolean {
  return (rest.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []).some(
    (word) => negatesNext(word) || negatesLast(word),
  )
}

/** Spans of a text as offsets of its sentence, with the words that claim nothing. */
function blanks(spans: readonly Span[], start: number, rest: string): Span[] {
  return [
    ...spans.map((span) => ({ start: span.start - start, end: span.end - start })),
    ...claimsNothing(rest),
  ]
}

const CLAUSE_END = /[,;:，；：、،؛()[\]（）【】—–\uE001\uE002]/u

/** Whether a span, as offset of the sentence, lies in the clause of a date. */
function inClause(part: Span, date: Span, rest: string, start: number): boolean {
  const [from, to] =
    part.end <= date.start - start ? [part.end, date.start - start] : [date.end - start, part.start]
  return !CLAUSE_END.test(rest.slice(from, to))
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
