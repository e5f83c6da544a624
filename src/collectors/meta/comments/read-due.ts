import type { DueThread, DueThreads, Platform, ThreadVisit } from '../../../model/index.ts'
import { CollectorError } from '../../collector.ts'
import type { CollectorDeps, CollectWork } from '../../http.ts'
import { type Progress, stopAtBudget } from '../../query-run.ts'
import { moreAreDue } from '../../threads.ts'
import { NO_PAGE_TASK, NOT_READABLE, PERMISSION_MISSING } from '../refusals.ts'
import type { CommentMemory } from './memory.ts'

/** What reading one thread came to; undefined: no call was left for it. */
export type ThreadReading =
  | {
      readonly newestId: string | undefined
      /** Where to go on, as the reader noted it; undefined: it was read to its end. */
      readonly rest: string | undefined
      /** More was announced than can be paged to. */
      readonly isStuck?: boolean
      /** Nothing came although comments are counted: they are out of sight, or the token may not read them. */
      readonly isDoubtful: boolean
    }
  | undefined

interface DueWork {
  readonly platform: Extract<Platform, 'facebook' | 'instagram'>
  readonly memory: Pick<CommentMemory, 'hasShown' | 'noteShown'>
  readonly work: CollectWork
  readonly deps: Pick<CollectorDeps, 'threads' | 'clock'>
}

/** So many threads of an account that show nothing of what they count, and none that does, are no accident. */
const MAX_DOUBTFUL = 3

/** The refusals that hold for all threads of one account. */
const ofAccount: ReadonlySet<string> = new Set([PERMISSION_MISSING, NO_PAGE_TASK])

/**
 * Reads the due threads in their order and notes in the ledger what was read and what was not, whatever ends it. An account
 * that refuses is asked no more. Resolves to the refusals.
 */
export async function readDue(
  known: DueThreads,
  progress: Progress,
  read: (thread: DueThread) => Promise<ThreadReading>,
  dueWork: DueWork,
): Promise<readonly CollectorError[]> {
  const { due } = known
  const visits = new Map<string, ThreadVisit>(due.map(({ id }) => [id, { id, state: 'unread' }]))
  const refused = new Map<string, CollectorError>()
  const doubtful = new Map<string, string[]>()
  const shown = new Set<string>()
  const { platform, memory } = dueWork
  const withheldBy = () =>
    [...doubtful].flatMap(([account, ids]) =>
      ids.length >= MAX_DOUBTFUL && !shown.has(account) ? [account] : [],
    )
  const { sink } = dueWork.work
  let unreadable = 0
  let stuck = 0
  try {
    for (const thread of due) {
      const account = thread.authorHandle ?? ''
      if (refused.has(account) || withheldBy().includes(account)) continue
      const { id, comments } = thread
      try {
        const reading = await read(thread)
        if (reading === undefined) break
        sink.countComments({ asked: 1 })
        const { newestId, rest, isDoubtful, isStuck = false } = reading
        if (isStuck) stuck += 1
        visits.set(
          id,
          rest === undefined
            ? { id, state: 'read', comments, newestId }
            : { id, state: 'partial', comments, newestId, rest },
        )
        if (isDoubtful) {
          doubtful.set(account, [...(doubtful.get(account) ?? []), id])
          if (await memory.hasShown(`${platform} ${account}`)) shown.add(account)
        } else if (!shown.has(account)) {
          shown.add(account)
          await memory.noteShown(`${platform} ${account}`)
        }
      } catch (error) {
        if (!(error instanceof CollectorError)) throw error
        sink.countComments({ asked: 1 })
        if (ofAccount.has(error.code)) refused.set(account, error)
        else if (error.code === NOT_READABLE) {
          unreadable += 1
          visits.set(id, { id, state: 'read', comments })
        } else throw error
      }
    }
  } finally {
    for (const id of withheldBy().flatMap((account) => doubtful.get(account) ?? []))
      visits.set(id, { id, state: 'unread' })
    const facts = { unreadable, stuck, isRefused: refused.size > 0, more: moreAreDue(known) }
    report([...visits.values()], facts, progress)
    await noteVisits([...visits.values()], dueWork)
  }
  return [...refused.values(), ...withheldBy().map(withheldFrom)]
}

/** All of a thread may be hidden: only several, of an account that has never shown a comment, raise the doubt. */
function withheldFrom(account: string): CollectorError {
  return new CollectorError(
    { status: 'partial', code: 'comments_withheld' },
    `Meta counts comments of ${account} and shows none: they may be hidden, or this kind of token or access level may not read them.`,
  )
}

function report(
  visits: readonly ThreadVisit[],
  {
    unreadable,
    stuck,
    isRefused,
    more,
  }: {
    readonly unreadable: number
    readonly stuck: number
    readonly isRefused: boolean
    readonly more: string | undefined
  },
  progress: Progress,
): void {
  const count = (state: ThreadVisit['state']) => visits.filter((visit) => visit.state === state).length
  const [unread, partial] = [count('unread'), count('partial')]
  const notes = [
    ...(unread + partial === 0
      ? []
      : [
          `Of ${visits.length} threads ${unread} were not read and ${partial} in part; they are asked for first next time.`,
        ]),
    ...(more === undefined ? [] : [more]),
    ...(stuck === 0 ? [] : [`${stuck} cannot be paged to their end.`]),
    ...(unreadable === 0 ? [] : [`${unreadable} cannot be read any more.`]),
  ]
  progress.complete = unread + partial + stuck === 0 && more === undefined
  if ((unread + partial > 0 || more !== undefined) && !isRefused) stopAtBudget(progress, notes.join(' '))
  else if (notes.length > 0) progress.note = notes.join(' ')
}

/** Only visits whose comments are stored may be noted: else they would be taken for read. */
async function noteVisits(visits: readonly ThreadVisit[], { platform, work, deps }: DueWork): Promise<void> {
  const { request, sink } = work
  const isStored = await (sink.flushed?.() ?? Promise.resolve()).then(
    () => true,
    () => false,
  )
  if (isStored) await deps.threads.note(request.workspaceId, platform, visits, deps.clock.now())
}

/** Takes of two lists in turns, so that neither waits for the end of the other. */
export function inTurns<T>(
  first: readonly T[],
  second: readonly T[],
  [ofFirst, ofSecond]: readonly [number, number],
): readonly T[] {
  const taken: T[] = []
  for (let one = 0, other = 0; one < first.length || other < second.length; ) {
    taken.push(...first.slice(one, one + ofFirst), ...second.slice(other, other + ofSecond))
    one += ofFirst
    other += ofSecond
  }
  return taken
}
