import { invalidInput, type ServiceError } from '../lib/errors.ts'
import type { McpBackend } from './backend.ts'

/**
 * Methods that need no key. `server/discover` must not answer 401, or newer clients fail instead of falling
 * back.
 */
export const publicMethods: ReadonlySet<string> = new Set([
  'initialize',
  'notifications/initialized',
  'ping',
  'server/discover',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'prompts/list',
])

/**
 * Whether a message needs no key, by its parsed body, never by a header. Throws `invalid_input` for an array
 * before any key is checked: a check of `body.method` would let a batch through.
 */
export function isPublicMessage(body: unknown, backend: McpBackend): boolean {
  if (Array.isArray(body)) {
    throw invalidInput('JSON-RPC batches are not taken: send one message a request.')
  }
  if (typeof body !== 'object' || body === null) {
    throw invalidMessage()
  }
  const { method, params } = Object(body)
  if (typeof method !== 'string') return false
  if (method === 'resources/read') {
    const { uri } = Object(params)
    return typeof uri === 'string' && backend.isPublicResource(uri)
  }
  return publicMethods.has(method)
}

export function invalidMessage(): ServiceError {
  return invalidInput(
    'The request body must be one JSON-RPC 2.0 message: jsonrpc "2.0", method a string, id a string or a whole number (none in a notification), params an object where there are any, and no other member.',
  )
}
