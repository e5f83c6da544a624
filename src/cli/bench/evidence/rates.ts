import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { roundTo, type Table } from '../benchmark.ts'

export const CONNECTIONS = 16
/** What autocannon can tell from nothing. */
const SHORTEST_SECONDS = 0.01
/** A machine that is busy is slow and not broken. */
const ANSWERED_WITHIN_SECONDS = 60

/** Seconds, or answers. */
type Length = { readonly duration: number } | { readonly amount: number }

/** How long each of two loads is measured. */
export interface Extent {
  readonly warmUp: Length
  readonly rounds: number
  readonly round: Length
}

export const FULL_EXTENT: Extent = { warmUp: { duration: 4 }, rounds: 3, round: { duration: 3 } }

/** What is asked again and again: paths in turn, each connection from another one on. */
export interface Load {
  readonly url: string
  readonly paths: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  /** What every answer has to be. Default: 200. */
  readonly status?: number
}

/** Two loads that are compared. */
export interface Comparison {
  readonly name: string
  readonly ours: Load
  readonly floor: Load
}

export interface Compared {
  readonly table: Table
  /** Ours over the floor by the comparison's name: the median of the rounds. */
  readonly ratios: Readonly<Record<string, number>>
}

/** Measures each pair in turn, round after round, so that other load on the machine meets both. */
export async function compare(
  comparisons: readonly Comparison[],
  { warmUp, rounds: count, round: length }: Extent,
): Promise<Compared> {
  const rows = []
  const ratios: Record<string, number> = {}
  for (const { name, ours, floor } of comparisons) {
    for (const load of [ours, floor]) await rateOf(load, warmUp)
    const rounds: { ours: Rate; floor: Rate }[] = []
    for (let round = 0; round < count; round += 1) {
      rounds.push({ ours: await rateOf(ours, length), floor: await rateOf(floor, length) })
    }
    const ratio = roundTo(median(rounds.map((each) => each.ours.perSecond / each.floor.perSecond)), 3)
    ratios[name] = ratio
    rows.push({
      read: name,
      perSecond: Math.round(median(rounds.map((each) => each.ours.perSecond))),
      p50Ms: median(rounds.map((each) => each.ours.p50Ms)),
      floorPerSecond: Math.round(median(rounds.map((each) => each.floor.perSecond))),
      ratio,
    })
  }
  return { table: rows, ratios }
}

export interface Rate {
  readonly perSecond: number
  readonly answers: number
  readonly p50Ms: number
}

/** Throws when any answer had another status. */
export async function rateOf(
  { url, paths, headers = {}, method = 'GET', body, status = 200 }: Load,
  length: Length,
  connections = CONNECTIONS,
): Promise<Rate> {
  let connection = 0
  const result = await autocannon({
    url,
    connections,
    timeout: ANSWERED_WITHIN_SECONDS,
    ...length,
    headers: { ...headers },
    setupClient(client) {
      const first = Math.floor((connection * paths.length) / connections)
      connection += 1
      const turn = [...paths.slice(first), ...paths.slice(0, first)]
      client.setRequests(turn.map((path) => ({ method, path, ...(body === undefined ? {} : { body }) })))
    },
  })
  const others = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => Number(code) !== status)
  if (others.length > 0 || result.errors > 0 || result.requests.total === 0) {
    throw new Error(
      `${url}${paths[0]} was answered with ${others.map(([code]) => code)} and ${result.errors} errors`,
    )
  }
  return {
    perSecond: result.requests.total / Math.max(result.duration, SHORTEST_SECONDS),
    answers: result.requests.total,
    p50Ms: result.latency.p50,
  }
}

/** Runs a module of this folder in a process of its own and gives its first message. */
export async function startServer<Told>(
  module: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; told: Told }> {
  const child = fork(new URL(module, import.meta.url), args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [told]: Told[] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
  if (told === undefined) throw new Error(`${module} did not start`)
  return { child, told }
}

/** Ends a server by leaving it. */
export async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (child.connected) child.disconnect()
  await exit
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((first, second) => first - second)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
