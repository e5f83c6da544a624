import { createServer, request } from 'node:http'

export interface KeyProxy {
  /** Where it listens, on loopback. */
  readonly url: string
  /** From here on, whatever comes is passed on with this key. */
  forward(target: string, key: string): void
  close(): Promise<void>
}

/** Adds the key that the suite has no way to send; all else passes as it is, both ways, and so does a hang-up. */
export async function startKeyProxy(): Promise<KeyProxy> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    forward(target, key) {
      server.on('request', (incoming, outgoing) => {
        const headers = { ...incoming.headers, authorization: `Bearer ${key}` }
        const passed = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers })
        passed.on('response', (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        })
        passed.on('error', () => outgoing.destroy())
        outgoing.on('close', () => passed.destroy())
        incoming.pipe(passed)
      })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
