/** Of more items than `most` so many, evenly spread over their order; all where there are no more. */
export function evenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => Math.floor((index + 1) / step) > Math.floor(index / step))
}
