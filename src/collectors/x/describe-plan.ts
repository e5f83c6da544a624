import type { CollectorPlan, PlannedCost } from '../../model/index.ts'
import { allocateBudget } from './allocations.ts'
import { pagesFor, type XBudget, type XPlan } from './plan.ts'
import type { XSettings } from './settings.ts'

/** X's public prices of 2026, per thousand because these are whole numbers. */
const USD_PER_1000_POSTS = 5
const USD_PER_1000_AUTHORS = 10

/** The plan as the common CollectorPlan; costs assume that every page is full. */
export function describeXPlan(
  { queries, budget, gaps }: XPlan,
  { authorExpansion, postsLeftToday }: Pick<XSettings, 'authorExpansion'> & Pick<XBudget, 'postsLeftToday'>,
): CollectorPlan {
  const amount = queries.length === 0 ? 0 : budget
  const posts: PlannedCost = {
    unit: 'posts',
    amount,
    left: postsLeftToday,
    usd: (amount * USD_PER_1000_POSTS) / 1000,
  }
  const authors: PlannedCost = {
    unit: 'authors',
    amount,
    left: null,
    usd: (amount * USD_PER_1000_AUTHORS) / 1000,
  }
  return {
    steps: allocateBudget(budget, queries).map(({ platform, label, reach, allocation }) => ({
      platform,
      label,
      calls: pagesFor(allocation.max, reach),
    })),
    costs: authorExpansion === 'always' ? [posts, authors] : [posts],
    notCovered: gaps.map(({ what, why }) => ({ platform: 'x', what, why })),
  }
}
