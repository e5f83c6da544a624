import type { IncomingMessage } from 'node:http'

/** The headers by which proxies pass on who asks, and `Via`, by which they name themselves. */
const OF_PROXIES =
  /^(?:via|cdn-loop)$|forwarded|real-ip|client-?ip|connecting-ip|external-address|originating-ip|remote-addr/

/**
 * Whether a request comes straight from a scraper on this machine, or from an address that the operator lets read the
 * metrics. Never through a proxy: behind one, everybody has its address.
 */
export function mayReadMetrics(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { readonly socket: { remoteAddress?: string } },
  isReader: (address: string) => boolean,
): boolean {
  const address = socket.remoteAddress ?? ''
  const isLocal = address === '::1' || /^(::ffff:)?127\./.test(address)
  return (isLocal || isReader(address)) && !Object.keys(headers).some((name) => OF_PROXIES.test(name))
}
