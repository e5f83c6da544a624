import { CollectorError } from '../../collector.ts'
import { countingComments } from '../../count-comments.ts'
import type { CollectorDeps } from '../../http.ts'
import { type Progress, type Query, queryProblem } from '../../query-run.ts'
import { commentShare, createHourlyBudget } from '../hourly-budget.ts'
import { NO_PAGE_TASK, NOT_READABLE, PERMISSION_MISSING } from '../refusals.ts'
import type { MetaScan } from '../scan.ts'
import type { MetaSettings } from '../settings.ts'
import type { MetaTargets } from '../targets.ts'
import { createCommentCalls } from './calls.ts'
import type { CommentScan } from './facebook-threads.ts'
import type { CommentMemory } from './memory.ts'
import { type ProductComments, type ThreadsQuery, voiceCallsOf } from './plan-comments.ts'

/** What the comments of both products are read with. */
export interface CommentWork {
  readonly scan: MetaScan
  readonly settings: MetaSettings
  readonly targets: MetaTargets
  readonly comments: CommentMemory
  readonly deps: CollectorDeps
}

/** The lists of the day first: they are few, and cheap. */
export function queriesOf<P extends 'facebook' | 'instagram', V extends Query>(
  product: ProductComments<P, V>,
): readonly (V | ThreadsQuery<P>)[] {
  const { voices, threads } = product
  return [...voices.slice(0, voiceCallsOf(product)), ...(threads === undefined ? [] : [threads])]
}

/** One product's scan, with its calls and its share of the hour. */
export function openScan(calls: number, { scan, settings, comments, deps }: CommentWork): CommentScan {
  const now = () => deps.clock.now()
  const budget = createHourlyBudget(commentShare, settings.accessToken, { limits: deps.limits, now })
  const { graph, work } = scan
  const gate = countingComments(scan.gate, work.sink)
  return { graph, gate, memory: comments, calls: createCommentCalls(calls, { budget, graph }), deps, work }
}

/**
 * A list that Meta refuses is not asked for again on the same day, and takes no other with it. That a Page or an account is
 * not ours is no problem: the settings can only guess whose it is.
 */
export async function onceRefused(
  what: string,
  progress: Progress,
  memory: CommentMemory,
  read: () => Promise<void>,
): Promise<void> {
  try {
    await read()
  } catch (error) {
    if (!(error instanceof CollectorError)) throw error
    const isForeign = error.code === NO_PAGE_TASK || error.code === NOT_READABLE
    if (isForeign || error.code === PERMISSION_MISSING) await memory.noteRefusal(what, error.message)
    if (!isForeign) throw toProblem(error)
    progress.note = error.message
  }
}

/** A missing permission is a gap beside what others allow. */
export function toProblem(error: CollectorError): CollectorError {
  return error.code === PERMISSION_MISSING
    ? queryProblem(PERMISSION_MISSING, error.message, error.cause)
    : error
}
