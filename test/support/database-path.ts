import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, Socket } from 'node:net'
import type { TestContext } from 'node:test'

/** A TCP way to a database that can fail as a network does. */
export interface DatabasePath {
  /** libpq URL of the database by this way. */
  readonly connectionString: string
  /** Answers nothing more and drops what comes. */
  silence(): void
  /** New connections are served again. */
  restore(): void
  /** Ends all connections and takes no new one. */
  cut(): void
  /** Resets all connections; resolves when their clients have noticed. */
  reset(): Promise<void>
  /** Resets the connection that the server's next answer comes by, in place of the answer. */
  resetAtAnswer(): void
  /** From now on called in the turn of the event loop in which a client notices its reset. */
  onReset(listener: () => void): void
}

/** A way to the database that lasts as long as the test. */
export async function startPath(
  t: TestContext,
  databaseUrl: string,
  host = '127.0.0.1',
): Promise<DatabasePath> {
  const target = targetOf(databaseUrl)
  const sockets = new Set<Socket>()
  let isSilent = false
  let resetsAtAnswer = false
  const kept = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}).once('close', () => sockets.delete(socket)))
    return socket
  }
  const ofClients = new Set<Socket>()
  const server = createServer((client) => {
    kept(client)
    if (isSilent) return
    ofClients.add(client.once('close', () => ofClients.delete(client)))
    const upstream = kept(new Socket().connect(target))
    client.pipe(upstream)
    upstream.on('data', (answer) => {
      if (!resetsAtAnswer) return void client.write(answer)
      resetsAtAnswer = false
      client.resetAndDestroy()
    })
    client.once('close', () => upstream.destroy())
    upstream.once('close', () => client.destroy())
  })
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  assert.ok(address !== null && typeof address === 'object')
  const clients = watchClients(t, address.port)
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  t.after(cut)
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.host = `${host.includes(':') ? `[${host}]` : host}:${address.port}`
  return {
    connectionString: url.toString(),
    cut,
    async reset() {
      const noticed = [...clients.open].map(
        (socket) => new Promise((resolve) => socket.once('close', resolve)),
      )
      for (const socket of ofClients) socket.resetAndDestroy()
      await Promise.all(noticed)
    },
    resetAtAnswer() {
      resetsAtAnswer = true
    },
    onReset(listener) {
      clients.onReset = listener
    },
    silence() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().removeAllListeners('data').pause()
    },
    restore() {
      isSilent = false
    },
  }
}

function targetOf(databaseUrl: string): { host: string; port: number } | { path: string } {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  return folder === null ? { host: url.hostname, port } : { path: `${folder}/.s.PGSQL.${port}` }
}

/** The sockets of this very process that are connected to a port, to know what they notice, and when. */
function watchClients(t: TestContext, port: number) {
  const clients = { open: new Set<Socket>(), onReset: () => {} }
  const connect = Socket.prototype.connect
  t.mock.method(Socket.prototype, 'connect', function (this: Socket, ...to: Parameters<typeof connect>) {
    if (Number(to[0]) === port) {
      clients.open.add(this)
      this.on('error', () => clients.onReset()).once('close', () => clients.open.delete(this))
    }
    return Reflect.apply(connect, this, to)
  })
  return clients
}
