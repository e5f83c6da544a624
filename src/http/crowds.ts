import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

/** So many connections at once are no burst of one agent. */
export const CROWD_CONNECTIONS = 50
/** A crowd is in when no connection has come for so long: its clients are as busy as the service, and pause while they connect. */
export const QUIET_MS = 50
/**
 * The longest that a request waits for others to be let in. On two cores that the clients share, 500 connections took half
 * a second: with this and QUIET_MS the p99 of what they were served fell from 1.9 s to 1.4 (medians of five and four runs).
 */
export const LET_IN_WITHIN_MS = 500

interface Crowd {
  readonly sinceMs: number
  readonly sockets: WeakSet<Socket>
  readonly held: (() => void)[]
  connections: number
  grewMs: number
  /** Since it was looked at last. */
  hasGrown: boolean
}

/**
 * Lets connections that come at once in before the first request of any of them is begun. Node accepts one connection in
 * a turn of the event loop (libuv from 1.45 on), and a turn is as long as what the requests before have it do: of a crowd
 * the last would be let in late, and the lines at admission would never see how many there are. Connections that were
 * open before are not held up. Returns a wrapper for the server's handler. `now`: milliseconds that only grow.
 */
export function letInAtOnce(
  server: Pick<Server, 'prependListener'>,
  now: () => number = () => performance.now(),
): (handler: RequestListener) => RequestListener {
  let crowd: Crowd | undefined
  const isComing = ({ sinceMs, connections, grewMs, hasGrown }: Crowd): boolean => {
    if (now() - sinceMs >= LET_IN_WITHIN_MS) return false
    return hasGrown || (connections >= CROWD_CONNECTIONS && now() - grewMs < QUIET_MS)
  }
  const look = () => {
    if (crowd === undefined) return
    if (isComing(crowd)) {
      crowd.hasGrown = false
      setImmediate(look)
      return
    }
    const { held } = crowd
    crowd = undefined
    for (const begin of held) begin()
  }
  server.prependListener('connection', (socket: Socket) => {
    if (crowd === undefined) {
      crowd = {
        ...{ sinceMs: now(), sockets: new WeakSet(), held: [] },
        ...{ connections: 0, grewMs: now(), hasGrown: true },
      }
      setImmediate(look)
    }
    crowd.connections += 1
    crowd.grewMs = now()
    crowd.hasGrown = true
    crowd.sockets.add(socket)
  })
  return (handler) => (request, response) => {
    if (crowd?.sockets.has(request.socket)) crowd.held.push(() => handler(request, response))
    else handler(request, response)
  }
}
