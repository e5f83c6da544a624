import { type Snapshot, withSnapshot } from '../../db/backup/snapshot.ts'
import { connect } from '../../db/connect.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'

/** The bytes of a backup. `onTable` is waited for before each table is read. */
export async function backUp(
  connectionString: string,
  onTable: (table: string) => Promise<void> = async () => {},
): Promise<Buffer> {
  return await withSnapshot(connectionString, undefined, async (snapshot) => {
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
  })
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
