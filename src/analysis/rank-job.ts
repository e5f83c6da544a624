import { pageRankedPosts, type RankedPost } from '../../db/analysis-posts.ts'
import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { pruneKeptRankings } from '../../db/kept-rankings.ts'
import { storeRanking } from '../../db/rankings.ts'
import { voiceTeller } from '../derivation/identity.ts'
import { rankTrends } from '../trends/index.ts'
import type { VoiceIdentity } from '../workspace/voice.ts'
import { inputsKeyOf } from './inputs.ts'
import type { JobProgress, RankingJob } from './jobs.ts'
import { keepTrends } from './kept/keep-trends.ts'
import { loadRankingBasis, readSince } from './ranking-basis.ts'
import { createSanitizingReader } from './sanitizing-reader.ts'

/** Between two reports of posts that were read: a second's work or less. */
const TOLD_POSTS = 10_000

/**
 * In the ranking thread: loads the evidence of a window with its history, ranks it and stores the result. Tells how far it
 * is by the posts that it has read, and then by a step for each of the other two.
 */
export async function rank(
  db: Db,
  { workspaceId, windowDays, now: at, inputs, keptBytes }: RankingJob,
  tell: (progress: JobProgress) => void,
): Promise<undefined> {
  const now = new Date(at)
  // Read before the posts: evidence that is stored meanwhile makes this ranking out of date, never falsely
  // current.
  const version = await evidenceVersion(db, workspaceId)
  const { read, contentFlagsOf } = createSanitizingReader()
  let count = 0
  const posts = await loadPosts(db, workspaceId, readSince(windowDays, now), inputs.identity, (post) => {
    count += 1
    if (count % TOLD_POSTS === 0) tell({ done: count, message: `${count} posts read` })
    return read(post)
  })
  tell({ done: count + 1, message: `ranking ${count} posts` })
  const basis = await loadRankingBasis(db, workspaceId, { windowDays, now, inputs })
  const { trends, parts, known } = rankTrends({ ...basis, posts, contentFlagsOf })
  const ranking = {
    windowDays,
    computedAt: now,
    evidenceVersion: version,
    inputsKey: inputsKeyOf(inputs),
    trends,
    parts,
  }
  tell({ done: count + 2, message: `${trends.length} topics found, being stored` })
  await storeRanking(db, workspaceId, ranking, {
    known,
    evidenceUntil: newestOf(posts, now),
    kept: keepTrends([...trends, ...parts], known, posts),
    countsYouTube: inputs.youtubeCountsInScore,
  })
  await pruneKeptRankings(db, workspaceId, { now, maxBytes: keptBytes })
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
  for await (const page of pageRankedPosts(db, { workspaceId, since }, voiceTeller(identity)))
    posts.push(...page.map(read))
  return posts
}

/** The time of the newest post that is not in the future; the posts are sorted newest first. */
function newestOf(posts: readonly RankedPost[], now: Date): Date | null {
  const newest = posts.find(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime())
  return newest === undefined ? null : new Date(newest.publishedAt)
}
