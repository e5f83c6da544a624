import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { type Benchmark, roundTo } from './benchmark.ts'
import { measureMcpReads } from './evidence/mcp-read.ts'
import { FULL_EXTENT } from './evidence/rates.ts'
import type { Heap, Listening } from './mcp-servers.ts'

const CONNECTIONS = 10
const WARM_UP_SECONDS = 4
const ROUNDS = 7
const ROUND_SECONDS = 3
/** Calls before the heap's first measurement, and between the first and the second. */
const CALLS_BEFORE = 20_000
const CALLS = 100_000
/** Of the workspace whose evidence and trends are read. */
const READ_POSTS = 5000

const names = ['real', 'example', 'echo'] as const
type ServerName = (typeof names)[number]

const CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_workspace', arguments: {} },
})

export const mcpBenchmark: Benchmark = {
  description:
    "calls of a trivial tool: the real stack with its key against the SDK's stateless example and a bare echo; heap; evidence and trends over REST's",
  takes: ['posts', 'streams'],
  async run({ posts }) {
    const children: ChildProcess[] = []
    try {
      const started = await Promise.all(
        names.map(async (name) => {
          const server = start(name)
          children.push(server)
          const [listening]: Listening[] = await once(server, 'message')
          if (listening === undefined) throw new Error(`the server "${name}" did not start`)
          await checkAnswer(listening)
          return [name, listening] as const
        }),
      )
      const rates = await measureRates(new Map(started))
      const heapGrowth = await measureHeap(children[0], started[0]?.[1])
      const reads = await measureMcpReads(posts?.[0] ?? READ_POSTS, FULL_EXTENT)
      return {
        tables: [
          names.map((name) => ({
            server: name,
            callsPerSecond: Math.round(median(rates.map((r) => r[name]))),
          })),
          ...reads.tables,
        ],
        result: {
          ratioToExample: roundTo(median(rates.map(({ real, example }) => real / example)), 2),
          fractionOfBareEcho: roundTo(median(rates.map(({ real, echo }) => real / echo)), 3),
          heapGrowth: roundTo(heapGrowth, 4),
          ...reads.result,
        },
      }
    } finally {
      await Promise.all(children.map(end))
    }
  },
}

function start(name: ServerName): ChildProcess {
  return fork(new URL('./mcp-servers.ts', import.meta.url), [name], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    // The access log is written as in operation, but not read.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  if (server.connected) server.disconnect()
  await exit
}

/** Measures the servers in turn, round after round, so that other load on the machine affects all of them. */
async function measureRates(
  servers: ReadonlyMap<ServerName, Listening>,
): Promise<Record<ServerName, number>[]> {
  for (const listening of servers.values()) await load(listening, { duration: WARM_UP_SECONDS })
  const rounds: Record<ServerName, number>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates = { real: 0, example: 0, echo: 0 }
    for (const [name, listening] of servers) rates[name] = await load(listening, { duration: ROUND_SECONDS })
    rounds.push(rates)
  }
  return rounds
}

/** Growth of a server's heap over many calls, as a share: 0.01 is one percent. */
async function measureHeap(
  server: ChildProcess | undefined,
  listening: Listening | undefined,
): Promise<number> {
  if (server === undefined || listening === undefined) throw new Error('the real server did not start')
  await load(listening, { amount: CALLS_BEFORE })
  const before = await heapOf(server)
  await load(listening, { amount: CALLS })
  return (await heapOf(server)) / before - 1
}

async function heapOf(server: ChildProcess): Promise<number> {
  server.send('heap')
  const [heap]: Heap[] = await once(server, 'message')
  if (heap === undefined) throw new Error('a server did not say how large its heap is')
  return heap.heapBytes
}

/** Calls a second. Throws when any call was not answered with 200. */
async function load(
  { url, key }: Listening,
  extent: { duration: number } | { amount: number },
): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: headersFor(key),
    body: CALL,
    connections: CONNECTIONS,
    ...extent,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} calls`)
  return result.requests.total / result.duration
}

async function checkAnswer({ url, key }: Listening): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers: headersFor(key), body: CALL })
  const answer: unknown = await response.json()
  if (Object(answer).result?.structuredContent?.workspace?.id !== 'ws_bench') {
    throw new Error(`${url} did not answer the call: ${response.status}`)
  }
}

function headersFor(key: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...(key === '' ? {} : { Authorization: `Bearer ${key}` }),
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
