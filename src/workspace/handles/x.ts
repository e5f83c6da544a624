import { pathSegments, urlsOn } from '../urls.ts'

/** `name`, `@name` or a link to the account; undefined for anything else. */
export function parseXHandle(text: string): string | undefined {
  const [url] = urlsOn('x', [text.trim()])
  const name = url === undefined ? text.trim().replace(/^@/, '') : pathSegments(url)[0]?.replace(/^@/, '')
  return name !== undefined && /^\w{1,15}$/.test(name) && !reservedPaths.has(name.toLowerCase())
    ? name
    : undefined
}

const reservedPaths = new Set(['explore', 'hashtag', 'home', 'i', 'intent', 'search', 'share'])
