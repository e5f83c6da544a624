import { type Progress, type Query, stopAtBudget } from '../../query-run.ts'
import { NO_CALL_LEFT } from './calls.ts'
import type { CommentScan } from './facebook-threads.ts'
import { readTags } from './instagram-edges.ts'
import { toTaggedMediaCandidate } from './map-instagram.ts'

/** Media that others tagged one of the company's accounts in. */
export interface TagQuery extends Query {
  readonly platform: 'instagram'
  readonly username: string
}

export function tagQuery(username: string): TagQuery {
  return {
    platform: 'instagram',
    label: `media that tag the account ${username}`,
    kinds: ['comments'],
    words: [],
    username,
  }
}

/** Reads the first page, once a day; in which order it comes Instagram does not say. */
export async function readTaggedMedia(
  { username, label }: TagQuery,
  progress: Progress,
  { graph, memory, gate, calls, work }: CommentScan,
): Promise<void> {
  const id = await memory.accountId(username)
  if (id === undefined) {
    progress.note = 'The id of the account is not known yet.'
    return
  }
  const page = await calls.spend(work, (counted) => {
    work.sink.countComments({ asked: 1 })
    return readTags(id, undefined, { graph, work: counted, label })
  })
  if (page === undefined) return stopAtBudget(progress, NO_CALL_LEFT)
  await gate.admit(page.items.map(toTaggedMediaCandidate), { needsWord: false })
  progress.complete = page.after === undefined && !page.isStuck
  if (!progress.complete) stopAtBudget(progress, 'Only the first page was read.')
  await memory.noteTaggedAccount(id)
  await work.sink.flushed?.()
  await memory.noteRead(work.request.workspaceId, label)
}
