import type { DueThread } from '../../../model/index.ts'
import { CollectorError } from '../../collector.ts'
import { runCommentQueries } from '../../comment-phase.ts'
import type { CollectorDeps, CollectWork } from '../../http.ts'
import { type Query, queryProblem, reportUnasked } from '../../query-run.ts'
import { distinctByMessage } from '../feature-run.ts'
import { commentShare, createHourlyBudget } from '../hourly-budget.ts'
import { endsFeatureOnly, NO_PAGE_TASK, NOT_READABLE, PERMISSION_MISSING } from '../refusals.ts'
import type { MetaScan } from '../scan.ts'
import type { MetaSettings } from '../settings.ts'
import type { MetaTargets } from '../targets.ts'
import { createCommentCalls, NO_CALL_LEFT } from './calls.ts'
import { type CommentScan, readPostThread } from './facebook-threads.ts'
import { readVoices } from './facebook-voices.ts'
import { readTaggedMedia } from './instagram-tags.ts'
import { readMediaThread } from './instagram-threads.ts'
import type { PageHandles } from './map-facebook.ts'
import type { CommentMemory } from './memory.ts'
import {
  type AnyProduct,
  type CommentPlan,
  mediaOf,
  type ProductComments,
  planComments,
  type ThreadsQuery,
  uncountedThread,
  voiceCallsOf,
} from './plan-comments.ts'
import { readDue, type ThreadReading } from './read-due.ts'

interface CommentWork {
  readonly scan: MetaScan
  readonly settings: MetaSettings
  readonly targets: MetaTargets
  readonly comments: CommentMemory
  readonly deps: CollectorDeps
}

/**
 * Reads what is said below the Pages' posts and our own media, and what is said to the company's Pages and accounts, with
 * the time and calls that posts have left. Resolves to what left gaps.
 */
export async function collectComments(work: CommentWork): Promise<readonly CollectorError[]> {
  const { scan, settings, targets, comments, deps } = work
  const { request, sink } = scan.work
  if (settings.commentCallsPerScan === 0) return []
  // What this scan has found is due as well.
  await sink.flushed?.()
  const plan = await planComments(request, targets, {
    settings,
    memory: scan.memory,
    comments,
    deps,
    uncounted: scan.uncounted,
  })
  const products = [plan.facebook, plan.instagram]
  for (const product of products) reportLeftOut(product, scan.work)
  sink.expectCalls(products.reduce((sum, product) => sum + expectedCalls(product), 0))
  const ofFacebook = await readFacebook(plan, work)
  const ending = ofFacebook.find(endsAll)
  if (ending !== undefined) {
    for (const query of queriesOf(plan.instagram)) reportUnasked(query, ending.message, scan.work)
    return ofFacebook
  }
  return distinctByMessage([...ofFacebook, ...(await readInstagram(plan, work))])
}

function reportLeftOut(product: AnyProduct, work: CollectWork): void {
  for (const { query, why } of product.refused) reportUnasked(query, why, work)
  for (const query of product.voices.slice(voiceCallsOf(product))) reportUnasked(query, NO_CALL_LEFT, work)
}

function expectedCalls(product: AnyProduct): number {
  return Math.min(product.calls, voiceCallsOf(product) + product.due.length)
}

/** The lists of the day first: they are few, and cheap. */
function queriesOf<P extends 'facebook' | 'instagram', V extends Query>(
  product: ProductComments<P, V>,
): readonly (V | ThreadsQuery<P>)[] {
  const { voices, threads } = product
  return [...voices.slice(0, voiceCallsOf(product)), ...(threads === undefined ? [] : [threads])]
}

/** A refusal that holds for the token or the app. */
function endsAll(error: CollectorError): boolean {
  return error.status !== 'partial' && !endsFeatureOnly(error)
}

