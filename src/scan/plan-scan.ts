import { type CollectorPlan, collectorNames, type NamedPlan, type Workspace } from '../model/index.ts'
import type { CollectorRegistry } from './collector-registry.ts'
import { planRequest } from './plan-request.ts'

/**
 * What a scan of this workspace would do at a moment, by collector; it reads quotas and calls no platform.
 */
export async function planScan(
  registry: CollectorRegistry,
  workspace: Workspace,
  at: Date,
): Promise<NamedPlan[]> {
  const request = planRequest(workspace, at)
  return await Promise.all(
    collectorNames.map(async (collector): Promise<NamedPlan> => {
      const entry = registry[collector]
      if ('settings' in entry) return { collector, configured: false, settings: entry.settings }
      return { collector, configured: true, ...(await entry.plan(request)) }
    }),
  )
}

/** Upper bound of a plan's calls: its budget of calls if it has one, else the sum of its steps. */
export function plannedCalls({ steps, costs }: CollectorPlan): number {
  return (
    costs.find(({ unit }) => unit === 'calls')?.amount ?? steps.reduce((sum, { calls }) => sum + calls, 0)
  )
}
