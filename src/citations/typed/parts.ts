import { DAY_MS } from '../../lib/days.ts'
import { plainHandle } from '../../lib/plain-handle.ts'
import { squeezedName } from '../../lib/squeezed-name.ts'
import type { TypedClaim } from '../../model/index.ts'
import type { CheckedAgainst } from '../candidates/candidate.ts'
import type { UnlocatedClaim } from '../claim-verdict.ts'
import { judgeStored } from '../judge/day-figures.ts'
import { judgePart } from '../judge/part.ts'
import { type Metric, metricNamed } from '../lexicon/index.ts'
import type { Quantity } from '../parse/quantities.ts'
import type { Part, Subject } from '../parts.ts'
import type { QuoteSearch } from '../resolve/quote-search.ts'
import type { Resolved } from '../resolve/scopes.ts'
import type { StoredTrend } from '../stored.ts'
import { writtenReferences } from './references.ts'

/** One part of a claim, and what it says in words. */
export interface JudgedPart {
  readonly said: string
  readonly judged: UnlocatedClaim
}

/** A name of a trend's figure that is no word for it in prose. */
const trendNames: Readonly<Record<string, Metric>> = { independentMentions: 'independent' }

/** Judges each part of a claim by itself; `resolve` finds the posts and trends that it refers to. */
export function judgeParts(
  claim: TypedClaim,
  resolve: (written: string) => Resolved,
  against: CheckedAgainst,
  search: QuoteSearch,
): JudgedPart[] {
  const { posts = [], quotes = [], figures = [], status, platform, author, publishedOn } = claim
  const named = writtenReferences(claim).map(resolve)
  const judge = (part: Part, subject: Partial<Subject> = {}) =>
    judgePart(part, { posts: [], others: [], cites: true, trends: [], ...subject }, { ...against, search })
  const cited = [...new Set(named.flatMap((each) => each.posts))]
  const trends = [...new Set(named.flatMap(({ trend }) => trend ?? []))]
  const parts: JudgedPart[] = []
  const add = (said: string, judged: UnlocatedClaim | undefined) =>
    parts.push({ said, judged: judged ?? OF_NOTHING })
  for (const written of posts) add(written, judge(referencePart(resolve(written))))
  // A post that is named by a quotation or figure alone is told where it is not stored.
  for (const written of writtenReferences({ ...claim, posts: [] })) {
    const own = resolve(written)
    const isUnknown = own.reference?.kind !== 'trend' && own.posts.length === 0
    if (isUnknown && !posts.includes(written)) add(written, judge(referencePart(own)))
  }
  for (const { post, exact } of quotes) {
    const own = resolve(post).posts
    const quotation = { start: 0, end: exact.length, readings: [exact], isClosed: true }
    const containingPost = search.findContaining([exact], own)
    const others = cited.filter((each) => !own.includes(each))
    add(exact, judge({ kind: 'quotation', quotation, containingPost }, { posts: own, others }))
  }
  for (const { of, name, is } of figures) {
    const own = resolve(of)
    const said = `${name}: ${typeof is === 'number' ? is : JSON.stringify(is)}`
    const part = figurePart(own, name, quantityOf(is))
    if (part === undefined) {
      add(said, (own.trend && judgePath(own.trend, name, quantityOf(is))) ?? unnamed(own))
      continue
    }
    const subject = { posts: own.posts, trends: own.trend === undefined ? [] : [own.trend] }
    add(said, judge(part, subject))
  }
  if (status !== undefined)
    add(status, judge({ kind: 'status', status, isLabelled: true }, { trends }) ?? WITHOUT_TREND)
  if (platform !== undefined) {
    const part: Part = { kind: 'platform', platform }
    const ofTrend = cited.length === 0 ? judge(part, { trends: trends.slice(0, 1) }) : undefined
    add(platform, ofTrend ?? ofAll(part, 'platform'))
  }
  if (author !== undefined) {
    const company = against.companies.find(({ names }) => names.some((name) => isSame(name, author)))
    const speaker: Part | undefined = company && {
      kind: 'company',
      name: author,
      company,
      others: [],
      speaks: 'surely',
    }
    const byHandle = ofAll({ kind: 'author', handle: author }, 'author')
    const isCompany = speaker !== undefined && byHandle.verdict !== 'verified'
    add(author, isCompany ? { ...ofAll(speaker, 'author'), kind: 'author' } : byHandle)
  }
  if (publishedOn !== undefined) {
    const fromMs = Date.parse(publishedOn)
    const readings = [{ fromMs, toMs: fromMs + DAY_MS - 1 }]
    add(publishedOn, ofAll({ kind: 'day', readings, isSurelyUtc: true }, 'day'))
  }
  return parts

  /** An attribute has to be that of each post: the worst verdict counts. */
  function ofAll(part: Part, kind: UnlocatedClaim['kind']): UnlocatedClaim {
    const judged = cited.flatMap((post) => judge(part, { posts: [post] }) ?? [])
    const [first] = judged
    if (first === undefined) return { ...OF_NOTHING, kind }
    return (
      judged.find(({ verdict }) => verdict === 'refuted') ??
      judged.find(({ verdict }) => verdict !== 'verified') ?? { ...first, posts: cited }
    )
  }
}

const OF_NOTHING: UnlocatedClaim = {
  kind: 'trend_figure',
  verdict: 'not_checked',
  reason: 'It refers to no post that is stored.',
}
const WITHOUT_TREND: UnlocatedClaim = {
  kind: 'trend_figure',
  verdict: 'not_checked',
  reason: 'It has to refer to one trend: give its id as `of` of a figure, or among posts.',
}

function isSame(name: string, other: string): boolean {
  return squeezedName(plainHandle(name)) === squeezedName(plainHandle(other))
}

/** Of a figure whose name says nothing. */
function unnamed({ reference, posts, trend }: Resolved): UnlocatedClaim {
  const reason = 'No stored figure has this name: use the names that posts and trends are answered with.'
  const kind = reference?.kind === 'trend' ? 'trend_figure' : 'metric'
  return { kind, verdict: 'not_checked', reason, posts, trend }
}

/** A figure that a trend has at a path; undefined where it has none there. */
function judgePath(trend: StoredTrend, path: string, quantity: Quantity): UnlocatedClaim | undefined {
  const { figures = {} } = trend
  const stored = Object.hasOwn(figures, path) ? figures[path] : undefined
  if (stored === undefined) return undefined
  return { kind: 'trend_figure', ...judgeStored(stored, quantity), trend }
}

function referencePart({ reference, posts, trend }: Resolved): Part {
  return reference === undefined || reference.kind === 'trend'
    ? { kind: 'trend', id: reference?.trendId, trend }
    : { kind: 'reference', reference, posts }
}

/** Undefined where no stored figure has the name. */
function figurePart({ reference, trend }: Resolved, name: string, quantity: Quantity): Part | undefined {
  if (reference?.kind === 'trend' && trend === undefined)
    return { kind: 'trend', id: reference.trendId, trend }
  if (trend !== undefined && name === 'rank') return { kind: 'rank', low: quantity.low, high: quantity.high }
  const word = name.includes('.') ? undefined : (trendNames[name] ?? metricNamed(name))
  return word && { kind: 'figure', of: trend === undefined ? 'post' : 'trend', word, quantity }
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
