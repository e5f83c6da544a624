import { readLedger } from '../../db/coverage.ts'
import type { Db } from '../../db/database.ts'
import { findEarlierTrends } from '../../db/rankings.ts'
import { DAY_MS } from '../lib/days.ts'
import type { KnownTrend } from '../model/index.ts'
import { historyDays, type RankInput, toKnownTrend } from '../trends/index.ts'
import { readWordEntry } from '../word-list/entry.ts'
import { competitorNames } from '../workspace/competitor-names.ts'
import { inputsKeyOf, type RankingInputs } from './inputs.ts'

/** In so many distinct texts topics are found; see docs/trends.md, "When there are very many posts". */
export const MAX_TEXTS = 100_000

/** All that a ranking of the service is made from besides the posts. */
export type RankingBasis = Required<
  Pick<
    RankInput,
    | 'windowDays'
    | 'now'
    | 'coverage'
    | 'previous'
    | 'regroups'
    | 'competitors'
    | 'words'
    | 'youtubeCountsAllowed'
    | 'maxTexts'
  >
>

/** The beginning of what a ranking reads: its window with the history before it. */
export function readSince(windowDays: number, now: Date): Date {
  return new Date(now.getTime() - historyDays(windowDays) * DAY_MS)
}

/** The basis of a ranking as of a moment. */
export async function loadRankingBasis(
  db: Db,
  workspaceId: string,
  { windowDays, now, inputs }: { windowDays: number; now: Date; inputs: RankingInputs },
): Promise<RankingBasis> {
  const coverage = await readLedger(db, workspaceId, { since: readSince(windowDays, now), now })
  const earlier = await loadEarlierTrends(db, workspaceId, windowDays)
  return {
    windowDays,
    now,
    coverage,
    previous: earlier.trends,
    // Another method or word list shows at once, and not only in new posts.
    regroups: earlier.inputsKey !== inputsKeyOf(inputs),
    competitors: competitorNames(inputs.competitorUrls),
    words: inputs.words.map((entry) => readWordEntry(entry).word),
    youtubeCountsAllowed: inputs.youtubeCountsInScore,
    maxTexts: MAX_TEXTS,
  }
}

/** The topics of the ranking that the workspace was shown last, and the key of the inputs that it was made from. */
export async function loadEarlierTrends(
  db: Db,
  workspaceId: string,
  windowDays: number,
): Promise<{ trends: KnownTrend[]; inputsKey: string | null }> {
  const earlier = await findEarlierTrends(db, workspaceId, windowDays)
  return { trends: earlier.known ?? earlier.shown.map(toKnownTrend), inputsKey: earlier.inputsKey }
}
