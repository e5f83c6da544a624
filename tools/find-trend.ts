import { listWindowsWithTrend } from '../db/rankings.ts'
import type { RestoredTrend } from '../src/analysis/kept/restore-trend.ts'
import { ServiceError } from '../src/lib/errors.ts'
import { earlierRanking } from './as-of.ts'
import { type AgeNotes, ageNotes } from './outdated.ts'
import type { ToolContext } from './tool.ts'

/**
 * The trend with this id in the ranking of a window, else the best ranked trend that continues it; with `asOf` in the
 * ranking that was current then. Throws `not_found`, which names the windows that have one, or `invalid_input`.
 */
export async function requireTrend(
  id: string,
  windowDays: number,
  context: Pick<ToolContext, 'services' | 'caller' | 'signal' | 'stepAside' | 'report'>,
  asOf?: string,
): Promise<{ readonly trend: RestoredTrend; readonly age: AgeNotes }> {
  const { services, caller } = context
  if (asOf !== undefined) {
    const ranking = await earlierRanking(asOf, windowDays, context)
    const earlier = await ranking.find(id)
    if (earlier !== undefined) return { trend: earlier, age: {} }
    throw new ServiceError(
      { kind: 'not_found' },
      `The ranking of ${windowDays} days of ${ranking.computedAt.toISOString()} has no trend of this id. get_trends with this asOf lists those that it has.`,
    )
  }
  const shown = await services.rankings.shown(caller.workspace, windowDays, context)
  const { ranking } = shown
  const all = [...ranking.trends, ...ranking.parts]
  const found = all.find((trend) => trend.id === id) ?? all.find((trend) => trend.previousIds.includes(id))
  if (found !== undefined) return { trend: found, age: ageNotes(shown.age, services.clock.now()) }
  const named = all.filter(({ topic }) => topic.toLowerCase() === id.trim().toLowerCase())
  if (named.length === 1 && named[0] !== undefined) {
    throw new ServiceError(
      { kind: 'not_found' },
      `No trend of the last ${windowDays} days has this id, but one has it as its name. Its id is ${named[0].id}: call again with that.`,
    )
  }
  const others = await otherWindowsOf(id, windowDays, services, caller.workspace.id)
  const how =
    others.length === 0
      ? 'get_trends lists the ids that there are.'
      : `It was last seen in the window of ${others.join(', ')} days: call again with days.`
  throw new ServiceError({ kind: 'not_found' }, `No trend of the last ${windowDays} days has this id. ${how}`)
}

/** The other windows whose last ranking has a trend with this id; it may be older than the evidence. */
export async function otherWindowsOf(
  id: string,
  windowDays: number,
  { db }: Pick<ToolContext['services'], 'db'>,
  workspaceId: string,
): Promise<number[]> {
  const windows = await listWindowsWithTrend(db, workspaceId, id)
  return windows.filter((days) => days !== windowDays)
}
