import type { DueThread, ThreadVisit } from '../../../model/index.ts'
import { matchWords } from '../../../word-list/matching.ts'
import type { PlanRequest } from '../../collector.ts'
import type { CollectWork } from '../../http.ts'
import type { Progress } from '../../query-run.ts'
import type { ThreadLedger } from '../../threads.ts'
import type { XAccounts } from '../accounts.ts'
import { admitPage } from '../admit-page.ts'
import { askPage } from '../ask-page.ts'
import { earliestStart, MIN_PAGE, recentSearchFloor, SEVEN_DAYS_ONLY } from '../plan.ts'
import { conversationOf, type VoiceQuery } from './queries.ts'
import { type ReadOptions, readQuery, type VoiceDeps } from './read-query.ts'

export const THREADS_PER_SCAN = 3
const MAX_PAGE = 100
/** Own posts of seven days that are looked through at once for those that hold a word. */
const POSTS_AT_ONCE = 200

/**
 * The threads below the company's own posts whose number of answers has changed. Only below posts that hold a word:
 * elsewhere an answer to somebody else counts for its own words, and the search for words finds those.
 */
export async function dueThreads(
  { workspaceId, words }: Pick<PlanRequest, 'workspaceId' | 'words'>,
  { own }: XAccounts,
  threads: ThreadLedger,
  now: Date,
): Promise<readonly DueThread[]> {
  const filter = { since: recentSearchFloor(now), minComments: 1, authors: own }
  const found: DueThread[] = []
  for (let seen = 0, isWhole = false; !isWhole; ) {
    const { due, waiting } = await threads.due(workspaceId, 'x', filter, POSTS_AT_ONCE, seen)
    found.push(...due.filter(({ text }) => matchWords(text, words).found.length > 0))
    seen += due.length
    isWhole = due.length === 0 || seen >= waiting
  }
  return found
}

/** Reads what others say to each other below the company's posts, where the number of answers tells of something new. */
export async function readThreads(
  query: VoiceQuery,
  progress: Progress,
  work: CollectWork,
  deps: VoiceDeps,
  options: ReadOptions,
): Promise<void> {
  const { request, sink } = work
  const askedAt = deps.now()
  await readCounts(query, work, deps, options)
  await sink.flushed?.()
  const due = await dueThreads(request, deps.accounts, deps.threads, askedAt)
  const visits: ThreadVisit[] = []
  try {
    for (const thread of due.slice(0, THREADS_PER_SCAN)) {
      if (options.wallet.allowed() < MIN_PAGE) break
      const pageSize = Math.max(MIN_PAGE, Math.min(MAX_PAGE, Math.abs(thread.change)))
      sink.countComments({ asked: 1 })
      const conversation = conversationOf(thread.id, deps.accounts)
      const { isWhole } = await readQuery(conversation, work, deps, { ...options, pageSize })
      const { id, comments } = thread
      visits.push({ id, comments, state: isWhole ? 'read' : 'partial' })
    }
  } finally {
    const rest = due.slice(visits.length).map(({ id }): ThreadVisit => ({ id, state: 'unread' }))
    await deps.threads.note(request.workspaceId, 'x', [...visits, ...rest], askedAt)
  }
  const read = visits.filter(({ state }) => state === 'read').length
  if (read === due.length) {
    progress.reachedBackTo = earliestStart('recent', request.since, askedAt)
    progress.complete = progress.reachedBackTo <= request.since
    if (!progress.complete) progress.note = SEVEN_DAYS_ONLY
  } else {
    progress.note = `Read ${read} of ${due.length} threads whole; the others come first next time.`
  }
}

/**
 * Reads the newest of the company's own posts again, because they were stored when hardly anybody had answered. X bills
 * them once a day.
 */
async function readCounts(
  query: VoiceQuery,
  work: CollectWork,
  deps: VoiceDeps,
  { wallet, throwIfEnded }: ReadOptions,
): Promise<void> {
  // What is left must do for an answer as well.
  if (wallet.allowed() < 2 * MIN_PAGE) return
  throwIfEnded()
  const from = earliestStart('recent', work.request.since, deps.now())
  const asked = await askPage(query, { range: { from }, posts: MIN_PAGE, token: undefined }, work, deps)
  if (asked === undefined) return
  wallet.spend(asked.billed)
  const { gate, threads } = deps
  await admitPage(asked.page, { needsWord: false }, { gate, threads, workspaceId: work.request.workspaceId })
}
