import type { DueThread, DueThreads, ThreadVisit } from '../../../model/index.ts'
import { matchWords } from '../../../word-list/matching.ts'
import type { CollectorDeps, CollectWork } from '../../http.ts'
import type { HttpAnswer } from '../../http-answer.ts'
import { type JsonRecord, toRecord, toText } from '../../json.ts'
import type { PostGate } from '../../post-gate.ts'
import { type Progress, stopAtBudget } from '../../query-run.ts'
import { moreAreDue } from '../../threads.ts'
import type { RedditAccess } from '../app-access.ts'
import { nameOf } from '../map.ts'
import { isClosed, noUsableAnswer, redditRefusal } from '../refusals.ts'
import type { CommentBudget } from './budget.ts'
import { threadOf, toTreeCandidate } from './map.ts'
import { type OpenThread, restOf, restText } from './rest.ts'
import { type Branches, isId, newestOf, readMoreChildren, readTree } from './tree.ts'

/** Reddit's own most. */
const COMMENTS_PER_TREE = 500
const LEVELS_PER_TREE = 9
const IDS_PER_REQUEST = 100
const LABEL = 'comments of known threads'

export interface ThreadScan {
  readonly access: RedditAccess
  readonly gate: PostGate
  readonly deps: Pick<CollectorDeps, 'threads' | 'clock'>
  /** With the deadline of comments. */
  readonly work: CollectWork
}

/**
 * Reads what was written below the due threads, in their order: their trees, then what the largest of them only named and
 * where they were cut. Notes in the ledger what was read and what was not, whatever ends it.
 */
export async function readThreads(
  known: DueThreads,
  progress: Progress,
  budget: CommentBudget,
  scan: ThreadScan,
): Promise<void> {
  const { due } = known
  const open: OpenThread[] = []
  const visits = new Map<string, ThreadVisit>(due.map(({ id }) => [id, { id, state: 'unread' }]))
  const asked = new Set<string>()
  let unreadable = 0
  try {
    let trees = 0
    for (const thread of due) {
      const rest = thread.change === 0 ? restOf(thread) : undefined
      if (rest === undefined && trees >= budget.trees) continue
      if (rest === undefined) {
        trees += 1
        asked.add(thread.id)
      }
      const read = rest ?? (await openThread(thread, scan))
      if (read === undefined) {
        unreadable += 1
        visits.set(thread.id, { id: thread.id, state: 'read', comments: thread.comments })
      } else {
        open.push(read)
        visits.set(thread.id, visitOf(read))
      }
    }
    await readOn(open, budget, scan, (thread) => {
      asked.add(thread.id)
      visits.set(thread.id, visitOf(thread))
    })
    report([...visits.values()], { unreadable, more: moreAreDue(known) }, progress)
  } finally {
    scan.work.sink.countComments({ asked: asked.size })
    await noteVisits([...visits.values()], scan)
  }
}

/** Undefined for a thread that Reddit shows no longer, or not to us. */
async function openThread({ id, comments }: DueThread, scan: ThreadScan): Promise<OpenThread | undefined> {
  const article = id.replace(/^t3_/, '')
  if (!isId(article)) return undefined
  const answer = await scan.access.get(`/comments/${article}`, treeParameters, scan.work)
  if (isClosed(answer)) return undefined
  const tree = answer.status === 200 ? readTree(answer.body) : undefined
  if (tree === undefined) throw failureOf(answer)
  const thread: OpenThread = {
    id,
    article,
    comments,
    thread: threadOf(tree.post),
    newestId: newestOf(tree.comments),
    more: [],
    moreCount: 0,
    deep: [],
  }
  await admit(tree, thread, scan)
  return thread
}

const treeParameters = { sort: 'new', limit: COMMENTS_PER_TREE, depth: LEVELS_PER_TREE }

/** What trees only named, the largest rest first, and where they were cut, below a word first; each thread in its turn. */
async function readOn(
  open: readonly OpenThread[],
  budget: CommentBudget,
  scan: ThreadScan,
  onRead: (thread: OpenThread) => void,
): Promise<void> {
  const bySize = open.toSorted((one, other) => other.moreCount - one.moreCount)
  for (const thread of inTurns(bySize, ({ more }) => more.length, budget.more)) {
    await readMore(thread, scan)
    onRead(thread)
  }
  for (const thread of inTurns(open, ({ deep }) => deep.length, budget.deep)) {
    await readDeep(thread, scan)
    onRead(thread)
  }
}

/** The threads that have something left, round by round, at most `calls` in all. */
function* inTurns(
  threads: readonly OpenThread[],
  leftOf: (thread: OpenThread) => number,
  calls: number,
): Generator<OpenThread> {
  let left = calls
  while (threads.some((thread) => leftOf(thread) > 0)) {
    for (const thread of threads) {
      if (leftOf(thread) === 0) continue
      if (left === 0) return
      left -= 1
      yield thread
    }
  }
}

