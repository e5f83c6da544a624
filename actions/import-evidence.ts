import { z } from 'zod'
import { recordEvent } from '../db/audit.ts'
import { type BadLine, importEvidence as importLines } from '../src/evidence/import-evidence.ts'
import { requireAccount } from './account.ts'
import type { ActionContext } from './action.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'

interface ImportServices {
  /** NDJSON, one post a line. */
  readonly lines: AsyncIterable<Buffer>
  onBadLine(line: BadLine): void
  /** Called after each batch with the number of lines read. */
  onProgress(read: number): void
}

const count = z.number().int().nonnegative()

export const importEvidence = defineAction({
  name: 'import_evidence',
  title: 'Import posts',
  description: 'Stores posts of a file; running it twice changes nothing.',
  effect: 'writes',
  needs: 'operator',
  input: z.object({ workspaceId, source: z.string().describe('What the file is called') }).strict(),
  output: z
    .object({ read: count, stored: count, updated: count, unchanged: count, rejected: count })
    .strict(),
  async run(
    { workspaceId, source },
    { db, lines, onBadLine, onProgress }: ActionContext & ImportServices,
    stamp,
  ) {
    const { workspace } = await requireAccount(db, workspaceId)
    // Kept of an import that ended early, too.
    let after: Readonly<Record<string, unknown>> = { read: 0, endedEarly: true }
    try {
      const summary = await importLines(db, workspace, lines, onBadLine, (read) => {
        after = { read, endedEarly: true }
        onProgress(read)
      })
      after = { ...summary }
      return summary
    } finally {
      await recordEvent(db, stamp, { workspaceId, subject: source, after })
    }
  },
})
