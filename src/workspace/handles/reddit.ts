import { pathSegments, urlsOn } from '../urls.ts'

export interface RedditHandle {
  readonly kind: 'user' | 'sub'
  readonly name: string
}

/** Reserved names that stand for all of Reddit, or for the reader's own selection. */
const notOneSubreddit = new Set(['all', 'friends', 'mod', 'popular', 'random', 'randnsfw'])

/**
 * Parses `u/name`, `/user/name`, `r/name` and links to either; a bare name or `@name` is a user, as on the
 * other platforms. Undefined for anything else, including `r/all` and similar.
 */
export function parseRedditHandle(text: string): RedditHandle | undefined {
  const [url] = urlsOn('reddit', [text.trim()])
  const path = url === undefined ? text.trim() : pathSegments(url).slice(0, 2).join('/')
  const user = /^(?:\/?(?:u|user)\/|@)?([\w-]{3,20})\/?$/i.exec(path)?.[1]
  const sub = /^\/?r\/(\w{2,21})\/?$/i.exec(path)?.[1]
  if (sub !== undefined)
    return notOneSubreddit.has(sub.toLowerCase()) ? undefined : { kind: 'sub', name: sub }
  const isBareLink = url !== undefined && !path.includes('/')
  return user === undefined || isBareLink ? undefined : { kind: 'user', name: user }
}

/** The distinct names of one kind; Reddit's names are case-insensitive. */
export function namesOf(handles: readonly RedditHandle[], kind: RedditHandle['kind']): readonly string[] {
  const names = handles.filter((handle) => handle.kind === kind).map(({ name }) => name)
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
}
