import type { RankedTrend, TypedClaim } from '../model/index.ts'

/** The members of a trend that a figure is read from by its path. */
type WithFigures = Pick<RankedTrend, 'id' | 'previousIds' | 'daily' | 'byPlatform' | 'coverage' | 'explain'>

/**
 * Of some typed claims, reads the figures that they name by a path: `explain.interval.ratio`, `daily.2026-11-21`,
 * `byPlatform.reddit.daily.2026-11-21`. Each as the trend is answered in full; of a list the entry of that day or platform.
 */
export function askedFigures(
  claims: readonly TypedClaim[],
): (trend: WithFigures) => Readonly<Record<string, number>> {
  const asked = new Map<string, Set<string>>()
  for (const { of, name } of claims.flatMap(({ figures = [] }) => figures)) {
    const [id] = TREND_ID.exec(of) ?? []
    if (id === undefined || !name.includes('.')) continue
    asked.set(id, (asked.get(id) ?? new Set()).add(name))
  }
  return (trend) =>
    Object.fromEntries(
      [trend.id, ...trend.previousIds]
        .flatMap((id) => [...(asked.get(id) ?? [])])
        .flatMap((path) => {
          const figure = figureAt(trend, path.split('.'))
          return typeof figure === 'number' ? [[path, figure]] : []
        }),
    )
}

const TREND_ID = /t_[0-9a-f]{16}/

/** What stands at a path; of what is unknown or not collected nothing does. */
function figureAt(trend: WithFigures, [member, ...path]: readonly string[]): unknown {
  const [key = '', name = '', day = ''] = path
  switch (member) {
    case 'explain':
      return path.reduce<unknown>((value, step) => ownMember(value, step), trend.explain)
    case 'daily':
      return path.length === 1 ? trend.daily.find((each) => each.day === key)?.count : undefined
    case 'byPlatform': {
      const figures = trend.byPlatform.find(({ platform }) => platform === key)
      if (path.length === 2) return ownMember(figures, name)
      const at = trend.daily.findIndex((each) => each.day === day)
      return path.length === 3 && name === 'daily' ? figures?.daily[at] : undefined
    }
    case 'coverage':
      return path.length === 2
        ? ownMember(
            trend.coverage.find(({ platform }) => platform === key),
            name,
          )
        : undefined
    default:
      return undefined
  }
}

function ownMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
