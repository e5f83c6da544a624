import type { UnlocatedClaim } from '../claim-verdict.ts'
import { findExamples, findThisMatter } from '../lexicon/index.ts'
import type { SharedBy } from '../parse/shared.ts'
import type { FoundShare } from '../parse/shares.ts'
import type { Span } from '../parse/spans.ts'
import type { Sentence } from '../parse/types.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { Resolved, Scope, TextScopes } from '../resolve/scopes.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'
import type { Candidate } from './candidate.ts'

/** What a sentence cites, and of which trends that is evidence. */
export interface Evidence {
  /** The posts that it cites itself, or else those that it inherits. */
  readonly posts: Scope
  readonly trends: readonly StoredTrend[]
  /** Where the sentence names the first of them; undefined where they are those of another sentence. */
  readonly from: number | undefined
}

/**
 * The trends of which a sentence's posts are told as evidence: those that it names, but for what is no more than words that a
 * post cited for it has as well, or without any those under whose name it stands.
 */
export function trendsNamed(
  index: number,
  sentences: readonly Sentence[],
  scopes: TextScopes,
  reading: SentenceReading,
  posts: readonly StoredPost[],
  search: QuoteSearch,
): StoredTrend[] {
  // What has only references is the source of the sentence before it.
  const at = sentences[index - 1]?.sourceSentence === index ? index - 1 : index
  const { quotes = [], rest = '' } = sentences[at] ?? {}
  const { figures, shares, attributes, comparison } = reading
  const named = scopes.own[at] ?? []
  const tellsOfTrends =
    /[\d%]/.test(rest) ||
    figures.length + shares.length > 0 ||
    comparison !== undefined ||
    attributes.some(({ kind }) => kind === 'direction' || kind === 'rank')
  const isSaid = ({ start, end }: Span) =>
    !tellsOfTrends &&
    quotes.some(
      (quote) =>
        quote.start <= start &&
        end <= quote.end &&
        search.findContaining(quote.readings, posts) !== undefined,
    )
  const trends = new Set(named.flatMap(({ trend }) => trend ?? []))
  if (trends.size > MAX_NAMED || posts.length === 0) return []
  if (trends.size === 0) return trendsAbove(at, sentences, scopes, reading)
  return [...trends].filter((trend) => named.some((each) => each.trend === trend && !isSaid(each)))
}

/**
 * The trends of a title, a lead-in or an item above a sentence, and those of a sentence before it that it points at: "in it",
 * "about this".
 */
function trendsAbove(
  index: number,
  sentences: readonly Sentence[],
  { trends }: TextScopes,
  { rest, languages }: SentenceReading,
): StoredTrend[] {
  const { cited, from } = trends[index] ?? { cited: [] }
  const above = from === undefined ? undefined : sentences[from]
  if (above === undefined || cited.length > MAX_NAMED) return []
  const isUnder = above.block !== sentences[index]?.block
  return isUnder || findThisMatter(rest, languages).length > 0
    ? [...new Set(cited.flatMap(({ trend }) => trend ?? []))]
    : []
}

/** Trends, examples and posts of one sentence that are read: no honest one has more. */
const MAX_NAMED = 5
const MAX_EXAMPLES = 20

/** Whether a post is one of a trend's; undefined where its posts are not known. */
function isOf({ id }: StoredPost, { postIds }: StoredTrend): boolean | undefined {
  return postIds?.includes(id)
}

/** Whether all of these posts are known to be of one of these trends. */
function areOf(posts: readonly StoredPost[], trends: readonly StoredTrend[]): boolean {
  return posts.every((post) => trends.some((trend) => isOf(post, trend) === true))
}

/** A post that stands beside the name of a trend is told as evidence of it: it does not settle that of one that is not. */
export function asEvidence<Claim extends UnlocatedClaim | undefined>(
  judged: Claim,
  trends: readonly StoredTrend[],
): Claim {
  const [trend] = trends
  if (judged?.verdict !== 'verified' || trend === undefined || areOf(judged.posts ?? [], trends))
    return judged
  return { ...judged, isDecisive: false, reason: otherThan(trend) }
}

