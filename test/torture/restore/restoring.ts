import { readFile } from 'node:fs/promises'
import { openDatabase } from '../../../db/database.ts'
import { restoreBackup } from '../../../src/backup/restore-backup.ts'
import { byRestore } from '../../backup/world.ts'
import { piecesOf } from '../../support/backups.ts'

/**
 * A process that restores a backup and says a line before each piece of it, so that somebody can kill it there. Arguments:
 * database, file, bytes a piece.
 */
const [connectionString = '', file = '', pieceBytes = ''] = process.argv.slice(2)
const db = openDatabase(connectionString, { max: 1 })

async function* told(): AsyncGenerator<Buffer> {
  for await (const piece of piecesOf(await readFile(file), Number(pieceBytes))) {
    console.log('piece')
    yield piece
  }
  console.log('end')
}

await restoreBackup({ db, connectionString }, told(), { stamp: byRestore, source: file })
await db.destroy()
