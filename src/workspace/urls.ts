import { isUnder, otherNetworkHosts, type Platform, platformHosts } from '../model/index.ts'

/** Hosts shared by many companies: such a host is not one company's site. */
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

/**
 * Those of the URLs that are on one platform: companies' accounts, or handles that were configured as URLs.
 */
export function urlsOn(platform: Platform, urls: readonly string[]): readonly URL[] {
  return urls.flatMap((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url !== undefined && isUnder(url.hostname, platformHosts[platform]) ? [url] : []
  })
}

/** The distinct hosts of companies' own sites, without `www.`. */
export function sitesOf(urls: readonly string[]): readonly string[] {
  const hosts = urls
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).hostname.replace(/^www\./, ''))
    .filter((host) => host !== '' && !isUnder(host, sharedHosts))
  return [...new Set(hosts)]
}

/** The path's segments, percent-decoded if possible. */
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
