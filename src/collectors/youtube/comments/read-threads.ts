import type { DueThread, DueThreads, ThreadVisit } from '../../../model/index.ts'
import { CollectorError } from '../../collector.ts'
import type { CollectorDeps, CollectWork } from '../../http.ts'
import { type Progress, stopAtBudget } from '../../query-run.ts'
import { moreAreDue } from '../../threads.ts'
import { closedCodes } from '../refusals.ts'
import { readMostLiked } from './read-most-liked.ts'
import { type CommentReader, MAX_REPLY_CALLS } from './reader.ts'
import { type Walker, walkOn, walkThreads } from './walk.ts'

/** Deeper paging was reported to repeat itself. */
const PAGES_PER_VIDEO = 10
/** A video whose comments cannot be read is not asked for again for so long: few are opened again. */
export const CLOSED_DAYS = 7

export interface ThreadsScan {
  readonly reader: CommentReader
  readonly walker: Walker
  readonly deps: Pick<CollectorDeps, 'threads' | 'clock'>
  /** With the deadline of comments. */
  readonly work: CollectWork
}

/** Those that are due are read newest first. */
export interface KnownVideos extends DueThreads {
  /** Ids of those whose most liked comments are to be read as well. */
  readonly largest: readonly string[]
  /** How many are left out because they were found closed. */
  readonly closed: number
}

/**
 * Reads the threads beneath the due videos, in their order, the most liked beneath the largest, and then the replies that
 * did not come with them. Notes in the ledger what was read and what was not, whatever ends it.
 */
export async function readVideoThreads(
  videos: KnownVideos,
  progress: Progress,
  scan: ThreadsScan,
): Promise<void> {
  const { due, largest, closed } = videos
  const { walker, work } = scan
  const visits = new Map<string, ThreadVisit>(due.map(({ id }) => [id, { id, state: 'unread' }]))
  let topRead: readonly string[] = []
  let stuck = 0
  let areRepliesAsked = false
  try {
    walker.throwIfEnded()
    // Video by video each would cost a unit of its own.
    await scan.reader.loadVideos([...due.map(({ id }) => id), ...largest])
    for (const video of due) {
      const { visit, isStuck } = await readVideo(video, scan)
      visits.set(video.id, visit)
      if (isStuck) stuck += 1
      if (visit.state === 'unread') break
    }
    const open = largest.filter((id) => visits.get(id)?.state !== 'closed')
    topRead = await readMostLiked(open, work.request.since, walker)
    const unanswered = await scan.reader.readReplies(walker.throwIfEnded)
    areRepliesAsked = true
    const facts = { closed, stuck, unanswered, topRead: topRead.length }
    report([...visits.values()], facts, moreAreDue(videos), progress)
  } finally {
    // The number of their comments will not change: as read they would never be asked for again.
    const unanswered = areRepliesAsked ? [] : scan.reader.unansweredVideos()
    for (const id of unanswered) if (visits.has(id)) visits.set(id, { id, state: 'unread' })
    await note([...visits.values()], topRead, scan)
  }
}

interface Reading {
  readonly visit: ThreadVisit
  /** YouTube repeated a page: more was announced than can be paged to. */
  readonly isStuck?: boolean
}

/** `closed`: comments are switched off, for members alone, or gone with their video; that is a fact and no failure. */
async function readVideo(video: DueThread, { walker, work }: ThreadsScan): Promise<Reading> {
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
    const last = front.end === 'known' ? await walkOn(video.rest, front, walk, walker) : front
    const newestId = front.firstId ?? video.newestId
    if (last.end === 'units' && front.firstId === undefined)
      return { visit: { id: video.id, state: 'unread' } }
    // What YouTube repeats it would repeat again: the video waits for other comments.
    return last.next === undefined
      ? { visit: { ...read(video), state: 'read', newestId }, isStuck: last.end === 'repeated' }
      : { visit: { ...read(video), state: 'partial', newestId, rest: last.next } }
  } catch (error) {
    if (!(error instanceof CollectorError)) throw error
    if (closedCodes.has(error.code)) return { visit: { ...read(video), state: 'closed' } }
    if (error.code === 'processing_failure') return { visit: { ...read(video), state: 'partial' } }
    throw error
  }
}

function read({ id, comments }: DueThread) {
  return { id, comments }
}

function report(
  visits: readonly ThreadVisit[],
  {
    stuck,
    unanswered,
    topRead,
    ...known
  }: Readonly<Record<'closed' | 'stuck' | 'unanswered' | 'topRead', number>>,
  more: string | undefined,
  progress: Progress,
): void {
  const count = (state: ThreadVisit['state']) => visits.filter((visit) => visit.state === state).length
  const [unread, partial, closed] = [count('unread'), count('partial'), known.closed + count('closed')]
  const left = `Of ${visits.length} videos ${unread} were not read and ${partial} in part; they are asked for first next time.`
  const notes = [
    ...(unread + partial > 0 ? [left] : []),
    ...(more === undefined ? [] : [more]),
    ...(unanswered > 0 ? [`${unanswered} comments have replies that were not read.`] : []),
    ...(stuck > 0 ? [`Of ${stuck} videos YouTube repeated a page instead of going on.`] : []),
    ...(closed > 0 ? [`Comments on ${closed} of the videos cannot be read. ${CLOSED_WHY}`] : []),
    ...(topRead > 0 ? [`Of ${topRead} of the videos the most liked comments were read as well.`] : []),
  ]
  const isCut = unread + partial + unanswered > 0 || more !== undefined
  progress.complete = !isCut && stuck === 0
  if (isCut) stopAtBudget(progress, notes.join(' '))
  else if (notes.length > 0) progress.note = notes.join(' ')
}

export const CLOSED_WHY = `They are switched off, for members alone or gone; YouTube is asked again after ${CLOSED_DAYS} days.`

/** Only visits whose comments are stored may be noted: else they would be taken for read. */
async function note(
  visits: readonly ThreadVisit[],
  topRead: readonly string[],
  { deps, work }: ThreadsScan,
): Promise<void> {
  const { request, sink } = work
  const isStored = await (sink.flushed?.() ?? Promise.resolve()).then(
    () => true,
    () => false,
  )
  if (!isStored) return
  const { workspaceId } = request
  await deps.threads.note(workspaceId, 'youtube', visits, deps.clock.now())
  await deps.threads.noteTopReads(workspaceId, 'youtube', topRead, deps.clock.now())
}
