import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Middleware } from 'koa'
import { LRUCache } from 'lru-cache'

/** Smaller bodies fit into one packet anyway. */
const MIN_BYTES = 1024
/** No client's own header is longer. */
const MAX_HEADER = 200

const encoders = {
  br: (body: string | Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: string | Buffer) => promisify(gzip)(body, { level: 6 }),
} as const
type Encoding = keyof typeof encoders

/**
 * Cached by answer, because rankings of some hundred KiB are requested again and again and answers never
 * change.
 */
const compressed = new WeakMap<object, Map<Encoding, Promise<Buffer>>>()

/** By the header Accept-Encoding: clients are of few kinds, and to weigh it anew takes a twentieth of a short answer's time. */
const chosen = new LRUCache<string, { readonly encoding: Encoding | undefined }>({ max: 100 })

function encodingFor(ctx: Context): Encoding | undefined {
  const accepted = ctx.get('Accept-Encoding')
  const known = chosen.get(accepted)
  if (known !== undefined) return known.encoding
  const best = ctx.acceptsEncodings('br', 'gzip', 'identity')
  const encoding = best === 'br' || best === 'gzip' ? best : undefined
  if (accepted.length <= MAX_HEADER) chosen.set(accepted, { encoding })
  return encoding
}

/**
 * Compresses answers of 1 KiB and more, JSON and pages, for clients that accept it: those whose object is
 * `ctx.state.answer`. Event streams are not affected.
 */
export function compressAnswers(): Middleware {
  return async (ctx, next) => {
    await next()
    const answer: unknown = ctx.state['answer']
    if (typeof answer !== 'object' || answer === null) return
    // Also for a 304: caches replace their stored headers with those of a 304.
    ctx.vary('Accept-Encoding')
    const { body } = ctx
    if (!(typeof body === 'string' || Buffer.isBuffer(body)) || body.length < MIN_BYTES) return
    const encoding = encodingFor(ctx)
    if (encoding === undefined) return
    const byEncoding = compressed.get(answer) ?? new Map<Encoding, Promise<Buffer>>()
    compressed.set(answer, byEncoding)
    const encoded = byEncoding.get(encoding) ?? encoders[encoding](body)
    byEncoding.set(encoding, encoded)
    ctx.body = await encoded
    ctx.set('Content-Encoding', encoding)
  }
}
