import { type JsonRecord, toFilledText, toRecords } from '../json.ts'
import type { YouTubeCalls } from './client.ts'
import { unexpectedContent } from './refusals.ts'

/**
 * The videos of at most 50 ids; a missing one was deleted or made private. A response without a list is no
 * proof of that and throws `unexpected_content`.
 */
export async function readVideos(
  ids: readonly string[],
  calls: YouTubeCalls,
): Promise<ReadonlyMap<string, JsonRecord>> {
  const body = await calls.get('/videos', { part: 'snippet,statistics,status', id: ids.join(',') })
  if (!Array.isArray(body['items'])) throw unexpectedContent()
  const videos = new Map<string, JsonRecord>()
  for (const video of toRecords(body['items'])) {
    const id = toFilledText(video['id'])
    if (id !== undefined) videos.set(id, video)
  }
  return videos
}
