import { createHmac } from 'node:crypto'
import { type CollectorDeps, type CollectWork, createHttpClient, type HttpAnswer } from '../http.ts'
import { type JsonRecord, toRecord } from '../json.ts'
import type { MetaSettings } from './collector.ts'
import { judgeMetaAnswer, metaRefusal, wantsLessData } from './refusals.ts'
import { type Pace, paceOf, regainSecondsOf } from './usage.ts'

const SPACING_MS = 250
const SLOW_FACTOR = 4

export interface GraphCall {
  readonly path: string
  /** The rest of the query for a page of this size. */
  readonly query: (limit: number) => Readonly<Record<string, string | number>>
  readonly limit: number
  /** Names the query in our sentences. */
  readonly label: string
}

export interface GraphClient {
  /** The body of a 200; everything else is thrown as the CollectorError that it means. */
  get(call: GraphCall, work: CollectWork): Promise<JsonRecord>
}

/** Signs every call and keeps the pace that the usage headers ask for. */
export function createGraphClient(settings: MetaSettings, deps: CollectorDeps): GraphClient {
  let pace: Pace = 'normal'
  const http = createHttpClient(
    {
      service: 'Meta',
      timeoutMs: 20_000,
      concurrency: 1,
      spacingMs: () => (pace === 'normal' ? SPACING_MS : SPACING_MS * SLOW_FACTOR),
      retries: 2,
      repeatTimedOut: true,
      judge: judgeMetaAnswer,
    },
    deps,
  )
  const proof = createHmac('sha256', settings.appSecret).update(settings.accessToken).digest('hex')

  async function ask(
    call: GraphCall,
    limit: number,
    repeats: boolean,
    work: CollectWork,
  ): Promise<HttpAnswer> {
    const answer = await http.call(
      {
        baseUrl: settings.baseUrl,
        path: `/${settings.graphVersion}${call.path}`,
        query: { ...call.query(limit), access_token: settings.accessToken, appsecret_proof: proof },
        repeats,
      },
      work,
    )
    pace = paceOf(answer.headers)
    // Calls made while throttled lengthen the block.
    if (pace === 'stop') {
      http.pauseUntil(new Date(deps.clock.now().getTime() + regainSecondsOf(answer.headers) * 1000))
    }
    return answer
  }

  return {
    async get(call, work) {
      const first = await ask(call, call.limit, false, work)
      const answer = wantsLessData(first) ? await ask(call, Math.ceil(call.limit / 2), true, work) : first
      if (answer.status !== 200 || answer.body === undefined) throw metaRefusal(answer, call.label)
      return toRecord(answer.body)
    },
  }
}
