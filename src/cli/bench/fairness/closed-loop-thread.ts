import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Exchange, LoadRequest, LoadSettings } from './closed-loop.ts'

/** An answer without a status, as of a server that is overrun, counts as none. */
const ANSWER_TIMEOUT_MS = 60_000
/** As much of an answer as tells whether it is a tool error. */
const ERROR_BYTES = 2000

const { url, requests, connections, durationMs } = workerData as LoadSettings
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const beganMs = performance.now()
const endMs = beganMs + durationMs
const exchanges: Exchange[] = []

await Promise.all(
  Array.from({ length: connections }, async (_, first) => {
    for (let count = first; performance.now() < endMs; count += 1) {
      const next = requests[count % requests.length]
      if (next !== undefined) exchanges.push(await exchange(next))
    }
  }),
)
parentPort?.postMessage(exchanges)
agent.destroy()

function exchange({ name, method, path, headers, body }: LoadRequest): Promise<Exchange> {
  const startedMs = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, hasRetryAfter = false, isToolError = false) =>
      resolve({
        name,
        status,
        hasRetryAfter,
        isToolError,
        sentAtMs: startedMs - beganMs,
        durationMs: performance.now() - startedMs,
      })
    const sent = request(
      new URL(path, url),
      { method, headers, agent, timeout: ANSWER_TIMEOUT_MS },
      (answer) => {
        const { statusCode = 0 } = answer
        let bytes = 0
        let begun = ''
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes <= ERROR_BYTES) begun += chunk.toString('latin1')
        })
        answer.on('error', () => end(0))
        answer.on('end', () =>
          end(
            statusCode,
            'retry-after' in answer.headers,
            bytes <= ERROR_BYTES && begun.includes('"isError":true'),
          ),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', () => end(0))
    sent.end(body)
  })
}
