import type postgres from 'postgres'
import { ServiceError } from '../src/lib/errors.ts'
import { connect } from './connect.ts'
import { openDatabase, ping } from './database.ts'
import { allWithin } from './deadlines.ts'
import { initial } from './migrations/0001-initial.ts'
import { limitsAndCare } from './migrations/0002-limits-and-care.ts'
import { scanConfirmations } from './migrations/0003-scan-confirmations.ts'
import { previousRankings } from './migrations/0004-previous-rankings.ts'
import { postsByLink } from './migrations/0005-posts-by-link.ts'
import { knownTrends } from './migrations/0006-known-trends.ts'
import { removalVersion } from './migrations/0007-removal-version.ts'
import { rankingInputs } from './migrations/0008-ranking-inputs.ts'
import { coverageKinds } from './migrations/0009-coverage-kinds.ts'
import { voicesAndThreads } from './migrations/0010-voices-and-threads.ts'
import { keptRankings } from './migrations/0011-kept-rankings.ts'
import { postsByHandle } from './migrations/0012-posts-by-handle.ts'
import { auditAndKeyUse } from './migrations/0013-audit-and-key-use.ts'
import { accounts } from './migrations/0014-accounts.ts'
import { passkeys } from './migrations/0015-passkeys.ts'
import { attemptsInAudit } from './migrations/0016-attempts-in-audit.ts'
import { threads } from './migrations/0017-threads.ts'
import { paidReads } from './migrations/0018-paid-reads.ts'
import { closedThreads } from './migrations/0019-closed-threads.ts'
import { readingEvidence } from './migrations/0020-reading-evidence.ts'
import { searchIndex } from './migrations/0021-search-index.ts'
import { tablesThatAge } from './migrations/0022-tables-that-age.ts'
import { contextAuthors } from './migrations/0023-context-authors.ts'
import { plainMetrics } from './migrations/0024-plain-metrics.ts'
import { rankingStates } from './migrations/0025-ranking-states.ts'
import { throwUnavailable } from './outages.ts'
import { refusalOf } from './refusals.ts'

/** In order, never edited once released. */
const migrations: readonly {
  readonly version: number
  readonly name: string
  readonly statements: string
}[] = [
  { version: 1, name: 'initial', statements: initial },
  { version: 2, name: 'limits and care', statements: limitsAndCare },
  { version: 3, name: 'scan confirmations', statements: scanConfirmations },
  { version: 4, name: 'previous rankings', statements: previousRankings },
  { version: 5, name: 'posts by link', statements: postsByLink },
  { version: 6, name: 'known trends', statements: knownTrends },
  { version: 7, name: 'removal version', statements: removalVersion },
  { version: 8, name: 'ranking inputs', statements: rankingInputs },
  { version: 9, name: 'coverage kinds', statements: coverageKinds },
  { version: 10, name: 'voices and threads', statements: voicesAndThreads },
  { version: 11, name: 'kept rankings', statements: keptRankings },
  { version: 12, name: 'posts by handle', statements: postsByHandle },
  { version: 13, name: 'audit and key use', statements: auditAndKeyUse },
  { version: 14, name: 'accounts', statements: accounts },
  { version: 15, name: 'passkeys', statements: passkeys },
  { version: 16, name: 'attempts in audit', statements: attemptsInAudit },
  { version: 17, name: 'threads', statements: threads },
  { version: 18, name: 'paid reads', statements: paidReads },
  { version: 19, name: 'closed threads', statements: closedThreads },
  { version: 20, name: 'reading evidence', statements: readingEvidence },
  { version: 21, name: 'search index', statements: searchIndex },
  { version: 22, name: 'tables that age', statements: tablesThatAge },
  { version: 23, name: 'context authors', statements: contextAuthors },
  { version: 24, name: 'plain metrics', statements: plainMetrics },
  { version: 25, name: 'ranking states', statements: rankingStates },
]

