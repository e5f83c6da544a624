export type Direction = 'toServer' | 'toClient'

export interface Frame {
  /** One letter, as in the protocol; `startup` for a client's first, which has none. */
  readonly type: string
  readonly bytes: Buffer
}

/** Cuts one direction of a connection into the frames of PostgreSQL's protocol, version 3. */
export class Frames {
  #rest: Buffer = Buffer.alloc(0)
  #isStartup: boolean

  constructor(direction: Direction) {
    this.#isStartup = direction === 'toServer'
  }

  /** The frames that are whole with this chunk. */
  *read(chunk: Buffer): Generator<Frame> {
    this.#rest = Buffer.concat([this.#rest, chunk])
    for (;;) {
      const typeLength = this.#isStartup ? 0 : 1
      if (this.#rest.length < typeLength + 4) return
      const length = typeLength + this.#rest.readInt32BE(typeLength)
      if (this.#rest.length < length) return
      const bytes = this.#rest.subarray(0, length)
      this.#rest = this.#rest.subarray(length)
      const type = this.#isStartup ? 'startup' : String.fromCharCode(bytes[0] ?? 0)
      this.#isStartup = false
      yield { type, bytes }
    }
  }
}
