import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { BackedTable } from '../../db/backup/catalogue.ts'
import type { Snapshot } from '../../db/backup/snapshot.ts'
import { DATA_BYTES, type End, type Header, type Kind, kinds, MAGIC, type TableEnd } from './format.ts'

/** Blocks that are packed at the same time, each on a thread of its own, while the next is read. */
const PACKED_AHEAD = 3
const LEVEL = 5

const pack = promisify<Buffer, { level: number }, Buffer>(deflateRaw)

/**
 * The bytes of a backup, as they are read from the snapshot: a few blocks of it are in memory at a time. `onTable` is told
 * of each table before it is read. Returns how many rows the backup has.
 */
export async function* writeBackup(
  snapshot: Snapshot,
  onTable: (table: string) => void = () => {},
): AsyncGenerator<Buffer, number> {
  const { schemaVersion, madeAt, tables } = snapshot
  const frames = new Frames()
  yield frames.begin()
  yield frames.of('header', { schemaVersion, madeAt, tables })
  let rows = 0
  for (const table of tables) {
    onTable(table.name)
    const end = yield* writeTable(snapshot, table, frames)
    rows += end.rows
    yield frames.of('tableEnd', end)
  }
  yield frames.of('end', { rows, nextNumbers: await snapshot.nextNumbers() })
  return rows
}

async function* writeTable(
  snapshot: Snapshot,
  table: BackedTable,
  frames: Frames,
): AsyncGenerator<Buffer, TableEnd> {
  const hash = createHash('sha256')
  const packing: Promise<Buffer>[] = []
  let bytes = 0
  const blocks = inBlocks(snapshot.rows(table))
  for (;;) {
    const next = await blocks.next()
    if (next.done === true) {
      for (const body of packing) yield frames.ofBody('data', await body)
      return { table: table.name, rows: next.value, bytes, sha256: hash.digest('hex') }
    }
    hash.update(next.value)
    bytes += next.value.length
    packing.push(pack(next.value, { level: LEVEL }))
    if (packing.length < PACKED_AHEAD) continue
    const first = packing.shift()
    if (first !== undefined) yield frames.ofBody('data', await first)
  }
}

/** The same bytes in blocks of DATA_BYTES, the last of which may be shorter. Returns what `bytes` returns. */
async function* inBlocks(bytes: AsyncGenerator<Buffer, number>): AsyncGenerator<Buffer, number> {
  const parts: Buffer[] = []
  let length = 0
  for (;;) {
    const next = await bytes.next()
    if (next.done === true) {
      if (length > 0) yield Buffer.concat(parts)
      return next.value
    }
    parts.push(next.value)
    length += next.value.length
    if (length < DATA_BYTES) continue
    const whole = Buffer.concat(parts.splice(0))
    const rest = whole.length % DATA_BYTES
    for (let at = 0; at < whole.length - rest; at += DATA_BYTES) yield whole.subarray(at, at + DATA_BYTES)
    if (rest > 0) parts.push(whole.subarray(whole.length - rest))
    length = rest
  }
}

interface Bodies {
  readonly header: Header
  readonly tableEnd: TableEnd
  readonly end: End
}

/** Frames with the running checksum. */
class Frames {
  readonly #hash = createHash('sha256')

  begin(): Buffer {
    this.#hash.update(MAGIC)
    return MAGIC
  }

  of<K extends keyof Bodies>(kind: K, body: Bodies[K]): Buffer {
    return this.ofBody(kind, Buffer.from(JSON.stringify(body)))
  }

  ofBody(kind: Kind, body: Buffer): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(kinds[kind], 0)
    head.writeUInt32BE(body.length, 1)
    const checksum = this.#hash.update(head).update(body).copy().digest()
    this.#hash.update(checksum)
    return Buffer.concat([head, body, checksum])
  }
}
