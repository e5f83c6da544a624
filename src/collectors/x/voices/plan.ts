import type { PlannedStep } from '../../../model/index.ts'
import type { PlanRequest } from '../../collector.ts'
import { codePoints } from '../../packing.ts'
import type { ThreadLedger } from '../../threads.ts'
import type { XAccounts } from '../accounts.ts'
import { clausesOf } from '../clauses.ts'
import { MIN_PAGE, pagesFor, type XGap } from '../plan.ts'
import { usdOf } from '../prices.ts'
import { type VoiceQuery, voiceQueries } from './queries.ts'
import { dueThreads, THREADS_PER_SCAN } from './read-threads.ts'
import { MOST_OF_COMPETITORS } from './wallet.ts'

/** In code points; beside it the names of accounts must fit into a query. */
const LONGEST_WORD = 200
/** What the plan prices while voices are switched off. */
const EXAMPLE_POSTS = 100

export interface VoicePlan {
  readonly queries: readonly VoiceQuery[]
  /** Posts that all queries together may pay for. */
  readonly budget: number
  readonly gaps: readonly XGap[]
}

export interface VoiceBudget {
  readonly voicePostsPerScan: number
  readonly authorExpansion: 'always' | 'never'
  /** What posts leave of the day's quota. */
  readonly postsLeft: number
}

/** Plans what is read of replies and mentions: nothing while the setting is 0, because it is paid for. */
export function planVoices(
  request: Pick<PlanRequest, 'words' | 'handles' | 'competitorUrls'>,
  accounts: XAccounts,
  { voicePostsPerScan, authorExpansion, postsLeft }: VoiceBudget,
): VoicePlan {
  const { looseWords, topics } = clausesOf(request, (clause) => codePoints(clause) <= LONGEST_WORD)
  const words = [...looseWords, ...topics].filter(({ kind }) => kind === 'words')
  const wanted = voiceQueries(accounts, words)
  // Without the authors' names nobody can tell which posts are the company's own.
  const possible = wanted.filter(({ of }) => of !== 'threads' || authorExpansion === 'always')
  if (wanted.length === 0) return { queries: [], budget: 0, gaps: [] }
  if (voicePostsPerScan === 0)
    return { queries: [], budget: 0, gaps: [switchedOff(possible, authorExpansion)] }
  const budget = Math.min(voicePostsPerScan, Math.max(0, postsLeft))
  return { queries: possible, budget: budget < MIN_PAGE ? 0 : budget, gaps: [] }
}

/** The most calls that a query may take. */
export function voiceCalls({ of }: VoiceQuery, budget: number): number {
  if (of === 'competitors') return pagesFor(Math.min(MOST_OF_COMPETITORS, budget), 'recent')
  // A thread takes two where more was said than its number of answers had told.
  return of === 'threads' ? 1 + 2 * THREADS_PER_SCAN : pagesFor(budget, 'recent')
}

/** The planned queries with what they may bring; `paidToday` posts are billed no more, whichever query finds them. */
export async function voiceSteps(
  { queries, budget }: VoicePlan,
  request: PlanRequest,
  {
    accounts,
    threads,
    now,
    paidToday,
  }: {
    readonly accounts: XAccounts
    readonly threads: ThreadLedger
    readonly now: Date
    readonly paidToday: number
  },
): Promise<readonly PlannedStep[]> {
  const paid = paidToday === 0 ? '' : `; posts paid for today (${paidToday}) cost nothing again`
  const expects = {
    replies: () => `nearly all of them by customers${paid}`,
    mentions: () => `posts of their own and quotes${paid}`,
    threads: async () => {
      const due = await dueThreads(request, accounts, threads, now)
      if (due.length === 0) return 'none that is known to be new; the scan reads the numbers again'
      const unread = due.reduce((sum, { change }) => sum + Math.max(0, change), 0)
      const asked = due.length > THREADS_PER_SCAN ? `, of which a scan asks for ${THREADS_PER_SCAN}` : ''
      return `new answers to the company's posts, those to itself included: ${unread} below ${due.length}${asked}`
    },
    competitors: () => `at most ${MOST_OF_COMPETITORS} posts of all competitors`,
  } satisfies Record<VoiceQuery['of'], () => string | Promise<string>>
  return await Promise.all(
    queries.map(async (query) => ({
      platform: 'x' as const,
      label: query.label,
      calls: voiceCalls(query, budget),
      expects: await expects[query.of](),
    })),
  )
}

function switchedOff(queries: readonly VoiceQuery[], authorExpansion: VoiceBudget['authorExpansion']): XGap {
  const what = queries.map(({ label }) => label).join('; ')
  const calls = queries.reduce((sum, query) => sum + voiceCalls(query, EXAMPLE_POSTS), 0)
  const authors =
    authorExpansion === 'always'
      ? ` and $${usdOf('authors', EXAMPLE_POSTS).toFixed(2)} for their authors`
      : ''
  const why = [
    'X_VOICE_POSTS_PER_SCAN is 0, because every post read is paid for.',
    `With ${EXAMPLE_POSTS} a scan would read at most ${EXAMPLE_POSTS} more posts in at most ${calls} calls,`,
    `for at most $${usdOf('posts', EXAMPLE_POSTS).toFixed(2)}${authors}; what was read on the same UTC day is not paid for again.`,
  ].join(' ')
  return { code: 'voices_off', what, why }
}
