import type { Platform } from '../model/index.ts'
import { CollectorError } from './collector.ts'
import type { CollectWork } from './http.ts'
import { NO_TIME_LEFT } from './http-errors.ts'
import type { QueryScope } from './packing.ts'

/** One query to a platform; `label` names it in messages, without operators or credentials. */
export interface Query extends QueryScope {
  readonly platform: Platform
  readonly label: string
  /** How far back the query that it was split from had reached. */
  readonly reachedBackTo?: Date | undefined
}

/** How far a query has reached, updated while it runs. */
export interface Progress {
  /** True once everything since the start of the window has been read. */
  complete: boolean
  /** The oldest time covered, while `complete` is false. */
  reachedBackTo: Date | undefined
  note: string | undefined
  /** True if this service's own budget, not the platform, left a gap: that makes the collection partial. */
  overBudget: boolean
}

const OVER_BUDGET = "A query stopped at this service's own budget; its coverage says where."

/**
 * Throws the error that ended the run. A query of several calls must call this before each one, so that it
 * makes no call after the platform has refused another query. A call in progress is awaited, since it may be
 * billed.
 */
export type ThrowIfEnded = () => void

interface Entry<Q> {
  readonly query: Q
  started: boolean
  problem: CollectorError | undefined
}

/**
 * Runs the queries in order, `concurrency` at a time (default 1), and reports the coverage of every one,
 * including those that were never reached. `ask` may return replacement queries (for a multireddit that was
 * refused as a whole), which take the query's place. Problems of single queries are collected in the queries'
 * order. An error that ends the platform (`auth_required`, `blocked`, `rate_limited`), an abort, and an
 * outage that hit every query are thrown once no query is running any more.
 */
export async function runQueries<Q extends Query>(
  queries: readonly Q[],
  work: CollectWork,
  ask: (query: Q, progress: Progress, throwIfEnded: ThrowIfEnded) => Promise<readonly Q[] | undefined>,
  { concurrency = 1 }: { readonly concurrency?: number } = {},
): Promise<readonly CollectorError[]> {
  const entries = queries.map(toEntry)
  let ending: { readonly error: unknown } | undefined
  let answeredCount = 0
  const throwIfEnded = () => {
    if (ending !== undefined) throw ending.error
  }

  async function runOne(entry: Entry<Q>): Promise<void> {
    const progress = newProgress(entry.query)
    let replacements: readonly Q[] | undefined
    try {
      work.request.signal.throwIfAborted()
      replacements = await ask(entry.query, progress, throwIfEnded)
      answeredCount += 1
      if (progress.overBudget) entry.problem = queryProblem('over_budget', OVER_BUDGET)
    } catch (error) {
      progress.note = error instanceof CollectorError ? error.message : 'Cut off before it was done.'
      if (error instanceof CollectorError && !endsPlatform(error)) entry.problem = error
      else ending ??= { error }
    }
    if (replacements === undefined) reportQuery(entry.query, progress, work)
    else entries.splice(entries.indexOf(entry) + 1, 0, ...replacements.map(toEntry))
  }

  async function runPending(): Promise<void> {
    for (let entry = nextPending(entries); entry !== undefined; entry = nextPending(entries)) {
      if (ending !== undefined) return
      entry.started = true
      await runOne(entry)
    }
  }

  await Promise.all(Array.from({ length: concurrency }, runPending))
  for (const { query, started } of entries) if (!started) reportUnasked(query, 'Not asked.', work)
  throwIfEnded()
  const problems = entries.flatMap(({ problem }) => problem ?? [])
  const [outage] = problems
  if (answeredCount === 0 && outage !== undefined && problems.every(isOutage)) throw outage
  return problems
}

function toEntry<Q>(query: Q): Entry<Q> {
  return { query, started: false, problem: undefined }
}

function nextPending<Q>(entries: readonly Entry<Q>[]): Entry<Q> | undefined {
  return entries.find(({ started }) => !started)
}

function endsPlatform({ status, code }: CollectorError): boolean {
  return (
    status === 'auth_required' || status === 'blocked' || status === 'rate_limited' || code === NO_TIME_LEFT
  )
}

function isOutage({ status }: CollectorError): boolean {
  return status === 'failed' || status === 'timeout'
}

/** Reports a planned query that was never run as a gap: it must not be read as "nothing was posted". */
export function reportUnasked(query: Query, note: string, work: CollectWork): void {
  reportQuery(query, { ...newProgress(query), note }, work)
}

function newProgress({ reachedBackTo }: Query): Progress {
  return { complete: false, reachedBackTo, note: undefined, overBudget: false }
}

/** Marks a query as stopped by this service's own budget. */
export function stopAtBudget(progress: Progress, note: string): void {
  progress.note = note
  progress.overBudget = true
}

function reportQuery(query: Query, progress: Progress, { request, sink }: CollectWork): void {
  const reachedBackTo = progress.complete ? request.since : progress.reachedBackTo
  sink.reportCoverage({
    platform: query.platform,
    query: query.label,
    kinds: [...query.kinds],
    words: [...query.words],
    wantedSince: request.since.toISOString(),
    reachedBackTo: reachedBackTo?.toISOString() ?? null,
    complete: progress.complete,
    ...(progress.note === undefined ? {} : { note: progress.note }),
  })
}

/** A problem of one query only: the others continue. */
export function queryProblem(code: string, message: string, cause?: unknown): CollectorError {
  return new CollectorError({ status: 'partial', code }, message, { cause })
}

/** The earliest of the known times; undefined if none is known. */
export function earliest(moments: readonly (Date | undefined)[]): Date | undefined {
  const known = moments.flatMap((moment) => (moment === undefined ? [] : [moment.getTime()]))
  return known.length === 0 ? undefined : new Date(Math.min(...known))
}
