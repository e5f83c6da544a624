import type { AskedFigure } from '../citations/stored.ts'
import type { RankedTrend, TypedClaim } from '../model/index.ts'

/** By what an entry of a list is named in a path. */
const ENTRY_NAMES = ['platform', 'day', 'intent'] as const
const TREND_ID = /t_[0-9a-f]{16}/
/** No figure of a trend lies deeper. */
const MAX_STEPS = 5

type WithFigures = Pick<RankedTrend, 'id' | 'previousIds' | 'daily' | 'byPlatform'>

/**
 * Of some typed claims, reads the figures that they name by a path: `explain.interval.ratio`, `intents.problem.posts`,
 * `byPlatform.reddit.daily.2026-11-21`. Each as the trend is answered in full; of a list the entry of that day, platform or intent.
 */
export function askedFigures(
  claims: readonly TypedClaim[],
): (trend: WithFigures) => Readonly<Record<string, AskedFigure>> {
  const asked = new Map<string, Set<string>>()
  for (const { of, name } of claims.flatMap(({ figures = [] }) => figures)) {
    const [id] = TREND_ID.exec(of) ?? []
    if (id !== undefined) asked.set(id, (asked.get(id) ?? new Set()).add(name))
  }
  return (trend) =>
    Object.fromEntries(
      [trend.id, ...trend.previousIds]
        .flatMap((id) => [...(asked.get(id) ?? [])])
        .flatMap((path) => {
          const figure = figureAt(trend, path.split('.'))
          return figure === undefined ? [] : [[path, figure] as const]
        }),
    )
}

/** What stands at a path: null where it is unknown or was not collected; undefined where no figure stands there. */
function figureAt(trend: WithFigures, path: readonly string[]): AskedFigure | undefined {
  if (path.length > MAX_STEPS) return undefined
  const [member, platform, name, day = '', more] = path
  if (member === 'byPlatform' && name === 'daily') {
    const figures = trend.byPlatform.find((each) => each.platform === platform)
    const value = figures?.daily[trend.daily.findIndex((each) => each.day === day)]
    if (value === undefined || more !== undefined) return undefined
    return { value, ...(figures?.partialDays?.includes(day) === true ? { isPartial: true } : {}) }
  }
  const found = path.reduce<unknown>(stepInto, trend)
  if (member === 'daily') {
    const value = path.length === 2 ? stepInto(found, 'count') : undefined
    return isFigure(value)
      ? { value, ...(stepInto(found, 'partial') === true ? { isPartial: true } : {}) }
      : undefined
  }
  return isFigure(found) ? { value: found } : undefined
}

function isFigure(value: unknown): value is number | null {
  return value === null || typeof value === 'number'
}

function stepInto(value: unknown, name: string): unknown {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value
    return entries.find((entry) => ENTRY_NAMES.some((key) => stepInto(entry, key) === name))
  }
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
