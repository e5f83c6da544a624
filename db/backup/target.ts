import type postgres from 'postgres'
import { invalidInput, ServiceError } from '../../src/lib/errors.ts'
import { type AuditStamp, type EventFields, eventInsert } from '../audit.ts'
import { connect } from '../connect.ts'
import { toParameters } from '../connection.ts'
import type { Db } from '../database.ts'
import { migrateUpTo, SCHEMA_VERSION, untilAnswers } from '../migrate.ts'
import { throwUnavailable } from '../outages.ts'
import { refusalOf } from '../refusals.ts'
import { type Catalogue, readCatalogue } from './catalogue.ts'
import { type CopyIn, copyIn, forCopies, quoted } from './copy.ts'
import { type BackedSchema, foreign, makeReady } from './make-ready.ts'
import type { NextNumber } from './snapshot.ts'

export interface TargetDatabase {
  readonly db: Db
  /** Of the same database. */
  readonly connectionString: string
  /** The longest silence before it has answered at all. Default: as for a start. */
  readonly answersWithinMs?: number | undefined
}

/** An empty database that takes the rows of a backup. Nothing of them is seen by others before the whole is there. */
export interface Target {
  /**
   * Takes the rows of a table as COPY writes them. One table at a time, each once, and those first to whose rows others
   * refer.
   */
  copyInto(table: string): Promise<CopyIn>
}

/** What was copied, and what is to be noted of it. */
export interface Copied {
  /** The number of rows of each table. */
  readonly rows: ReadonlyMap<string, number>
  readonly nextNumbers: readonly NextNumber[]
  readonly event: EventFields
}

/** For a service that writes meanwhile: it has its turn first, or the restore says that it goes on. */
const LOCK_WITHIN = '10s'

/**
 * Restores a backup into an empty database, in one transaction: `work` copies its rows. What `work` throws is thrown, and
 * the database is as it was. An older backup gets the schema of its own version first, and then the migrations since.
 *
 * Throws `invalid_input` where the database has rows already, or the backup has not the tables of its version, or rows
 * that they do not take; `unavailable` where the database cannot be reached or changed.
 */
export async function restoreInto(
  { db, connectionString, answersWithinMs }: TargetDatabase,
  backup: BackedSchema,
  stamp: AuditStamp,
  work: (target: Target) => Promise<Copied>,
): Promise<void> {
  const sql = connect(connectionString)
  let copy: CopyIn | undefined
  try {
    await untilAnswers(connectionString, answersWithinMs)
    await sql.unsafe('begin isolation level read committed')
    await sql.unsafe(`${forCopies}; set local lock_timeout = '${LOCK_WITHIN}'`)
    const catalogue = await makeReady(sql, backup)
    const left = new Map(backup.tables.map((table) => [table.name, table]))
    const { rows, nextNumbers, event } = await work({
      async copyInto(name) {
        const table = left.get(name)
        if (table === undefined) throw foreign()
        left.delete(name)
        copy = await copyIn(sql, table)
        return copy
      },
    })
    if (left.size > 0) throw foreign()
    for (const { name } of catalogue.kept) await requireCount(sql, name, rows.get(name) ?? 0)
    await setNumbers(sql, catalogue, nextNumbers)
    await migrateUpTo(sql, SCHEMA_VERSION)
    const { kept } = await readCatalogue(sql)
    // Without it the first rankings would be planned for empty tables.
    for (const { name } of kept) await sql.unsafe(`analyze ${quoted(name)}`)
    const { sql: text, parameters } = eventInsert(db, stamp, event).compile()
    await sql.unsafe(text, toParameters(parameters))
    await sql.unsafe('commit')
  } catch (error) {
    await copy?.abandon()
    await sql.unsafe('rollback').catch(() => {})
    throw explained(error)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function requireCount(sql: postgres.Sql, table: string, rows: number): Promise<void> {
  const [row] = await sql.unsafe<{ rows: string }[]>(`select count(*) as rows from ${quoted(table)}`)
  if (Number(row?.rows) !== rows)
    throw invalidInput(`Of the backup’s ${rows} rows of ${table} the database has ${row?.rows}.`)
}

async function setNumbers(
  sql: postgres.Sql,
  { numbered }: Catalogue,
  nextNumbers: readonly NextNumber[],
): Promise<void> {
  for (const { table, column, sequence } of numbered) {
    const given = nextNumbers.find((number) => number.table === table && number.column === column)
    if (given === undefined) throw foreign()
    await sql.unsafe(
      `select setval($1::regclass,
        greatest($2::bigint, (select max(${quoted(column)}) + 1 from ${quoted(table)})), false)`,
      [sequence, given.next],
    )
  }
}

/** PostgreSQL's classes of codes for rows that a table does not take. */
const ROWS_REFUSED = /^(22|23)/
const NOT_LOCKED = '55P03'
const NAME_TAKEN = '42P07'
const DEPENDED_ON = '2BP01'

function explained(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (ROWS_REFUSED.test(code))
    return invalidInput(`PostgreSQL refuses rows of the backup (code ${code}), so nothing was restored.`)
  if (code === NOT_LOCKED)
    return cannot('The database is being written to: stop the service that runs on it, and try again.')
  if (code === NAME_TAKEN || code === DEPENDED_ON)
    return cannot('The database has tables of others beside this service’s: name one that was just made.')
  return refusalOf(error) ?? throwUnavailable(error)
}

function cannot(message: string): ServiceError {
  return new ServiceError({ kind: 'unavailable' }, message)
}
