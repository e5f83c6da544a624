import type { PlanRequest } from '../collectors/collector.ts'
import { DAY_MS } from '../lib/days.ts'
import type { Workspace } from '../model/index.ts'

/** What a scan of this workspace asks for, as of a moment. */
export function planRequest(workspace: Workspace, until: Date): PlanRequest {
  return {
    workspaceId: workspace.id,
    words: workspace.words,
    handles: workspace.handles,
    competitorUrls: workspace.competitorUrls,
    since: new Date(until.getTime() - workspace.lookbackDays * DAY_MS),
    until,
  }
}
