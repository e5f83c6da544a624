import type { CollectorPlan } from '../collectors/collector.ts'
import { type CollectorName, collectorNames, type Workspace } from '../model/index.ts'
import type { CollectorSlots } from './collector-slots.ts'
import { planRequest } from './plan-request.ts'

/** What one collector would do in a scan that starts now, or the settings that it lacks. */
export type NamedPlan = { readonly collector: CollectorName } & (
  | ({ readonly configured: true } & CollectorPlan)
  | { readonly configured: false; readonly settings: readonly string[] }
)

/** What a scan of this workspace would do at a moment, by collector; it reads ledgers and calls nothing. */
export async function planScan(slots: CollectorSlots, workspace: Workspace, at: Date): Promise<NamedPlan[]> {
  const request = planRequest(workspace, at)
  return await Promise.all(
    collectorNames.map(async (collector): Promise<NamedPlan> => {
      const slot = slots[collector]
      if ('settings' in slot) return { collector, configured: false, settings: slot.settings }
      return { collector, configured: true, ...(await slot.plan(request)) }
    }),
  )
}

/** The calls of a plan at most: what a budget of calls allows, else what its steps add up to. */
export function plannedCalls({ steps, costs }: CollectorPlan): number {
  return (
    costs.find(({ unit }) => unit === 'calls')?.amount ?? steps.reduce((sum, { calls }) => sum + calls, 0)
  )
}
