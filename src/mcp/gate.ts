import {
  CallToolRequestSchema,
  InitializeRequestSchema,
  ListToolsRequestSchema,
  PingRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { invalidInput } from '../errors.ts'

/** What anybody may ask. `server/discover` must not answer 401, or newer clients fail instead of falling back. */
const publicMethods: ReadonlySet<string> = new Set([
  'initialize',
  'notifications/initialized',
  'ping',
  'server/discover',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'prompts/list',
])

/** One JSON-RPC message of a client, as far as the door needs to read it. */
export interface ClientMessage {
  readonly method: string | undefined
  readonly isPublic: boolean
  readonly wantsProgress: boolean
  /** Our sentence for params that the protocol does not allow; the SDK would answer with its validator's dump. */
  readonly problem: string | undefined
}

/** The requests that are answered here, and what their params must be. */
const knownRequests = {
  initialize: {
    schema: InitializeRequestSchema,
    params:
      'an object with protocolVersion (a string), capabilities (an object) and clientInfo (name, version)',
  },
  ping: { schema: PingRequestSchema, params: 'absent or an object' },
  'tools/list': { schema: ListToolsRequestSchema, params: 'absent or an object' },
  'tools/call': {
    schema: CallToolRequestSchema,
    params: 'an object with name (a string) and, where the tool takes any, arguments (an object)',
  },
} as const

/**
 * Reads who may pass from the parsed body, never from a header. An array is refused here, before any gate: a
 * gate that looks at `body.method` would let a batch through. Throws `invalid_input`.
 */
export function readMessage(body: unknown): ClientMessage {
  if (Array.isArray(body)) {
    throw invalidInput('JSON-RPC batches are not taken: send one message a request.')
  }
  if (typeof body !== 'object' || body === null) {
    throw invalidInput('The request body must be one JSON-RPC 2.0 message.')
  }
  const method = 'method' in body && typeof body.method === 'string' ? body.method : undefined
  return {
    method,
    isPublic: method !== undefined && publicMethods.has(method),
    wantsProgress: progressTokenOf(body) !== undefined,
    problem: method === undefined ? undefined : problemOf(method, body),
  }
}

function problemOf(method: string, body: object): string | undefined {
  const known = Object.entries(knownRequests).find(([name]) => name === method)?.[1]
  if (known === undefined || known.schema.safeParse(body).success) return undefined
  return `The params of ${method} must be ${known.params}.`
}

function progressTokenOf(body: object): unknown {
  const params = 'params' in body ? body.params : undefined
  const meta = typeof params === 'object' && params !== null && '_meta' in params ? params._meta : undefined
  return typeof meta === 'object' && meta !== null && 'progressToken' in meta ? meta.progressToken : undefined
}
