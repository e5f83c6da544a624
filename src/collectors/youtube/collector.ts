import type { Collector } from '../collector.ts'
import { type CollectorDeps, type CollectWork, createHttpClient } from '../http.ts'
import { type JsonRecord, toDate, toFilledText, toRecord, toRecords } from '../json.ts'
import { accountOf } from '../limits.ts'
import { createPostGate, type PostGate } from '../post-gate.ts'
import {
  coverUnasked,
  earliest,
  type Progress,
  queryProblem,
  runQueries,
  stopAtBudget,
} from '../query-run.ts'
import { channelIdOf, toYouTubeCandidate } from './map.ts'
import { type ChannelRef, planYouTube, type YouTubeQuery } from './plan.ts'
import { judgeYouTubeAnswer, youTubeRefusal } from './refusals.ts'
import type { YouTubeSettings } from './settings.ts'

/** The most that one page or one list of ids may hold. */
const PAGE_SIZE = 50
const MAX_UPLOAD_PAGES = 3
const OVER_BUDGET = "More words than the scan's budget of searches can ask for."

/** One scan's state: each video is described once, each channel's handle looked up once. */
interface Scan {
  readonly work: CollectWork
  readonly gate: PostGate
  readonly described: Set<string>
  readonly handles: Map<string, string>
  readonly knownChannels: Set<string>
}

