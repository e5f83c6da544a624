import type { Platform } from '../model/index.ts'
import { isPublicHost } from './public-host.ts'

const platformHosts: Readonly<Record<Platform, readonly string[]>> = {
  reddit: ['reddit.com', 'redd.it'],
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
}

/** Hosts shared by many companies: a search for such a domain would not be specific to one competitor. */
const sharedHosts = [
  'amazon.com',
  'apps.apple.com',
  'etsy.com',
  'github.com',
  'linkedin.com',
  'medium.com',
  'pinterest.com',
  'play.google.com',
  'threads.com',
  'threads.net',
  'tiktok.com',
]

/**
 * Those of the URLs that are on one platform: competitors' accounts, or handles that were configured as URLs.
 */
export function urlsOn(platform: Platform, urls: readonly string[]): readonly URL[] {
  return urls.flatMap((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url !== undefined && isUnder(url.hostname, platformHosts[platform]) ? [url] : []
  })
}

/** The distinct public hosts of competitors' own sites, without `www.`. */
export function competitorSites(urls: readonly string[]): readonly string[] {
  const shared = [...Object.values(platformHosts).flat(), ...sharedHosts]
  const hosts = urls
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).hostname.replace(/^www\./, ''))
    .filter((host) => isPublicHost(host) && !isUnder(host, shared))
  return [...new Set(hosts)]
}

function isUnder(host: string, parents: readonly string[]): boolean {
  return parents.some((parent) => host === parent || host.endsWith(`.${parent}`))
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
