/** What was recognised, and where: UTF-16 offsets of the text that was given, `end` behind its last character. */
export interface Found<Value> {
  readonly start: number
  readonly end: number
  readonly value: Value
}

/** From the left, without what overlaps one taken before; of two that begin at one place the longer. */
export function withoutOverlaps<Item extends { readonly start: number; readonly end: number }>(
  items: readonly Item[],
): Item[] {
  let taken = 0
  return items
    .toSorted((first, second) => first.start - second.start || second.end - first.end)
    .filter(({ start, end }) => {
      if (start < taken || end <= start) return false
      taken = end
      return true
    })
}
