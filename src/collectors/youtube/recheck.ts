import type { Post } from '../../model/index.ts'
import { ingestPost } from '../../posts/ingest.ts'
import { isVideoId } from '../../workspace/handles/youtube.ts'
import type { RecheckOutcome, StoredRef } from '../collector.ts'
import type { JsonRecord } from '../json.ts'
import type { YouTubeCalls } from './client.ts'
import { isCommentId, recheckComments } from './comments/recheck.ts'
import { channelIdOf, privacyOf, toYouTubeCandidate } from './map.ts'
import { PAGE_SIZE } from './plan.ts'
import { distinctProblems, settleAll } from './settle-all.ts'
import { readVideos } from './videos.ts'

/**
 * Rechecks stored videos and comments. What one of the two kinds was refused is a problem beside the other's outcome;
 * throws if nothing was read.
 */
export async function recheckYouTube(
  refs: readonly StoredRef[],
  calls: YouTubeCalls,
): Promise<RecheckOutcome> {
  const own = refs.filter(({ platform }) => platform === 'youtube')
  const videos = own.filter(({ id }) => isVideoId(id))
  const comments = own.filter(({ id }) => isCommentId(id))
  const { values, problems } = await settleAll([
    ...(videos.length === 0 ? [] : [recheckVideos(videos, calls)]),
    ...(comments.length === 0 ? [] : [recheckComments(comments, calls)]),
  ])
  return {
    found: values.flatMap(({ found }) => found),
    gone: values.flatMap(({ gone }) => gone),
    problems: distinctProblems([...values.flatMap((outcome) => outcome.problems), ...problems]),
  }
}

/**
 * Rechecks stored videos, 50 per quota unit. A video that is missing or no longer public is gone; one that
 * could not be read (no units left, an outage) or is scheduled again is in no list. Throws if every batch was
 * refused.
 */
async function recheckVideos(refs: readonly StoredRef[], calls: YouTubeCalls): Promise<RecheckOutcome> {
  const { values, problems } = await settleAll(
    batchesOf(refs).map(async (batch) => toOutcome(batch, await readVideos(idsOf(batch), calls))),
  )
  return {
    found: values.flatMap(({ found }) => found),
    gone: values.flatMap(({ gone }) => gone),
    problems,
  }
}

function toOutcome(batch: readonly StoredRef[], videos: ReadonlyMap<string, JsonRecord>) {
  const found: Post[] = []
  const gone: StoredRef[] = []
  for (const ref of batch) {
    const video = videos.get(ref.id)
    if (video === undefined || isHidden(video)) {
      gone.push(ref)
      continue
    }
    // The stored handle stays; it is not read again.
    const handles = new Map([[channelIdOf(video) ?? '', ref.authorHandle ?? null]])
    const candidate = toYouTubeCandidate(video, handles)
    const intake = 'draft' in candidate ? ingestPost(candidate.draft) : candidate
    if ('post' in intake) found.push(intake.post)
  }
  return { found, gone }
}

/** Whether YouTube says that a video is not public; a response without a status is no proof. */
function isHidden(video: JsonRecord): boolean {
  const privacy = privacyOf(video)
  return privacy === 'private' || privacy === 'unlisted'
}

function batchesOf(refs: readonly StoredRef[]): readonly (readonly StoredRef[])[] {
  const batches: StoredRef[][] = []
  for (let start = 0; start < refs.length; start += PAGE_SIZE)
    batches.push(refs.slice(start, start + PAGE_SIZE))
  return batches
}

function idsOf(refs: readonly StoredRef[]): readonly string[] {
  return refs.map(({ id }) => id)
}
