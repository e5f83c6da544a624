import { pageRankedPosts, type RankedPost } from '../../db/analysis-posts.ts'
import { readLedger } from '../../db/coverage.ts'
import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { pruneKeptRankings } from '../../db/kept-rankings.ts'
import { findEarlierTrends, storeRanking } from '../../db/rankings.ts'
import { DAY_MS } from '../lib/days.ts'
import type { KnownTrend } from '../model/index.ts'
import { historyDays, rankTrends, toKnownTrend } from '../trends/index.ts'
import { readWordEntry } from '../word-list/entry.ts'
import { competitorNames } from '../workspace/competitor-names.ts'
import { type VoicedPost, type VoiceIdentity, voiceOf } from '../workspace/voice.ts'
import { inputsKeyOf } from './inputs.ts'
import type { RankingJob } from './jobs.ts'
import { keepTrends } from './kept/keep-trends.ts'
import { createSanitizingReader } from './sanitizing-reader.ts'

/** In the ranking thread: loads the evidence of a window with its history, ranks it and stores the result. */
export async function rank(
  db: Db,
  { workspaceId, windowDays, now: at, inputs, keptBytes }: RankingJob,
): Promise<undefined> {
  const now = new Date(at)
  const since = new Date(now.getTime() - historyDays(windowDays) * DAY_MS)
  // Read before the posts: evidence that is stored meanwhile makes this ranking out of date, never falsely
  // current.
  const version = await evidenceVersion(db, workspaceId)
  const { read, contentFlagsOf } = createSanitizingReader()
  const posts = await loadPosts(db, workspaceId, since, inputs.identity, read)
  const coverage = await readLedger(db, workspaceId, { since, now })
  const inputsKey = inputsKeyOf(inputs)
  const earlier = await loadEarlierTrends(db, workspaceId, windowDays)
  const { trends, parts, known } = rankTrends({
    posts,
    windowDays,
    now,
    coverage,
    previous: earlier.trends,
    // Another method or word list shows at once, and not only in new posts.
    regroups: earlier.inputsKey !== inputsKey,
    competitors: competitorNames(inputs.competitorUrls),
    words: inputs.words.map((entry) => readWordEntry(entry).word),
    youtubeCountsAllowed: inputs.youtubeCountsInScore,
    contentFlagsOf,
  })
  const ranking = {
    windowDays,
    computedAt: now,
    evidenceVersion: version,
    inputsKey,
    trends,
    parts,
  }
  await storeRanking(db, workspaceId, ranking, {
    known,
    evidenceUntil: newestOf(posts, now),
    kept: keepTrends([...trends, ...parts], known, posts),
    countsYouTube: inputs.youtubeCountsInScore,
  })
  await pruneKeptRankings(db, workspaceId, { now, maxBytes: keptBytes })
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

/** The posts since a moment, newest first, each as `read` gives it, with the voice that the identity gives it. */
export async function loadPosts(
  db: Db,
  workspaceId: string,
  since: Date,
  identity: VoiceIdentity,
  read: (post: RankedPost) => RankedPost,
): Promise<RankedPost[]> {
  const posts: RankedPost[] = []
  const voice = (post: VoicedPost) => voiceOf(post, identity)
  for await (const page of pageRankedPosts(db, { workspaceId, since }, voice)) posts.push(...page.map(read))
  return posts
}

/** The time of the newest post that is not in the future; the posts are sorted newest first. */
function newestOf(posts: readonly RankedPost[], now: Date): Date | null {
  const newest = posts.find(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime())
  return newest === undefined ? null : new Date(newest.publishedAt)
}
