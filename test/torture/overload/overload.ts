import { watchLoopDelay } from '../../../src/admission/loop-delay.ts'
import {
  type Exchange,
  type LoadRequest,
  runClosedLoop,
} from '../../../src/cli/bench/fairness/closed-loop.ts'
import { figuresOf } from '../../../src/cli/bench/fairness/figures.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createLog } from '../../../src/process/log.ts'
import { startTestService } from '../../support/service.ts'
import { openClient } from '../client.ts'
import { mixedLoad } from '../mixed-load.ts'
import { stillHeld } from '../still-held.ts'
import type { Finding, Setting, Torture } from '../torture.ts'
import { planted } from './planted.ts'

const CONNECTIONS = 500
const LOAD_MS = { short: 500, long: 60_000 } as const
const POSTS = { short: 60, long: 5000 } as const
/** For long, one would be slower than the service. */
const THREADS = { short: 1, long: 2 } as const
/** Within which everything is served again: the service looks at its event loop every second. */
const CALM_MS = 60_000

export const overload: Torture = {
  description: 'a crowd is served or told to come again, and afterwards nothing is held',
  longMinutes: 10,
  faults: planted,
  run,
}

async function run({ form, after, tell }: Setting): Promise<Finding> {
  const service = await startTestService({}, systemClock, createLog('silent'), {
    loopDelay: watchLoopDelay(),
    monotonicMs: () => performance.now(),
  })
  after(() => service.close())
  const requests = await mixedLoad(service, POSTS[form])
  await alone(service.url, requests)
  const thread = () =>
    runClosedLoop({
      url: service.url,
      requests,
      connections: CONNECTIONS / THREADS[form],
      durationMs: LOAD_MS[form],
    })
  const exchanges = (await Promise.all(Array.from({ length: THREADS[form] }, thread))).flat()
  const { statuses, withoutRetryAfter } = figuresOf(exchanges)
  tell(JSON.stringify(statuses))
  const violations = [
    ...breaches(exchanges),
    ...(withoutRetryAfter > 0 ? [`${withoutRetryAfter} refusals do not say when to come again.`] : []),
    ...(await stillHeld(service.url)),
    ...(await alone(service.url, requests)),
  ]
  return {
    counts: { connections: CONNECTIONS, exchanges: exchanges.length, ...statuses },
    violations,
  }
}

const ALLOWED = [200, 429, 503]

function breaches(exchanges: readonly Exchange[]): string[] {
  const others = exchanges.filter(({ status }) => !ALLOWED.includes(status))
  const served = exchanges.some(({ status, isToolError }) => status === 200 && !isToolError)
  const named = [
    ...new Set(others.map(({ name, status }) => `${name}: answered with ${status || 'nothing'}.`)),
  ]
  return [...named, ...(served ? [] : ['Nobody was served.'])]
}

/** Each request until it is served, one after another: none may be refused for longer than the service takes to calm down. */
async function alone(url: string, requests: readonly LoadRequest[]): Promise<string[]> {
  const client = openClient(url, 1)
  const endMs = performance.now() + CALM_MS
  const problems: string[] = []
  for (const { name, body, ...request } of requests) {
    const ask = () => client.send({ ...request, ...(body === undefined ? {} : { body }) })
    let { status } = await ask()
    // The service itself keeps back its refusals, so this does not spin.
    while ([429, 503].includes(status) && performance.now() < endMs) status = (await ask()).status
    if (status !== 200) problems.push(`${name}: alone it is answered with ${status}.`)
    if (performance.now() > endMs) {
      problems.push(`Not everything is served again within ${CALM_MS / 1000} s.`)
      break
    }
  }
  client.close()
  return problems
}
