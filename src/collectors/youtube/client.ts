import { CollectorError } from '../collector.ts'
import { type CallWork, type CollectorDeps, createHttpClient, type HttpPolicy } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { type JsonRecord, toRecord } from '../json.ts'
import { accountOf } from '../limits.ts'
import type { YouTubeLedger } from './ledger.ts'
import type { QuotaBucket } from './quota-day.ts'
import { decideYouTubeRetry, PER_MINUTE_WAIT_SECONDS, refusalOf, youTubeRefusal } from './refusals.ts'
import type { YouTubeSettings } from './settings.ts'

/** The `kind` of each endpoint's responses. */
const kinds = {
  '/search': 'youtube#searchListResponse',
  '/videos': 'youtube#videoListResponse',
  '/channels': 'youtube#channelListResponse',
  '/playlistItems': 'youtube#playlistItemListResponse',
  '/commentThreads': 'youtube#commentThreadListResponse',
  '/comments': 'youtube#commentListResponse',
} as const
type Path = keyof typeof kinds
type Parameters = Readonly<Record<string, string | number>>

export interface YouTubeClient {
  /**
   * The body of a 200 of the expected `kind`; any other body would be read as an empty list. Throws a
   * CollectorError for every other response.
   */
  get(path: Path, query: Parameters, work: CallWork): Promise<JsonRecord>
}

/** The calls of one scan or recheck. */
export interface YouTubeCalls {
  get(path: Path, query: Parameters): Promise<JsonRecord>
}

const MAX_PAUSES = 2

/**
 * Runs one search and up to four other calls at a time; each attempt is first charged to the day's ledger.
 */
export function createYouTubeClient(
  settings: YouTubeSettings,
  ledger: YouTubeLedger,
  deps: CollectorDeps,
): YouTubeClient {
  const queue = { account: accountOf(settings.apiKey), name: 'youtube' }

  /** Records a refusal that affects later calls, of this and other processes. */
  async function applyRefusal(answer: HttpAnswer, bucket: QuotaBucket): Promise<void> {
    const refusal = refusalOf(answer)
    const minuteLater = new Date(deps.clock.now().getTime() + PER_MINUTE_WAIT_SECONDS * 1000)
    if (refusal === 'day_spent') await ledger.markSpent(bucket)
    if (refusal === 'minute_spent') await deps.limits.pause(queue, minuteLater)
  }

  const createClient = (bucket: QuotaBucket, concurrency: number) => {
    const policy: HttpPolicy = {
      service: 'YouTube',
      queue,
      timeoutMs: 15_000,
      concurrency,
      spacingMs: () => 0,
      retries: 2,
      retriesAreFree: true,
      decideRetry: decideYouTubeRetry,
      beforeAttempt: () => ledger.spend(bucket),
      afterAnswer: (answer) => applyRefusal(answer, bucket),
    }
    return createHttpClient(policy, deps)
  }
  const clients = { searches: createClient('searches', 1), units: createClient('units', 4) }
  const headers = { 'x-goog-api-key': settings.apiKey }

  return {
    async get(path, query, work) {
      const bucket = bucketOf(path)
      const http = clients[bucket]
      for (let pauses = 0; ; pauses++) {
        const call = { baseUrl: settings.baseUrl, path, query, headers, isRetry: pauses > 0 }
        const answer = await http.call(call, work)
        const body = toRecord(answer.body)
        if (answer.status === 200 && body['kind'] === kinds[path]) return body
        // The next attempt waits for the end of the pause, if that is before the scan's deadline.
        if (refusalOf(answer) !== 'minute_spent' || pauses >= MAX_PAUSES) {
          throw youTubeRefusal(answer, bucket, deps.clock.now())
        }
      }
    },
  }
}

/**
 * Ends the calls of one scan or recheck together: after a refused key no call is made, and without units no
 * search, because its videos could not be read.
 */
export function withSharedEnd(client: YouTubeClient, { request, sink }: CallWork): YouTubeCalls {
  const endings = { searches: new AbortController(), units: new AbortController() }
  return {
    async get(path, query) {
      const bucket = bucketOf(path)
      const signal = AbortSignal.any([request.signal, endings[bucket].signal])
      try {
        return await client.get(path, query, { sink, request: { deadline: request.deadline, signal } })
      } catch (error) {
        if (error instanceof CollectorError) {
          for (const ended of endedBy(error, bucket)) endings[ended].abort(error)
        }
        throw error
      }
    },
  }
}

function endedBy({ status, code }: CollectorError, bucket: QuotaBucket): readonly QuotaBucket[] {
  if (status === 'auth_required') return ['searches', 'units']
  return code === 'day_spent' && bucket === 'units' ? ['searches'] : []
}

function bucketOf(path: Path): QuotaBucket {
  return path === '/search' ? 'searches' : 'units'
}
