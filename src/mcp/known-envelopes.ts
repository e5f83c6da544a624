import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { DirectCall } from './direct-calls.ts'

/** A client sends the same with each call of a tool, unless it traces them, and most send little. */
const ENVELOPES = 1000
const LONGEST_ENVELOPE = 2000

/** What the SDK reads of a head; those of MCP are others for another tool. */
const READ_HEADER = /^(?:mcp-|content-type$|accept$)/

/**
 * The envelopes of calls that the SDK has taken, for the protocol versions that send one with each message: head, tool and `_meta`. Of a
 * message that holds nothing but a call it checks nothing else.
 */
export class KnownEnvelopes {
  readonly #taken = new LRUCache<string, true>({ max: ENVELOPES })
  readonly #mayStream: readonly string[]

  /** `mayStream`: a message with one of these in its `_meta` may be answered with a stream. */
  constructor(mayStream: readonly string[]) {
    this.#mayStream = mayStream
  }

  has(request: IncomingMessage, call: DirectCall): boolean {
    const envelope = this.#envelopeOf(request, call)
    return envelope !== undefined && this.#taken.has(envelope)
  }

  /** Keeps it, unless it is long or may have a stream for an answer. */
  add(request: IncomingMessage, call: DirectCall): void {
    const envelope = this.#envelopeOf(request, call)
    if (envelope !== undefined) this.#taken.set(envelope, true)
  }

  #envelopeOf({ headers }: IncomingMessage, { call, meta }: DirectCall): string | undefined {
    if (typeof meta !== 'object' || meta === null || this.#mayStream.some((key) => key in meta))
      return undefined
    const head = Object.entries(headers).filter(([name]) => READ_HEADER.test(name))
    const text = JSON.stringify([call.name, head, meta])
    return text.length > LONGEST_ENVELOPE ? undefined : text
  }
}
