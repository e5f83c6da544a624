import { pathSegments, urlsOn } from '../urls.ts'

/** First path segments in Graph and on facebook.com that are not page names. */
const notPages = new Set(['me', 'pages', 'search', 'oauth', 'debug_token', 'ig_hashtag_search'])
const notPagesOnTheSite = new Set(['groups', 'events', 'watch', 'sharer', 'share', 'story.php'])
const notAccounts = new Set(['p', 'reel', 'reels', 'explore', 'stories'])

/**
 * A page's name or id, `@name`, or a link to the page in any of Facebook's forms; undefined for anything
 * else.
 */
export function parseFacebookPage(text: string): string | undefined {
  const [url] = urlsOn('facebook', [text.trim()])
  if (url === undefined) return pageName(text.trim().replace(/^@/, ''))
  const [first = '', second = '', third = ''] = pathSegments(url)
  if (first === 'profile.php') return pageName(url.searchParams.get('id') ?? '')
  if (first === 'pages' || first === 'pg') return pageName(third === '' ? second : third)
  // facebook.com/p/Some-Name-100064 ends with the id.
  if (first === 'p') return pageName(/(\d{5,})$/.exec(second)?.[1] ?? '')
  return notPagesOnTheSite.has(first) ? undefined : pageName(first)
}

/**
 * The name becomes a path segment: dots alone would leave the path, and reserved names are other Graph
 * objects.
 */
function pageName(text: string): string | undefined {
  return /^\w[\w.-]{1,74}$/.test(text) && !notPages.has(text.toLowerCase()) ? text : undefined
}

/** `name`, `@name` or a link to the account; undefined for anything else. */
export function parseInstagramName(text: string): string | undefined {
  const [url] = urlsOn('instagram', [text.trim()])
  const name = url === undefined ? text.trim().replace(/^@/, '') : (pathSegments(url)[0] ?? '')
  return /^[\w.]{1,30}$/.test(name) && !notAccounts.has(name) ? name.toLowerCase() : undefined
}
