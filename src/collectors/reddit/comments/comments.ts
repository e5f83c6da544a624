import { DAY_MS } from '../../../lib/days.ts'
import type { CollectorPlan, DueThreads, PlannedStep } from '../../../model/index.ts'
import type { CollectorError, PlanRequest } from '../../collector.ts'
import { runCommentQueries } from '../../comment-phase.ts'
import { countingComments } from '../../count-comments.ts'
import type { CollectorDeps, CollectWork } from '../../http.ts'
import type { PostGate } from '../../post-gate.ts'
import type { Query } from '../../query-run.ts'
import { describeWaiting } from '../../threads.ts'
import type { RedditAccess } from '../app-access.ts'
import { createSpareCalls } from '../call-budget.ts'
import { scopeWithoutWords } from '../queries.ts'
import { type CommentBudget, commentBudget } from './budget.ts'
import { type Places, placesOf } from './places.ts'
import { type NewestQuery, newestQuery, readNewest } from './read-newest.ts'
import { readThreads } from './read-threads.ts'

/** Older threads are hardly answered any more. */
const THREAD_DAYS = 30
const MIN_COMMENTS = 3
/** In one scan: those that wait are noted, so that they come first. */
const MAX_DUE = 60

interface CommentPlan {
  readonly known: DueThreads
  readonly budget: CommentBudget
  readonly places: Places
}

type CommentQuery = ThreadsQuery | NewestQuery
interface ThreadsQuery extends Query {
  readonly platform: 'reddit'
}

const threadsQuery: ThreadsQuery = {
  platform: 'reddit',
  label: 'comments of known threads',
  ...scopeWithoutWords('threads'),
}

async function planComments(request: PlanRequest, calls: number, deps: CollectorDeps): Promise<CommentPlan> {
  const since = new Date(request.until.getTime() - THREAD_DAYS * DAY_MS)
  const [known, places] = await Promise.all([
    deps.threads.due(request.workspaceId, 'reddit', { since, minComments: MIN_COMMENTS }, MAX_DUE),
    placesOf(request, deps.threads),
  ])
  return { known, places, budget: commentBudget(calls, placeNames(places).length > 0) }
}

/**
 * Reads comments after posts, in `calls` calls: below the threads that hold a word, and the newest of the configured
 * subreddits and of those where the workspace is spoken of most. Resolves to what left gaps.
 */
export async function collectComments(
  work: CollectWork,
  {
    access,
    gate: posts,
    calls,
    deps,
  }: { access: RedditAccess; gate: PostGate; calls: number; deps: CollectorDeps },
): Promise<readonly CollectorError[]> {
  if (calls === 0) return []
  // Threads below posts of this scan are due as well.
  await work.sink.flushed?.()
  const { known, places, budget } = await planComments(work.request, calls, deps)
  const pages = createSpareCalls(budget.pages)
  const names = placeNames(places)
  const gate = countingComments(posts, work.sink)
  const queries: CommentQuery[] = [
    // Without words no thread is known by one, and there is nothing to be silent about.
    ...(work.request.words.length === 0 ? [] : [threadsQuery]),
    ...(names.length === 0 ? [] : [newestQuery(names)]),
  ]
  work.sink.expectCalls(Math.min(known.due.length, budget.trees) + Math.min(1, names.length))
  return await runCommentQueries(queries, work, deps.clock, async (query, progress, comments) => {
    if ('subs' in query)
      return await readNewest(query, progress, { get: access.get, gate, deps, work: comments, places, pages })
    await readThreads(known, progress, budget, { access, gate, deps, work: comments })
    return undefined
  })
}

/** What `collectComments` would ask at most, and what it may bring as far as the stored posts tell. */
export async function planCommentSteps(
  request: PlanRequest,
  calls: number,
  deps: CollectorDeps,
): Promise<Pick<CollectorPlan, 'steps'> & { readonly calls: number }> {
  if (calls === 0) return { steps: [], calls }
  const { known, places, budget } = await planComments(request, calls, deps)
  const names = placeNames(places)
  const waiting = describeWaiting(known, Math.min(known.due.length, budget.trees))
  const steps: PlannedStep[] = [
    ...(request.words.length === 0
      ? []
      : [
          {
            platform: 'reddit' as const,
            label: threadsQuery.label,
            calls: budget.trees + budget.more + budget.deep,
            expects: `${waiting}; posts that the scan finds add theirs`,
          },
        ]),
    ...(names.length === 0
      ? []
      : [
          {
            platform: 'reddit' as const,
            label: newestQuery(names).label,
            calls: budget.pages,
            expects: '100 comments a call, few of them with a word',
          },
        ]),
  ]
  return { steps, calls: steps.reduce((sum, step) => sum + step.calls, 0) }
}

function placeNames({ own, busy }: Places): readonly string[] {
  return [...own, ...busy]
}
