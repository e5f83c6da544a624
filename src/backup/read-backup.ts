import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import type { z } from 'zod'
import { invalidInput } from '../lib/errors.ts'
import { DATA_BYTES, End, Header, TableEnd } from './format.ts'
import { damaged, type Frame, readFrames } from './read-frames.ts'

/** A backup, part after part: the header; of each of its tables rows, in pieces, and its end; the end. */
export type BackupPart =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: Buffer }
  | { readonly kind: 'tableEnd'; readonly end: TableEnd }
  | { readonly kind: 'end'; readonly end: End }

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw)

/**
 * Reads a backup, in little memory however long it is or says that it is. Each part was checked before it is given, and
 * the last is given once nothing comes behind it. Throws `invalid_input` where it is damaged, cut off or none.
 */
export async function* readBackup(bytes: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  const frames = readFrames(bytes)
  try {
    yield* readParts(frames)
  } finally {
    await frames.return(undefined)
  }
}

async function* readParts(frames: AsyncGenerator<Frame>): AsyncGenerator<BackupPart> {
  const header = parsed(Header, 'header', await next(frames))
  yield { kind: 'header', header }
  let rows = 0
  for (const { name: table } of header.tables) {
    const hash = createHash('sha256')
    let length = 0
    let frame = await next(frames)
    for (; frame.kind === 'data'; frame = await next(frames)) {
      const unpacked = await unpackedOf(frame)
      hash.update(unpacked)
      length += unpacked.length
      yield { kind: 'rows', table, rows: unpacked }
    }
    const end = parsed(TableEnd, 'tableEnd', frame)
    if (end.table !== table || end.bytes !== length || end.sha256 !== hash.digest('hex'))
      throw damaged(frame.at)
    rows += end.rows
    yield { kind: 'tableEnd', end }
  }
  const last = await next(frames)
  const end = parsed(End, 'end', last)
  const isLast = (await frames.next()).done === true
  if (end.rows !== rows || !isLast) throw damaged(last.at)
  yield { kind: 'end', end }
}

/** The next frame, which must be there. */
async function next(frames: AsyncGenerator<Frame>): Promise<Frame> {
  const { value, done } = await frames.next()
  if (done === true) throw invalidInput('The backup is cut off, it has no end: nothing of it is used.')
  return value
}

async function unpackedOf({ body, at }: Frame): Promise<Buffer> {
  return await unpack(body, { maxOutputLength: DATA_BYTES }).catch(() => {
    throw damaged(at)
  })
}

function parsed<Schema extends z.ZodTypeAny>(
  schema: Schema,
  kind: Frame['kind'],
  frame: Frame,
): z.output<Schema> {
  if (frame.kind !== kind) throw damaged(frame.at)
  try {
    return schema.parse(JSON.parse(frame.body.toString()))
  } catch {
    throw damaged(frame.at)
  }
}
