import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { type Benchmark, type BenchOptions, roundTo, type Table } from '../benchmark.ts'
import { type LoadRequest, runClosedLoop } from './closed-loop.ts'
import { figuresByName, figuresOf, type LoadFigures } from './figures.ts'
import { cheapReads, keylessLoads, mixedReads, tenantLoads } from './loads.ts'
import type { Served, ToServer } from './server.ts'

const POSTS = 20_000
const LOUD_CONNECTIONS = 60
const NEIGHBOUR_CONNECTIONS = 4
const ALONE_MS = 4000
const BESIDE_MS = 8000
const MIXED_CONNECTIONS = 500
const MIXED_MS = 15_000
/** How often a post is stored while rankings are the load, so that there is always one to make. */
const OUTDATE_EVERY_MS = 200

/** What a neighbour's p99 and the p99 of what a crowd is served should not exceed, milliseconds. */
const NEIGHBOUR_P99_MS = 100
const MIXED_P99_MS = 1000

export const fairnessBenchmark: Benchmark = {
  description:
    "a neighbour's cheap reads alone and beside 60 connections of one tenant, by kind of load; 500 connections of mixed load",
  takes: ['posts', 'only'],
  async run(options) {
    const server = fork(new URL('./server.ts', import.meta.url), [String(options.posts?.[0] ?? POSTS)], {
      execArgv: ['--import', 'tsx'],
      // The access log is written as in operation, but not read.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    try {
      const [served]: Served[] = await once(server, 'message')
      if (served === undefined) throw new Error('the server did not start')
      return await measure(server, served, options)
    } finally {
      const exit = once(server, 'exit')
      if (server.connected) server.disconnect()
      await exit
    }
  },
}

interface Beside {
  readonly load: string
  readonly alone: LoadFigures
  readonly beside: LoadFigures
  readonly loud: LoadFigures
  /** Of the service, in the midst of the load. */
  readonly loopDelayMs: number
}

async function measure(server: ChildProcess, served: Served, { only }: BenchOptions) {
  const { url, loudKey, neighbourKey } = served
  const now = new Date()
  const posts = await citedPosts(served)
  for (const path of ['/v1/trends', '/v1/trends?days=30']) {
    for (const key of [loudKey, neighbourKey]) await read(url, path, key)
  }
  const loads = { ...tenantLoads(loudKey, posts, now), ...keylessLoads() }
  const neighbour = (durationMs: number) =>
    runClosedLoop({ url, requests: cheapReads(neighbourKey), connections: NEIGHBOUR_CONNECTIONS, durationMs })
  const chosen = Object.entries(loads).filter(([name]) => only === undefined || name.includes(only))
  const besides: Beside[] = []
  await neighbour(ALONE_MS)
  for (const [name, requests] of chosen) {
    const alone = await neighbour(ALONE_MS)
    const outdating = name === 'rankings' ? outdateRegularly(server) : undefined
    const [beside, loud, loopDelayMs] = await Promise.all([
      neighbour(BESIDE_MS),
      runClosedLoop({ url, requests, connections: LOUD_CONNECTIONS, durationMs: BESIDE_MS }),
      loopDelayAfter(BESIDE_MS / 2, url),
    ])
    clearInterval(outdating)
    const figures = { alone: figuresOf(alone), beside: figuresOf(beside), loud: figuresOf(loud) }
    besides.push({ load: name, ...figures, loopDelayMs })
  }
  const isMixedWanted = only === undefined || 'mixed'.includes(only)
  const mixed = isMixedWanted ? await crowd(url, mixedReads(loudKey, neighbourKey, posts, now)) : undefined
  return {
    tables: [
      besides.map(rowOf),
      ...(mixed === undefined ? [] : [[mixedRow('all', mixed), ...rowsByName(mixed.byName)]]),
    ] satisfies Table[],
    result: { neighbour: besides, ...(mixed === undefined ? {} : { mixed }) },
    failures: [...besides.flatMap(neighbourFailures), ...(mixed === undefined ? [] : mixedFailures(mixed))],
  }
}

/** Two threads, since one would be slower than the service. */
async function crowd(url: string, requests: readonly LoadRequest[]) {
  const half = () =>
    runClosedLoop({ url, requests, connections: MIXED_CONNECTIONS / 2, durationMs: MIXED_MS })
  const [first, second, loopDelayMs] = await Promise.all([half(), half(), loopDelayAfter(MIXED_MS / 2, url)])
  const exchanges = [...first, ...second]
  return { ...figuresOf(exchanges), byName: figuresByName(exchanges), loopDelayMs }
}

/** What the service decides by when it sheds load. */
async function loopDelayAfter(milliseconds: number, url: string): Promise<number> {
  await delay(milliseconds)
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return roundTo(1000 * Number(/^event_loop_delay_seconds (\S+)$/m.exec(metrics)?.[1] ?? 0), 1)
}

function outdateRegularly(server: ChildProcess): NodeJS.Timeout {
  return setInterval(() => server.send('outdate' satisfies ToServer), OUTDATE_EVERY_MS)
}

async function read(url: string, path: string, key: string): Promise<unknown> {
  const response = await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${key}` } })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return await response.json()
}

async function citedPosts({ url, loudKey }: Served) {
  const answer = Object(await read(url, '/v1/evidence?days=0&limit=500', loudKey))
  return Array.from(answer.posts, (each) => {
    const { id, url: link, text } = Object(each)
    return { id: String(id), url: String(link), text: String(text) }
  })
}

function rowOf({ load, alone, beside, loud, loopDelayMs }: Beside): Table[number] {
  return {
    load,
    aloneP50: alone.servedP50Ms,
    aloneP99: alone.servedP99Ms,
    besideP50: beside.servedP50Ms,
    besideP99: beside.servedP99Ms,
    times: roundTo(beside.servedP99Ms / alone.servedP99Ms, 1),
    neighbour: statusesOf(beside),
    loud: statusesOf(loud),
    loudP99: loud.servedP99Ms,
    loopDelayMs,
  }
}

function rowsByName(byName: Readonly<Record<string, LoadFigures>>): Table {
  return Object.entries(byName).map(([name, figures]) => mixedRow(name, figures))
}

function mixedRow(name: string, mixed: LoadFigures): Table[number] {
  const { exchanges, servedP50Ms, servedP99Ms, servedMaxMs, withoutRetryAfter } = mixed
  return {
    mixed: name,
    exchanges,
    servedP50Ms,
    servedP99Ms,
    servedMaxMs,
    withoutRetryAfter,
    statuses: statusesOf(mixed),
  }
}

function statusesOf({ statuses }: LoadFigures): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}

function neighbourFailures({ load, beside }: Beside): string[] {
  const others = Object.keys(beside.statuses).filter((status) => status !== '200')
  return [
    ...(beside.servedP99Ms > NEIGHBOUR_P99_MS
      ? [`${load}: the neighbour's p99 is ${beside.servedP99Ms} ms.`]
      : []),
    ...(others.length > 0 ? [`${load}: the neighbour was answered with ${others.join(', ')}.`] : []),
  ]
}

const MIXED_STATUSES = ['200', '429', '503']

function mixedFailures({ servedP99Ms, statuses, withoutRetryAfter }: LoadFigures): string[] {
  const others = Object.keys(statuses).filter((status) => !MIXED_STATUSES.includes(status))
  return [
    ...(servedP99Ms > MIXED_P99_MS ? [`mixed: the p99 of what is served is ${servedP99Ms} ms.`] : []),
    ...(others.length > 0 ? [`mixed: answers of ${others.join(', ')}.`] : []),
    ...(withoutRetryAfter > 0 ? [`mixed: ${withoutRetryAfter} refusals without Retry-After.`] : []),
  ]
}
