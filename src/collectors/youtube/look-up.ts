import type { Post } from '../../model/index.ts'
import { toPost } from '../../posts/ingest.ts'
import type { LookUpOutcome, StoredRef } from '../collector.ts'
import type { JsonRecord } from '../json.ts'
import { isVideoId } from './channel-url.ts'
import type { YouTubeCalls } from './client.ts'
import { channelIdOf, privacyOf, toYouTubeCandidate } from './map.ts'
import { PAGE_SIZE } from './plan.ts'
import { sideBySide } from './side-by-side.ts'
import { readVideos } from './videos.ts'

/**
 * Reads stored videos again, 50 a unit. One that is missing or no longer public is gone; one that the day's units
 * or an outage left unread, or that is announced anew, is in no list. Throws when every batch was refused.
 */
export async function lookUpVideos(refs: readonly StoredRef[], calls: YouTubeCalls): Promise<LookUpOutcome> {
  const known = refs.filter(({ platform, id }) => platform === 'youtube' && isVideoId(id))
  const { values, problems } = await sideBySide(
    batchesOf(known).map(async (batch) => readAgain(batch, await readVideos(idsOf(batch), calls))),
  )
  return {
    found: values.flatMap(({ found }) => found),
    gone: values.flatMap(({ gone }) => gone),
    problems,
  }
}

function readAgain(batch: readonly StoredRef[], videos: ReadonlyMap<string, JsonRecord>) {
  const found: Post[] = []
  const gone: StoredRef[] = []
  for (const ref of batch) {
    const video = videos.get(ref.id)
    if (video === undefined || isHidden(video)) {
      gone.push(ref)
      continue
    }
    // The handle is not asked for again; the one that is stored stays.
    const handles = new Map([[channelIdOf(video) ?? '', ref.authorHandle ?? null]])
    const candidate = toYouTubeCandidate(video, handles)
    const intake = 'draft' in candidate ? toPost(candidate.draft) : candidate
    if ('post' in intake) found.push(intake.post)
  }
  return { found, gone }
}

/** Only what YouTube says: an answer without the status is no reason to forget a video. */
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
