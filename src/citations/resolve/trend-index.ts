import type { StoredTrend } from '../stored.ts'

/** The trend of each id. An earlier id leads to what goes on from it, as in get_trend: to a ranked one before a part. */
export function trendsById(trends: readonly StoredTrend[]): ReadonlyMap<string, StoredTrend> {
  const byId = new Map(trends.map((trend) => [trend.id, trend]))
  const rankedFirst = [...trends].sort(
    (one, other) => Number(one.parentId !== undefined) - Number(other.parentId !== undefined),
  )
  for (const trend of rankedFirst) {
    for (const id of trend.previousIds ?? []) if (!byId.has(id)) byId.set(id, trend)
  }
  return byId
}
