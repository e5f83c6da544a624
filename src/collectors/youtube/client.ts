import { CollectorError } from '../collector.ts'
import { type CallWork, type CollectorDeps, createHttpClient, type HttpPolicy } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { type JsonRecord, toRecord } from '../json.ts'
import { accountOf } from '../limits.ts'
import type { YouTubeLedger } from './ledger.ts'
import type { Bucket } from './quota-day.ts'
import { judgeYouTubeAnswer, PER_MINUTE_WAIT_SECONDS, refusalOf, youTubeRefusal } from './refusals.ts'
import type { YouTubeSettings } from './settings.ts'

/** What each endpoint calls its answer. */
const kinds = {
  '/search': 'youtube#searchListResponse',
  '/videos': 'youtube#videoListResponse',
  '/channels': 'youtube#channelListResponse',
  '/playlistItems': 'youtube#playlistItemListResponse',
} as const
type Path = keyof typeof kinds
type Parameters = Readonly<Record<string, string | number>>

export interface YouTubeClient {
  /**
   * The body of a 200 that calls itself what was asked for: anything else, taken for a list, would be an empty one.
   * Throws a CollectorError for every other answer.
   */
  get(path: Path, query: Parameters, work: CallWork): Promise<JsonRecord>
}

/** Calls of one scan or look-up. */
export interface YouTubeCalls {
  get(path: Path, query: Parameters): Promise<JsonRecord>
}

const MAX_PAUSES = 2

/** One search at a time, other calls up to four at once, each attempt paid from the day's ledger first. */
export function createYouTubeClient(
  settings: YouTubeSettings,
  ledger: YouTubeLedger,
  deps: CollectorDeps,
): YouTubeClient {
  const lane = { account: accountOf(settings.apiKey), name: 'youtube' }

  /** What a refusal means for the calls to come, of this process and others. */
  async function heed(answer: HttpAnswer, bucket: Bucket): Promise<void> {
    const refusal = refusalOf(answer)
    const minuteLater = new Date(deps.clock.now().getTime() + PER_MINUTE_WAIT_SECONDS * 1000)
    if (refusal === 'day_spent') await ledger.close(bucket)
    if (refusal === 'minute_spent') await deps.limits.pause(lane, minuteLater)
  }

  const open = (bucket: Bucket, concurrency: number) => {
    const policy: HttpPolicy = {
      service: 'YouTube',
      lane,
      timeoutMs: 15_000,
      concurrency,
      spacingMs: () => 0,
      retries: 2,
      freeToRepeat: true,
      judge: judgeYouTubeAnswer,
      beforeAttempt: () => ledger.spend(bucket),
      afterAnswer: (answer) => heed(answer, bucket),
    }
    return createHttpClient(policy, deps)
  }
  const clients = { searches: open('searches', 1), units: open('units', 4) }
  const headers = { 'x-goog-api-key': settings.apiKey }

  return {
    async get(path, query, work) {
      const bucket = bucketOf(path)
      const http = clients[bucket]
      for (let pauses = 0; ; pauses++) {
        const call = { baseUrl: settings.baseUrl, path, query, headers, repeats: pauses > 0 }
        const answer = await http.call(call, work)
        const body = toRecord(answer.body)
        if (answer.status === 200 && body['kind'] === kinds[path]) return body
        // The next attempt waits for the end of the pause, if the scan lasts that long.
        if (refusalOf(answer) !== 'minute_spent' || pauses >= MAX_PAUSES) {
          throw youTubeRefusal(answer, bucket, deps.clock.now())
        }
      }
    },
  }
}

/**
 * Gives the calls of one piece of work a common end: after a refused key nothing else is asked, and without units
 * nothing is searched, for no video could be described.
 */
export function openCalls(client: YouTubeClient, { request, sink }: CallWork): YouTubeCalls {
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

function endedBy({ status, code }: CollectorError, bucket: Bucket): readonly Bucket[] {
  if (status === 'auth_required') return ['searches', 'units']
  return code === 'day_spent' && bucket === 'units' ? ['searches'] : []
}

function bucketOf(path: Path): Bucket {
  return path === '/search' ? 'searches' : 'units'
}