/** The same of a footnote's mark, which says nothing else. */
export function markAsEvidence(
  { posts }: Pick<Resolved, 'posts'>,
  trends: readonly StoredTrend[],
): UnlocatedClaim | undefined {
  const [trend] = trends
  if (trend === undefined || posts.length === 0 || areOf(posts, trends)) return undefined
  return { kind: 'trend_figure', verdict: 'not_checked', reason: otherThan(trend), posts, trend }
}

function otherThan({ id }: StoredTrend): string {
  return `Stored in this workspace, but not known as a post of ${id}, which the sentence names: cite one of its postIds.`
}

/** "One of them by @ann (t3_a)", "14 posts on Reddit, for example “…” (t3_a)": the post is one of those. */
export function exampleCandidates(
  reading: SentenceReading,
  { start, quotes, rest }: Sentence,
  evidence: Evidence,
): Candidate[] {
  const { posts, trends, from } = evidence
  const [trend, another] = trends
  if (trend === undefined || another !== undefined || posts.cited.length === 0) return []
  const tellsOfPost = quotes.length > 0 || reading.attributes.some(({ kind }) => kind === 'author')
  if (posts.isInherited && !tellsOfPost) return []
  const words = findExamples(reading.rest, reading.languages).slice(0, MAX_EXAMPLES)
  return words.flatMap((word): Candidate[] => {
    const at = { start: word.start + start, end: word.end + start }
    const behind = posts.isInherited ? undefined : posts.cited.find((each) => each.start >= at.end)
    const given =
      behind === undefined ? posts.cited.slice(0, MAX_EXAMPLES).flatMap((each) => each.posts) : behind.posts
    const share = reading.shares.findLast(
      ({ covers: [number] }) => number !== undefined && number.start < at.start,
    )
    // "For example, “X” is rising".
    const isBefore = Math.min(from ?? start, ...reading.figures.map((each) => each.start)) > at.start
    if (given.length === 0 || isBefore) return []
    const isSure =
      behind !== undefined &&
      from !== undefined &&
      !BREAKS.test(rest.slice(word.end, behind.start - start)) &&
      !reading.isNegatedBeside([])
    const verify = () => judgeExample(given, trend, share, isSure && !countsAuthors(reading, share))
    return [{ ...at, verify }]
  })
}

/** Behind it another statement begins. */
const BREAKS =
  /[;；:：](?!\s*$)|[,，、]\s|(?:^|\s)(?:and|und|y|e|et|و|และ|but|aber|pero|mais|mas|while|whereas)\s/iu

/** An author whose post is not of a trend may have another one that is. */
function countsAuthors({ figures }: SentenceReading, share: FoundShare | undefined): boolean {
  return share === undefined ? figures.some(({ word }) => word === 'authors') : share.of === 'authors'
}

function judgeExample(
  posts: readonly StoredPost[],
  trend: StoredTrend,
  share: FoundShare | undefined,
  isSure: boolean,
): UnlocatedClaim | undefined {
  const each = posts.map((post) => [isOf(post, trend), share === undefined ? true : shares(post, share.by)])
  if (each.every((told) => told.every((is) => is === true))) return undefined
  const isRefuted = isSure && each.every((told) => told.includes(false))
  const claim = { posts, trend, reason: isRefuted ? NO_EXAMPLE : OPEN_EXAMPLE }
  return isRefuted
    ? { ...claim, kind: 'share', verdict: 'refuted' }
    : { ...claim, kind: 'trend_figure', verdict: 'not_checked' }
}

/** Undefined where that is not known of the post. */
function shares({ platform, intents }: StoredPost, by: SharedBy): boolean | undefined {
  if ('intent' in by) return intents?.().includes(by.intent)
  return 'platforms' in by ? by.platforms.includes(platform) : by.platform === platform
}

const NO_EXAMPLE = 'It is given as one of these posts of the trend, and is none of them.'
const OPEN_EXAMPLE = 'It is not known to be one of these posts of the trend.'
