/** The units that a scan may spend on comments, counted before each call. */
export interface Units {
  /** True if a call may be made and leaves `reserve` units for others. */
  take(reserve?: number): boolean
}

export function createUnits(most: number): Units {
  let left = most
  return {
    take(reserve = 0) {
      if (left <= reserve) return false
      left -= 1
      return true
    },
  }
}
