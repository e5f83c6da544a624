import { listHazards } from '../db/hazards.ts'
import type { StoredRanking } from '../db/rankings.ts'
import { loadIdentity } from '../src/derivation/identity.ts'
import { DAY_MS } from '../src/lib/days.ts'
import { ServiceError } from '../src/lib/errors.ts'
import { platforms } from '../src/model/index.ts'
import type { ToolContext } from './tool.ts'

/** Ids that the notes hold at most. */
const MAX_IDS = 10

/** Customers' posts of the window that tell of danger and are in no trend of the ranking. */
export interface UnlistedHazards {
  readonly posts: number
  /** The newest of them. */
  readonly postIds: readonly string[]
  /** How many more are in trends, each of which has its own in `hazards`. */
  readonly inTrends: number
}

/** A ranking is of one evidence, configuration and set of rules: so are its hazards. */
const known = new WeakMap<StoredRanking, UnlistedHazards>()

/**
 * The hazards that a reader of the trends would not see. undefined where they are not known, because the posts could
 * not be read in time, or the ranking is outdated and newer posts would first have to be read: that must not cost a
 * caller the trends.
 */
export async function unlistedHazards(
  ranking: StoredRanking,
  isOutdated: boolean,
  context: ToolContext,
): Promise<UnlistedHazards | undefined> {
  const found = known.get(ranking) ?? (isOutdated ? undefined : await findUnlistedHazards(ranking, context))
  if (found !== undefined) known.set(ranking, found)
  return found
}

async function findUnlistedHazards(
  { trends, windowDays, computedAt }: StoredRanking,
  context: ToolContext,
): Promise<UnlistedHazards | undefined> {
  const { services, caller } = context
  const { db, derivations } = services
  const workspaceId = caller.workspace.id
  const identity = await loadIdentity(db, caller.workspace)
  const key = await derivations.bringUpToDate(workspaceId, identity, context).catch((error: unknown) => {
    if (error instanceof ServiceError) return undefined
    throw error
  })
  if (key === undefined) return undefined
  const since = new Date(computedAt.getTime() - windowDays * DAY_MS)
  const found = await listHazards(db, { workspaceId, since, until: computedAt }, key)
  const listed = new Map(
    platforms.map((platform) => [
      platform,
      new Set(trends.flatMap((trend) => (trend.platforms.includes(platform) ? trend.postIds : []))),
    ]),
  )
  const unlisted = found.filter(({ platform, id }) => !listed.get(platform)?.has(id))
  return {
    posts: unlisted.length,
    postIds: unlisted.slice(0, MAX_IDS).map(({ id }) => id),
    inTrends: found.length - unlisted.length,
  }
}

/** For agents, whose hosts may not show them `_meta`. */
export function hazardAdvice(hazards: UnlistedHazards | undefined): string | undefined {
  if (hazards === undefined || hazards.posts + hazards.inTrends === 0) return undefined
  const { posts, inTrends } = hazards
  const told = (count: number): string => (count === 1 ? '1 post that tells' : `${count} posts that tell`)
  if (posts === 0)
    return `${told(inTrends)} of danger in trends: list_evidence with intent hazard has them all.`
  const others = inTrends === 0 ? '' : ` and ${inTrends} in trends`
  return `${told(posts)} of danger in no listed trend${others}: list_evidence with intent hazard has them all.`
}
