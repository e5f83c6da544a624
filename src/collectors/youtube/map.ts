import type { Metrics } from '../../model.ts'
import { type JsonRecord, toFilledText, toNumber, toRecord, toText } from '../json.ts'
import type { Candidate } from '../post-gate.ts'

/** One item of videos.list; `handles` holds the custom URL of each channel that has one. */
export function toYouTubeCandidate(video: JsonRecord, handles: ReadonlyMap<string, string>): Candidate {
  const snippet = toRecord(video['snippet'])
  if (
    snippet['liveBroadcastContent'] === 'upcoming' ||
    toRecord(video['status'])['privacyStatus'] !== 'public'
  ) {
    return { rejected: 'not_public' }
  }
  const id = toFilledText(video['id'])
  const channelId = toFilledText(snippet['channelId'])
  const url = id === undefined ? undefined : `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
  return {
    draft: {
      platform: 'youtube',
      id,
      authorHandle: handles.get(channelId ?? '') ?? channelId,
      text: [snippet['title'], snippet['description']]
        .flatMap((part) => toFilledText(part) ?? [])
        .join('\n\n'),
      url,
      commentsUrl: url,
      publishedAt: toText(snippet['publishedAt']),
      metrics: metricsOf(video['statistics']),
      sourceMethod: 'api',
    },
  }
}

export function channelIdOf(video: JsonRecord): string | undefined {
  return toFilledText(toRecord(video['snippet'])['channelId'])
}

/** Counts come as strings; one that the owner hides or switched off is missing although it was asked for. */
function metricsOf(statistics: unknown): Metrics {
  if (statistics === undefined) return {}
  const counts = toRecord(statistics)
  return {
    views: toNumber(counts['viewCount']) ?? null,
    likes: toNumber(counts['likeCount']) ?? null,
    comments: toNumber(counts['commentCount']) ?? null,
  }
}
