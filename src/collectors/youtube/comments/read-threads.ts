import type { DueThread, ThreadVisit } from '../../../model/index.ts'
import { CollectorError } from '../../collector.ts'
import type { CollectorDeps, CollectWork } from '../../http.ts'
import { type Progress, stopAtBudget } from '../../query-run.ts'
import { type CommentReader, MAX_REPLY_CALLS } from './reader.ts'
import { type Walked, type Walker, walkThreads } from './walk.ts'

/** Deeper paging was reported to repeat itself. */
const PAGES_PER_VIDEO = 10

export interface ThreadsScan {
  readonly reader: CommentReader
  readonly walker: Walker
  readonly deps: Pick<CollectorDeps, 'threads' | 'clock'>
  /** With the deadline of comments. */
  readonly work: CollectWork
}

/**
 * Reads the threads beneath the due videos, in their order, and then the replies that did not come with them. Notes in the
 * ledger what was read and what was not, whatever ends it.
 */
export async function readVideoThreads(
  due: readonly DueThread[],
  progress: Progress,
  scan: ThreadsScan,
): Promise<void> {
  const visits = new Map<string, ThreadVisit>(due.map(({ id }) => [id, { id, state: 'unread' }]))
  let closed = 0
  let areRepliesAsked = false
  try {
    for (const video of due) {
      const visit = await readVideo(video, scan)
      if (visit === 'closed') closed += 1
      visits.set(video.id, visit === 'closed' ? { ...read(video), state: 'read' } : visit)
      if (visit !== 'closed' && visit.state === 'unread') break
    }
    const unanswered = await scan.reader.readReplies(scan.walker.throwIfEnded)
    areRepliesAsked = true
    report([...visits.values()], { closed, unanswered }, progress)
  } finally {
    // The number of their comments will not change: as read they would never be asked for again.
    const unanswered = areRepliesAsked ? [] : scan.reader.unansweredVideos()
    for (const id of unanswered) if (visits.has(id)) visits.set(id, { id, state: 'unread' })
    await noteVisits([...visits.values()], scan)
  }
}

/** `closed`: comments are switched off, for members alone, or gone with their video; that is a fact and no failure. */
async function readVideo(video: DueThread, { walker, work }: ThreadsScan): Promise<ThreadVisit | 'closed'> {
  const walk = {
    filter: { videoId: video.id },
    since: work.request.since,
    maxPages: PAGES_PER_VIDEO,
    reserve: MAX_REPLY_CALLS,
  }
  try {
    const front = await walkThreads(
      { ...walk, ...(video.rest === undefined ? {} : { knownId: video.newestId }) },
      walker,
    )
    const last = front.end === 'known' ? await readRest(video, front, walk, walker) : front
    const newestId = front.firstId ?? video.newestId
    if (last.end === 'units' && front.firstId === undefined) return { id: video.id, state: 'unread' }
    return last.next === undefined
      ? { ...read(video), state: 'read', newestId }
      : { ...read(video), state: 'partial', newestId, rest: last.next }
  } catch (error) {
    if (!(error instanceof CollectorError)) throw error
    if (closedCodes.has(error.code)) return 'closed'
    if (error.code === 'processing_failure') return { ...read(video), state: 'partial' }
    throw error
  }
}

const closedCodes: ReadonlySet<string> = new Set(['comments_disabled', 'comments_forbidden', 'not_found'])

/** Goes on where the last scan had to stop; a token that has gone stale is replaced by paging on. */
async function readRest(
  video: DueThread,
  front: Walked,
  walk: Parameters<typeof walkThreads>[0],
  walker: Walker,
): Promise<Walked> {
  try {
    return await walkThreads({ ...walk, pageToken: video.rest }, walker)
  } catch (error) {
    if (!(error instanceof CollectorError) || error.code !== 'query_refused') throw error
    return await walkThreads({ ...walk, pageToken: front.next }, walker)
  }
}

function read({ id, comments }: DueThread) {
  return { id, comments }
}

function report(
  visits: readonly ThreadVisit[],
  { closed, unanswered }: { readonly closed: number; readonly unanswered: number },
  progress: Progress,
): void {
  const count = (state: ThreadVisit['state']) => visits.filter((visit) => visit.state === state).length
  const [unread, partial] = [count('unread'), count('partial')]
  const left = `Of ${visits.length} videos ${unread} were not read and ${partial} in part; they are asked for first next time.`
  const notes = [
    ...(unread + partial > 0 ? [left] : []),
    ...(unanswered > 0 ? [`${unanswered} comments have replies that were not read.`] : []),
    ...(closed > 0 ? [`Comments on ${closed} of the videos cannot be read.`] : []),
  ]
  progress.complete = unread + partial + unanswered === 0
  if (!progress.complete) stopAtBudget(progress, notes.join(' '))
  else if (notes.length > 0) progress.note = notes.join(' ')
}

/** Only visits whose comments are stored may be noted: else they would be taken for read. */
async function noteVisits(visits: readonly ThreadVisit[], { deps, work }: ThreadsScan): Promise<void> {
  const { request, sink } = work
  const isStored = await (sink.flushed?.() ?? Promise.resolve()).then(
    () => true,
    () => false,
  )
  if (isStored) await deps.threads.note(request.workspaceId, 'youtube', visits, deps.clock.now())
}
