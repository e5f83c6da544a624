import { linkShorteners } from '../lib/link-shorteners.ts'
import { isUnder, otherNetworkHosts, platformForwarders, platformHosts } from '../model/index.ts'
import type { WordPost } from './collected-posts.ts'

/** Their links say nothing of whose site they lead to. */
const NOT_SITES = [
  ...Object.values(platformHosts).flat(),
  ...otherNetworkHosts,
  ...platformForwarders,
  ...linkShorteners,
]
const LINK = /(?:https?:\/\/|www\.)[^\s<>"')\]]+/giu
const MAX_LINKS = 10
const MAX_CHARACTERS = 8000

/** The community of a Reddit post's URL, the group of a Facebook post's. */
const COMMUNITIES = [
  { host: 'reddit.com', pattern: /^\/r\/([^/]+)/i },
  { host: 'facebook.com', pattern: /^\/groups\/([^/]+)/i },
]

/**
 * What surrounds a post beside its words, as keys: the community that it stands in or else the thread that it answers in, and
 * the sites that its text links to.
 */
export function surroundingsOf(post: WordPost): string[] {
  const place = placeOf(post)
  const sites = sitesIn(post.text).map((site) => `site ${site}`)
  return place === undefined ? sites : [`place ${place}`, ...sites]
}

/** The hosts that a text links to, as of `siteOf`, each once. */
export function sitesIn(text: string): string[] {
  if (!text.includes('/') && !text.includes('www.')) return []
  const links = text.slice(0, MAX_CHARACTERS).match(LINK) ?? []
  return [...new Set(links.slice(0, MAX_LINKS).flatMap((link) => siteOf(link) ?? []))]
}

/** The host of a link without `www.`; undefined for none, for networks and for services that shorten links. */
export function siteOf(link: string): string | undefined {
  const url = /^https?:/i.test(link) ? link : `https://${link}`
  if (!URL.canParse(url)) return undefined
  const host = new URL(url).hostname.replace(/^www\./, '').replace(/\.$/, '')
  return !host.includes('.') || isUnder(host, NOT_SITES) ? undefined : host
}

/** The community that a post stands in, or else the thread that it is an answer in. */
export function placeOf({ platform, id, url, commentsUrl, threadId }: WordPost): string | undefined {
  const community = communityOf(commentsUrl ?? url)
  if (community !== undefined) return `${platform} ${community}`
  return threadId === undefined || threadId === id ? undefined : `${platform} ${threadId}`
}

/** The name of the community in a URL, lower case. */
export function communityOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { hostname, pathname } = new URL(url)
  return COMMUNITIES.filter(({ host }) => isUnder(hostname, [host]))
    .flatMap(({ pattern }) => pattern.exec(pathname)?.[1]?.toLowerCase() ?? [])
    .at(0)
}
