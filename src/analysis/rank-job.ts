import { pageRankedPosts, type RankedPost } from '../../db/analysis-posts.ts'
import type { Db } from '../../db/database.ts'
import { evidenceVersion } from '../../db/evidence-version.ts'
import { pruneKeptRankings } from '../../db/kept-rankings.ts'
import { storeRanking } from '../../db/rankings.ts'
import { derivationsBy } from '../derivation/identity.ts'
import { ServiceError } from '../lib/errors.ts'
import { rankTrends, TextMemory } from '../trends/index.ts'
import type { VoiceIdentity } from '../workspace/voice.ts'
import { inputsKeyOf } from './inputs.ts'
import type { JobProgress, RankingJob } from './jobs.ts'
import { keepTrends } from './kept/keep-trends.ts'
import { loadRankingBasis, readSince } from './ranking-basis.ts'
import { MAX_KEPT_POSTS, type RankingMemories } from './ranking-memories.ts'
import type { WorkspaceMemory } from './workspace-memory.ts'

/**
 * Of the texts of a workspace with more posts than are kept a ranking remembers no more characters: each is asked for once or a few
 * times in a row, and all of 500,000 posts would take some 400 MB.
 */
const UNKEPT_CHARACTERS = 1_000_000

/**
 * In the ranking thread: loads the evidence of a window with its history, as far as that has changed since the ranking before,
 * ranks it and stores the result. Tells how far it is by the posts that it has read, and then by a step for each of the
 * other two.
 */
export async function rank(
  db: Db,
  { workspaceId, windowDays, now: at, inputs, keptBytes }: RankingJob,
  memories: RankingMemories,
  tell: (progress: JobProgress) => void,
): Promise<undefined> {
  const now = new Date(at)
  const memory = memories.of(workspaceId, inputs.identity, performance.now())
  try {
    await rankAndStore(db, { workspaceId, windowDays, now, inputs, keptBytes }, memory, tell)
  } finally {
    memories.trim(performance.now())
  }
}

async function rankAndStore(
  db: Db,
  { workspaceId, windowDays, now, inputs, keptBytes }: Omit<RankingJob, 'now'> & { readonly now: Date },
  memory: WorkspaceMemory,
  tell: (progress: JobProgress) => void,
): Promise<void> {
  // Read before the posts: evidence that is stored meanwhile makes this ranking out of date, never falsely
  // current.
  const version = await evidenceVersion(db, workspaceId)
  const posts = await memory.load(db, readSince(windowDays, now), performance.now(), (count) =>
    tell({ done: count, message: `${count} posts read` }),
  )
  tell({ done: posts.length + 1, message: `ranking ${posts.length} posts` })
  const basis = await loadRankingBasis(db, workspaceId, { windowDays, now, inputs })
  const { trends, parts, known } = rankTrends({
    ...basis,
    posts,
    contentFlagsOf: memory.contentFlagsOf,
    memory: posts.length > MAX_KEPT_POSTS ? new TextMemory(UNKEPT_CHARACTERS) : memory.texts,
  })
  const ranking = {
    windowDays,
    computedAt: now,
    evidenceVersion: version,
    inputsKey: inputsKeyOf(inputs),
    trends,
    parts,
  }
  tell({ done: posts.length + 2, message: `${trends.length} topics found, being stored` })
  await storeRanking(db, workspaceId, ranking, {
    known,
    evidenceUntil: newestOf(posts, now),
    kept: keepTrends([...trends, ...parts], known, posts),
    countsYouTube: inputs.youtubeCountsInScore,
  })
  await pruneUnlessLost(db, workspaceId, { now, maxBytes: keptBytes })
}

/** The ranking is stored by then: where the database does not answer any more, the next one prunes what this one has left. */
async function pruneUnlessLost(
  db: Db,
  workspaceId: string,
  bounds: { readonly now: Date; readonly maxBytes: number },
): Promise<void> {
  try {
    await pruneKeptRankings(db, workspaceId, bounds)
  } catch (error) {
    if (!(error instanceof ServiceError && error.fault.kind === 'unavailable')) throw error
  }
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
  for await (const page of pageRankedPosts(db, { workspaceId, since }, derivationsBy(identity)))
    posts.push(...page.map(read))
  return posts
}

/** The time of the newest post that is not in the future; the posts are sorted newest first. */
function newestOf(posts: readonly RankedPost[], now: Date): Date | null {
  const newest = posts.find(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime())
  return newest === undefined ? null : new Date(newest.publishedAt)
}
