import type { AuditStamp } from '../../db/audit.ts'
import type { CopyIn } from '../../db/backup/copy.ts'
import { restoreInto, type Target, type TargetDatabase } from '../../db/backup/target.ts'
import { invalidInput } from '../lib/errors.ts'
import type { End } from './format.ts'
import { type BackupPart, readBackup } from './read-backup.ts'

export interface BackupSummary {
  /** ISO 8601. What was committed before it is in the backup. */
  readonly madeAt: string
  readonly schemaVersion: number
  readonly tables: number
  readonly rows: number
}

export interface RestoreOptions {
  readonly stamp: AuditStamp
  /** What the backup is called. */
  readonly source: string
  /** Told of each table once its rows are copied. */
  readonly onTable?: (table: string, rows: number) => void
}

/**
 * Restores a backup into an empty database, whole or not at all: everything of it was checked before it is committed. The
 * event of it is committed with it. Throws `invalid_input` where the backup is damaged or the database is not empty, and
 * `unavailable` where the database cannot be reached or changed.
 */
export async function restoreBackup(
  database: TargetDatabase,
  bytes: AsyncIterable<Buffer>,
  { stamp, source, onTable = () => {} }: RestoreOptions,
): Promise<BackupSummary> {
  const parts = readBackup(bytes)
  try {
    const { header, ...summary } = await beginOf(parts)
    let all = 0
    await restoreInto(database, header, stamp, async (target) => {
      const { rows, end } = await copyAll(parts, target, onTable)
      all = end.rows
      const event = { workspaceId: null, subject: source, after: { madeAt: summary.madeAt, rows: all } }
      return { rows, nextNumbers: end.nextNumbers, event }
    })
    return { ...summary, rows: all }
  } finally {
    await parts.return(undefined)
  }
}

/** Copies what is left of a backup. Returns the number of rows of each table, and the end, once all of it was checked. */
async function copyAll(
  parts: AsyncGenerator<BackupPart>,
  target: Target,
  onTable: (table: string, rows: number) => void,
): Promise<{ rows: Map<string, number>; end: End }> {
  const rows = new Map<string, number>()
  let copy: CopyIn | undefined
  for await (const part of parts) {
    if (part.kind === 'rows') {
      copy ??= await target.copyInto(part.table)
      await copy.write(part.rows)
    } else if (part.kind === 'tableEnd') {
      copy ??= await target.copyInto(part.end.table)
      const stored = await copy.end()
      if (stored !== part.end.rows)
        throw invalidInput(`The backup says ${part.end.rows} rows of ${part.end.table}, and has ${stored}.`)
      copy = undefined
      rows.set(part.end.table, stored)
      onTable(part.end.table, stored)
    } else if (part.kind === 'end') return { rows, end: part.end }
  }
  throw new Error('a backup has an end, or reading it throws')
}

/** Reads a backup to its end, and no database. Throws `invalid_input` as restoring it would. */
export async function checkBackup(bytes: AsyncIterable<Buffer>): Promise<BackupSummary> {
  const parts = readBackup(bytes)
  const { header: _header, ...summary } = await beginOf(parts)
  for await (const part of parts) if (part.kind === 'end') return { ...summary, rows: part.end.rows }
  throw new Error('a backup has an end, or reading it throws')
}

async function beginOf(parts: AsyncGenerator<BackupPart>) {
  const { value } = await parts.next()
  if (value?.kind !== 'header') throw new Error('a backup begins with its header, or reading it throws')
  const { header } = value
  return {
    header,
    madeAt: header.madeAt,
    schemaVersion: header.schemaVersion,
    tables: header.tables.length,
  }
}
