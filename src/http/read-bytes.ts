import type { IncomingMessage } from 'node:http'
import getRawBody from 'raw-body'
import { ServiceError } from '../lib/errors.ts'

/**
 * The bytes of a request's body, none where it has no body. Throws `unsupported_media_type` for a compressed one,
 * `payload_too_large`, and `invalid_input` where it ends too early.
 */
export async function readBytes(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const length = request.headers['content-length']
  if (length === '0' || (length === undefined && request.headers['transfer-encoding'] === undefined)) {
    return Buffer.alloc(0)
  }
  if ((request.headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') {
    throw new ServiceError(
      { kind: 'unsupported_media_type' },
      'A compressed request body is not taken: send it without Content-Encoding.',
    )
  }
  try {
    return await getRawBody(request, { length: length ?? null, limit: limitBytes })
  } catch (cause) {
    if (cause instanceof Error && 'type' in cause && cause.type === 'entity.too.large') {
      throw new ServiceError(
        { kind: 'payload_too_large' },
        `The request body is too large: at most ${limitBytes} bytes are taken.`,
      )
    }
    throw new ServiceError({ kind: 'invalid_input' }, 'The request body ended too early.', { cause })
  }
}