/** Videos with the workspace's words and the uploads of its competitors' channels. */
export function createYouTubeCollector(settings: YouTubeSettings, deps: CollectorDeps): Collector {
  const now = () => deps.clock.now()
  const http = createHttpClient(
    {
      service: 'YouTube',
      lane: { account: accountOf(settings.apiKey), name: 'youtube' },
      timeoutMs: 15_000,
      concurrency: 4,
      spacingMs: () => 0,
      retries: 2,
      repeatTimedOut: true,
      judge: judgeYouTubeAnswer,
    },
    deps,
  )

  async function get(
    path: string,
    query: Record<string, string | number>,
    { work }: Scan,
  ): Promise<JsonRecord> {
    const answer = await http.call(
      { baseUrl: settings.baseUrl, path, query, headers: { 'x-goog-api-key': settings.apiKey } },
      work,
    )
    if (answer.status !== 200 || answer.body === undefined) throw youTubeRefusal(answer, now())
    return toRecord(answer.body)
  }

  async function search(q: string, progress: Progress, scan: Scan): Promise<void> {
    const page = await get(
      '/search',
      {
        part: 'snippet',
        type: 'video',
        q,
        order: 'date',
        publishedAfter: scan.work.request.since.toISOString().replace(/\.\d+Z$/, 'Z'),
        maxResults: PAGE_SIZE,
        safeSearch: 'none',
      },
      scan,
    )
    const results = toRecords(page['items'])
    await describe(
      results.flatMap((result) => toFilledText(toRecord(result['id'])['videoId']) ?? []),
      { needsWord: true },
      scan,
    )
    progress.reachedBackTo = earliest(
      results.map((result) => toDate(toRecord(result['snippet'])['publishedAt'])),
    )
    progress.complete = page['nextPageToken'] === undefined
    if (!progress.complete)
      stopAtBudget(progress, 'One page of a search that has more; each page costs one of 100 a day.')
  }

  async function readUploads(ref: ChannelRef, progress: Progress, scan: Scan): Promise<void> {
    const { since } = scan.work.request
    const playlistId = await findUploads(ref, scan)
    let pageToken: string | undefined
    for (let page = 0; page < MAX_UPLOAD_PAGES; page++) {
      const body = await get(
        '/playlistItems',
        {
          part: 'snippet,contentDetails',
          playlistId,
          maxResults: PAGE_SIZE,
          ...(pageToken === undefined ? {} : { pageToken }),
        },
        scan,
      )
      const uploads = toRecords(body['items']).map((item) => {
        const details = toRecord(item['contentDetails'])
        return { id: toFilledText(details['videoId']), publishedAt: toDate(details['videoPublishedAt']) }
      })
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
      // The list follows the time of upload, which a scheduled video's publication lags: one old video proves
      // nothing, a page without any of the window does.
      progress.complete = pageToken === undefined || inWindow.length === 0
      if (progress.complete) return
    }
    stopAtBudget(progress, `Stopped after ${MAX_UPLOAD_PAGES} pages.`)
  }

  async function findUploads(ref: ChannelRef, scan: Scan): Promise<string> {
    const body = await get(
      '/channels',
      { part: 'snippet,contentDetails', ...(await channelParameter(ref, scan)) },
      scan,
    )
    const [channel] = toRecords(body['items'])
    const playlists = toRecord(toRecord(channel?.['contentDetails'])['relatedPlaylists'])
    const uploads = toFilledText(playlists['uploads'])
    if (channel === undefined || uploads === undefined) {
      throw queryProblem('not_found', `YouTube knows no channel by this name (${ref.value}).`)
    }
    rememberHandle(channel, scan)
    return uploads
  }

  async function channelParameter(ref: ChannelRef, scan: Scan): Promise<Record<string, string>> {
    switch (ref.by) {
      case 'id':
        return { id: ref.value }
      case 'handle':
        return { forHandle: ref.value }
      case 'user':
        return { forUsername: ref.value }
      case 'video': {
        const body = await get('/videos', { part: 'snippet', id: ref.value }, scan)
        const [video] = toRecords(body['items'])
        const id = video === undefined ? undefined : channelIdOf(video)
        if (id === undefined) throw queryProblem('not_found', `YouTube shows no such video (${ref.value}).`)
        return { id }
      }
    }
  }

  /** Full text, counts and handles of at most one page of videos, straight to the gate. */
  async function describe(ids: readonly string[], rule: { needsWord: boolean }, scan: Scan): Promise<void> {
    const { sink } = scan.work
    const wanted = ids.filter((id) => !scan.described.has(id))
    for (let repeated = wanted.length; repeated < ids.length; repeated++) sink.reject('duplicate')
    if (wanted.length === 0) return
    const body = await get('/videos', { part: 'snippet,statistics,status', id: wanted.join(',') }, scan)
    const videos = toRecords(body['items'])
    for (const id of wanted) scan.described.add(id)
    // Deleted, private or blocked since the search index saw it.
    for (let gone = videos.length; gone < wanted.length; gone++) sink.reject('removed')
    try {
      await lookUpHandles(videos, scan)
    } finally {
      scan.gate.admit(
        videos.map((video) => toYouTubeCandidate(video, scan.handles)),
        rule,
      )
    }
  }

  async function lookUpHandles(videos: readonly JsonRecord[], scan: Scan): Promise<void> {
    const ids = new Set(videos.flatMap((video) => channelIdOf(video) ?? []))
    const unknown = [...ids].filter((id) => !scan.knownChannels.has(id))
    if (unknown.length === 0) return
    const body = await get(
      '/channels',
      { part: 'snippet', id: unknown.join(','), maxResults: PAGE_SIZE },
      scan,
    )
    for (const id of unknown) scan.knownChannels.add(id)
    for (const channel of toRecords(body['items'])) rememberHandle(channel, scan)
  }

  return {
    name: 'youtube',
    platforms: ['youtube'],
    async collect(request, sink) {
      const work = { request, sink }
      const { queries, left, problems } = planYouTube(request, settings.maxSearchesPerScan)
      const scan: Scan = {
        work,
        gate: createPostGate(work, now),
        described: new Set(),
        handles: new Map(),
        knownChannels: new Set(),
      }
      const met = await runQueries<YouTubeQuery>(queries, work, async (query, progress) => {
        if (query.kind === 'search') await search(query.q, progress, scan)
        else await readUploads(query.channel, progress, scan)
        return undefined
      })
      for (const query of left) coverUnasked(query, OVER_BUDGET, work)
      const overBudget = left.length === 0 ? [] : [queryProblem('over_budget', OVER_BUDGET)]
      return { problems: [...problems, ...met, ...overBudget] }
    },
  }
}

function rememberHandle(channel: JsonRecord, scan: Scan): void {
  const id = toFilledText(channel['id'])
  const handle = toFilledText(toRecord(channel['snippet'])['customUrl'])
  if (id !== undefined) scan.knownChannels.add(id)
  if (id !== undefined && handle !== undefined) scan.handles.set(id, handle)
}
