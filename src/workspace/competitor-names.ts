import { domainToUnicode } from 'node:url'
import { getDomainWithoutSuffix } from 'tldts'
import { isUnder, otherNetworkHosts, platformHosts } from '../model/index.ts'

/** On these sites the name is in the path, not in the host. */
const SOCIAL_HOSTS = [...Object.values(platformHosts).flat(), ...otherNetworkHosts]

/** The name that a link shows, and whether it is that of an account on somebody else's site. */
export interface LinkedName {
  readonly name: string
  readonly isAccount: boolean
}

/**
 * The names that texts use for the sites of the competitor watchlist: "sunbar" for `https://www.sunbar.example`,
 * "sunbarlights" for `https://www.youtube.com/@sunbarlights`. Each once.
 */
export function competitorNames(urls: readonly string[]): string[] {
  return [...new Set(linkedNames(urls).map(({ name }) => name))]
}

/** The names that links show, in their order; a link that shows none is left out. */
export function linkedNames(urls: readonly string[]): LinkedName[] {
  return urls.flatMap((text) => {
    if (!URL.canParse(text)) return []
    const url = new URL(text)
    const isAccount = isUnder(url.hostname, SOCIAL_HOSTS)
    const name = isAccount ? fromPath(url.pathname) : fromHost(url.hostname)
    return name === undefined || name === '' ? [] : [{ name, isAccount }]
  })
}

/** The label that was registered: under `co.uk` and its like, and under hosts that give each customer a name of theirs. */
function fromHost(host: string): string | undefined {
  const label = getDomainWithoutSuffix(host, { allowPrivateDomains: true })
  // A link holds other letters than Latin ones in an ASCII form, which nobody writes.
  return label === null ? undefined : domainToUnicode(label)
}

function fromPath(path: string): string | undefined {
  const last = path
    .split('/')
    .filter((part) => part !== '')
    .at(-1)
  return last === undefined ? undefined : decoded(last).replace(/^@/, '')
}

/** As it is read; unchanged where its percent-encoding is broken. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
