import { type Progress, type Query, stopAtBudget } from '../../query-run.ts'
import type { FacebookPage } from '../map.ts'
import { NO_CALL_LEFT } from './calls.ts'
import { type PageVoice, pageVoices, reachOf, readPageVoices } from './facebook-edges.ts'
import type { CommentScan } from './facebook-threads.ts'
import { type PageHandles, reviewIds, toReviewCandidate, toTagCandidate } from './map-facebook.ts'

/** A list of what is said to one of the company's Pages. */
export interface VoiceQuery extends Query {
  readonly platform: 'facebook'
  readonly page: FacebookPage
  readonly voice: PageVoice
}

export function voiceQuery(page: FacebookPage, voice: PageVoice): VoiceQuery {
  const label = `${pageVoices[voice].label} ${page.username ?? page.id}`
  return { platform: 'facebook', label, kinds: ['comments'], words: [], page, voice }
}

/** Reads the first page of the posts that tag a Page, or of its reviews; once a day is enough, for they are few. */
export async function readVoices(
  { page, voice, label }: VoiceQuery,
  progress: Progress,
  pages: PageHandles,
  { graph, memory, gate, calls, work }: CommentScan,
): Promise<void> {
  const { since, workspaceId } = work.request
  const list = await calls.spend(work, (counted) => {
    work.sink.countComments({ asked: 1 })
    return readPageVoices(page.id, voice, undefined, { graph, work: counted, label })
  })
  if (list === undefined) return stopAtBudget(progress, NO_CALL_LEFT)
  const ids = voice === 'ratings' ? reviewIds(page.id, list.items) : []
  const candidates = list.items.map((item, index) =>
    voice === 'ratings' ? toReviewCandidate(item, ids[index], page) : toTagCandidate(item, page, pages),
  )
  await gate.admit(candidates, { needsWord: false })
  const reach = reachOf(list.items, 'created_time')
  progress.reachedBackTo = reach
  progress.complete = list.after === undefined || (reach !== undefined && reach < since)
  if (!progress.complete) stopAtBudget(progress, 'Only the first page was read.')
  await memory.noteOwnPage(voice, { id: page.id, handle: page.username ?? page.id })
  await work.sink.flushed?.()
  await memory.noteRead(workspaceId, label)
}
