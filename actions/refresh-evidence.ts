import { z } from 'zod'
import { recordEvent } from '../db/audit.ts'
import { type RefreshServices, refreshEvidence as sweep } from '../src/evidence/refresh-evidence.ts'
import { HOUR_MS } from '../src/lib/days.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { Platform } from '../src/model/index.ts'
import { requireAccount } from './account.ts'
import type { ActionContext } from './action.ts'
import { defineAction } from './action.ts'
import { workspaceId } from './fields.ts'

/** What is left then is due in the next sweep. */
const TIMEOUT_MS = HOUR_MS

interface SweepServices {
  readonly refresh: RefreshServices
  report(line: string): void
}

const count = z.number().int().nonnegative()

export const refreshEvidence = defineAction({
  name: 'refresh_evidence',
  title: 'Read stored posts again',
  description: 'Fresh metrics, tombstones for removed posts, and retention.',
  effect: 'writes',
  needs: 'operator',
  input: z.object({ workspaceId }).strict(),
  output: z
    .object({
      platforms: z.array(
        z
          .object({
            platform: Platform,
            due: count,
            confirmed: count,
            removed: count,
            doubted: count,
            expired: count,
            notLookedAt: count,
            problems: z.array(z.string()),
          })
          .strict(),
      ),
    })
    .strict(),
  async run({ workspaceId }, { db, clock, refresh, report }: ActionContext & SweepServices, stamp) {
    const { workspace } = await requireAccount(db, workspaceId)
    const now = clock.now()
    const outcomes = await sweep(refresh, workspace, {
      deadline: new Date(now.getTime() + TIMEOUT_MS),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      notSince: now,
      report,
    })
    if (outcomes === undefined) throw invalidInput('Another process refreshes this workspace right now.')
    const platforms = outcomes.map(({ problems, ...counts }) => ({ ...counts, problems: [...problems] }))
    await recordEvent(db, stamp, { workspaceId, subject: null, after: { platforms } })
    return { platforms }
  },
})
