import { linkShorteners } from '../../lib/link-shorteners.ts'
import { type Platform, platformForwarders, platformOfHost } from '../../model/index.ts'
import type { Link } from './types.ts'

/**
 * Parses a URL into the key by which URLs are compared; undefined where it is none.
 *
 * On the platforms' own hosts, and any below them, the key is the post that the URL points to:
 * - Reddit: `/comments/{id}` is `t3_{id}`, `/comments/{id}/{slug}/{comment}` is `t1_{comment}`; `redd.it/{id}` is
 *   `t3_{id}`. Slug and query are ignored.
 * - X: `/{anyone}/status/{id}`. The query is ignored.
 * - YouTube: `watch?v=`, `/shorts/`, `/live/`, `/embed/`, `/v/`; `youtu.be/{id}`. With `lc={comment}` it is the comment.
 * - Instagram: `/p/{code}`, `/reel/{code}`, `/tv/{code}`, with or without the account before it. The
 *   subreddit or account in such a URL must still be the stored one: see verify/references.ts.
 *
 * Elsewhere these differences are ignored: http or https; www., m. or mobile.; a slash at the end; fragment
 * and tracking parameters. Other parameters must be the same, in the same order.
 */
export function linkOf(written: string): Link | undefined {
  const withScheme = /^https?:\/\//i.test(written) ? written : `https://${written}`
  if (!URL.canParse(withScheme)) return undefined
  const url = new URL(withScheme)
  const host = url.hostname.replace(/\.$/, '')
  if (url.username !== '' || url.password !== '') return otherLink(url, written, false)
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const pointer = platformLink(host, segments, url)
  if (pointer === undefined) return otherLink(url, written, isShortener(host, segments))
  const { video, ...own } = pointer
  const variants = new Set([
    ...variantsOf(url),
    ...canonicalUrls(pointer).flatMap((each) => variantsOf(new URL(each))),
    written,
  ])
  return { ...own, variants: [...variants], isShort: false }
}

/** `video`: the one that a comment on YouTube stands beneath. */
type Pointer = Pick<Link, 'key' | 'post' | 'account'> & { readonly video?: string }

function platformLink(host: string, segments: readonly string[], url: URL): Pointer | undefined {
  if (host === 'redd.it') return toPost('reddit', base36('t3_', segments[0]))
  if (host === 'youtu.be') return toVideoOrComment(segments[0], url)
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
  return toVideoOrComment(id ?? undefined, url)
}

function toVideoOrComment(segment: string | undefined, { searchParams }: URL): Pointer | undefined {
  const video = videoId(segment)
  const comment = searchParams.get('lc') ?? ''
  if (video === undefined || comment === '') return toPost('youtube', video)
  // A reply's id has its thread's before a dot.
  const id = /^[\w-]{1,80}(?:\.[\w-]{1,80})?$/.test(comment) ? comment : undefined
  const pointer = toPost('youtube', id)
  return pointer && { ...pointer, video }
}

/** Instagram's links do not contain its ids: the link's code is compared. */
function onInstagram(segments: readonly string[]): Pointer | undefined {
  const at = segments.findIndex((segment) => ['p', 'reel', 'reels', 'tv'].includes(segment))
  const code = segments[at + 1]
  if (at === -1 || at > 1 || code === undefined || !/^[\w-]{1,40}$/.test(code)) return undefined
  return {
    key: `instagram/${code}`,
    post: undefined,
    account: at === 1 ? segments[0]?.toLowerCase() : undefined,
  }
}

/** The platform's own links of a post, where its id or code is enough to build them. */
function canonicalUrls({ key, post, account, video }: Pointer): string[] {
  if (video !== undefined) return [`https://www.youtube.com/watch?v=${video}&lc=${post?.id}`]
  if (post?.platform === 'youtube') return [`https://www.youtube.com/watch?v=${post.id}`]
  if (post?.platform === 'x') return [`https://x.com/${account ?? 'i/web'}/status/${post.id}`]
  const code = /^instagram\/(.+)$/.exec(key)?.[1]
  return code === undefined
    ? []
    : ['p', 'reel', 'tv'].map((kind) => `https://www.instagram.com/${kind}/${code}/`)
}

function toPost(platform: Platform, id: string | undefined, account?: string): Pointer | undefined {
  if (id === undefined) return undefined
  return { key: postKey(platform, id), post: { platform, id }, account: account?.toLowerCase() }
}

/** The key of a post by its id, equal to the key of a link to it. */
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

/** Hosts that only redirect; share links of Reddit and Facebook are recognised below. */
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

function otherLink(url: URL, written: string, isShort: boolean): Link {
  const credentials = url.username === '' && url.password === '' ? '' : `${url.username}:${url.password}@`
  const key = `${credentials}${bareHost(url)}${url.pathname.replace(/\/$/, '')}${untracked(url)}`
  return {
    key,
    post: undefined,
    account: undefined,
    variants: [...new Set([...variantsOf(url), written])],
    isShort,
  }
}

/** The query without tracking parameters. */
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

/** The forms in which the same URL may be stored. Posts found by them are compared by key again. */
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
