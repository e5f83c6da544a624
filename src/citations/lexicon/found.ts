/** A part of a text, in UTF-16 code units: `text.slice(start, end)`. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** What was recognised, and where in the text that was given. */
export interface Found<Value> extends Span {
  readonly value: Value
}

/** From the left, without what overlaps one taken before; of two that begin at one place the longer. */
export function withoutOverlaps<Item extends Span>(items: readonly Item[]): Item[] {
  let taken = 0
  return items
    .toSorted((first, second) => first.start - second.start || second.end - first.end)
    .filter(({ start, end }) => {
      if (start < taken || end <= start) return false
      taken = end
      return true
    })
}