/** The version of the schema that this program works with. */
export const SCHEMA_VERSION = migrations.at(-1)?.version ?? 0

/**
 * Key of the advisory lock that keeps two starting processes from migrating at the same time; any constant.
 */
const MIGRATION_LOCK = 7_206_115_938

/**
 * For the first answer only: a migration may take longer, but a silent server would block the start for ever.
 */
const ANSWER_TIMEOUT_MS = 15_000

/**
 * Migrates the database to this version's schema. Each migration is one multi-statement simple query, which
 * PostgreSQL runs as one implicit transaction: it is applied completely or not at all, and a process that
 * loses the race finds it applied. Throws a ServiceError of kind `unavailable` when the database cannot be
 * reached or opened, or is newer than this program.
 */
export async function migrate(connectionString: string, answersWithinMs?: number): Promise<void> {
  const sql = connect(connectionString)
  try {
    await untilAnswers(connectionString, answersWithinMs)
    await migrateUpTo(sql, SCHEMA_VERSION)
    const [row] = await sql<{ latest: number }[]>`select max(version)::int as latest from schema_migrations`
    refuseNewer(row?.latest ?? 0)
  } catch (error) {
    throw refusalOf(error) ?? throwUnavailable(error)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Runs the migrations up to a version that have not been run. Within a transaction, whose isolation has to be read committed,
 * it is part of that, and no other process migrates until its end.
 */
export async function migrateUpTo(sql: postgres.Sql, upTo: number): Promise<void> {
  await sql.unsafe(historyTable).simple()
  for (const { version, name, statements } of migrations) {
    if (version <= upTo) await sql.unsafe(guarded(version, name, statements)).simple()
  }
}

/**
 * Drops all that migrations have made, and nothing else: it fails where something else depends on it. For a database
 * without rows.
 */
export async function dropSchema(sql: postgres.Sql): Promise<void> {
  const made = (kind: string) =>
    migrations.flatMap(({ statements }) =>
      Array.from(statements.matchAll(new RegExp(`^create ${kind} (\\w+)`, 'gm')), ([, name]) => name),
    )
  await sql.unsafe(`drop table if exists schema_migrations, ${made('table').join(', ')}`)
  await sql.unsafe(`drop function if exists ${made('(?:or replace )?function').join(', ')}`)
}

/** Throws `unavailable` where a database has a schema that only a newer program knows. */
export function refuseNewer(schemaVersion: number): void {
  if (schemaVersion <= SCHEMA_VERSION) return
  throw new ServiceError(
    { kind: 'unavailable' },
    `The database has schema version ${schemaVersion}, this program knows up to ${SCHEMA_VERSION}: run a newer version of it.`,
  )
}

/** Resolves when the database answers; throws `unavailable` when it has not within the time. */
export async function untilAnswers(
  connectionString: string,
  deadlineMs: number = ANSWER_TIMEOUT_MS,
): Promise<void> {
  const db = openDatabase(connectionString, { max: 1, deadlines: allWithin(deadlineMs) })
  try {
    await ping(db)
  } finally {
    await db.destroy()
  }
}

/** The check after the lock is to see what was committed before it, whatever the database's default is. */
const takeLock = `
  set transaction isolation level read committed;
  select pg_advisory_xact_lock(${MIGRATION_LOCK})`

const historyTable = `
  ${takeLock};
  create table if not exists schema_migrations (
    version integer primary key,
    name text not null,
    applied_at timestamptz not null default now()
  );`

/** Takes the lock before the check, so that the check sees what the winner of a race has committed. */
function guarded(version: number, name: string, statements: string): string {
  return `
    ${takeLock};
    do $guard$ begin
      if not exists (select from schema_migrations where version = ${version}) then
        execute $migration$ ${statements} $migration$;
        insert into schema_migrations (version, name) values (${version}, '${name}');
      end if;
    end $guard$;`
}
