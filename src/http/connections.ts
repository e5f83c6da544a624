import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../lib/network-of.ts'

export interface ConnectionLimits {
  /** Connections at once, of everybody together. */
  readonly connections: number
  /** Connections at once of one address, of IPv6 of one /64. */
  readonly connectionsOfAddress: number
  /** Whether an address is a proxy's, through which everybody comes: no limit of its own holds for it. */
  isProxy(address: string): boolean
  /** After how long at most an answer of which not a single byte goes out is given up, and its connection closed; half as long at least. */
  readonly unreadAnswerMs: number
  /** Called for each connection that is refused: of its address, or of all together, there were too many. */
  refused?(limit: 'of_address' | 'of_all'): void
  /** Called for what is answered although it never became a request, by the id that it was told. */
  refusedRequest?(refused: RefusedRequest): void
}

export interface RefusedRequest {
  readonly requestId: string
  readonly client: string | undefined
  readonly status: number
}

/** Enough for a thousand agents that keep two connections each. */
export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  connections: 2000,
  connectionsOfAddress: 1000,
  isProxy: () => false,
  unreadAnswerMs: 25_000,
}

/** How long a client has to read a last answer and to close its end of the connection. */
const LAST_ANSWER_MS = 2000

/** Sends the last bytes of a connection, and closes it soon whatever the client still sends. */
export function hangUp(socket: Socket, lastBytes: string): void {
  socket.end(lastBytes)
  closeSoon(socket)
}

function closeSoon(socket: Socket, isStillMeant = () => true): void {
  // Not by the socket's own timeout: each byte that drips in would put that off. A kept connection may come here with
  // each of its requests, so nothing is left on the socket; to destroy one that is closed does nothing.
  setTimeout(() => {
    if (isStillMeant()) socket.destroy()
  }, LAST_ANSWER_MS).unref()
}

/**
 * Limits how many connections there are, each refused one with `refusal` as its whole answer, and closes those whose
 * client does not read what it asked for. Returns a wrapper for the server's handler, which starts nothing for a
 * refused connection and closes one whose request goes on arriving after its answer was sent.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  refusal: () => string,
): (handler: RequestListener) => RequestListener {
  const open = new Set<Socket>()
  const openByAddress = new Map<string, number>()
  const refused = new WeakSet<Socket>()
  const lastSent = new WeakMap<Socket, number>()
  // Before Node's own listener, which reads requests from every socket.
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const network = networkOf(address)
    const ofAddress = openByAddress.get(network) ?? 0
    const isTooMany = ofAddress >= limits.connectionsOfAddress && !limits.isProxy(address)
    if (isTooMany || open.size >= limits.connections) {
      refused.add(socket)
      limits.refused?.(isTooMany ? 'of_address' : 'of_all')
      hangUp(socket, refusal())
      return
    }
    open.add(socket)
    openByAddress.set(network, ofAddress + 1)
    socket.once('close', () => {
      open.delete(socket)
      const left = (openByAddress.get(network) ?? 1) - 1
      if (left > 0) openByAddress.set(network, left)
      else openByAddress.delete(network)
    })
  })
  // Twice within it, so that nobody is waited for longer.
  const looking = setInterval(() => endUnread(open, lastSent), limits.unreadAnswerMs / 2)
  looking.unref()
  server.once('close', () => clearInterval(looking))
  return (handler) => (request, response) => {
    if (refused.has(request.socket)) return
    response.once('finish', () => closeUnfinished(request))
    handler(request, response)
  }
}

/** What Node knows of a socket's stream, and tells no other way: the server's own time limit starts again with each byte that comes in. */
interface StreamHandle {
  /** Bytes that the stream was given, and those of them that wait there. */
  readonly bytesWritten: number
  readonly writeQueueSize: number
}

/** Bytes that have left the process on a connection, to the system's buffers at least. */
export function sentBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { readonly _handle?: StreamHandle | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0
}

/** Closes connections with something to send of which not a byte has gone out since the last look, whatever comes in on them. */
function endUnread(open: ReadonlySet<Socket>, lastSent: WeakMap<Socket, number>): void {
  for (const socket of open) {
    const sent = sentBytes(socket)
    if (socket.writableLength === 0) lastSent.delete(socket)
    else if (lastSent.get(socket) === sent) socket.destroy()
    else lastSent.set(socket, sent)
  }
}

/** A request that was answered before it had arrived, as one without a key, must not hold its connection. */
function closeUnfinished(request: IncomingMessage): void {
  if (!request.complete) closeSoon(request.socket, () => !request.complete)
}
