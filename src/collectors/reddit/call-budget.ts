/** Calls of a scan that no query has a claim to. */
export interface SpareCalls {
  readonly left: number
  /** Takes up to so many; what it took. */
  take(wanted: number): number
  giveBack(calls: number): void
}

export function createSpareCalls(calls: number): SpareCalls {
  let left = calls
  return {
    get left() {
      return left
    },
    take(wanted) {
      const taken = Math.min(wanted, left)
      left -= taken
      return taken
    },
    giveBack(calls) {
      left += calls
    },
  }
}