async function readFacebook(
  { facebook, pages }: CommentPlan,
  work: CommentWork,
): Promise<readonly CollectorError[]> {
  const handles: PageHandles = new Map(pages.map(({ id, username }) => [id, username ?? id]))
  const open = openScan(facebook.calls, work)
  const { comments, deps, scan } = work
  const more: CollectorError[] = []
  const problems = await runCommentQueries(
    queriesOf(facebook),
    scan.work,
    deps.clock,
    async (query, progress, left) => {
      const reading = { ...open, work: left }
      if ('voice' in query) {
        await onceRefused(query.label, comments, () => readVoices(query, progress, handles, reading))
        return undefined
      }
      const uncounted = new Set(scan.uncounted.map(({ id }) => id))
      const readToday: string[] = []
      const read = async (thread: DueThread): Promise<ThreadReading> => {
        const came = await readPostThread(thread, handles, reading)
        if (came !== undefined && uncounted.has(thread.id)) readToday.push(thread.id)
        return came
      }
      const due = { platform: 'facebook', memory: comments, work: left, deps } as const
      more.push(...(await readDue(facebook.due, progress, read, due)).map(toProblem))
      for (const id of readToday) await comments.noteRead(scan.work.request.workspaceId, uncountedThread(id))
      return undefined
    },
  )
  return [...problems, ...more]
}

async function readInstagram(
  { instagram }: CommentPlan,
  work: CommentWork,
): Promise<readonly CollectorError[]> {
  const open = openScan(instagram.calls, work)
  const { comments, deps, scan } = work
  const more: CollectorError[] = []
  const problems = await runCommentQueries(
    queriesOf(instagram),
    scan.work,
    deps.clock,
    async (query, progress, left) => {
      const reading = { ...open, work: left }
      if ('username' in query) {
        await onceRefused(query.label, comments, () => readTaggedMedia(query, progress, reading))
        return undefined
      }
      const foreign = new Set<string>()
      const read = async (thread: DueThread): Promise<ThreadReading> => {
        const account = thread.authorHandle?.toLowerCase() ?? ''
        if (foreign.has(account)) throw queryProblem(NOT_READABLE, 'This account is not ours.')
        try {
          const came = await readMediaThread(thread, scan.mediaIds.get(thread.url) ?? thread.id, reading)
          if (came !== undefined && !came.isDoubtful) await comments.noteOwn(`instagram ${account}`)
          return came
        } catch (error) {
          const isRefused = error instanceof CollectorError && error.code === NOT_READABLE
          // Only our own media have comments: an account of which none was ever shown is somebody else's.
          if (isRefused && !(await comments.isOwn(`instagram ${account}`))) {
            foreign.add(account)
            await comments.noteRefusal(mediaOf(account), 'Meta shows comments of our own media only.')
          }
          throw error
        }
      }
      const due = { platform: 'instagram', memory: comments, work: left, deps } as const
      more.push(...(await readDue(instagram.due, progress, read, due)).map(toProblem))
      return undefined
    },
  )
  return [...problems, ...more]
}

function openScan(calls: number, { scan, settings, comments, deps }: CommentWork): CommentScan {
  const now = () => deps.clock.now()
  const budget = createHourlyBudget(commentShare, settings.accessToken, { limits: deps.limits, now })
  const { graph, gate, work } = scan
  return { graph, gate, memory: comments, calls: createCommentCalls(calls, { budget, graph }), deps, work }
}

/** A list that Meta refuses is not asked for again on the same day, and takes no other with it. */
async function onceRefused(what: string, memory: CommentMemory, read: () => Promise<void>): Promise<void> {
  try {
    await read()
  } catch (error) {
    if (!(error instanceof CollectorError)) throw error
    const isLasting = [PERMISSION_MISSING, NO_PAGE_TASK, NOT_READABLE].includes(error.code)
    if (isLasting) await memory.noteRefusal(what, error.message)
    throw toProblem(error)
  }
}

/** A missing permission is a gap beside what others allow. */
function toProblem(error: CollectorError): CollectorError {
  return error.code === PERMISSION_MISSING
    ? queryProblem(PERMISSION_MISSING, error.message, error.cause)
    : error
}
