import { Readable } from 'node:stream'
import type { Db } from '../../../../db/database.ts'
import { archiveOf } from '../../../../simulator/dataset/archive.ts'
import { buildDataset } from '../../../../simulator/dataset/build.ts'
import { importEvidence } from '../../../evidence/import-evidence.ts'
import type { Workspace } from '../../../model/index.ts'

/** Stores the demo's invented posts of the eight weeks before `now`. */
export async function storeDemoPosts(
  db: Db,
  workspace: Pick<Workspace, 'id' | 'words'>,
  now: Date,
): Promise<void> {
  const lines = archiveOf(buildDataset(now), now).map((post) => `${JSON.stringify(post)}\n`)
  await importEvidence(db, workspace, Readable.from(lines), ({ number, reason }) => {
    throw new Error(`post ${number} of the demo: ${reason}`)
  })
}
