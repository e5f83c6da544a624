import type { DueThread } from '../../../model/index.ts'
import { toFilledText } from '../../json.ts'
import { type CommentScan, THREADS_LABEL } from './facebook-threads.ts'
import { isCut, readMediaComments, readReplies } from './instagram-edges.ts'
import {
  type GivenMediaComment,
  givenMediaComments,
  givenReply,
  type MediaThread,
  toMediaCommentCandidate,
} from './map-instagram.ts'
import type { ThreadReading } from './read-due.ts'
import { restOf, restText } from './rest.ts'

/** Of one thread in one scan: the rest is read in the next ones. */
const MAX_PAGES = 3

/**
 * Reads the comments below a medium, all of them, because replies stand with what they answer and not by their date; then
 * the replies of those that have more than come with them.
 */
export async function readMediaThread(
  due: DueThread,
  mediaId: string,
  scan: CommentScan,
): Promise<ThreadReading> {
  const thread: MediaThread = { id: due.id, url: due.url, text: due.text, owner: due.authorHandle }
  const rest = due.change === 0 ? restOf(due.rest) : undefined
  const replies = [...(rest?.replies ?? [])]
  let after = rest?.after
  let newestId = rest === undefined ? undefined : due.newestId
  let hasMore = rest === undefined || after !== undefined
  let isEmpty = rest === undefined
  let isStuck = false
  let read = 0
  const call = { graph: scan.graph, label: THREADS_LABEL }
  for (; hasMore && read < MAX_PAGES; read++) {
    const page = await scan.calls.spend(scan.work, (work) =>
      readMediaComments(mediaId, after, { ...call, work }),
    )
    if (page === undefined) break
    await admit(givenMediaComments(page.items), thread, scan)
    replies.push(...page.items.flatMap((item) => (isCut(item) ? (toFilledText(item['id']) ?? []) : [])))
    isEmpty &&= page.items.length === 0
    newestId ??= toFilledText(page.items[0]?.['id'])
    isStuck ||= page.isStuck
    after = page.after
    hasMore = after !== undefined
  }
  if (read === 0 && hasMore) return undefined
  while (replies[0] !== undefined && (await readAllReplies(replies[0], thread, scan))) replies.shift()
  return {
    newestId,
    rest: restText({ after: hasMore ? after : undefined, replies }),
    isStuck,
    isDoubtful: isEmpty && due.comments > 0,
  }
}

/** False where no call was left. */
async function readAllReplies(commentId: string, thread: MediaThread, scan: CommentScan): Promise<boolean> {
  let after: string | undefined
  for (let read = 0; read < MAX_PAGES; read++) {
    const page = await scan.calls.spend(scan.work, (work) =>
      readReplies(commentId, after, { graph: scan.graph, work, label: THREADS_LABEL }),
    )
    if (page === undefined) return false
    await admit(
      page.items.map((item) => givenReply(item, commentId)),
      thread,
      scan,
    )
    after = page.after
    if (after === undefined) break
  }
  return true
}

async function admit(
  given: readonly GivenMediaComment[],
  thread: MediaThread,
  { gate }: CommentScan,
): Promise<void> {
  await gate.admit(
    given.map((comment) => toMediaCommentCandidate(comment, thread)),
    { needsWord: false },
  )
}
