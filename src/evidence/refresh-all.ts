import { dropOldRankings } from '../../db/kept-rankings.ts'
import { deleteLookups } from '../../db/limits.ts'
import { thinObservations } from '../../db/observations.ts'
import { findWorkspace, listWorkspaceIds } from '../../db/workspaces.ts'
import { YOUTUBE_RETENTION_DAYS } from '../collectors/youtube/settings.ts'
import { DAY_MS, HOUR_MS } from '../lib/days.ts'
import type { Logger } from '../process/log.ts'
import { expireEvidence, type RefreshServices, refreshEvidence } from './refresh-evidence.ts'
import { SUSPECTED_DELETIONS, SUSPICION_EXPIRES_AFTER_MS } from './suspected-deletions.ts'

/** Time limit of one workspace's sweep; what is left is due in the next. */
const SWEEP_MS = 15 * 60_000

/**
 * Rechecks the evidence of every workspace whose last sweep is `everyHours` old; 0: never. Whatever that
 * setting, it removes posts, and cached answers about YouTube channels, that were confirmed longer ago than
 * is allowed, and rankings and readings of metrics that are kept no longer. For a timer; the failure of one workspace does not hold up the others.
 */
export async function refreshAll(
  services: RefreshServices,
  everyHours: number,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = services.clock.now().getTime()
  const lookupsFrom = startedAt - YOUTUBE_RETENTION_DAYS * DAY_MS
  await deleteLookups(services.db, 'youtube', new Date(lookupsFrom))
  await deleteLookups(services.db, SUSPECTED_DELETIONS, new Date(startedAt - SUSPICION_EXPIRES_AFTER_MS))
  await dropOldRankings(services.db, services.clock.now())
  for (const workspaceId of await listWorkspaceIds(services.db)) {
    if (signal.aborted) return
    const now = services.clock.now().getTime()
    try {
      const account = await findWorkspace(services.db, workspaceId)
      if (account === undefined) continue
      if (everyHours > 0) {
        const outcomes = await refreshEvidence(services, account.workspace, {
          deadline: new Date(now + SWEEP_MS),
          signal,
          notSince: new Date(now - everyHours * HOUR_MS),
        })
        if (outcomes !== undefined) log.info({ workspaceId, outcomes }, 'stored posts were looked at again')
      }
      const expired = await expireEvidence(services, account.workspace)
      if (expired > 0) log.info({ workspaceId, expired }, 'posts confirmed too long ago were removed')
      await thinObservations(services.db, workspaceId, {
        now: services.clock.now(),
        keptDays: services.metricsHistoryDays,
      })
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, workspaceId }, 'a sweep of stored posts did not complete')
    }
  }
}
