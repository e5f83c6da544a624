/** Calls of a scan that are not reserved for any query. */
export interface SpareCalls {
  readonly remaining: number
  /** Takes up to `wanted` calls; returns how many it got. */
  take(wanted: number): number
  refund(calls: number): void
}

export function createSpareCalls(calls: number): SpareCalls {
  let left = calls
  return {
    get remaining() {
      return left
    },
    take(wanted) {
      const granted = Math.min(wanted, left)
      left -= granted
      return granted
    },
    refund(calls) {
      left += calls
    },
  }
}
