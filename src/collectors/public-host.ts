import { BlockList, isIP } from 'node:net'

/** IANA special-purpose blocks, which no public site uses. */
const reserved = new BlockList()
const subnets: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
]
for (const [address, prefix] of subnets) {
  reserved.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Names that resolve only inside a local network. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|corp|home)\.?$/i

/** Whether a URL's host can be a site on the public internet; `hostname` as the URL parser gives it. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(host)
  if (version !== 0) return !reserved.check(host, version === 6 ? 'ipv6' : 'ipv4')
  return host.includes('.') && !LOCAL_NAME.test(host)
}
