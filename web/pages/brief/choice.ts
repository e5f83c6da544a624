import { invalidInput, ServiceError } from '../../../src/lib/errors.ts'
import type { LookbackDays, RankedTrend } from '../../../src/model/index.ts'
import { MAX_TRENDS } from '../../../src/trends/facts.ts'
import { getTrends } from '../../../tools/get-trends.ts'
import type { PageRequest } from '../../page.ts'
import { windowIn } from '../../query.ts'
import { notKept } from '../not-kept.ts'
import { isWhole } from '../trends.tsx'

/** Topics of one brief: more is a report, and nobody reads the originals of all. */
export const MAX_BRIEF_TRENDS = 12

/** What a brief is to be of: topics of one ranking, which is named by its moment. */
export interface BriefChoice {
  readonly windowDays: LookbackDays
  /** The moment of the ranking, ISO 8601. */
  readonly asOf: string
  /** All topics of the ranking, the best first. */
  readonly ranked: readonly RankedTrend[]
  /** Ids as they were asked for, each once; they need not be listed: a part of a topic is not. */
  readonly trendIds: readonly string[]
}

/**
 * Reads `days`, `asOf` and each `trend` of an address, or `top` for the best ones; without `asOf` it is of the ranking of
 * now. Throws `invalid_input` with a sentence for people.
 */
export async function readChoice(request: PageRequest): Promise<BriefChoice> {
  const { query, visitor } = request
  const windowDays = windowIn(query) ?? visitor.workspace.lookbackDays
  const asOf = query.get('asOf') || undefined
  const top = topIn(query)
  const { output, notes } =
    asOf === undefined
      ? await presentRanking(request, windowDays)
      : await keptRanking(request, windowDays, asOf).catch(throwForPeople)
  const ranked = output.trends.filter(isWhole)
  const asked = [...new Set(query.getAll('trend').filter((id) => id !== ''))]
  const trendIds = asked.length > 0 ? asked : ranked.slice(0, top).map(({ id }) => id)
  if (trendIds.length > MAX_BRIEF_TRENDS) {
    throw invalidInput(
      `A brief holds at most ${MAX_BRIEF_TRENDS} topics, and ${trendIds.length} were chosen. Choose fewer.`,
    )
  }
  return { windowDays, asOf: notes.rankedAt, ranked, trendIds }
}

function keptRanking({ callTool }: PageRequest, days: LookbackDays, asOf: string) {
  return callTool(getTrends, { days, asOf, fields: 'full', limit: MAX_TRENDS, maxChars: 0 })
}

function throwForPeople(thrown: unknown): never {
  const which = thrown instanceof ServiceError ? notKept(thrown.message) : undefined
  if (which === undefined) throw thrown
  throw invalidInput(`A brief is made of a ranking that is kept: ${which} Begin again with that of now.`)
}

/** The ranking of now as it is kept: by its moment it can be asked for again. */
async function presentRanking(request: PageRequest, days: LookbackDays): ReturnType<typeof keptRanking> {
  const { notes } = await request.callTool(getTrends, { days, limit: 1, maxChars: 0 })
  try {
    return await keptRanking(request, days, notes.rankedAt)
  } catch (thrown) {
    if (!(thrown instanceof ServiceError) || thrown.fault.kind !== 'invalid_input') throw thrown
    throw new ServiceError(
      { kind: 'unavailable' },
      'A brief is made of a ranking that is kept, and that of now is not. How much is kept is set by KEPT_RANKINGS_MB.',
    )
  }
}

function topIn(query: URLSearchParams): number {
  const text = query.get('top') || '0'
  if (/^\d{1,2}$/.test(text) && Number(text) <= MAX_BRIEF_TRENDS) return Number(text)
  throw invalidInput(`top must be a whole number from 1 to ${MAX_BRIEF_TRENDS}.`)
}
