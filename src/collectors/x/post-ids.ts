/** X's ids count milliseconds since this moment in all but their lowest 22 bits. */
const EPOCH_MS = 1_288_834_974_657n
const TIME_BITS = 22n

/** When a post with this id was made. */
export function timeOfId(id: string): Date {
  return new Date(Number((BigInt(id) >> TIME_BITS) + EPOCH_MS))
}

/** The id so much earlier, at least 1. */
export function idBefore(id: string, milliseconds: number): string {
  const earlier = BigInt(id) - (BigInt(milliseconds) << TIME_BITS)
  return String(earlier < 1n ? 1n : earlier)
}

/** The highest and lowest of post ids; undefined without any. */
export function extentOf(
  ids: readonly string[],
): { readonly newest: string; readonly oldest: string } | undefined {
  const sorted = ids.map(BigInt).sort((one, other) => (one < other ? -1 : 1))
  const [oldest] = sorted
  const newest = sorted.at(-1)
  return oldest === undefined || newest === undefined
    ? undefined
    : { newest: String(newest), oldest: String(oldest) }
}
