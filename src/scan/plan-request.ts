import type { CollectRequest, PlanRequest } from '../collectors/collector.ts'
import type { Workspace } from '../model.ts'

const DAY_MS = 86_400_000

/** What a scan of this workspace asks for, as of a moment. */
export function planRequest(
  workspace: Workspace,
  until: Date,
): PlanRequest & Pick<CollectRequest, 'workspaceId'> {
  return {
    workspaceId: workspace.id,
    words: workspace.words,
    handles: workspace.handles,
    competitorUrls: workspace.competitorUrls,
    since: new Date(until.getTime() - workspace.lookbackDays * DAY_MS),
    until,
  }
}
