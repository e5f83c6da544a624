/** What `read` gives of each, in order. The next one is read while the caller looks at one: the server works meanwhile. */
export async function* aheadByOne<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begin = (item: Item): Promise<Result> => {
    const result = read(item)
    // It is awaited later, or never where the one before fails.
    result.catch(() => {})
    return result
  }
  let ahead = items.slice(0, 1).map(begin)
  for (const [index] of items.entries()) {
    const current = ahead
    ahead = items.slice(index + 1, index + 2).map(begin)
    for (const result of current) yield await result
  }
}
