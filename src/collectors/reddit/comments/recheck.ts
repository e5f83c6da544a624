import { dayOf } from '../../../lib/days.ts'
import { CollectorError, type RecheckOutcome, type StoredRef } from '../../collector.ts'
import type { CallWork } from '../../http.ts'
import type { RedditGet } from '../app-access.ts'
import { nameOf } from '../map.ts'
import { toOutcome } from '../outcome.ts'
import { noUsableAnswer, redditRefusal, refusesSubreddit } from '../refusals.ts'
import { isId, readTree, type Tree } from './tree.ts'

/** A night; other threads come the next. */
const MAX_THREADS = 20
const COMMENTS_PER_TREE = 500
const LABEL = 'threads of stored comments'

/** Whether an id is one of a thread that can be asked for. */
export function isThreadName(id: string | undefined): id is string {
  return id?.startsWith('t3_') === true && isId(id.slice(3))
}

/**
 * Looks for comments, which a look-up showed, in their threads: one that the thread does not hold any more, or holds without
 * its words, is gone. A thread of several is read as a tree; where that is not whole, what it does not show stays undecided.
 */
export async function recheckInThreads(
  comments: readonly StoredRef[],
  work: CallWork,
  { get, callsLeft, now }: { readonly get: RedditGet; readonly callsLeft: number; readonly now: Date },
): Promise<RecheckOutcome> {
  const found: RecheckOutcome['found'][number][] = []
  const gone: StoredRef[] = []
  const threads = new Map<string, StoredRef[]>()
  for (const ref of comments)
    if (isThreadName(ref.threadId)) threads.set(ref.threadId, [...(threads.get(ref.threadId) ?? []), ref])
  const ofTonight = inTurn([...threads.keys()], dayOf(now.getTime())).slice(0, Math.max(0, callsLeft))
  for (const id of ofTonight) {
    const refs = threads.get(id) ?? []
    try {
      const tree = await readThread(id, refs, work, get)
      for (const ref of tree === undefined ? [] : refs) {
        const shown = tree?.comments.find((comment) => nameOf(comment) === ref.id)
        const outcome = toOutcome(shown)
        if (outcome === 'gone' && (shown !== undefined || isWhole(tree, refs))) gone.push(ref)
        else if (outcome !== 'gone' && outcome !== 'unreadable') found.push(outcome)
      }
    } catch (error) {
      if (!(error instanceof CollectorError)) throw error
      return { found, gone, problems: [error] }
    }
  }
  return { found, gone, problems: [] }
}

/** Undefined where Reddit does not show the thread: that says nothing of the comment. */
async function readThread(
  id: string,
  refs: readonly StoredRef[],
  work: CallWork,
  get: RedditGet,
): Promise<Tree | undefined> {
  const [only, ...others] = refs
  const focal = only === undefined || others.length > 0 ? '' : `/_/${only.id.slice(3)}`
  const path = `/comments/${id.slice(3)}${focal}`
  const answer = await get(path, { sort: 'new', limit: COMMENTS_PER_TREE }, work)
  if (refusesSubreddit(answer)) return undefined
  if (answer.status !== 200) throw redditRefusal(answer, LABEL)
  const tree = readTree(answer.body)
  if (tree === undefined) throw noUsableAnswer(answer, LABEL)
  return tree
}

/** The address of one comment shows it wherever it stands; a tree only where it names nothing without showing it. */
function isWhole(tree: Tree | undefined, refs: readonly StoredRef[]): boolean {
  return refs.length === 1 || (tree !== undefined && tree.more.length + tree.deep.length === 0)
}

/** Every thread in its turn, so many a day. */
function inTurn(ids: readonly string[], day: number): readonly string[] {
  const sorted = ids.toSorted()
  const start = sorted.length === 0 ? 0 : (day * MAX_THREADS) % sorted.length
  return [...sorted.slice(start), ...sorted.slice(0, start)].slice(0, MAX_THREADS)
}
