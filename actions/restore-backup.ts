import { z } from 'zod'
import type { TargetDatabase } from '../db/backup/target.ts'
import { restoreBackup as restore } from '../src/backup/restore-backup.ts'
import { IsoTime } from '../src/model/index.ts'
import type { ActionContext } from './action.ts'
import { defineAction } from './action.ts'

interface RestoreServices extends TargetDatabase {
  /** The backup's. */
  readonly bytes: AsyncIterable<Buffer>
  /** Called once a table's rows are copied. */
  onTable(table: string, rows: number): void
}

const count = z.number().int().nonnegative()

export const restoreBackup = defineAction({
  name: 'restore_backup',
  title: 'Restore a backup',
  description: 'Fills an empty database from a backup, whole or not at all.',
  effect: 'writes',
  needs: 'operator',
  input: z.object({ source: z.string().describe('What the file is called') }).strict(),
  output: z.object({ madeAt: IsoTime, schemaVersion: count, tables: count, rows: count }).strict(),
  async run({ source }, { bytes, onTable, ...database }: ActionContext & RestoreServices, stamp) {
    return await restore(database, bytes, { stamp, source, onTable })
  },
})
