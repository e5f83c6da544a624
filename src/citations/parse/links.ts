import { linkShorteners } from '../../lib/link-shorteners.ts'
import { type Platform, platformForwarders, platformOfHost } from '../../model/index.ts'
import type { Link } from './types.ts'

/**
 * Which URLs count as the same.
 *
 * On the platforms' own hosts, and any below them, a URL is what it points to, whatever the rest of it says:
 * - Reddit: `/comments/{id}` is `t3_{id}`, `/comments/{id}/{slug}/{comment}` is
 *   `t1_{comment}`; `redd.it/{id}` is `t3_{id}`. The slug and the query say nothing.
 * - X: `/{anyone}/status/{id}`. The query says nothing.
 * - YouTube: `watch?v=`, `/shorts/`, `/live/`, `/embed/`, `/v/`; `youtu.be/{id}`.
 * - Instagram: `/p/{code}`, `/reel/{code}`, `/tv/{code}`, with or without the account before it.
 * The subreddit or account in such a URL must still be the stored one: see judge-references.ts.
 *
 * Anywhere else the same URL is: http or https; with or without www., m. or mobile.; with or without a slash at the
 * end; without fragment and tracking parameters. Its other parameters must be the same, in the same order.
 */
export function linkOf(written: string): Link | undefined {
  const withScheme = /^https?:\/\//i.test(written) ? written : `https://${written}`
  if (!URL.canParse(withScheme)) return undefined
  const url = new URL(withScheme)
  const host = url.hostname.replace(/\.$/, '')
  if (url.username !== '' || url.password !== '') return general(url, written, false)
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const own = onPlatform(host, segments, url)
  if (own === undefined) return general(url, written, isShortener(host, segments))
  const variants = new Set([
    ...variantsOf(url),
    ...usualUrls(own).flatMap((each) => variantsOf(new URL(each))),
    written,
  ])
  return { ...own, variants: [...variants], isShort: false }
}

type Pointer = Pick<Link, 'key' | 'post' | 'place'>

function onPlatform(host: string, segments: readonly string[], url: URL): Pointer | undefined {
  if (host === 'redd.it') return toPost('reddit', base36('t3_', segments[0]))
  if (host === 'youtu.be') return toPost('youtube', videoId(segments[0]))
  const platform = platformOfHost(host)
  return platform && readers[platform](segments, url)
}

const readers: Readonly<Record<Platform, (segments: readonly string[], url: URL) => Pointer | undefined>> = {
  reddit: onReddit,
  x: onX,
  youtube: onYouTube,
  instagram: onInstagram,
  // What its links name are no ids of the Graph API.
  facebook: () => undefined,
}

function onReddit(segments: readonly string[]): Pointer | undefined {
  const at = segments.indexOf('comments')
  if (at === -1) return undefined
  const comment = segments[at + 3]
  const id = comment === undefined ? base36('t3_', segments[at + 1]) : base36('t1_', comment)
  const [kind, name] = at === 2 ? segments : []
  return toPost('reddit', id, kind === 'r' ? name : undefined)
}

function onX(segments: readonly string[]): Pointer | undefined {
  const at = segments.findIndex((segment) => segment === 'status' || segment === 'statuses')
  if (at < 1) return undefined
  const id = segments[at + 1]
  return toPost(
    'x',
    /^\d{1,20}$/.test(id ?? '') ? id : undefined,
    segments[0] === 'i' ? undefined : segments[0],
  )
}

function onYouTube(segments: readonly string[], url: URL): Pointer | undefined {
  const [first = '', second] = segments
  const id = first === 'watch' ? url.searchParams.get('v') : second
  if (!['watch', 'shorts', 'live', 'embed', 'v'].includes(first)) return undefined
  return toPost('youtube', videoId(id ?? undefined))
}

/** Instagram's ids do not stand in its links: the code of the link is compared. */
function onInstagram(segments: readonly string[]): Pointer | undefined {
  const at = segments.findIndex((segment) => ['p', 'reel', 'reels', 'tv'].includes(segment))
  const code = segments[at + 1]
  if (at === -1 || at > 1 || code === undefined || !/^[\w-]{1,40}$/.test(code)) return undefined
  return {
    key: `instagram/${code}`,
    post: undefined,
    place: at === 1 ? segments[0]?.toLowerCase() : undefined,
  }
}

/** As the platform itself gives the link of a post, where the id or the code is all that it needs. */
function usualUrls({ key, post, place }: Pointer): string[] {
  if (post?.platform === 'youtube') return [`https://www.youtube.com/watch?v=${post.id}`]
  if (post?.platform === 'x') return [`https://x.com/${place ?? 'i/web'}/status/${post.id}`]
  const code = /^instagram\/(.+)$/.exec(key)?.[1]
  return code === undefined
    ? []
    : ['p', 'reel', 'tv'].map((kind) => `https://www.instagram.com/${kind}/${code}/`)
}

function toPost(platform: Platform, id: string | undefined, place?: string): Pointer | undefined {
  if (id === undefined) return undefined
  return { key: postKey(platform, id), post: { platform, id }, place: place?.toLowerCase() }
}

/** The key of a post by its id, the same as that of a link to it. */
export function postKey(platform: Platform, id: string): string {
  return `${platform}:${id}`
}

function base36(prefix: string, segment: string | undefined): string | undefined {
  return segment !== undefined && /^[a-z0-9]{1,13}$/i.test(segment)
    ? `${prefix}${segment.toLowerCase()}`
    : undefined
}

function videoId(segment: string | undefined): string | undefined {
  return segment !== undefined && /^[\w-]{11}$/.test(segment) ? segment : undefined
}

const SHORTENERS: ReadonlySet<string> = new Set([...linkShorteners, ...platformForwarders])

/** Hosts that only forward, and the share links of Reddit and Facebook. */
function isShortener(host: string, segments: readonly string[]): boolean {
  if (SHORTENERS.has(host)) return true
  const platform = platformOfHost(host)
  if (platform === 'reddit') return segments.at(-2) === 's'
  return platform === 'facebook' && segments[0] === 'share'
}

const TRACKING =
  /^(utm_.*|fbclid|gclid|dclid|msclkid|igsh|igshid|mc_[ce]id|ref_src|ref_url|mibextid|rdid|__tn__|__cft__.*)$/i

function general(url: URL, written: string, isShort: boolean): Link {
  const credentials = url.username === '' && url.password === '' ? '' : `${url.username}:${url.password}@`
  const key = `${credentials}${bareHost(url)}${url.pathname.replace(/\/$/, '')}${untracked(url)}`
  return {
    key,
    post: undefined,
    place: undefined,
    variants: [...new Set([...variantsOf(url), written])],
    isShort,
  }
}

/** The query without what only says where a visitor came from. */
function untracked(url: URL): string {
  const parameters = url.search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !TRACKING.test(parameter.replace(/=.*$/s, '')))
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`
}

function bareHost(url: URL): string {
  return url.host.replace(/^(www|m|mobile)\./, '')
}

/** The same URL as it may be stored: what is found by one of them is compared by its key again. */
function variantsOf(url: URL): string[] {
  const path = url.pathname.replace(/\/$/, '')
  const queries = new Set([url.search, untracked(url)])
  const hosts = ['', 'www.', 'm.'].map((prefix) => `${prefix}${bareHost(url)}`)
  return ['https', 'http'].flatMap((scheme) =>
    hosts.flatMap((host) =>
      [...queries].flatMap((query) => [
        `${scheme}://${host}${path}${query}`,
        `${scheme}://${host}${path}/${query}`,
      ]),
    ),
  )
}
