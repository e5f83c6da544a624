import type { Budget } from '../collectors/budget.ts'
import { type CollectorName, collectorNames } from '../model/index.ts'
import type { CollectorRegistry } from './collector-registry.ts'

/** The budgets of one collector, or the settings that it lacks. */
export type NamedBudgets = { readonly collector: CollectorName } & (
  | { readonly configured: true; readonly budgets: readonly Budget[] }
  | { readonly configured: false; readonly settings: readonly string[] }
)

/** What all collectors may still spend; it reads quotas and calls no platform. */
export async function readBudgets(registry: CollectorRegistry): Promise<NamedBudgets[]> {
  return await Promise.all(
    collectorNames.map(async (collector): Promise<NamedBudgets> => {
      const entry = registry[collector]
      if ('settings' in entry) return { collector, configured: false, settings: entry.settings }
      return { collector, configured: true, budgets: await entry.budgets() }
    }),
  )
}