async function readMore(thread: OpenThread, scan: ThreadScan): Promise<void> {
  for (let most = Math.min(IDS_PER_REQUEST, thread.more.length); ; most = Math.ceil(most / 2)) {
    const children = thread.more.slice(0, most)
    const answer = await scan.access.post(
      '/api/morechildren',
      { api_type: 'json', link_id: thread.id, sort: 'new', children: children.join(',') },
      scan.work,
    )
    if (answer.status === 413 && most > 1) continue
    thread.more = thread.more.slice(most)
    thread.moreCount = thread.more.length
    if (isClosed(answer) || answer.status === 413) return
    const branches = answer.status === 200 ? readMoreChildren(answer.body) : undefined
    if (branches === undefined) throw failureOf(answer)
    await admit(branches, thread, scan, new Set(children))
    return
  }
}

/** A focal read shows what stands below a comment; without the comment it shows the whole thread, and tells nothing. */
async function readDeep(thread: OpenThread, scan: ThreadScan): Promise<void> {
  const [name] = thread.deep
  if (name === undefined) return
  thread.deep = thread.deep.slice(1)
  const path = `/comments/${thread.article}/_/${name.slice(3)}`
  const answer = await scan.access.get(path, { ...treeParameters, context: 0 }, scan.work)
  if (isClosed(answer)) return
  const tree = answer.status === 200 ? readTree(answer.body) : undefined
  if (tree === undefined) throw failureOf(answer)
  if (tree.comments.some((comment) => nameOf(comment) === name)) await admit(tree, thread, scan)
}

/** Delivers comments, and keeps what the answer only names and neither it nor the store holds. */
async function admit(
  { comments, more, moreCount, deep }: Branches,
  thread: OpenThread,
  { gate, deps, work }: ThreadScan,
  asked: ReadonlySet<string> = new Set(),
): Promise<void> {
  await gate.admit(
    comments.map((comment) => toTreeCandidate(comment, thread.thread)),
    { needsWord: true },
  )
  const { workspaceId } = work.request
  const stored = await deps.threads.storedAmong(
    workspaceId,
    'reddit',
    more.map((id) => `t1_${id}`),
  )
  const shown = new Set([...stored, ...comments.map(nameOf)])
  const unseen = more.filter((id) => !shown.has(`t1_${id}`) && !asked.has(id) && !thread.more.includes(id))
  thread.more = [...thread.more, ...unseen]
  thread.moreCount += unseen.length === more.length ? moreCount : unseen.length
  // Below a comment that holds a word itself the matter goes on.
  const { words } = work.request
  const telling = new Set(comments.filter((comment) => holdsWord(comment, words)).map(nameOf))
  const first = deep.filter((name) => telling.has(name))
  thread.deep = [...new Set([...first, ...thread.deep, ...deep])]
}

function holdsWord(comment: JsonRecord, words: readonly string[]): boolean {
  return matchWords(toText(toRecord(comment['data'])['body']) ?? '', words).found.length > 0
}

function visitOf(thread: OpenThread): ThreadVisit {
  const { id, comments, newestId } = thread
  const rest = restText(thread)
  return rest === undefined
    ? { id, state: 'read', comments, newestId }
    : { id, state: 'partial', comments, newestId, rest }
}

function report(
  visits: readonly ThreadVisit[],
  { unreadable, more }: { readonly unreadable: number; readonly more: string | undefined },
  progress: Progress,
): void {
  const count = (state: ThreadVisit['state']) => visits.filter((visit) => visit.state === state).length
  const [unread, partial] = [count('unread'), count('partial')]
  progress.complete = unread + partial === 0 && more === undefined
  const closed = unreadable === 0 ? '' : ` ${unreadable} cannot be read any more.`
  if (progress.complete) {
    if (closed !== '') progress.note = closed.trim()
  } else {
    const left = `Of ${visits.length} threads ${unread} were not read and ${partial} in part; they are asked for first next time.`
    const notes = [...(unread + partial === 0 ? [] : [left]), ...(more === undefined ? [] : [more])]
    stopAtBudget(progress, `${notes.join(' ')}${closed}`)
  }
}

/** Only visits whose comments are stored may be noted: else they would be taken for read. */
async function noteVisits(visits: readonly ThreadVisit[], { deps, work }: ThreadScan): Promise<void> {
  const { request, sink } = work
  const isStored = await (sink.flushed?.() ?? Promise.resolve()).then(
    () => true,
    () => false,
  )
  if (isStored) await deps.threads.note(request.workspaceId, 'reddit', visits, deps.clock.now())
}

function failureOf(answer: HttpAnswer) {
  return answer.status === 200 ? noUsableAnswer(answer, LABEL) : redditRefusal(answer, LABEL)
}
