import { DAY_MS } from '../../lib/days.ts'
import type { TypedClaim } from '../../model/index.ts'
import { type CheckedAgainst, type UnlocatedClaim, verifyTrendId } from '../candidates.ts'
import type { ClaimVerdict } from '../claim-verdict.ts'
import { judgeAuthor, judgeDay, judgePlatform, judgeTrendPlatform } from '../judge/attributes.ts'
import { verifyMetric, verifyTrendFigure } from '../judge/figures.ts'
import { verifyQuote } from '../judge/quotes.ts'
import { verifyReference } from '../judge/references.ts'
import { verifyStatus } from '../judge/statuses.ts'
import { judgeRank } from '../judge/trends.ts'
import { type Metric, metricNamed } from '../lexicon/index.ts'
import type { Quantity } from '../parse/quantities.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'
import { resolveReference } from './references.ts'

/** One part of a claim, and what it says in words. */
export interface JudgedPart {
  readonly said: string
  readonly judged: UnlocatedClaim
}

/** Names of a trend's figures that are no words for them in prose. */
const trendNames: Readonly<Record<string, Metric>> = {
  independentMentions: 'independent',
}

/** Judges each part of a claim by itself; `named` are the posts and trends that it refers to. */
export function judgeParts(
  claim: TypedClaim,
  named: readonly Resolved[],
  against: CheckedAgainst,
  search: QuoteSearch,
): JudgedPart[] {
  const { posts = [], quotes = [], figures = [], status, platform, author, publishedOn } = claim
  const resolve = (written: string) => resolveReference(written, against.postIndex, against.trends)
  const cited = [...new Set(named.flatMap((each) => each.posts))]
  const trends = [...new Set(named.flatMap(({ trend }) => trend ?? []))]
  const parts: JudgedPart[] = posts.map((written) => ({
    said: written,
    judged: judgeReference(resolve(written), against),
  }))
  for (const { post, exact } of quotes) {
    const own = resolve(post)
    const quotation = { start: 0, end: exact.length, readings: [exact], isClosed: true }
    const containingPost = search.findContaining([exact], own.posts)
    const others = cited.filter((each) => !own.posts.includes(each))
    const quote = verifyQuote(quotation, { posts: own.posts, others, cites: true, containingPost }, search)
    const isMissing = quote.verdict === 'refuted' || quote.verdict === 'unsupported'
    parts.push({ said: exact, judged: { kind: 'quote', ...quote, ...(isMissing ? { words: exact } : {}) } })
  }
  for (const { of, name, is } of figures) {
    const said = typeof is === 'number' ? `${name}: ${is}` : `${name}: ${JSON.stringify(is)}`
    parts.push({ said, judged: judgeFigure(resolve(of), name, quantityOf(is), against) })
  }
  if (status !== undefined) parts.push({ said: status, judged: judgeStatus(status, trends) })
  if (platform !== undefined) {
    const [trend] = trends
    const judged =
      cited.length === 0 && trend !== undefined
        ? judgeTrendPlatform(platform, trend)
        : ofAll(cited, (post) => judgePlatform(platform, [post]))
    parts.push({ said: platform, judged: { kind: 'platform', ...judged } })
  }
  if (author !== undefined) {
    const judged = ofAll(cited, (post) => judgeAuthor(author, [post]))
    parts.push({ said: author, judged: { kind: 'author', ...judged } })
  }
  if (publishedOn !== undefined) {
    const fromMs = Date.parse(publishedOn)
    const readings = [{ fromMs, toMs: fromMs + DAY_MS - 1 }]
    const judged = ofAll(cited, (post) => judgeDay(readings, [post], true))
    parts.push({ said: publishedOn, judged: { kind: 'day', ...judged } })
  }
  return parts
}

function judgeReference({ reference, posts, trend }: Resolved, { window }: CheckedAgainst): UnlocatedClaim {
  if (reference === undefined || reference.kind === 'trend')
    return { kind: 'trend_figure', ...verifyTrendId(trend) }
  return { kind: reference.kind, ...verifyReference(reference, posts, window) }
}

function judgeFigure(
  { reference, posts, trend }: Resolved,
  name: string,
  quantity: Quantity,
  { trends }: CheckedAgainst,
): UnlocatedClaim {
  const isOfTrend = reference?.kind === 'trend'
  if (isOfTrend && trend === undefined) return { kind: 'trend_figure', ...verifyTrendId(undefined) }
  if (trend !== undefined && name === 'rank') return { kind: 'rank', ...judgeRank(quantity, trend, trends) }
  const word = trendNames[name] ?? metricNamed(name)
  if (word === undefined) {
    const reason = 'No stored figure has this name: use the names that posts and trends are answered with.'
    return { kind: isOfTrend ? 'trend_figure' : 'metric', verdict: 'not_checked', reason, posts, trend }
  }
  if (trend !== undefined) return { kind: 'trend_figure', ...verifyTrendFigure({ word, quantity }, [trend]) }
  return { kind: 'metric', ...verifyMetric({ word, quantity }, { posts, others: [], cites: true }) }
}

function judgeStatus(status: StoredTrend['status'], trends: readonly StoredTrend[]): UnlocatedClaim {
  const judged = verifyStatus({ status, isLabelled: true, start: 0, end: 0 }, trends)
  const reason = 'It has to refer to one trend: give its id as `of` of a figure, or among posts.'
  return { kind: 'trend_figure', ...(judged ?? { verdict: 'not_checked', reason }) }
}

/** An attribute has to be that of each post: the worst verdict counts. */
function ofAll(posts: readonly StoredPost[], judge: (post: StoredPost) => ClaimVerdict): ClaimVerdict {
  const judged = posts.map(judge)
  const [first] = judged
  if (first === undefined) return { verdict: 'not_checked', reason: 'It refers to no post that is stored.' }
  return (
    judged.find(({ verdict }) => verdict === 'refuted') ??
    judged.find(({ verdict }) => verdict !== 'verified') ?? { ...first, posts }
  )
}

type Bounds = NonNullable<TypedClaim['figures']>[number]['is']

function quantityOf(is: Bounds): Quantity {
  const { atLeast, atMost } = typeof is === 'number' ? { atLeast: is, atMost: is } : is
  return {
    ...{ start: 0, end: 0 },
    low: atLeast ?? Number.NEGATIVE_INFINITY,
    high: atMost ?? Number.POSITIVE_INFINITY,
    ...{ isPercent: false, isVague: false, isWord: false, isChange: false, isExact: true },
  }
}
