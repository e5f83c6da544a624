import { createReadStream, rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { restoreBackup } from '../../../actions/restore-backup.ts'
import { withSnapshot } from '../../../db/backup/snapshot.ts'
import { writeNewFile } from '../../backup/new-file.ts'
import { type BackupSummary, checkBackup } from '../../backup/restore-backup.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import { ServiceError } from '../../lib/errors.ts'
import { UsageError } from '../usage-error.ts'
import { perform } from './perform.ts'
import { type PrintOptions, print } from './print.ts'
import { progressLine } from './progress-line.ts'
import { withPool, withServer } from './with-database.ts'

export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .description('Write everything that is stored to one file, as of one moment, while the service runs')
    .argument('<file>', 'must not be there yet')
    .option('--json', 'one JSON line')
    .action(async (file: string, options: PrintOptions) => {
      const line = progressLine()
      const summary = await wrongly(
        withServer((connectionString, config) =>
          withSnapshot(connectionString, config.DATABASE_TIMEOUT_SECONDS * 1000, async (snapshot) => {
            const { madeAt, schemaVersion, tables } = snapshot
            const written = counted(writeBackup(snapshot, (table) => line.show(`reads ${table}`)))
            await writeNewFile(file, written.bytes, deleteAtExit)
            return { madeAt, schemaVersion, tables: tables.length, rows: written.rows() }
          }),
        ),
      ).finally(() => line.end())
      const { size: bytes } = await stat(file)
      await print(options, { file, ...summary, bytes }, [
        `${describe(summary)}, ${Math.ceil(bytes / 1_000_000)} MB written to ${file}.`,
        'Without sessions, sign-in links and other codes that are used once. Whoever reads it reads all that is stored.',
      ])
    })

  program
    .command('restore')
    .description('Fill an empty database from a backup, whole or not at all')
    .argument('<file>', 'that "backup" has written')
    .option('--check', 'read the whole file and say whether it is sound; no database is used')
    .option('--json', 'one JSON line')
    .action(async (file: string, options: PrintOptions & { check?: boolean }) => {
      const found = await stat(file).catch(() => undefined)
      if (found === undefined) throw new UsageError(`There is no file ${file}.`)
      if (!found.isFile()) throw new UsageError(`${file} is no regular file.`)
      if (options.check) {
        const summary = await wrongly(checkBackup(readBytes(file)))
        return await print(options, { file, ...summary }, [`${file} is sound: ${describe(summary)}.`])
      }
      const line = progressLine()
      const onTable = (table: string, rows: number) => line.show(`${table}: ${rows} rows`)
      const summary = await withServer((connectionString, config) =>
        withPool(connectionString, (db) => {
          const database = { db, connectionString, answersWithinMs: config.DATABASE_TIMEOUT_SECONDS * 1000 }
          return perform(restoreBackup, { source: file }, { ...database, bytes: readBytes(file), onTable })
        }),
      ).finally(() => line.end())
      await print(options, { file, ...summary }, [
        `Restored from ${file}: ${describe(summary)}.`,
        `What was removed, forgotten or revoked since ${summary.madeAt} is back, and is to be removed again: posts by "evidence refresh", authors by "author forget", keys by "key revoke", people by "user remove".`,
        'Nobody is signed in: passkeys work, "user link" makes a link.',
      ])
    })
}

function describe({ rows, tables, madeAt }: BackupSummary): string {
  return `${rows} rows of ${tables} tables as of ${madeAt}`
}

/** The same bytes, and what their generator returned once they have ended. */
function counted(generator: AsyncGenerator<Buffer, number>) {
  let rows = 0
  async function* bytes() {
    rows = yield* generator
  }
  return { bytes: bytes(), rows: () => rows }
}

/** The command ends at a signal without undoing anything. */
function deleteAtExit(partial: string): void {
  process.once('exit', () => rmSync(partial, { force: true }))
}

async function* readBytes(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file, { highWaterMark: READ_BYTES })
  } catch {
    throw new UsageError(`The file ${file} cannot be read to its end.`)
  }
}

const READ_BYTES = 256 * 1024

/** A file that cannot be used is a wrong argument. */
async function wrongly<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ServiceError && error.fault.kind === 'invalid_input')
      throw new UsageError(error.message)
    throw error
  }
}
