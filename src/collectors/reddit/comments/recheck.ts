import { dayOf } from '../../../lib/days.ts'
import { CollectorError, type RecheckOutcome, type StoredRef } from '../../collector.ts'
import type { CallWork } from '../../http.ts'
import type { RedditGet } from '../app-access.ts'
import { nameOf } from '../map.ts'
import { toOutcome } from '../outcome.ts'
import { isClosed, noUsableAnswer, redditRefusal } from '../refusals.ts'
import { isId, readTree, type Tree } from './tree.ts'

/** A night; others come the next. */
const MAX_THREADS = 20
/** A night, of comments that the trees of their threads did not decide. */
const MAX_ADDRESSES = 20
const COMMENTS_PER_TREE = 500
const LABEL = 'threads of stored comments'

/** Whether an id is one of a thread that can be asked for. */
export function isThreadName(id: string | undefined): id is string {
  return id?.startsWith('t3_') === true && isId(id.slice(3))
}

/**
 * Looks for comments, which a look-up showed, in their threads: one that the thread does not hold any more, or holds without
 * its words, is gone. A thread of several is read as a tree; what one that is not whole does not show is then asked for by
 * its own address, as far as calls are left, and stays undecided until then.
 */
export async function recheckInThreads(
  comments: readonly StoredRef[],
  work: CallWork,
  { get, callsLeft, now }: { readonly get: RedditGet; readonly callsLeft: number; readonly now: Date },
): Promise<RecheckOutcome> {
  const found: RecheckOutcome['found'][number][] = []
  const gone: StoredRef[] = []
  const undecided = new Map<string, StoredRef>()
  const day = dayOf(now.getTime())

  /** A thread's refs, from its tree or, one alone, from its own address. */
  async function decide(refs: readonly StoredRef[]): Promise<void> {
    const tree = await readThread(refs, work, get)
    for (const ref of tree === undefined ? [] : refs) {
      const shown = tree?.comments.find((comment) => nameOf(comment) === ref.id)
      const outcome = toOutcome(shown)
      if (outcome === 'gone' && shown === undefined && !isWhole(tree, refs)) undecided.set(ref.id, ref)
      else if (outcome === 'gone') gone.push(ref)
      else if (outcome !== 'unreadable') found.push(outcome)
    }
  }

  const threads = byThread(comments)
  let left = Math.max(0, callsLeft)
  try {
    for (const id of inTurn([...threads.keys()], day, MAX_THREADS).slice(0, left)) {
      left -= 1
      await decide(threads.get(id) ?? [])
    }
    for (const id of inTurn([...undecided.keys()], day, MAX_ADDRESSES).slice(0, left)) {
      await decide([undecided.get(id)].flatMap((ref) => ref ?? []))
    }
  } catch (error) {
    if (!(error instanceof CollectorError)) throw error
    return { found, gone, problems: [error] }
  }
  return { found, gone, problems: [] }
}

function byThread(comments: readonly StoredRef[]): ReadonlyMap<string, readonly StoredRef[]> {
  const threads = new Map<string, StoredRef[]>()
  for (const ref of comments)
    if (isThreadName(ref.threadId)) threads.set(ref.threadId, [...(threads.get(ref.threadId) ?? []), ref])
  return threads
}

/** Undefined where Reddit does not show the thread: that says nothing of the comment. */
async function readThread(
  refs: readonly StoredRef[],
  work: CallWork,
  get: RedditGet,
): Promise<Tree | undefined> {
  const [only, ...others] = refs
  if (only?.threadId === undefined) return undefined
  const focal = others.length > 0 ? '' : `/_/${only.id.slice(3)}`
  const path = `/comments/${only.threadId.slice(3)}${focal}`
  const answer = await get(path, { sort: 'new', limit: COMMENTS_PER_TREE }, work)
  if (isClosed(answer)) return undefined
  if (answer.status !== 200) throw redditRefusal(answer, LABEL)
  const tree = readTree(answer.body)
  if (tree === undefined) throw noUsableAnswer(answer, LABEL)
  return tree
}

/** The address of one comment shows it wherever it stands; a tree only where it names nothing without showing it. */
function isWhole(tree: Tree | undefined, refs: readonly StoredRef[]): boolean {
  return refs.length === 1 || (tree !== undefined && tree.more.length + tree.deep.length === 0)
}

/** Every one in its turn, at most so many a day. */
function inTurn(ids: readonly string[], day: number, most: number): readonly string[] {
  const sorted = ids.toSorted()
  const start = sorted.length === 0 ? 0 : (day * most) % sorted.length
  return [...sorted.slice(start), ...sorted.slice(0, start)].slice(0, most)
}
