import type postgres from 'postgres'
import { ServiceError } from '../../src/lib/errors.ts'
import { openConnection } from '../connect.ts'
import { refuseNewer, untilAnswers } from '../migrate.ts'
import { throwUnavailable } from '../outages.ts'
import { refusalOf } from '../refusals.ts'
import { type BackedTable, type Catalogue, readCatalogue } from './catalogue.ts'
import { copyOut, forCopies, quoted } from './copy.ts'

/** What a sequence gives next. */
export interface NextNumber {
  readonly table: string
  readonly column: string
  /** A whole number: bigint as text. */
  readonly next: string
}

/** All that a backup has, as it was at one moment. */
export interface Snapshot {
  readonly schemaVersion: number
  /** ISO 8601. What was committed before it is there; of what came later, nothing but what came at once. */
  readonly madeAt: string
  readonly tables: readonly BackedTable[]
  /** The rows of a table in COPY's text format, in pieces of any length. Returns how many rows they are. */
  rows(table: BackedTable): AsyncGenerator<Buffer, number>
  /** Past every number that the rows have. */
  nextNumbers(): Promise<NextNumber[]>
}

/** Longer than a server that is busy needs for the next rows. */
const SILENCE_MS = 60_000

/**
 * Runs `work` on a snapshot of the database, which others go on reading and writing. It holds up migrations alone. Throws a
 * ServiceError of kind `unavailable` when the database cannot be reached or opened, has no tables of ours, or is newer
 * than this program.
 */
export async function withSnapshot<T>(
  connectionString: string,
  answersWithinMs: number | undefined,
  work: (snapshot: Snapshot) => Promise<T>,
  silenceMs = SILENCE_MS,
): Promise<T> {
  const connection = openConnection(connectionString)
  const { sql, close } = connection
  try {
    await untilAnswers(connectionString, answersWithinMs)
    const catalogue = await begin(sql)
    const [moment] = await sql.unsafe<{ now: Date }[]>('select now()')
    return await work({
      schemaVersion: catalogue.schemaVersion,
      madeAt: (moment?.now ?? new Date(0)).toISOString(),
      tables: catalogue.kept,
      rows: (table) => copyOut(connection, table, silenceMs),
      nextNumbers: () => readNextNumbers(sql, catalogue),
    })
  } catch (error) {
    throw refusalOf(error) ?? throwUnavailable(error)
  } finally {
    close()
  }
}

/** The tables are locked first: what is read once the snapshot is there is then what the snapshot has. */
async function begin(sql: postgres.Sql): Promise<Catalogue> {
  const { kept, schemaVersion } = await readCatalogue(sql)
  refuseNewer(schemaVersion)
  if (schemaVersion === 0)
    throw cannot('The database has none of this service’s tables yet: there is nothing to back up.')
  await sql.unsafe('begin isolation level repeatable read read only')
  await sql.unsafe(forCopies)
  await sql.unsafe(`lock table ${kept.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
  const catalogue = await readCatalogue(sql)
  if (catalogue.schemaVersion !== schemaVersion)
    throw cannot('The database was brought up to a newer version at this moment: try again.')
  return catalogue
}

async function readNextNumbers(sql: postgres.Sql, { numbered }: Catalogue): Promise<NextNumber[]> {
  const numbers: NextNumber[] = []
  for (const { table, column, sequence } of numbered) {
    const [row] = await sql.unsafe<{ next: string }[]>(
      `select (last_value + is_called::int)::text as next from ${sequence}`,
    )
    if (row !== undefined) numbers.push({ table, column, next: row.next })
  }
  return numbers
}

function cannot(message: string): ServiceError {
  return new ServiceError({ kind: 'unavailable' }, message)
}
