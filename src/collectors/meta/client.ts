import { createHmac } from 'node:crypto'
import { type CollectorDeps, type CollectWork, createHttpClient } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { type JsonRecord, toRecord } from '../json.ts'
import { accountOf } from '../limits.ts'
import { judgeMetaAnswer, metaRefusal, productLimit, wantsLessData } from './refusals.ts'
import type { MetaSettings } from './settings.ts'
import { type MetaProduct, paceOf, regainSecondsOf } from './usage.ts'

const SPACING_MS = 250
const SLOW_FACTOR = 4

export interface GraphCall {
  readonly product: MetaProduct
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
  let slow = false
  const closedUntilMs: Record<MetaProduct, number> = { facebook: 0, instagram: 0 }
  const http = createHttpClient(
    {
      service: 'Meta',
      lane: { account: accountOf(settings.accessToken), name: 'meta' },
      timeoutMs: 20_000,
      concurrency: 1,
      spacingMs: () => (slow ? SPACING_MS * SLOW_FACTOR : SPACING_MS),
      retries: 2,
      repeatTimedOut: true,
      judge: judgeMetaAnswer,
    },
    deps,
  )
  const proof = createHmac('sha256', settings.appSecret).update(settings.accessToken).digest('hex')

  /** Calls made while throttled lengthen the block, so they are not made at all. */
  async function follow(headers: Headers): Promise<void> {
    const pace = paceOf(headers)
    const untilMs = deps.clock.now().getTime() + regainSecondsOf(headers) * 1000
    slow = pace.slow
    if (pace.stop) await http.pauseUntil(new Date(untilMs))
    for (const product of pace.closed) closedUntilMs[product] = untilMs
  }

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
    await follow(answer.headers)
    return answer
  }

  return {
    async get(call, work) {
      const closedForMs = closedUntilMs[call.product] - deps.clock.now().getTime()
      if (closedForMs > 0) throw productLimit(Math.ceil(closedForMs / 1000))
      const first = await ask(call, call.limit, false, work)
      const answer = wantsLessData(first) ? await ask(call, Math.ceil(call.limit / 2), true, work) : first
      if (answer.status !== 200 || answer.body === undefined) throw metaRefusal(answer, call.label)
      return toRecord(answer.body)
    },
  }
}
