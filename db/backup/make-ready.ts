import type postgres from 'postgres'
import { invalidInput } from '../../src/lib/errors.ts'
import { dropSchema, migrateUpTo, refuseNewer, SCHEMA_VERSION } from '../migrate.ts'
import { type BackedTable, type Catalogue, readCatalogue } from './catalogue.ts'
import { quoted } from './copy.ts'

/** What a backup says that it has. Nothing of it becomes SQL before it was found in this database's own catalogue. */
export interface BackedSchema {
  readonly schemaVersion: number
  readonly tables: readonly BackedTable[]
}

/**
 * Within the transaction of a restore: makes the tables of the backup's version, or takes them where they are there and
 * empty, and keeps others from writing to them. Returns the catalogue then. Throws `invalid_input` where the database has
 * rows, or the backup has other tables or columns than its version.
 */
export async function makeReady(sql: postgres.Sql, backup: BackedSchema): Promise<Catalogue> {
  if (backup.schemaVersion > SCHEMA_VERSION) {
    throw invalidInput(
      `The backup has schema version ${backup.schemaVersion}, this program knows up to ${SCHEMA_VERSION}: restore it with a newer version of it.`,
    )
  }
  // First the lock of migrations, in the order in which those take theirs.
  await migrateUpTo(sql, 0)
  const found = await readCatalogue(sql)
  refuseNewer(found.schemaVersion)
  await refuseRows(sql, found)
  if (found.schemaVersion > backup.schemaVersion) await dropSchema(sql)
  await migrateUpTo(sql, backup.schemaVersion)
  const catalogue = await readCatalogue(sql)
  // Such as the link that the first start has printed: it would let its holder in as the owner of all.
  for (const name of catalogue.leftOut) await sql.unsafe(`delete from ${quoted(name)}`)
  if (shapeOf(backup.tables) !== shapeOf(catalogue.kept)) throw foreign()
  return catalogue
}

/** Others go on reading the tables, which have nothing to read. */
async function refuseRows(sql: postgres.Sql, { kept, schemaVersion }: Catalogue): Promise<void> {
  if (kept.length === 0) return
  if (schemaVersion === 0) throw notEmpty(kept.map(({ name }) => name))
  await sql.unsafe(
    `lock table ${kept.map(({ name }) => quoted(name)).join(', ')} in share row exclusive mode`,
  )
  const filled: string[] = []
  for (const { name } of kept) {
    const [row] = await sql.unsafe(`select from ${quoted(name)} limit 1`)
    if (row !== undefined) filled.push(name)
  }
  if (filled.length > 0) throw notEmpty(filled)
}

function notEmpty(tables: readonly string[]) {
  return invalidInput(
    `A backup is restored into an empty database only, and this one has ${tables.slice(0, 3).join(', ')}${tables.length > 3 ? ' and more' : ''}. Name a new one: another DATA_DIR, or a DATABASE_URL of a database that was just made.`,
  )
}

/** The backup is whole, and no program of this service made it so. */
export function foreign() {
  return invalidInput('The backup has other tables, columns or sequences than its schema version has.')
}

function shapeOf(tables: readonly BackedTable[]): string {
  return JSON.stringify(tables.map(({ name, columns }) => [name, ...columns.toSorted()].join(' ')).sort())
}
