/** How many of the ascending values are less than `value`. */
export function countBelow(ascending: readonly number[], value: number): number {
  return countUntil(ascending, (other) => other >= value)
}

/** How many of the ascending values are `value` or less. */
export function countUpTo(ascending: readonly number[], value: number): number {
  return countUntil(ascending, (other) => other > value)
}

/** How many ascending values come before the first that is `past`. */
function countUntil(ascending: readonly number[], past: (value: number) => boolean): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (past(ascending[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
