import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { connect } from '../../../../db/connect.ts'
import { type Benchmark, type BenchmarkReport, roundTo } from '../benchmark.ts'
import { processorMs, type Sql, serverPids } from '../processor-time.ts'
import {
  CONNECTIONS,
  type Extent,
  endServer,
  FULL_EXTENT,
  type Load,
  median,
  rateOf,
  startServer,
} from './rates.ts'
import type { ServedEvidence, ServedProcess } from './served.ts'

const POSTS = 20_000
/** What a process of the service keeps of pages unless it is told otherwise. */
const KEPT_BYTES = 20_000_000

export const twoBenchmark: Benchmark = {
  description: 'two processes on one database over one, and what a request costs the processors, by kind',
  takes: ['posts', 'only'],
  run: ({ posts, only }) => measureTwo(posts?.[0] ?? POSTS, FULL_EXTENT, only),
}

/** What is asked, and what the processes keep of pages in memory. */
const kinds = {
  workspace: { path: '/v1/workspace', keptBytes: 0 },
  firstPage: { path: '/v1/evidence?days=30&limit=100', keptBytes: 0 },
  repeatedPage: { path: '/v1/evidence?days=30&limit=100', keptBytes: KEPT_BYTES },
  search: { path: '/v1/evidence?days=30&limit=100&q=the', keptBytes: 0 },
  trends: { path: '/v1/trends?days=7', keptBytes: 0 },
} as const

/** `only`: the kinds of requests that have this in their name. */
export async function measureTwo(posts: number, extent: Extent, only = ''): Promise<BenchmarkReport> {
  const served = await startServer<ServedEvidence>('./service.ts', [String(posts)])
  const sql = connect(served.told.connectionString)
  try {
    const rows = []
    for (const [kind, { path, keptBytes }] of Object.entries(kinds)) {
      if (!kind.includes(only)) continue
      const row = await withProcesses(served.told.connectionString, keptBytes, (processes) =>
        measureKind(processes, { path, key: served.told.key, sql }, extent),
      )
      rows.push({ kind, ...row })
    }
    const ratios = Object.fromEntries(rows.map(({ kind, ratio }) => [kind, ratio]))
    const costs = rows.map(({ kind, nodeMs, databaseMs, clientMs, follows }) => [
      kind,
      { nodeMs, databaseMs, clientMs, follows },
    ])
    return {
      tables: [rows],
      result: { cores: availableParallelism(), ...ratios, costs: Object.fromEntries(costs) },
    }
  } finally {
    await sql.end({ timeout: 1 })
    await endServer(served.child)
  }
}

async function withProcesses<Result>(
  connectionString: string,
  keptBytes: number,
  work: (processes: readonly [ServedProcess, ServedProcess]) => Promise<Result>,
): Promise<Result> {
  const children: ChildProcess[] = []
  const start = async () => {
    const { child, told } = await startServer<ServedProcess>('./one-of-many.ts', [
      connectionString,
      String(keptBytes),
    ])
    children.push(child)
    return told
  }
  try {
    return await work([await start(), await start()])
  } finally {
    await Promise.all(children.map(endServer))
  }
}

interface Asked {
  readonly path: string
  readonly key: string
  readonly sql: Sql
}

/**
 * The same clients at one process and spread over both, in turn. `follows`: what two may reach at most on these cores, where
 * the clients and PostgreSQL have their share of them, from what a request costs each.
 */
async function measureKind(
  [first, second]: readonly [ServedProcess, ServedProcess],
  { path, key, sql }: Asked,
  { warmUp, rounds, round }: Extent,
) {
  const load = ({ url }: ServedProcess): Load => ({
    url,
    paths: [path],
    headers: { Authorization: `Bearer ${key}` },
  })
  for (const each of [first, second]) {
    // The first call of all makes what is kept, a ranking above all, however long it takes.
    await rateOf(load(each), { amount: 1 }, 1)
    await rateOf(load(each), warmUp)
  }
  const one: number[] = []
  const two: number[] = []
  const costs: Cost[] = []
  for (let turn = 0; turn < rounds; turn += 1) {
    const before = await costNow([first.pid], sql)
    const alone = await rateOf(load(first), round)
    const after = await costNow([first.pid], sql)
    one.push(alone.perSecond)
    costs.push(costBetween(before, after, alone.answers))
    const both = await Promise.all([first, second].map((each) => rateOf(load(each), round, CONNECTIONS / 2)))
    two.push(both.reduce((sum, { perSecond }) => sum + perSecond, 0))
  }
  const of = (part: keyof Cost) => median(costs.map((cost) => cost[part]))
  const [nodeMs, databaseMs, clientMs] = [of('nodeMs'), of('databaseMs'), of('clientMs')]
  const wholeMs = nodeMs + databaseMs + clientMs
  return {
    onePerSecond: Math.round(median(one)),
    twoPerSecond: Math.round(median(two)),
    ratio: roundTo(median(two.map((rate, turn) => rate / (one[turn] ?? Number.NaN))), 2),
    nodeMs: roundTo(nodeMs, 3),
    databaseMs: roundTo(databaseMs, 3),
    clientMs: roundTo(clientMs, 3),
    follows: roundTo(Math.min(2, (availableParallelism() * nodeMs) / wholeMs), 2),
  }
}

/** Milliseconds of processors. */
interface Cost {
  readonly nodeMs: number
  readonly databaseMs: number
  readonly clientMs: number
}

async function costNow(pids: readonly number[], sql: Sql): Promise<Cost> {
  const { user, system } = process.cpuUsage()
  return {
    nodeMs: await processorMs(pids),
    databaseMs: await processorMs(await serverPids(sql)),
    clientMs: (user + system) / 1000,
  }
}

function costBetween(before: Cost, after: Cost, requests: number): Cost {
  return {
    nodeMs: (after.nodeMs - before.nodeMs) / requests,
    databaseMs: (after.databaseMs - before.databaseMs) / requests,
    clientMs: (after.clientMs - before.clientMs) / requests,
  }
}
