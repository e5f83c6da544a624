import type { Post } from '../../../model/index.ts'
import { ingestPost } from '../../../posts/ingest.ts'
import { isVideoId } from '../../../workspace/handles/youtube.ts'
import { CollectorError, type RecheckOutcome, type StoredRef } from '../../collector.ts'
import { type JsonRecord, toFilledText, toRecord, toRecords } from '../../json.ts'
import type { YouTubeCalls } from '../client.ts'
import { toChannelId } from '../map.ts'
import { PAGE_SIZE } from '../plan.ts'
import { unexpectedContent } from '../refusals.ts'
import { settleAll } from '../settle-all.ts'
import { commentDraft, readThread, toCommentCandidate } from './map.ts'

/** Ids of comments; a reply's has its thread's before the dot. */
const COMMENT_ID = /^Ug[\w-]{8,80}(?:\.[\w-]{1,80})?$/

/** Imported comments may have ids of another form, which YouTube would not know. */
export function isCommentId(id: string): boolean {
  return COMMENT_ID.test(id)
}

/**
 * Rechecks stored comments, 50 per quota unit: the first of threads with their threads, which tell how often they were
 * answered, replies by themselves. One that is missing is gone. What its thread tells of it stays as it is stored.
 */
export async function recheckComments(
  refs: readonly StoredRef[],
  calls: YouTubeCalls,
): Promise<RecheckOutcome> {
  const replies = refs.filter(({ id }) => id.includes('.'))
  const tops = refs.filter(({ id }) => !id.includes('.'))
  const { values, problems } = await settleAll([
    ...batchesOf(tops).map((batch) => recheckBatch(batch, '/commentThreads', calls)),
    ...batchesOf(replies).map((batch) => recheckBatch(batch, '/comments', calls)),
  ])
  return {
    found: values.flatMap(({ found }) => found),
    gone: values.flatMap(({ gone }) => gone),
    problems,
  }
}

type Checked = Pick<RecheckOutcome, 'found' | 'gone'>

async function recheckBatch(
  batch: readonly StoredRef[],
  path: '/commentThreads' | '/comments',
  calls: YouTubeCalls,
): Promise<Checked> {
  try {
    const query = { part: 'snippet', id: batch.map(({ id }) => id).join(','), textFormat: 'plainText' }
    const body = await calls.get(path, query)
    if (!Array.isArray(body['items'])) throw unexpectedContent()
    const items = new Map(toRecords(body['items']).map((item) => [toFilledText(item['id']), item]))
    return toOutcome(batch, items)
  } catch (error) {
    // Whether one unknown id refuses them all is not documented.
    if (!(error instanceof CollectorError) || error.code !== 'not_found') throw error
    if (batch.length === 1) return { found: [], gone: batch }
    const half = Math.ceil(batch.length / 2)
    const one = await recheckBatch(batch.slice(0, half), path, calls)
    const other = await recheckBatch(batch.slice(half), path, calls)
    return { found: [...one.found, ...other.found], gone: [...one.gone, ...other.gone] }
  }
}

function toOutcome(batch: readonly StoredRef[], items: ReadonlyMap<string | undefined, JsonRecord>): Checked {
  const found: Post[] = []
  const gone: StoredRef[] = []
  for (const ref of batch) {
    const item = items.get(ref.id)
    if (item === undefined) {
      gone.push(ref)
      continue
    }
    const intake = ingestPost(draftOf(item, ref))
    if ('post' in intake) found.push(intake.post)
  }
  return { found, gone }
}

function draftOf(item: JsonRecord, { id, threadId }: StoredRef) {
  const videoId = threadId !== undefined && isVideoId(threadId) ? threadId : undefined
  const thread = id.includes('.') ? undefined : readThread(item)
  if (thread === undefined) {
    const channelId = toChannelId(toRecord(item['snippet'])['channelId'])
    return commentDraft(item, { id: threadId ?? id, videoId, channelId })
  }
  return toCommentCandidate(thread.top, { ...thread, videoId: thread.videoId ?? videoId }, {}).draft
}

function batchesOf(refs: readonly StoredRef[]): readonly (readonly StoredRef[])[] {
  const batches: StoredRef[][] = []
  for (let start = 0; start < refs.length; start += PAGE_SIZE) {
    batches.push(refs.slice(start, start + PAGE_SIZE))
  }
  return batches
}
