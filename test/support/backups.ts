import { createHash } from 'node:crypto'
import { contents } from '../../db/backup/contents.ts'
import { type Snapshot, withSnapshot } from '../../db/backup/snapshot.ts'
import { connect } from '../../db/connect.ts'
import { CHECKSUM_BYTES, FRAME_HEAD_BYTES, MAGIC } from '../../src/backup/format.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'

/** The bytes of a backup. `onTable` is waited for before each table is read. */
export async function backUp(
  connectionString: string,
  onTable: (table: string) => Promise<void> = async () => {},
  silenceMs?: number,
): Promise<Buffer> {
  const work = async (snapshot: Snapshot) => {
    const waiting: Snapshot = {
      ...snapshot,
      async *rows(table) {
        await onTable(table.name)
        return yield* snapshot.rows(table)
      },
    }
    const chunks: Buffer[] = []
    for await (const chunk of writeBackup(waiting)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  return await withSnapshot(connectionString, undefined, work, silenceMs)
}

/** The bytes as a file gives them, in pieces that end anywhere. */
export async function* piecesOf(bytes: Buffer, pieceBytes = 10_007): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

/** Deletes every row but the history of the migrations. */
export async function emptyDatabase(connectionString: string): Promise<void> {
  const sql = connect(connectionString)
  try {
    const tables = await sql<{ name: string }[]>`
      select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'schema_migrations'`
    await sql.unsafe(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  } finally {
    await sql.end()
  }
}

/** Where each frame of a backup ends; the first number is the end of what stands before all frames. */
export function frameEndsOf(backup: Buffer): number[] {
  const ends = [MAGIC.length]
  for (let at = MAGIC.length; at < backup.length; ) {
    at += FRAME_HEAD_BYTES + backup.readUInt32BE(at + 1) + CHECKSUM_BYTES
    ends.push(at)
  }
  return ends
}

export interface ForgedFrame {
  readonly kind: number
  readonly body: Buffer
}

/** The frames of a backup without their checksums. */
export function framesOf(backup: Buffer): ForgedFrame[] {
  const ends = frameEndsOf(backup)
  return ends.slice(1).map((end, index) => {
    const at = ends[index] ?? 0
    return {
      kind: backup.readUInt8(at),
      body: backup.subarray(at + FRAME_HEAD_BYTES, end - CHECKSUM_BYTES),
    }
  })
}

/** A file of any frames with checksums that are right, as somebody makes who knows the format. */
export function forged(frames: readonly ForgedFrame[]): Buffer {
  let file: Buffer = MAGIC
  for (const { kind, body } of frames) {
    const head = Buffer.alloc(FRAME_HEAD_BYTES)
    head.writeUInt8(kind, 0)
    head.writeUInt32BE(body.length, 1)
    file = Buffer.concat([file, head, body])
    file = Buffer.concat([file, createHash('sha256').update(file).digest()])
  }
  return file
}

/** Every row of every table that a backup keeps, as one hash a table, all as of one moment. */
export async function keptRowsOf(connectionString: string): Promise<Record<string, string>> {
  const sql = connect(connectionString)
  try {
    const tables = Object.entries(contents).filter(([, content]) => content === 'kept')
    const hashed = tables.map(
      ([name]) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as hash from ${name} as t`,
    )
    const rows = await sql.unsafe<{ name: string; hash: string }[]>(hashed.join(' union all '))
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
  } finally {
    await sql.end()
  }
}
