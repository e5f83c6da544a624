import { getDomainWithoutSuffix } from 'tldts'
import { isUnder, otherNetworkHosts, platformHosts } from '../model/index.ts'

/** On these sites the name is in the path, not in the host. */
const SOCIAL_HOSTS = [...Object.values(platformHosts).flat(), ...otherNetworkHosts]

/**
 * The names that texts use for the sites of the competitor watchlist: "sunbar" for `https://www.sunbar.example`,
 * "sunbarlights" for `https://www.youtube.com/@sunbarlights`. Each once.
 */
export function competitorNames(urls: readonly string[]): string[] {
  const names = urls.flatMap((text) => {
    if (!URL.canParse(text)) return []
    const url = new URL(text)
    return isUnder(url.hostname, SOCIAL_HOSTS) ? fromPath(url.pathname) : fromHost(url.hostname)
  })
  return [...new Set(names)]
}

/** The label that was registered: under `co.uk` and its like, and under hosts that give each customer a name of theirs. */
function fromHost(host: string): string[] {
  const name = getDomainWithoutSuffix(host, { allowPrivateDomains: true })
  return name === null || name === '' ? [] : [name]
}

function fromPath(path: string): string[] {
  const last = path
    .split('/')
    .filter((part) => part !== '')
    .at(-1)
  return last === undefined ? [] : [last.replace(/^@/, '')]
}
