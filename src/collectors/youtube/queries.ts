import { type ChannelRef, isVideoId } from '../../workspace/handles/youtube.ts'
import { CollectorError } from '../collector.ts'
import type { CollectWork } from '../http.ts'
import { type JsonRecord, toDate, toFilledText, toRecord, toRecords } from '../json.ts'
import type { PostGate } from '../post-gate.ts'
import { earliest, type Progress, stopAtBudget } from '../query-run.ts'
import type { BatchLoader } from './batch-loader.ts'
import type { Channels } from './channels.ts'
import type { YouTubeCalls } from './client.ts'
import { channelIdOf, isUnnamed, toYouTubeCandidate } from './map.ts'
import { MAX_UPLOAD_PAGES, PAGE_SIZE, type YouTubeQuery } from './plan.ts'

/** What the queries of one scan share: each video is read once, each channel resolved once. */
export interface Scan {
  readonly work: CollectWork
  readonly calls: YouTubeCalls
  readonly gate: PostGate
  readonly channels: Channels
  readonly videosOf: BatchLoader<JsonRecord>
}

export function runYouTubeQuery(query: YouTubeQuery, progress: Progress, scan: Scan): Promise<void> {
  return query.kind === 'search'
    ? search(query.q, progress, scan)
    : readUploads(query.channel, progress, scan)
}

async function search(q: string, progress: Progress, scan: Scan): Promise<void> {
  const page = await scan.calls.get('/search', {
    part: 'snippet',
    type: 'video',
    q,
    order: 'date',
    publishedAfter: scan.work.request.since.toISOString().replace(/\.\d+Z$/, 'Z'),
    maxResults: PAGE_SIZE,
    safeSearch: 'none',
  })
  const results = toRecords(page['items'])
  await describe(
    results.flatMap((result) => toFilledText(toRecord(result['id'])['videoId']) ?? []),
    { needsWord: true },
    scan,
  )
  // The order is not strict, so the last result and not the oldest tells how far the page reaches.
  progress.reachedBackTo = toDate(toRecord(results.at(-1)?.['snippet'])['publishedAt'])
  // An empty page may have a token; there are no more results then.
  progress.complete = toFilledText(page['nextPageToken']) === undefined || results.length === 0
  if (!progress.complete) {
    stopAtBudget(
      progress,
      'One page of a search that has more; each page costs one of the searches of a day.',
    )
  }
}

async function readUploads(ref: ChannelRef, progress: Progress, scan: Scan): Promise<void> {
  const playlistId = await scan.channels.uploadsOf(ref)
  let pageToken: string | undefined
  for (let page = 0; page < MAX_UPLOAD_PAGES; page++) {
    if (page > 0) scan.work.sink.expectCalls(2)
    const body = await readPlaylist(ref, playlistId, pageToken, scan)
    const uploads = toRecords(body['items']).map((item) => {
      const details = toRecord(item['contentDetails'])
      return { id: toFilledText(details['videoId']), publishedAt: toDate(details['videoPublishedAt']) }
    })
    const { since } = scan.work.request
    const inWindow = uploads.filter(({ publishedAt }) => publishedAt === undefined || publishedAt >= since)
    await describe(
      inWindow.flatMap(({ id }) => id ?? []),
      { needsWord: false },
      scan,
    )
    progress.reachedBackTo = earliest([
      progress.reachedBackTo,
      ...uploads.map(({ publishedAt }) => publishedAt),
    ])
    pageToken = toFilledText(body['nextPageToken'])
    // The list is ordered by upload, and a scheduled video is published later: one old video does not prove
    // that the list has left the window, a page of old ones does.
    progress.complete = pageToken === undefined || (uploads.length > 0 && inWindow.length === 0)
    if (progress.complete) return
  }
  stopAtBudget(progress, `Stopped after ${MAX_UPLOAD_PAGES} pages.`)
}

async function readPlaylist(
  ref: ChannelRef,
  playlistId: string,
  pageToken: string | undefined,
  scan: Scan,
): Promise<JsonRecord> {
  const query = { part: 'snippet,contentDetails', playlistId, maxResults: PAGE_SIZE }
  try {
    return await scan.calls.get('/playlistItems', { ...query, ...(pageToken !== undefined && { pageToken }) })
  } catch (error) {
    if (error instanceof CollectorError && error.code === 'not_found') await scan.channels.forgetUploads(ref)
    throw error
  }
}

/**
 * Reads text, counts and handles of at most one page of videos and passes them to the gate; a later scan finds those again
 * whose authors it could not read.
 */
async function describe(ids: readonly string[], rule: { needsWord: boolean }, scan: Scan): Promise<void> {
  const videos = await scan.videosOf(ids.filter(isVideoId))
  // Deleted, private or blocked since it was indexed.
  for (const _gone of videos.missing) scan.work.sink.reject('removed')
  const found = [...videos.found.values()]
  const handles = await scan.channels.handlesOf(found.flatMap((video) => channelIdOf(video) ?? []))
  await scan.gate.admit(
    found
      .filter((video) => !isUnnamed(video, handles))
      .map((video) => toYouTubeCandidate(video, handles.found)),
    rule,
  )
  const failure = videos.failure ?? handles.failure
  if (failure !== undefined) throw failure.error
}
