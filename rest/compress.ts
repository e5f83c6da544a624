import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Middleware } from 'koa'

/** Smaller bodies fit a packet as they are. */
const MIN_BYTES = 1024

const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
} as const
type Encoding = keyof typeof encoders

/** By answer, because a ranking of some hundred KiB is asked for over and over, and its answer is never changed. */
const packed = new WeakMap<object, Map<Encoding, Promise<Buffer>>>()

/** Compresses JSON answers over a KiB for clients that take it. Streamed messages never pass here. */
export function compressAnswers(): Middleware {
  return async (ctx, next) => {
    await next()
    const answer: unknown = ctx.state['answer']
    if (typeof answer !== 'object' || answer === null) return
    // With a 304, too: caches put its headers in place of those that they have kept.
    ctx.vary('Accept-Encoding')
    const { body } = ctx
    if (typeof body !== 'string' || body.length < MIN_BYTES) return
    const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity')
    if (encoding !== 'br' && encoding !== 'gzip') return
    const kept = packed.get(answer) ?? new Map<Encoding, Promise<Buffer>>()
    packed.set(answer, kept)
    const encoded = kept.get(encoding) ?? encoders[encoding](body)
    kept.set(encoding, encoded)
    ctx.body = await encoded
    ctx.set('Content-Encoding', encoding)
  }
}
