import { Readable } from 'node:stream'
import type { Context } from 'koa'

/**
 * Koa, what it pipes with, the access log and the deadlines listen for a streamed answer's end: eleven or twelve, more than
 * Node's ten, beyond which it warns of a leak.
 */
const MAX_LISTENERS = 20

/** Sends pieces of text as they come. */
export function sendStreamed(ctx: Context, pieces: AsyncIterable<string>): void {
  ctx.res.setMaxListeners(MAX_LISTENERS)
  ctx.body = Readable.from(pieces)
}
