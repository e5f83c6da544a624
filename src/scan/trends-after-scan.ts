import type { Rankings } from '../analysis/rankings.ts'
import type { ScanRun, Workspace } from '../model/index.ts'
import type { Logger } from '../process/log.ts'
import { abortable } from './abortable.ts'

/** The ranking that a scan answers with, when it was made, and its limitations. */
export type TrendsAfterScan = Pick<ScanRun, 'trends' | 'rankedAt' | 'limitations'>

/**
 * Ranks the workspace's default window. Where that fails or is not done when `deadline` aborts, it is the
 * window's last stored ranking with a limitation: a scan whose posts were paid for is answered whatever the
 * ranking does. Throws what the database throws, and the reason of `stop` when that aborts.
 */
export async function trendsAfterScan(
  { rankings, log }: { readonly rankings: Pick<Rankings, 'current' | 'earlier'>; readonly log: Logger },
  workspace: Workspace,
  { stop, deadline }: { readonly stop: AbortSignal; readonly deadline: AbortSignal },
): Promise<TrendsAfterScan> {
  const until = AbortSignal.any([stop, deadline])
  try {
    const { trends, computedAt } = await abortable(until, () =>
      rankings.current(workspace, workspace.lookbackDays, { signal: until }),
    )
    return { rankedAt: computedAt.toISOString(), trends }
  } catch (error) {
    stop.throwIfAborted()
    log.warn({ err: error, workspaceId: workspace.id }, 'a scan completes without a ranking of its own')
    return await earlierTrends(rankings, workspace)
  }
}

async function earlierTrends(
  rankings: Pick<Rankings, 'earlier'>,
  workspace: Workspace,
): Promise<TrendsAfterScan> {
  const earlier = await rankings.earlier(workspace, workspace.lookbackDays)
  if (earlier === undefined) {
    return {
      rankedAt: null,
      limitations: [`${NOT_RANKED}, and no earlier ranking can be shown. ${ASK_LATER}`],
      trends: [],
    }
  }
  const rankedAt = earlier.computedAt.toISOString()
  return {
    rankedAt,
    limitations: [
      `${NOT_RANKED}: the trends are those of ${rankedAt}, which may lack posts of this scan. ${ASK_LATER}`,
    ],
    trends: earlier.trends,
  }
}

const NOT_RANKED = 'What this scan collected is stored, but was not ranked in time'
const ASK_LATER = 'get_trends ranks it.'
