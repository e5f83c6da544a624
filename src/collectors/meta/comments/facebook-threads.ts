import type { DueThread } from '../../../model/index.ts'
import { CollectorError } from '../../collector.ts'
import type { CollectorDeps, CollectWork } from '../../http.ts'
import type { PostGate } from '../../post-gate.ts'
import { queryProblem } from '../../query-run.ts'
import type { GraphClient } from '../client.ts'
import { NO_PAGE_TASK } from '../refusals.ts'
import type { CommentCalls } from './calls.ts'
import { type EdgePage, reachOf, readPostComments } from './facebook-edges.ts'
import {
  type GivenComment,
  givenComments,
  type PageHandles,
  type PostThread,
  toCommentCandidate,
} from './map-facebook.ts'
import type { CommentMemory } from './memory.ts'
import type { ThreadReading } from './read-due.ts'
import { restOf, restText } from './rest.ts'

export const THREADS_LABEL = 'comments of known threads'
/** Of one thread in one scan: the rest is read in the next ones. */
const MAX_PAGES = 3

/** What reads of comments share. */
export interface CommentScan {
  readonly graph: GraphClient
  readonly memory: CommentMemory
  readonly gate: PostGate
  readonly calls: CommentCalls
  readonly deps: Pick<CollectorDeps, 'threads' | 'clock'>
  /** With the deadline of comments. */
  readonly work: CollectWork
}

/**
 * Reads what was written below a post, newest first: until what was there at the last visit, or what is older than the
 * window, then on from where the last visit left off.
 */
export async function readPostThread(
  due: DueThread,
  pages: PageHandles,
  scan: CommentScan,
): Promise<ThreadReading> {
  const thread: PostThread = { id: due.id, url: due.url, text: due.text, owner: due.authorHandle }
  let left = restOf(due.rest)?.after
  // With an unchanged number nothing new stands before what was left.
  let after = due.change === 0 ? left : undefined
  if (after !== undefined) left = undefined
  const seen = new Set<string>()
  let newestId: string | undefined = after === undefined ? undefined : due.newestId
  for (let read = 0; read < MAX_PAGES; read++) {
    const page = await nextPage(due.id, after, scan)
    if (page === undefined) {
      return read === 0 ? undefined : { newestId, rest: restText({ after }), isDoubtful: false }
    }
    const given = givenComments(due.id, page.items)
    await checkView(thread, given, scan)
    const fresh = given.filter(({ id }) => id === undefined || !seen.has(id))
    if (page.items.length > 0 && fresh.length === 0)
      return { newestId, rest: undefined, isStuck: true, isDoubtful: false }
    await admit(fresh, thread, pages, scan)
    for (const { id } of fresh) if (id !== undefined) seen.add(id)
    newestId ??= fresh[0]?.id
    const reach = reachOf(page.items, 'created_time')
    const isOld = reach !== undefined && reach < scan.work.request.since
    const isKnown = reach !== undefined && due.newestId !== undefined && seen.has(due.newestId)
    after = isOld ? undefined : isKnown ? left : page.after
    if (isKnown) left = undefined
    if (after === undefined) {
      const isDoubtful = seen.size === 0 && (page.announced ?? 0) > 0
      return { newestId, rest: undefined, isStuck: page.isStuck, isDoubtful }
    }
  }
  return { newestId, rest: restText({ after }), isDoubtful: false }
}

/** A cursor of an earlier scan may have ended: then the thread is begun anew. */
async function nextPage(
  postId: string,
  after: string | undefined,
  { graph, calls, work }: CommentScan,
): Promise<EdgePage | undefined> {
  const read = (from: string | undefined) =>
    calls.spend(work, (counted) =>
      readPostComments(postId, from, { graph, work: counted, label: THREADS_LABEL }),
    )
  try {
    return await read(after)
  } catch (error) {
    const isStale = after !== undefined && error instanceof CollectorError && error.code === 'query_refused'
    if (!isStale) throw error
    return await read(undefined)
  }
}

/** A Page that was ours is read like a stranger's when the token lost its task: its comments would get other ids. */
async function checkView(
  { owner = '' }: PostThread,
  given: readonly GivenComment[],
  { memory }: CommentScan,
): Promise<void> {
  if (given.length === 0) return
  if (given.some(({ isNamed }) => isNamed)) await memory.noteOwn(`facebook ${owner}`)
  else if (await memory.isOwn(`facebook ${owner}`)) {
    throw queryProblem(
      NO_PAGE_TASK,
      `Meta shows comments of the page ${owner} without ids now: the token has no task on it any more.`,
    )
  }
}

/** What was stored under a key of ours, before the Page was ours to read, keeps it. */
async function admit(
  given: readonly GivenComment[],
  thread: PostThread,
  pages: PageHandles,
  { gate, deps, work }: CommentScan,
): Promise<void> {
  const keys = given.flatMap(({ key, isNamed }) => (isNamed && key !== undefined ? [key] : []))
  const { workspaceId } = work.request
  const stored = await deps.threads.storedAmong(workspaceId, 'facebook', keys)
  const candidates = given.map(({ item, id, key }) => {
    const known = key !== undefined && stored.has(key) ? key : id
    return toCommentCandidate({ item, id: known }, thread, pages)
  })
  await gate.admit(candidates, { needsWord: false })
}
