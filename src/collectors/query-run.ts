import type { Platform } from '../model/index.ts'
import { CollectorError } from './collector.ts'
import { type CollectWork, NO_TIME_LEFT } from './http.ts'
import type { Asks } from './packing.ts'

/** One thing to ask a platform for; `label` names it in our words, without operators or credentials. */
export interface Query extends Asks {
  readonly platform: Platform
  readonly label: string
  /** How far back the query that it was split from had come. */
  readonly reachedBackTo?: Date | undefined
}

/** How far a query came, filled in while it is asked. */
export interface Progress {
  /** True once everything since the wanted moment was seen. */
  complete: boolean
  /** The oldest moment covered while `complete` is false. */
  reachedBackTo: Date | undefined
  note: string | undefined
  /** True when our own budget, not the platform, left a gap: that makes the collection partial. */
  overBudget: boolean
}

const OVER_BUDGET = "A query stopped at this service's own budget; its coverage says where."

/**
 * Throws what ended the run: a query that goes on for several calls asks before each, so that it makes none for a
 * platform that has said no to another query. A call that is under way is waited for, since it may be paid for.
 */
export type GoOn = () => void

interface Entry<Q> {
  readonly query: Q
  begun: boolean
  problem: CollectorError | undefined
}

/**
 * Asks the queries in their order, `concurrency` at once (default 1), and reports the coverage of every one, also
 * of those that were never reached. `ask` may return queries to ask instead (a sum of subreddits that was refused
 * as a whole); they stand in its place. A problem of one query is collected, in the queries' order; an error that
 * ends the platform (`auth_required`, `blocked`, `rate_limited`), an abort, and an outage that hit every query are
 * thrown once nothing is under way any more.
 */
export async function runQueries<Q extends Query>(
  queries: readonly Q[],
  work: CollectWork,
  ask: (query: Q, progress: Progress, goOn: GoOn) => Promise<readonly Q[] | undefined>,
  { concurrency = 1 }: { readonly concurrency?: number } = {},
): Promise<readonly CollectorError[]> {
  const entries = queries.map(toEntry)
  let ending: { readonly error: unknown } | undefined
  let answered = 0
  const goOn = () => {
    if (ending !== undefined) throw ending.error
  }

  async function askOne(entry: Entry<Q>): Promise<void> {
    const progress = newProgress(entry.query)
    let instead: readonly Q[] | undefined
    try {
      work.request.signal.throwIfAborted()
      instead = await ask(entry.query, progress, goOn)
      answered += 1
      if (progress.overBudget) entry.problem = queryProblem('over_budget', OVER_BUDGET)
    } catch (error) {
      progress.note = error instanceof CollectorError ? error.message : 'Cut off before it was done.'
      if (error instanceof CollectorError && !endsPlatform(error)) entry.problem = error
      else ending ??= { error }
    }
    if (instead === undefined) cover(entry.query, progress, work)
    else entries.splice(entries.indexOf(entry) + 1, 0, ...instead.map(toEntry))
  }

  async function askOn(): Promise<void> {
    for (let entry = nextOf(entries); entry !== undefined; entry = nextOf(entries)) {
      if (ending !== undefined) return
      entry.begun = true
      await askOne(entry)
    }
  }

  await Promise.all(Array.from({ length: concurrency }, askOn))
  for (const { query, begun } of entries) if (!begun) coverUnasked(query, 'Not asked.', work)
  goOn()
  const problems = entries.flatMap(({ problem }) => problem ?? [])
  const [outage] = problems
  if (answered === 0 && outage !== undefined && problems.every(isOutage)) throw outage
  return problems
}

function toEntry<Q>(query: Q): Entry<Q> {
  return { query, begun: false, problem: undefined }
}

function nextOf<Q>(entries: readonly Entry<Q>[]): Entry<Q> | undefined {
  return entries.find(({ begun }) => !begun)
}

function endsPlatform({ status, code }: CollectorError): boolean {
  return (
    status === 'auth_required' || status === 'blocked' || status === 'rate_limited' || code === NO_TIME_LEFT
  )
}

function isOutage({ status }: CollectorError): boolean {
  return status === 'failed' || status === 'timeout'
}

/** A query that was planned and never asked is no silence: it is reported as a gap. */
export function coverUnasked(query: Query, note: string, work: CollectWork): void {
  cover(query, { ...newProgress(query), note }, work)
}

function newProgress({ reachedBackTo }: Query): Progress {
  return { complete: false, reachedBackTo, note: undefined, overBudget: false }
}

/** Ends a query at a limit of ours. */
export function stopAtBudget(progress: Progress, note: string): void {
  progress.note = note
  progress.overBudget = true
}

function cover(query: Query, progress: Progress, { request, sink }: CollectWork): void {
  const reachedBackTo = progress.complete ? request.since : progress.reachedBackTo
  sink.cover({
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

/** A query's own problem: the others go on. */
export function queryProblem(code: string, message: string, cause?: unknown): CollectorError {
  return new CollectorError({ status: 'partial', code }, message, { cause })
}

/** The earlier of the moments that are known. */
export function earliest(moments: readonly (Date | undefined)[]): Date | undefined {
  const known = moments.flatMap((moment) => (moment === undefined ? [] : [moment.getTime()]))
  return known.length === 0 ? undefined : new Date(Math.min(...known))
}
