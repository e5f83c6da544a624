import type { CollectorError } from '../../collector.ts'
import { runCommentQueries } from '../../comment-phase.ts'
import { countingComments } from '../../count-comments.ts'
import type { CollectorDeps, CollectWork } from '../../http.ts'
import { type Progress, queryProblem, reportUnasked, stopAtBudget } from '../../query-run.ts'
import { MIN_PAGE, SEVEN_DAYS_ONLY } from '../plan.ts'
import { retainedSince, type SearchDeps } from '../search.ts'
import { type VoicePlan, voiceCalls } from './plan.ts'
import type { VoiceQuery } from './queries.ts'
import { type ReadOptions, readQuery, type VoiceDeps } from './read-query.ts'
import { readThreads } from './read-threads.ts'
import { walletsOf } from './wallet.ts'

const MIDNIGHT = "Not asked so close to midnight UTC: X would bill today's posts again tomorrow."
const BUDGET = 'Stopped at the budget of posts; it goes on there next time.'

/** Reads what is said to accounts after the posts. Resolves to what left gaps. */
export async function collectVoices(
  { queries, budget }: VoicePlan,
  work: CollectWork,
  common: VoiceDeps & Pick<SearchDeps, 'retentionDays'>,
  { clock }: Pick<CollectorDeps, 'clock'>,
): Promise<readonly CollectorError[]> {
  if (queries.length === 0) return []
  const deps = { ...common, gate: countingComments(common.gate, work.sink) }
  if (dayOf(clock.now()) !== dayOf(work.request.deadline)) {
    work.sink.countComments({ asked: 0 })
    for (const query of queries) reportUnasked(query, MIDNIGHT, work)
    return [queryProblem('near_midnight', MIDNIGHT)]
  }
  await work.sink.flushed?.()
  const wallets = walletsOf(budget, queries)
  work.sink.expectCalls(queries.reduce((sum, query) => sum + voiceCalls(query, budget), 0))
  return await runCommentQueries(queries, work, clock, async (query, progress, comments, throwIfEnded) => {
    const wallet = wallets.get(query)
    if (wallet === undefined || wallet.allowed() < MIN_PAGE) {
      stopAtBudget(progress, BUDGET)
      return undefined
    }
    const options: ReadOptions = { wallet, throwIfEnded }
    if (query.of === 'threads') await readThreads(query, progress, comments, deps, options)
    else await readPack(query, progress, comments, options)
    return undefined
  })

  async function readPack(
    query: VoiceQuery,
    progress: Progress,
    comments: CollectWork,
    options: ReadOptions,
  ): Promise<void> {
    const { since } = work.request
    const askedAt = clock.now()
    work.sink.countComments({ asked: 1 })
    const { isWhole, coveredFrom } = await readQuery(query, comments, deps, options)
    if (!isWhole || coveredFrom === undefined) {
      progress.reachedBackTo = coveredFrom
      stopAtBudget(progress, BUDGET)
      return
    }
    const retained = retainedSince(deps.retentionDays, askedAt)
    progress.reachedBackTo = retained !== undefined && retained > coveredFrom ? retained : coveredFrom
    progress.complete = progress.reachedBackTo <= since
    if (!progress.complete) progress.note = SEVEN_DAYS_ONLY
  }
}

/** X counts by UTC day. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}
