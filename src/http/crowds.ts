import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'

/** The longest that a request waits for others to be let in. A turn without requests takes some tenths of a millisecond. */
export const LET_IN_WITHIN_MS = 250

interface Crowd {
  readonly sinceMs: number
  readonly sockets: WeakSet<Socket>
  readonly held: (() => void)[]
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
  const look = () => {
    if (crowd === undefined) return
    if (crowd.hasGrown && now() - crowd.sinceMs < LET_IN_WITHIN_MS) {
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
      crowd = { sinceMs: now(), sockets: new WeakSet(), held: [], hasGrown: true }
      setImmediate(look)
    }
    crowd.hasGrown = true
    crowd.sockets.add(socket)
  })
  return (handler) => (request, response) => {
    if (crowd?.sockets.has(request.socket)) crowd.held.push(() => handler(request, response))
    else handler(request, response)
  }
}
