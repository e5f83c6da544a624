import { createHash } from 'node:crypto'
import { invalidInput } from '../lib/errors.ts'
import {
  CHECKSUM_BYTES,
  FRAME_HEAD_BYTES,
  type Kind,
  kinds,
  MAGIC,
  MAGIC_WITHOUT_VERSION,
  MAX_BODY_BYTES,
} from './format.ts'

export interface Frame {
  readonly kind: Kind
  readonly body: Buffer
  /** Where in the file it begins. */
  readonly at: number
}

/**
 * The frames of a backup, each checked before it is given. Ends with the bytes, which must be at the end of a frame. Throws
 * `invalid_input` with a sentence that says where the file is damaged, or that it is no backup.
 */
export async function* readFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const input = new Bytes(bytes)
  try {
    const hash = createHash('sha256')
    hash.update(await readMagic(input))
    for (;;) {
      const { at } = input
      if (await input.isAtEnd()) return
      const head = await input.take(FRAME_HEAD_BYTES)
      const kind = kindOf(head.readUInt8(0))
      const length = head.readUInt32BE(1)
      if (kind === undefined || length > MAX_BODY_BYTES) throw damaged(at)
      const body = await input.take(length)
      const checksum = hash.update(head).update(body).copy().digest()
      if (!checksum.equals(await input.take(CHECKSUM_BYTES))) throw damaged(at)
      hash.update(checksum)
      yield { kind, body, at }
    }
  } finally {
    await input.close()
  }
}

export function damaged(at: number) {
  return invalidInput(`The backup is damaged at byte ${at} or before: nothing of it is used.`)
}

async function readMagic(input: Bytes): Promise<Buffer> {
  const magic = await input.take(MAGIC.length)
  if (magic.equals(MAGIC)) return magic
  const isOther = magic.subarray(0, MAGIC_WITHOUT_VERSION.length).equals(MAGIC_WITHOUT_VERSION)
  throw invalidInput(
    isOther
      ? 'The backup has a format that another version of this program reads.'
      : 'This is no backup that "npm run admin -- backup" has written.',
  )
}

function kindOf(byte: number): Kind | undefined {
  for (const kind of ['header', 'data', 'tableEnd', 'end'] as const) if (kinds[kind] === byte) return kind
  return undefined
}

/** Takes bytes off a stream by their number; at most a frame and a chunk of the stream are in memory. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)
  /** How many were taken. */
  at = 0

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#source = bytes[Symbol.asyncIterator]()
  }

  /** Ends the stream, where it has not ended. */
  async close(): Promise<void> {
    await this.#source.return?.()
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && !(await this.#more(1))
  }

  async take(count: number): Promise<Buffer> {
    if (!(await this.#more(count)))
      throw invalidInput(
        `The backup ends after ${this.at + this.#rest.length} bytes, before its end: nothing of it is used.`,
      )
    const taken = this.#rest.subarray(0, count)
    this.#rest = this.#rest.subarray(count)
    this.at += count
    return taken
  }

  /** False: there are not so many. */
  async #more(count: number): Promise<boolean> {
    const parts = [this.#rest]
    let length = this.#rest.length
    while (length < count) {
      const next = await this.#source.next()
      if (next.done === true) break
      parts.push(next.value)
      length += next.value.length
    }
    if (parts.length > 1) this.#rest = Buffer.concat(parts)
    return length >= count
  }
}
