import { DAY_MS } from '../../../lib/days.ts'
import type { ChannelRef } from '../../../workspace/handles/youtube.ts'
import type { CollectorDeps } from '../../http.ts'
import { toDate, toFilledText, toRecord } from '../../json.ts'
import { earliest, type Progress, stopAtBudget } from '../../query-run.ts'
import type { Scan } from '../queries.ts'
import { type Walk, type Walker, walkOn, walkThreads } from './walk.ts'

/** A page holds 20 to 100 threads, the newest of all videos. */
export const PAGES_PER_CHANNEL = 3
const KIND = 'youtube channel comments'
/** A list of so long ago goes on nowhere. */
const FORGOTTEN_AFTER_MS = 40 * DAY_MS

export interface ChannelScan {
  readonly scan: Scan
  readonly deps: Pick<CollectorDeps, 'threads' | 'lookups' | 'clock'>
  /** Units that are left for known threads. */
  readonly reserve: number
  readonly walker: Walker
}

/** What earlier scans have read of a channel's threads without a gap, and where its list goes on. */
interface ChannelRest {
  readonly newestId: string
  readonly reachedBackTo: Date
  /** Undefined: nothing was left. */
  readonly pageToken: string | undefined
}

/**
 * Reads the newest threads of a channel, over all its videos: at most so many pages a scan. What these leave is read by the
 * next scan, once it has come to what is known.
 */
export async function readChannel(
  channel: ChannelRef,
  progress: Progress,
  { scan, deps, reserve, walker }: ChannelScan,
): Promise<void> {
  const id = await scan.channels.idOf(channel)
  const { since, workspaceId } = scan.work.request
  const key = `${workspaceId} ${id}`
  const known = await loadRest(key, deps)
  const shown = new Set<string>()
  let pages = 0
  let isJoined = false
  const admit: Walker['admit'] = async (page) => {
    pages += 1
    isJoined ||= page.some((thread) => thread.id === known?.newestId)
    for (const { videoId } of page) if (videoId !== undefined) shown.add(videoId)
    await walker.admit(page)
  }
  const walk: Walk = {
    filter: { allThreadsRelatedToChannelId: id },
    since,
    maxPages: PAGES_PER_CHANNEL,
    reserve,
    // Without a rest all pages are read again: threads that are known may have new replies.
    knownId: known?.pageToken === undefined ? undefined : known.newestId,
  }
  const front = await walkThreads(walk, { ...walker, admit })
  const left = { ...walk, maxPages: Math.max(0, PAGES_PER_CHANNEL - pages), knownId: undefined }
  const last =
    front.end === 'known' ? await walkOn(known?.pageToken, front, left, { ...walker, admit }) : front
  await deps.threads.reopen(workspaceId, 'youtube', [...shown])
  const knownBackTo = isJoined ? known?.reachedBackTo : undefined
  progress.reachedBackTo = earliest([front.reachedBackTo, last.reachedBackTo, knownBackTo])
  progress.complete = last.end === 'whole' || (knownBackTo !== undefined && knownBackTo <= since)
  if (!progress.complete) stopAtBudget(progress, endSentences[last.end])
  const newestId = front.firstId
  const reachedBackTo = progress.complete ? since : progress.reachedBackTo
  if (newestId === undefined || reachedBackTo === undefined) return
  // What YouTube repeats it would repeat again.
  const pageToken = progress.complete || last.end === 'repeated' ? undefined : last.next
  await scan.work.sink.flushed?.()
  await deps.lookups.set(
    KIND,
    key,
    { newestId, reachedBackTo: reachedBackTo.toISOString(), pageToken },
    deps.clock.now(),
  )
}

const endSentences = {
  whole: '',
  known: `Stopped after ${PAGES_PER_CHANNEL} pages.`,
  units: "Stopped at the scan's share of units for comments.",
  pages: `Stopped after ${PAGES_PER_CHANNEL} pages.`,
  repeated: 'YouTube repeated a page instead of going on.',
} as const

async function loadRest(
  key: string,
  { lookups, clock }: Pick<CollectorDeps, 'lookups' | 'clock'>,
): Promise<ChannelRest | undefined> {
  const notBefore = new Date(clock.now().getTime() - FORGOTTEN_AFTER_MS)
  const stored = toRecord(await lookups.get(KIND, key, notBefore))
  const [newestId, reachedBackTo] = [toFilledText(stored['newestId']), toDate(stored['reachedBackTo'])]
  if (newestId === undefined || reachedBackTo === undefined) return undefined
  return { newestId, reachedBackTo, pageToken: toFilledText(stored['pageToken']) }
}
