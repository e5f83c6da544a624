import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { targetOf } from './fault-proxy.ts'
import { Frames } from './frames.ts'
import { errorResponse } from './refusing-server.ts'

/** A way to a database that takes a session's settings as PgBouncer does: with an error, and a closed connection. */
export async function refuseSettings(
  t: TestContext,
  databaseUrl: string,
): Promise<{ connectionString: string; refusals(): number }> {
  let refusals = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    sockets.add(client.on('error', () => {}))
    client.once('data', (chunk) => {
      const startup = [...new Frames('toServer').read(chunk)].map(({ bytes }) => bytes.toString())
      if (/statement_timeout|default_transaction_isolation/.test(startup.join())) {
        refusals++
        return void client.end(refusal)
      }
      const upstream = new Socket().connect(targetOf(databaseUrl)).on('error', () => {})
      sockets.add(upstream)
      upstream.write(chunk)
      client.pipe(upstream).pipe(client)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  assert.ok(address !== null && typeof address === 'object')
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${address.port}`
  return { connectionString: url.toString(), refusals: () => refusals }
}

const refusal = errorResponse('08P01', 'unsupported startup parameter: default_transaction_isolation')
