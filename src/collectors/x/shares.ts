/** One query's part of the posts that a scan may read. */
export interface Share {
  /** Its own to spend. */
  readonly own: number
  /** Its own and everything that the queries before it could leave. */
  readonly atMost: number
  /** What the queries before it left; resolves when they have ended. It is this query's from then on. */
  fromBefore(): Promise<number>
  /** The query has ended, with so many posts of all that it took unread. */
  close(left: number): void
}

/**
 * Equal shares, and what a query leaves goes to the next one that needs it. Queries run at once, but a query waits
 * only for those before it: who gets how much does not depend on whose answer is first.
 */
export function divideBudget<Q>(posts: number, queries: readonly Q[]): readonly (Q & { share: Share })[] {
  const own = Math.floor(posts / Math.max(1, queries.length))
  const rest = posts - own * queries.length
  let before = Promise.resolve(rest)
  return queries.map((query, index) => {
    const arriving = before
    let taken = false
    let close = (_left: number) => {}
    const leaving = new Promise<number>((resolve) => {
      close = resolve
    })
    before = Promise.all([arriving, leaving]).then(([arrived, left]) => (taken ? left : arrived + left))
    const fromBefore = async () => {
      taken = true
      return await arriving
    }
    return { ...query, share: { own, atMost: rest + own * (index + 1), fromBefore, close } }
  })
}
