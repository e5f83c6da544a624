import { randomUUID } from 'node:crypto'
import { call } from '../../support/service.ts'
import type { Draw } from '../draw.ts'
import type { Running } from './world.ts'

/** What came of a request: a whole answer, or none. */
export interface Outcome {
  /** By which the service's log knows it. */
  readonly requestId: string
  /** Undefined where there was no whole answer. */
  readonly status: number | undefined
  /** Of the key that it was to make. */
  readonly label?: string
  readonly isAcknowledged?: boolean
}

const reads = ['/v1/workspace', '/v1/evidence?days=7&limit=5', '/v1/posts?ids=p0,p1', '/readyz']
const WRITE_PERCENT = 10
/** Every other connection ends with its answer. */
const closes = { Connection: 'close' }
/** A service that has gone answers nobody: so many in a row tell it. */
const GONE_AFTER = 5
const GIVE_UP_MS = 60_000

/** Asks without pause until nobody is there any more. */
export async function askUntilGone(running: Running, draw: Draw): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let unanswered = 0; unanswered < GONE_AFTER; ) {
    const outcome = await (draw.whole(1, 100) <= WRITE_PERCENT ? write(running) : read(running, draw))
    outcomes.push(outcome)
    unanswered = outcome.status === undefined ? unanswered + 1 : 0
  }
  return outcomes
}

async function read({ url, caller }: Running, draw: Draw): Promise<Outcome> {
  const requestId = randomUUID()
  const headers = { 'X-Request-Id': requestId, ...(draw.whole(0, 1) === 0 ? closes : {}) }
  const status = await statusOf(`${url}${draw.pick(reads)}`, { key: caller.key, headers })
  return { requestId, status: status?.status }
}

/** Makes a key on the page. */
async function write({ url, browser }: Running): Promise<Outcome> {
  const requestId = randomUUID()
  const label = `made by ${requestId}`
  const answer = await statusOf(`${url}/app/settings/access`, {
    method: 'POST',
    headers: {
      'X-Request-Id': requestId,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: browser.cookie,
    },
    body: new URLSearchParams({ label }).toString(),
  })
  const isAcknowledged = answer?.status === 200 && /svc_live_\w{49}/.test(answer.text)
  return { requestId, status: answer?.status, label, isAcknowledged }
}

async function statusOf(url: string, options: Parameters<typeof call>[1]) {
  try {
    return await call(url, { ...options, signal: AbortSignal.timeout(GIVE_UP_MS) })
  } catch {
    return undefined
  }
}
