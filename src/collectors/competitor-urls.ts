import { isUnder, otherNetworkHosts, type Platform, platformHosts } from '../model/index.ts'
import { isPublicHost } from './public-host.ts'

/** Hosts that many companies share: asking for their domain would say nothing of one competitor. */
const sharedHosts = [
  ...Object.values(platformHosts).flat(),
  ...otherNetworkHosts,
  'amazon.com',
  'apps.apple.com',
  'etsy.com',
  'github.com',
  'medium.com',
  'play.google.com',
]

/** The competitor's accounts on one platform, as URLs; also of a handle that was configured as a URL. */
export function urlsOn(platform: Platform, urls: readonly string[]): readonly URL[] {
  return urls.flatMap((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url !== undefined && isUnder(url.hostname, platformHosts[platform]) ? [url] : []
  })
}

/** The hosts of competitors' own sites on the public internet, without `www.`, each once. */
export function competitorSites(urls: readonly string[]): readonly string[] {
  const hosts = urls
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).hostname.replace(/^www\./, ''))
    .filter((host) => isPublicHost(host) && !isUnder(host, sharedHosts))
  return [...new Set(hosts)]
}

/** The path's segments, decoded where they can be. */
export function pathSegments(url: URL): readonly string[] {
  return url.pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
