import type { CollectorPlan, PlannedCost, PlannedStep } from '../../model/index.ts'
import { allocateBudget } from './allocations.ts'
import { pagesFor, type XBudget, type XPlan } from './plan.ts'
import { usdOf } from './prices.ts'
import type { XSettings } from './settings.ts'
import type { VoicePlan } from './voices/plan.ts'

/** What is planned beyond posts, and the steps of it. */
export interface PlannedVoices extends VoicePlan {
  readonly steps: readonly PlannedStep[]
}

/** The plan as the common CollectorPlan; costs assume that every page is full of posts that were not read today. */
export function describeXPlan(
  { queries, budget, gaps }: XPlan,
  voices: PlannedVoices,
  { authorExpansion, postsLeftToday }: Pick<XSettings, 'authorExpansion'> & Pick<XBudget, 'postsLeftToday'>,
): CollectorPlan {
  const amount = (queries.length === 0 ? 0 : budget) + voices.budget
  const posts: PlannedCost = { unit: 'posts', amount, left: postsLeftToday, usd: usdOf('posts', amount) }
  const authors: PlannedCost = { unit: 'authors', amount, left: null, usd: usdOf('authors', amount) }
  return {
    steps: [
      ...allocateBudget(budget, queries).map(({ platform, label, reach, allocation }) => ({
        platform,
        label,
        calls: pagesFor(allocation.max, reach),
      })),
      ...voices.steps,
    ],
    costs: authorExpansion === 'always' ? [posts, authors] : [posts],
    notCovered: [...gaps, ...voices.gaps].map(({ what, why }) => ({ platform: 'x', what, why })),
  }
}
