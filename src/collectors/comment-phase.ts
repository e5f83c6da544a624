import type { Clock } from '../lib/clock.ts'
import { CollectorError } from './collector.ts'
import type { CollectWork } from './http.ts'
import { type Progress, type Query, queryProblem, runQueries, type ThrowIfEnded } from './query-run.ts'

/** Before the scan's deadline, so that a collector whose comments take long ends as one that was done. */
const RESERVE_MS = 3000
const OUT_OF_TIME = 'out_of_time'

/**
 * Runs the queries for comments with what posts have left of the scan's time: call it when all queries for posts have
 * ended. What no time or budget is left for is reported as unread coverage. Whatever a platform refuses here is a
 * problem beside the posts that were read: only the abort of the scan itself is thrown.
 */
export async function runCommentQueries<Q extends Query>(
  queries: readonly Q[],
  work: CollectWork,
  clock: Clock,
  ask: (
    query: Q,
    progress: Progress,
    comments: CollectWork,
    throwIfEnded: ThrowIfEnded,
  ) => Promise<readonly Q[] | undefined>,
): Promise<readonly CollectorError[]> {
  if (queries.length === 0) return []
  const { request, sink } = work
  sink.countComments({ asked: 0 })
  const { commentsUntil = request.deadline } = request
  const deadline = new Date(Math.min(request.deadline.getTime() - RESERVE_MS, commentsUntil.getTime()))
  const leftMs = deadline.getTime() - clock.now().getTime()
  const ended = leftMs > 0 ? AbortSignal.timeout(leftMs) : AbortSignal.abort()
  const signal = AbortSignal.any([request.signal, ended])
  const comments: CollectWork = { sink, request: { ...request, deadline, signal } }
  try {
    return await runQueries(queries, comments, (query, progress, throwIfEnded) =>
      ask(query, progress, comments, throwIfEnded),
    )
  } catch (error) {
    if (error instanceof CollectorError) return [error]
    request.signal.throwIfAborted()
    if (!ended.aborted) throw error
    return [
      queryProblem(
        OUT_OF_TIME,
        'The scan had no time left for all comments; they are asked for first next time.',
      ),
    ]
  }
}
