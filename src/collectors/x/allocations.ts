/** One query's part of the posts that a scan may read. All amounts are whole numbers of posts. */
export interface Allocation {
  /** Available to the query from the start. */
  readonly base: number
  /** The most it can get: its base and everything that earlier queries could leave over. */
  readonly max: number
  /** Claims what earlier queries left over; resolves when they have ended. */
  claimLeftover(): Promise<number>
  /** The query has ended; `unread` is what remains of its base and of what it claimed. */
  release(unread: number): void
}

/**
 * Splits a budget into equal allocations; what a query leaves over goes to the next one that needs it.
 * Queries run concurrently, but a query waits only for earlier ones, so the result does not depend on which
 * response comes first.
 */
export function allocateBudget<Q>(
  posts: number,
  queries: readonly Q[],
): readonly (Q & { allocation: Allocation })[] {
  const base = Math.floor(posts / Math.max(1, queries.length))
  const remainder = posts - base * queries.length
  let leftover = Promise.resolve(remainder)
  return queries.map((query, index) => {
    const incoming = leftover
    let isClaimed = false
    let release = (_unread: number) => {}
    const released = new Promise<number>((resolve) => {
      release = resolve
    })
    leftover = Promise.all([incoming, released]).then(([left, unread]) =>
      isClaimed ? unread : left + unread,
    )
    const claimLeftover = async () => {
      isClaimed = true
      return await incoming
    }
    return { ...query, allocation: { base, max: remainder + base * (index + 1), claimLeftover, release } }
  })
}
