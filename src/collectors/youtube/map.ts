import type { Metrics } from '../../model/index.ts'
import type { PostDraft } from '../../posts/ingest.ts'
import { type JsonRecord, toCount, toFilledText, toRecord, toText } from '../json.ts'
import type { Candidate } from '../post-gate.ts'
import type { LoadedBatch } from './batch-loader.ts'

/** Handles of channels by id, null for a channel without one. */
export type Handles = ReadonlyMap<string, string | null>

/** Maps one item of videos.list; a video that is not public now is rejected. */
export function toYouTubeCandidate(video: JsonRecord, handles: Handles): Candidate {
  const isAnnounced = toRecord(video['snippet'])['liveBroadcastContent'] === 'upcoming'
  if (isAnnounced || privacyOf(video) !== 'public') return { rejected: 'not_public' }
  return { draft: toDraft(video, handles) }
}

function toDraft(video: JsonRecord, handles: Handles): PostDraft {
  const snippet = toRecord(video['snippet'])
  const id = toFilledText(video['id'])
  const channelId = channelIdOf(video)
  const url = id === undefined ? undefined : `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
  return {
    platform: 'youtube',
    id,
    authorHandle: handles.get(channelId ?? '') ?? channelId,
    text: [snippet['title'], snippet['description']].flatMap((part) => toFilledText(part) ?? []).join('\n\n'),
    url,
    commentsUrl: url,
    publishedAt: toText(snippet['publishedAt']),
    metrics: metricsOf(video['statistics']),
    sourceMethod: 'api',
  }
}

/** Whether nobody could say what a video's channel is called: its id would pass for another author than its handle. */
export function isUnnamed(video: JsonRecord, handles: LoadedBatch<string | null>): boolean {
  const id = channelIdOf(video)
  if (handles.failure === undefined || id === undefined) return false
  return !handles.found.has(id) && !handles.missing.includes(id)
}

export function channelIdOf(video: JsonRecord): string | undefined {
  return toChannelId(toRecord(video['snippet'])['channelId'])
}

/** The id becomes a cache key, so it must be 1 to 64 word characters or hyphens. */
export function toChannelId(value: unknown): string | undefined {
  const id = toText(value)
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : undefined
}

/** `public`, `unlisted` or `private`; undefined if the response does not say. */
export function privacyOf(video: JsonRecord): string | undefined {
  return toFilledText(toRecord(video['status'])['privacyStatus'])
}

/** Counts are strings; one that the owner has hidden or disabled is missing although requested, so null. */
function metricsOf(statistics: unknown): Metrics {
  if (statistics === undefined) return {}
  const counts = toRecord(statistics)
  return {
    views: toCount(counts['viewCount']) ?? null,
    likes: toCount(counts['likeCount']) ?? null,
    comments: toCount(counts['commentCount']) ?? null,
  }
}
