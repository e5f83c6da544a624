import { z } from 'zod'
import { recordEvent } from '../db/audit.ts'
import { ScanResponse } from '../src/model/index.ts'
import type { ReportProgress } from '../src/scan/progress-board.ts'
import type { Scanner } from '../src/scan/scanner.ts'
import { requireAccount } from './account.ts'
import type { ActionContext } from './action.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'

interface ScanServices {
  readonly scanner: Pick<Scanner, 'run'>
  readonly report: ReportProgress
}

export const startScan = defineAction({
  name: 'start_scan',
  title: 'Run a scan at the terminal',
  description: 'Collects public posts now, under the limits of a scan over the API. Resolves with its end.',
  effect: 'writes',
  // People and agents start scans by the tool run_scan, which sees to their consent.
  needs: 'operator',
  input: z.object({ workspaceId, idempotencyKey: z.string().min(1) }).strict(),
  output: ScanResponse,
  async run(
    { workspaceId, idempotencyKey },
    { db, scanner, report }: ActionContext & ScanServices,
    stamp,
  ): Promise<ScanResponse> {
    const { workspace } = await requireAccount(db, workspaceId)
    // From its admission on a scan costs something, whatever comes of it.
    let done: { readonly scan: string | null; readonly after: Record<string, unknown> } | undefined
    const admitted = () => {
      done = { scan: null, after: { endedEarly: true } }
    }
    try {
      const { response, replayed } = await scanner.run(workspace, idempotencyKey, report, undefined, admitted)
      if (!replayed) done = { scan: response.run.id, after: storedBy(response) }
      return response
    } finally {
      if (done !== undefined)
        await recordEvent(db, stamp, { workspaceId, subject: done.scan, after: done.after })
    }
  },
})

function storedBy({ run: { collectors } }: ScanResponse): Record<string, unknown> {
  const sum = (field: 'requests' | 'stored' | 'updated') =>
    collectors.reduce((total, collector) => total + collector[field], 0)
  return { requests: sum('requests'), stored: sum('stored'), updated: sum('updated') }
}
