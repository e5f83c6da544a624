import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { workerUrl } from '../../../analysis/worker-url.ts'

/** One request of a load. */
export interface LoadRequest {
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** The path with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface LoadSettings {
  /** Where the service listens. */
  readonly url: string
  /** Each connection sends them one after another, over and over, and begins with another than the one before it. */
  readonly requests: readonly LoadRequest[]
  readonly connections: number
  readonly durationMs: number
}

/** One exchange of a load. */
export interface Exchange {
  readonly name: string
  /** 0: there was no answer. */
  readonly status: number
  /** An answer of MCP that is a tool error. */
  readonly isToolError: boolean
  readonly hasRetryAfter: boolean
  /** When it was sent, milliseconds since the load began. */
  readonly sentAtMs: number
  /** From sending to the last byte, milliseconds. */
  readonly durationMs: number
}

/**
 * Loads a service from a thread of its own, so that measuring one load does not slow another one's: each connection
 * sends its next request as soon as it has the answer to the last, whatever that says, as a client without manners does.
 */
export async function runClosedLoop(settings: LoadSettings): Promise<readonly Exchange[]> {
  const thread = new Worker(workerUrl('./closed-loop-thread', import.meta.url), { workerData: settings })
  const [exchanges]: (readonly Exchange[])[] = await once(thread, 'message')
  if (exchanges === undefined) throw new Error('a load did not report')
  return exchanges
}
