/** Of more items than `most` so many, evenly spread over their order, the last among them; all where there are no more. */
export function evenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  const kept = Math.min(most, items.length)
  const keptUntil = (index: number): number => Math.floor((index * kept) / items.length)
  return items.filter((_, index) => keptUntil(index + 1) > keptUntil(index))
}
