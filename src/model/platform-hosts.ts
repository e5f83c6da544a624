import { type Platform, platforms } from './platform.ts'

/** Where each platform's pages stand, here and on all hosts below these. */
export const platformHosts: Readonly<Record<Platform, readonly string[]>> = {
  reddit: ['reddit.com', 'redd.it'],
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
}

/** Links that lead to one platform alone and do not say to what there; X puts `t.co` around every link. */
export const platformForwarders: readonly string[] = ['fb.me', 'fb.watch', 'instagr.am', 't.co']

/** Other networks, where a company's name is in the path of its page and not in the host. */
export const otherNetworkHosts: readonly string[] = [
  'linkedin.com',
  'pinterest.com',
  'threads.com',
  'threads.net',
  'tiktok.com',
]

/** Whether a host is one of these or below one. */
export function isUnder(host: string, parents: readonly string[]): boolean {
  return parents.some((parent) => host === parent || host.endsWith(`.${parent}`))
}

/** The platform that a host, as the URL parser gives it, belongs to. */
export function platformOfHost(host: string): Platform | undefined {
  return platforms.find((platform) => isUnder(host, platformHosts[platform]))
}
