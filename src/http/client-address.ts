import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, SocketAddress } from 'node:net'

/** An address alone, or all addresses that share its first `prefix` bits. */
export interface AddressRange {
  readonly address: string
  readonly family: 'ipv4' | 'ipv6'
  readonly prefix: number
}

/** Reads `10.0.0.1`, `10.0.0.0/8` or `fd00::/8`; undefined for anything else. */
export function parseAddressRange(text: string): AddressRange | undefined {
  const [, address = '', prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const bits = isIP(address) === 4 ? 32 : 128
  if (isIP(address) === 0 || Number(prefix ?? 0) > bits) return undefined
  return { address, family: bits === 32 ? 'ipv4' : 'ipv6', prefix: Number(prefix ?? bits) }
}

/** Whether an address, in any of its forms, lies in one of the ranges. */
export function createRangeCheck(ranges: readonly AddressRange[]): (address: string) => boolean {
  if (ranges.length === 0) return () => false
  const listed = new BlockList()
  for (const { address, family, prefix } of ranges) listed.addSubnet(address, prefix, family)
  return (text) => {
    const address = toAddress(text)
    return address !== undefined && listed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** Finds the address of the client of a request; undefined when its connection has none, as a Unix socket. */
export type ClientAddress = (request: IncomingMessage) => string | undefined

/**
 * Whoever connects may write any `X-Forwarded-For`, so it is read from the right and only as far as trusted proxies
 * wrote it: the client is the last address that is none of theirs. Without trusted proxies it is the socket's.
 */
export function createClientAddress(trustedProxies: readonly AddressRange[]): ClientAddress {
  const isTrusted = createRangeCheck(trustedProxies)
  const read = (request: IncomingMessage) => {
    let client = toAddress(request.socket.remoteAddress ?? '')
    const forwarded = request.headersDistinct['x-forwarded-for']?.join(',').split(',') ?? []
    while (client !== undefined && isTrusted(client)) {
      const before = toAddress(forwarded.pop()?.trim() ?? '')
      // What a proxy wrote unreadably, or not at all, came from nobody who is known better than that proxy.
      if (before === undefined) break
      client = before
    }
    return client
  }
  // Several ask for each request.
  const known = new WeakMap<IncomingMessage, string | undefined>()
  return (request) => {
    if (!known.has(request)) known.set(request, read(request))
    return known.get(request)
  }
}

/** The address in the one form that is compared and stored: IPv4 where IPv6 carries it, without port and zone. */
function toAddress(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.replace(/%.*$/, '')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical)?.[1] ?? canonical
}
