import { createServer, type ServerResponse } from 'node:http'

/** X's API, but no call is answered until the test says so: a scan stays in progress for exactly as long. */
export interface HeldPlatform {
  readonly settings: Record<string, string>
  /** How many calls have come. */
  calls(): number
  /** Resolves once a call is waiting. */
  reached(): Promise<void>
  /** Answers all that wait and all that will come: found nothing. */
  release(): void
}

export async function holdPlatform(t: { after(hook: () => void): void }): Promise<HeldPlatform> {
  const waiting: ServerResponse[] = []
  let calls = 0
  let released = false
  let announce = () => {}
  const reached = new Promise<void>((resolve) => {
    announce = resolve
  })
  const answer = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"meta":{"result_count":0}}')
  }
  const server = createServer((_request, response) => {
    calls++
    announce()
    if (released) answer(response)
    else waiting.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the held platform has no port')
  return {
    settings: { X_BEARER_TOKEN: 'held', X_BASE_URL: `http://127.0.0.1:${address.port}` },
    calls: () => calls,
    reached: () => reached,
    release() {
      released = true
      for (const response of waiting.splice(0)) answer(response)
    },
  }
}
