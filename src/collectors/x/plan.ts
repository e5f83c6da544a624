import type { CollectorError, CollectRequest } from '../collector.ts'
import { competitorSites, pathSegments, urlsOn } from '../competitor-urls.ts'
import { type Clause, codePoints, joinClauses, labelsOf, packClauses, quotedWords } from '../packing.ts'
import { type Query, queryProblem } from '../query-run.ts'

export interface XQuery extends Query {
  readonly platform: 'x'
  readonly q: string
}

export interface XPlan {
  readonly queries: readonly XQuery[]
  readonly problems: readonly CollectorError[]
}

/** X allows 512 on recent search; how it counts emoji and CJK is not documented, hence the margin. */
const MAX_QUERY_LENGTH = 512 - 10
const SEVEN_DAYS_MS = 7 * 86_400_000
/** X refuses a start older than seven days; this keeps a slow call on the safe side. */
const FLOOR_MARGIN_MS = 60_000
/** Smallest and largest page that recent search serves. */
const MIN_PAGE = 10
const MAX_PAGE = 100

/** Accounts first: they are few posts, and what they leave of the budget goes to the words. */
export function planX(request: Pick<CollectRequest, 'words' | 'handles' | 'competitorUrls'>): XPlan {
  const problems: CollectorError[] = []
  const accounts = [
    ...(request.handles.x ?? []),
    ...urlsOn('x', request.competitorUrls).map((url) => url.href),
  ].flatMap((text): Clause[] => {
    const name = parseXHandle(text)
    if (name === undefined) problems.push(queryProblem('unreadable_handle', `"${text}" names no X account.`))
    return name === undefined ? [] : [{ text: `from:${name}`, label: `@${name}` }]
  })
  const sites = competitorSites(request.competitorUrls).map((site) => ({
    text: `url:"${site}"`,
    label: site,
  }))
  const topics = pack([...quotedWords(request.words), ...sites])
  for (const { label } of topics.tooLong) {
    problems.push(queryProblem('word_too_long', `"${label.slice(0, 60)}…" is too long for an X search.`))
  }
  const queries = [
    ...pack(accounts).packs.map((clauses) => toQuery(clauses, 'posts by')),
    ...topics.packs.map((clauses) => toQuery(clauses, 'words and sites:')),
  ]
  return { queries, problems }
}

/** `name`, `@name` or a link to the account; undefined for anything else. */
export function parseXHandle(text: string): string | undefined {
  const [url] = urlsOn('x', [text.trim()])
  const name = url === undefined ? text.trim().replace(/^@/, '') : pathSegments(url)[0]?.replace(/^@/, '')
  return name !== undefined && /^\w{1,15}$/.test(name) && !reservedPaths.has(name.toLowerCase())
    ? name
    : undefined
}

const reservedPaths = new Set(['explore', 'hashtag', 'home', 'i', 'intent', 'search', 'share'])

/** The earliest moment that recent search reaches now. */
export function recentSearchFloor(now: Date): Date {
  return new Date(now.getTime() - SEVEN_DAYS_MS + FLOOR_MARGIN_MS)
}

/** One query's part of the posts that may still be read: an equal share, but never less than X's smallest page. */
export function shareOf(postsLeft: number, queriesLeft: number): number {
  return Math.max(MIN_PAGE, Math.floor(postsLeft / Math.max(1, queriesLeft)))
}

/** How many posts to ask for next; 0 when not even X's smallest page fits, because every post costs money. */
export function pageSizeFor(postsLeft: number): number {
  return postsLeft < MIN_PAGE ? 0 : Math.min(MAX_PAGE, postsLeft)
}

function pack(clauses: readonly Clause[]) {
  return packClauses(clauses, {
    separator: ' OR ',
    lengthOf: (joined) => codePoints(finished(joined)),
    maxLength: MAX_QUERY_LENGTH,
  })
}

function toQuery(clauses: readonly Clause[], kind: string): XQuery {
  return { platform: 'x', label: `${kind} ${labelsOf(clauses)}`, q: finished(joinClauses(clauses, ' OR ')) }
}

/** AND binds tighter than OR on X: without the parentheses only the last clause would exclude retweets. */
function finished(joined: string): string {
  return `(${joined}) -is:retweet`
}
