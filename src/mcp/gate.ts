import { invalidInput, type ServiceError } from '../lib/errors.ts'
import type { McpSurface } from './surface.ts'

/** What anybody may ask. `server/discover` must not answer 401, or newer clients fail instead of falling back. */
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
 * Whether anybody may send this message, read from the parsed body, never from a header. An array is refused
 * here, before any key is looked at: a gate that looks at `body.method` would let a batch through. Throws
 * `invalid_input`.
 */
export function isPublicMessage(body: unknown, surface: McpSurface): boolean {
  if (Array.isArray(body)) {
    throw invalidInput('JSON-RPC batches are not taken: send one message a request.')
  }
  if (typeof body !== 'object' || body === null) {
    throw noMessage()
  }
  const { method, params } = Object(body)
  if (typeof method !== 'string') return false
  if (method === 'resources/read') {
    const { uri } = Object(params)
    return typeof uri === 'string' && surface.isPublicResource(uri)
  }
  return publicMethods.has(method)
}

export function noMessage(): ServiceError {
  return invalidInput(
    'The request body must be one JSON-RPC 2.0 message: jsonrpc "2.0", method a string, id a string or a whole number (none in a notification), params an object where there are any, and no other member.',
  )
}
