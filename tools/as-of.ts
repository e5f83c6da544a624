import { z } from 'zod'
import type { CheckedCitations } from '../src/analysis/jobs.ts'
import type { NamedTrend, RankingAsOf } from '../src/analysis/kept/ranking-as-of.ts'
import { DAY_MS } from '../src/lib/days.ts'
import { invalidInput } from '../src/lib/errors.ts'
import type { CitationsResponse, LookbackDays, RankedTrend, Trend } from '../src/model/index.ts'
import { previewOf } from '../src/text/preview.ts'
import { type AgeNotes, ageNotes } from './outdated.ts'
import type { ToolContext } from './tool.ts'

/** The input field of the tools that can answer from an earlier ranking. */
export const AsOf = z.string().describe('ISO time: the ranking current then').optional()

const IsoMoment = z.string().datetime({ offset: true })

/** Parses `asOf`, a time with its zone: a date alone is no moment. Throws `invalid_input`. */
export function parseAsOf(text: string): Date {
  const moment = new Date(text)
  if (IsoMoment.safeParse(text).success && !Number.isNaN(moment.getTime())) return moment
  throw invalidInput(
    `asOf was ${previewOf(text)}. It must be an ISO 8601 date-time with its zone, for example 2026-03-01T09:00:00Z, or the rankedAt of a trend.`,
  )
}

/** The ranking of a window that was current at `asOf`. Throws `invalid_input`, with the nearest that is kept. */
export async function earlierRanking(
  asOf: string,
  windowDays: number,
  { services, caller }: Pick<ToolContext, 'services' | 'caller'>,
): Promise<RankingAsOf> {
  return await services.rankings.asOf(caller.workspace, windowDays, parseAsOf(asOf))
}

/** What a text is checked against besides posts, and what there is to tell of it. */
export interface CheckBasis {
  /** The end of the window, and its begin where it is not of all that is stored. */
  readonly until: Date
  readonly since: Date
  /** Those of the ranking, and how old that is where a newer one is being made. */
  trends(): Promise<{ readonly trends: readonly BasisTrend[]; readonly age: AgeNotes }>
  /**
   * Of an earlier ranking: its moment, and the posts removed since. `trends` are all of it; those are told of that are `named`, or had
   * a post to which one of `unknown` refers.
   */
  told(trends: readonly BasisTrend[], checked: Checked): CitationsAsOf | undefined
}

type Checked = Pick<CheckedCitations, 'named' | 'unknown'>
type BasisTrend = NamedTrend | RankedTrend
type CitationsAsOf = NonNullable<CitationsResponse['asOf']>

/**
 * The present ranking, or the one that was current at `asOf`, to check a text against; `windowDays` 0 has none. Throws
 * `invalid_input`.
 */
export async function checkBasis(
  asOf: string | undefined,
  windowDays: LookbackDays | 0,
  context: ToolContext,
): Promise<CheckBasis> {
  const { services, caller } = context
  const windowMs = windowDays * DAY_MS
  if (asOf === undefined) {
    const until = services.clock.now()
    return {
      until,
      since: new Date(until.getTime() - windowMs),
      async trends() {
        if (windowDays === 0) return { trends: [], age: {} }
        const { ranking, age } = await services.rankings.shown(caller.workspace, windowDays, context)
        return { trends: [...ranking.trends, ...ranking.parts], age: ageNotes(age, services.clock.now()) }
      },
      told: () => undefined,
    }
  }
  if (windowDays === 0) {
    throw invalidInput('asOf needs a window: of all that is stored (days 0) there is no ranking. Give days.')
  }
  const ranking = await earlierRanking(asOf, windowDays, context)
  return {
    until: parseAsOf(asOf),
    since: new Date(ranking.computedAt.getTime() - windowMs),
    trends: async () => ({ trends: await ranking.named(), age: {} }),
    told: (trends, { named, unknown }) => ({
      rankedAt: ranking.computedAt.toISOString(),
      removed: trends.flatMap(({ id, ...rest }) =>
        'removedPosts' in rest && (named.includes(id) || areOf(unknown, rest.removedPostIds ?? []))
          ? [{ id, removedPosts: rest.removedPosts ?? 0, removedPostIds: [...(rest.removedPostIds ?? [])] }]
          : [],
      ),
    }),
  }
}

/** Whether a reference, an id or a link, is to one of these posts. */
function areOf(references: readonly string[], ids: readonly string[]): boolean {
  const words = new Set(references.flatMap((each) => each.match(/[\w-]+/g) ?? []))
  return ids.some((id) => words.has(id) || words.has(id.replace(/^t[13]_/, '')))
}

/** Trends that an advice names at most. */
const MAX_NAMED = 10

/** Tells of posts of an earlier ranking that were removed since; undefined where none of these trends had any. */
export function removalAdvice(trends: readonly Pick<Trend, 'id' | 'removedPosts'>[]): string | undefined {
  const touched = trends.filter(({ removedPosts = 0 }) => removedPosts > 0)
  if (touched.length === 0) return undefined
  const named = touched.slice(0, MAX_NAMED).map(({ id, removedPosts }) => `${id} (${removedPosts})`)
  const more = touched.length > MAX_NAMED ? ` and ${touched.length - MAX_NAMED} more` : ''
  return `Removed since this ranking, but in its figures: posts of ${named.join(', ')}${more}. Their words are left out.`
}
