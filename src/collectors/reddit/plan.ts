import type { CollectorError, CollectRequest } from '../collector.ts'
import { competitorSites, pathSegments, urlsOn } from '../competitor-urls.ts'
import { joinClauses, labelsOf, packClauses, quotedWords } from '../packing.ts'
import { type Query, queryProblem } from '../query-run.ts'

export interface RedditQuery extends Query {
  readonly platform: 'reddit'
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** Search is fuzzy: what it finds is matched against the words again. */
  readonly needsWord: boolean
  /** Where search results end, whatever is left. */
  readonly endsAfter?: number
  /** The subreddits of a sum, to be asked one by one if the sum is refused. */
  readonly subs?: readonly string[]
}

export type RedditHandle =
  | { readonly kind: 'user'; readonly name: string }
  | { readonly kind: 'sub'; readonly name: string }

/** Reddit's own limit for `q`. */
const MAX_QUERY_LENGTH = 512
/** Ours, to keep the path short. */
const MAX_SUBS_IN_A_SUM = 50
/** Search listings end between 220 and 250 items, as clients report. */
const SEARCH_ENDS_AFTER = 220

export interface RedditPlan {
  readonly queries: readonly RedditQuery[]
  readonly problems: readonly CollectorError[]
}

/** Handles first, because they are cheap and precise; then words, then the competitors' sites. */
export function planReddit(
  request: Pick<CollectRequest, 'words' | 'handles' | 'competitorUrls' | 'since' | 'until'>,
): RedditPlan {
  const problems: CollectorError[] = []
  const handles = [
    ...(request.handles.reddit ?? []),
    ...urlsOn('reddit', request.competitorUrls).map((url) => url.href),
  ].flatMap((text) => {
    const handle = parseRedditHandle(text)
    if (handle === undefined) {
      problems.push(queryProblem('unreadable_handle', `"${text}" names no Reddit user or subreddit.`))
    }
    return handle === undefined ? [] : [handle]
  })
  const { packs, tooLong } = packClauses(quotedWords(request.words), {
    separator: ' OR ',
    lengthOf: (joined) => joined.length,
    maxLength: MAX_QUERY_LENGTH,
  })
  for (const { label } of tooLong) {
    problems.push(queryProblem('word_too_long', `"${label.slice(0, 60)}…" is too long for a Reddit search.`))
  }
  const queries = [
    ...namesOf(handles, 'user').map(userQuery),
    ...chunk(namesOf(handles, 'sub'), MAX_SUBS_IN_A_SUM).map(subsQuery),
    ...packs.map((pack) => searchQuery(joinClauses(pack, ' OR '), labelsOf(pack), request)),
    ...competitorSites(request.competitorUrls).map(domainQuery),
  ]
  return { queries, problems }
}

/**
 * `u/name`, `/user/name`, `r/name` and links to either; a bare name or `@name` is a user, as on the other
 * platforms. Undefined for anything else.
 */
export function parseRedditHandle(text: string): RedditHandle | undefined {
  const [url] = urlsOn('reddit', [text.trim()])
  const path = url === undefined ? text.trim() : pathSegments(url).slice(0, 2).join('/')
  const user = /^(?:\/?(?:u|user)\/|@)?([\w-]{3,20})\/?$/i.exec(path)?.[1]
  const sub = /^\/?r\/(\w{2,21})\/?$/i.exec(path)?.[1]
  if (sub !== undefined) return { kind: 'sub', name: sub }
  const isBareLink = url !== undefined && !path.includes('/')
  return user === undefined || isBareLink ? undefined : { kind: 'user', name: user }
}

/** The narrowest of Reddit's fixed windows that holds the wanted one: search has no since and until. */
export function searchWindow({ since, until }: Pick<CollectRequest, 'since' | 'until'>): string {
  const days = (until.getTime() - since.getTime()) / 86_400_000
  if (days <= 1) return 'day'
  if (days <= 7) return 'week'
  if (days <= 31) return 'month'
  return days <= 365 ? 'year' : 'all'
}

export function subsQuery(subs: readonly string[]): RedditQuery {
  return {
    platform: 'reddit',
    label: `new in ${subs.map((sub) => `r/${sub}`).join(', ')}`,
    path: `/r/${subs.join('+')}/new`,
    params: {},
    needsWord: false,
    subs,
  }
}

function userQuery(name: string): RedditQuery {
  return {
    platform: 'reddit',
    label: `posts by u/${name}`,
    path: `/user/${name}/submitted`,
    params: { sort: 'new' },
    needsWord: false,
  }
}

function searchQuery(q: string, words: string, window: Pick<CollectRequest, 'since' | 'until'>): RedditQuery {
  return {
    platform: 'reddit',
    label: `words: ${words}`,
    path: '/search',
    params: { q, sort: 'new', t: searchWindow(window), type: 'link' },
    needsWord: true,
    endsAfter: SEARCH_ENDS_AFTER,
  }
}

function domainQuery(site: string): RedditQuery {
  return {
    platform: 'reddit',
    label: `links to ${site}`,
    path: `/domain/${encodeURIComponent(site)}/new`,
    params: {},
    needsWord: false,
  }
}

/** Names are case-insensitive on Reddit; each once. */
function namesOf(handles: readonly RedditHandle[], kind: RedditHandle['kind']): readonly string[] {
  const names = handles.filter((handle) => handle.kind === kind).map(({ name }) => name)
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
}

function chunk<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
