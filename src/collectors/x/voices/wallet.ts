import { MIN_PAGE } from '../plan.ts'

/** Competitors' customers are heard, too, but never at the price of the company's own. */
export const MOST_OF_COMPETITORS = 20

/** The posts that a scan may pay for beyond its posts, spent in the order of the queries. */
export interface Wallet {
  /** What one more page may cost; less than a smallest page: nothing is left. */
  allowed(): number
  spend(posts: number): void
}

/** Every later query keeps a smallest page, as far as the budget reaches. */
export function walletsOf<Q extends { readonly of: string }>(
  posts: number,
  queries: readonly Q[],
): ReadonlyMap<Q, Wallet> {
  let left = posts
  let leftOfCompetitors = MOST_OF_COMPETITORS
  return new Map(
    queries.map((query, index): [Q, Wallet] => {
      const later = MIN_PAGE * (queries.length - 1 - index)
      const isCompetitors = query.of === 'competitors'
      return [
        query,
        {
          allowed: () => {
            const share = Math.min(left, Math.max(MIN_PAGE, left - later))
            return isCompetitors ? Math.min(leftOfCompetitors, share) : share
          },
          spend: (spent) => {
            left -= spent
            if (isCompetitors) leftOfCompetitors -= spent
          },
        },
      ]
    }),
  )
}
