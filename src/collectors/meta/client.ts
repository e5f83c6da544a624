import { createHmac } from 'node:crypto'
import type { CollectorError } from '../collector.ts'
import { type CallWork, type CollectorDeps, createHttpClient, type HttpCall } from '../http.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { type JsonRecord, toRecord } from '../json.ts'
import { accountOf, type RateLimitQueue } from '../limits.ts'
import { queryProblem } from '../query-run.ts'
import { toItemAnswer } from './batch-items.ts'
import {
  decideMetaRetry,
  type Feature,
  metaRefusal,
  pausesOf,
  productLimit,
  productOf,
  wantsLessData,
} from './refusals.ts'
import type { MetaSettings } from './settings.ts'
import { isSlow, type MetaProduct, type Pauses } from './usage.ts'

const SPACING_MS = 100
const SLOW_FACTOR = 4

export interface GraphCall {
  readonly feature: Feature
  readonly path: string
  /** The rest of the query for a page of this size. */
  readonly query: (limit: number) => Readonly<Record<string, string | number>>
  readonly limit: number
  /** Called with the new size if the page had to be reduced. */
  readonly onReduced?: (limit: number) => void
  /** Names the query in messages. */
  readonly label: string
}

export interface GraphClient {
  /** The body of a 200; any other response is thrown as a CollectorError. */
  get(call: GraphCall, work: CallWork): Promise<JsonRecord>
  /**
   * Up to 50 reads in one call: a response for each in the same order, undefined if it did not come in time.
   * Throws if Meta refused the whole batch.
   */
  batch(
    urls: readonly string[],
    about: Pick<GraphCall, 'feature' | 'label'>,
    work: CallWork,
  ): Promise<readonly (HttpAnswer | undefined)[]>
  /** Whether the last answer said that 80 percent of a limit or more are used. */
  isSlow(): boolean
  /** A problem if Meta served another API version than the configured one. */
  versionProblem(): CollectorError | undefined
}

/**
 * Signs every call and keeps Meta's rate limits. A limit of the app or of the token pauses all calls, a limit
 * of Facebook or Instagram those of that product, in every process with the same token.
 */
export function createGraphClient(settings: MetaSettings, deps: CollectorDeps): GraphClient {
  const { limits, clock } = deps
  const account = accountOf(settings.accessToken)
  const queue: RateLimitQueue = { account, name: 'meta' }
  const productQueue = (product: MetaProduct): RateLimitQueue => ({ account, name: `meta ${product}` })
  let slow = false
  let servedVersion = settings.graphVersion
  const clientOf = (product: MetaProduct) =>
    createHttpClient(
      {
        service: 'Meta',
        queue,
        timeoutMs: 20_000,
        concurrency: 1,
        spacingMs: () => (slow ? SPACING_MS * SLOW_FACTOR : SPACING_MS),
        retries: 2,
        retriesAreFree: true,
        decideRetry: decideMetaRetry,
        beforeAttempt: (work) => waitForProduct(product, work),
        afterAnswer: async (answer) => {
          slow = isSlow(answer.headers)
          await pause(pausesOf(answer))
        },
      },
      deps,
    )
  const clients = { facebook: clientOf('facebook'), instagram: clientOf('instagram') }
  const proof = createHmac('sha256', settings.appSecret).update(settings.accessToken).digest('hex')
  const signature = { access_token: settings.accessToken, appsecret_proof: proof }

  /** Calls while throttled would lengthen the block, so none are made. */
  async function waitForProduct(product: MetaProduct, { request }: CallWork): Promise<void> {
    const at = clock.now()
    const slot = { spacingMs: 0, at, latest: request.deadline }
    const { pausedUntil } = await limits.reserveSlot(productQueue(product), slot)
    const pausedMs = pausedUntil.getTime() - at.getTime()
    if (pausedUntil >= request.deadline) throw productLimit(Math.ceil(pausedMs / 1000))
    if (pausedMs > 0) await clock.sleep(pausedMs, request.signal)
  }

  async function pause(pauses: Pauses): Promise<void> {
    const until = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
    const { app, ...products } = pauses
    if (app !== undefined) await limits.pause(queue, until(app))
    for (const product of ['facebook', 'instagram'] as const) {
      const seconds = products[product]
      if (seconds !== undefined) await limits.pause(productQueue(product), until(seconds))
    }
  }

  async function send(
    feature: Feature,
    call: Omit<HttpCall, 'baseUrl'>,
    work: CallWork,
  ): Promise<HttpAnswer> {
    const path = `/${settings.graphVersion}${call.path}`
    const signed = { ...call, path, query: { ...call.query, ...signature } }
    const answer = await clients[productOf[feature]].call({ ...signed, baseUrl: settings.baseUrl }, work)
    servedVersion = versionOf(answer.headers) ?? servedVersion
    return answer
  }

  return {
    async get(call, work) {
      const ask = (limit: number, isRetry: boolean) =>
        send(call.feature, { path: call.path, query: call.query(limit), isRetry }, work)
      const first = await ask(call.limit, false)
      const half = Math.ceil(call.limit / 2)
      const isTooMuch = wantsLessData(first)
      if (isTooMuch) call.onReduced?.(half)
      const answer = isTooMuch ? await ask(half, true) : first
      if (answer.status !== 200 || answer.body === undefined) throw metaRefusal(answer, call)
      return toRecord(answer.body)
    },
    async batch(urls, about, work) {
      const items = urls.map((url) => ({ method: 'GET', relative_url: url }))
      const answer = await send(about.feature, { path: '/', form: { batch: JSON.stringify(items) } }, work)
      if (answer.status !== 200 || !Array.isArray(answer.body)) throw metaRefusal(answer, about)
      const replies: readonly unknown[] = answer.body
      const answers = urls.map((_, index) => toItemAnswer(replies[index]))
      await pause(longestOf(answers.map((item) => (item === undefined ? {} : pausesOf(item)))))
      return answers
    },
    isSlow: () => slow,
    versionProblem: () =>
      servedVersion === settings.graphVersion
        ? undefined
        : queryProblem(
            'version_replaced',
            `Meta answered as ${servedVersion}: ${settings.graphVersion} of its API has ended, another must be set.`,
          ),
  }
}

function longestOf(pauses: readonly Pauses[]): Pauses {
  const longest: Pauses = {}
  for (const name of ['app', 'facebook', 'instagram'] as const) {
    const seconds = Math.max(0, ...pauses.map((one) => one[name] ?? 0))
    if (seconds > 0) longest[name] = seconds
  }
  return longest
}

/** The API version that was served: for a retired version Meta silently serves the oldest supported one. */
function versionOf(headers: Headers): string | undefined {
  return /^v\d{1,3}\.\d{1,2}$/.exec(headers.get('facebook-api-version') ?? '')?.[0]
}
