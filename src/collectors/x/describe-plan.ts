import type { CollectorPlan, PlannedCost } from '../collector.ts'
import { pagesFor, type XFacts, type XPlan } from './plan.ts'
import type { XSettings } from './settings.ts'
import { divideBudget } from './shares.ts'

/** X's public prices of 2026; by the thousand, they are whole numbers. */
const USD_PER_1000_POSTS = 5
const USD_PER_1000_AUTHORS = 10

/** A plan in the words that all platforms share: what it would cost if every page were full. */
export function describePlan(
  { queries, budget, gaps }: XPlan,
  { authorExpansion, postsLeftToday }: Pick<XSettings, 'authorExpansion'> & Pick<XFacts, 'postsLeftToday'>,
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
    steps: divideBudget(budget, queries).map(({ platform, label, reach, share }) => ({
      platform,
      label,
      calls: pagesFor(share.atMost, reach),
    })),
    costs: authorExpansion === 'always' ? [posts, authors] : [posts],
    notCovered: gaps.map(({ what, why }) => ({ platform: 'x', what, why })),
  }
}
