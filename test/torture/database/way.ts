import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server, Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { targetOf } from '../../support/fault-proxy.ts'
import type { Direction } from '../../support/frames.ts'
import { errorResponse } from '../../support/refusing-server.ts'

/** What lasts until it is over. */
export type Outage =
  /** Nobody listens, and what was connected is reset. */
  | { readonly kind: 'refuse' }
  /** What was connected is reset, and who connects is told an error of PostgreSQL's protocol. */
  | { readonly kind: 'error'; readonly code: string; readonly message: string }
  /** Nothing passes in these directions; what came meanwhile passes when it is over. */
  | { readonly kind: 'stall'; readonly directions: readonly Direction[] }
  /** Each answer comes so many milliseconds later. */
  | { readonly kind: 'slow'; readonly ms: number }

export interface Way {
  /** libpq URL of the database by this way. */
  readonly connectionString: string
  begin(outage: Outage): Promise<void>
  /** Takes connections again, and all passes. */
  end(): Promise<void>
  /** Resets all that is connected. */
  resetAll(): void
}

/** Another program may have taken the port meanwhile, for a connection of its own. */
const LISTEN_TRIES = 300
const LISTEN_PAUSE_MS = 100

/** A TCP way to a database that fails as long as it is told to. */
export async function startWay(
  t: { after(hook: () => Promise<void>): void },
  databaseUrl: string,
): Promise<Way> {
  const clients = new Set<Socket>()
  let outage: Outage | undefined
  let held: (() => void)[] = []

  const pass = (from: Socket, to: Socket, direction: Direction) => {
    from.on('data', (chunk) => {
      const forward = () => void (to.destroyed || to.write(chunk))
      if (outage?.kind === 'stall' && outage.directions.includes(direction)) held.push(forward)
      else if (outage?.kind === 'slow' && direction === 'toClient') setTimeout(forward, outage.ms)
      else forward()
    })
  }
  const accept = (client: Socket) => {
    clients.add(client.on('error', () => {}).once('close', () => clients.delete(client)))
    if (outage?.kind === 'error') {
      const answer = errorResponse(outage.code, outage.message)
      client.once('data', () => client.end(answer))
      return
    }
    const server = new Socket().connect(targetOf(databaseUrl)).setNoDelay()
    pass(client, server, 'toServer')
    pass(server, client, 'toClient')
    client.once('close', () => server.destroy())
    server
      .on('error', () => {})
      .once('close', (hadError) => {
        if (hadError) client.resetAndDestroy()
        else client.end()
      })
  }

  let listener = await listenOn(0, accept)
  const address = listener.address()
  assert.ok(address !== null && typeof address === 'object')
  const { port } = address
  const resetAll = () => {
    for (const client of clients) client.resetAndDestroy()
  }
  t.after(async () => {
    listener.close()
    for (const client of clients) client.destroy()
  })
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${port}`
  return {
    connectionString: url.toString(),
    resetAll,
    async begin(next) {
      outage = next
      if (next.kind === 'refuse') listener.close()
      if (next.kind === 'refuse' || next.kind === 'error') resetAll()
    },
    async end() {
      const wasRefusing = outage?.kind === 'refuse'
      outage = undefined
      for (const forward of held) forward()
      held = []
      if (wasRefusing) listener = await listenOn(port, accept)
    },
  }
}

async function listenOn(port: number, accept: (socket: Socket) => void): Promise<Server> {
  for (let tried = 1; ; tried++) {
    const server = createServer({ noDelay: true }, accept)
    try {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
      return server
    } catch (error) {
      if (tried === LISTEN_TRIES) throw error
      await delay(LISTEN_PAUSE_MS)
    }
  }
}
