import { DAY_MS } from '../../../lib/days.ts'
import type { DueThread, DueThreadFilter, DueThreads, Platform } from '../../../model/index.ts'
import type { PlanRequest } from '../../collector.ts'
import type { CollectorDeps } from '../../http.ts'
import type { Query } from '../../query-run.ts'
import type { MetaMemory } from '../ledger.ts'
import type { FacebookPage } from '../map.ts'
import type { MetaSettings } from '../settings.ts'
import type { MetaTargets } from '../targets.ts'
import { sharesOf } from './calls.ts'
import { companyAccounts } from './company-accounts.ts'
import { THREADS_LABEL } from './facebook-threads.ts'
import { type VoiceQuery, voiceQuery } from './facebook-voices.ts'
import { type TagQuery, tagQuery } from './instagram-tags.ts'
import type { CommentMemory } from './memory.ts'
import { inTurns } from './read-due.ts'

/** Older posts are hardly answered any more; a longer window is read all the same. */
const THREAD_DAYS = 30
/** In one scan: those that wait are noted, so that they come first. */
const MAX_DUE = 60
/** Of five calls three for the company's own Pages, two for others'. */
const OWN_TO_OTHERS = [3, 2] as const
const EVENLY = [1, 1] as const

/** A query that Meta refused within the last day. */
export interface Refused<Q> {
  readonly query: Q
  readonly why: string
}

export interface ThreadsQuery<P extends Platform> extends Query {
  readonly platform: P
}

/** What a scan asks of one product after its posts. */
export interface ProductComments<P extends 'facebook' | 'instagram', V extends Query> extends DueThreads {
  readonly calls: number
  /** Undefined where no thread can be known. */
  readonly threads: ThreadsQuery<P> | undefined
  /** Lists that are due today. */
  readonly voices: readonly V[]
  readonly refused: readonly Refused<V>[]
}

export interface CommentPlan {
  /** The Pages whose profile is known. */
  readonly pages: readonly FacebookPage[]
  readonly facebook: ProductComments<'facebook', VoiceQuery>
  readonly instagram: ProductComments<'instagram', TagQuery>
}

interface PlanWork {
  readonly settings: Pick<MetaSettings, 'igUserId' | 'pageEdge' | 'commentCallsPerScan'>
  readonly memory: MetaMemory
  readonly comments: CommentMemory
  readonly deps: Pick<CollectorDeps, 'threads'>
  /** Posts of the running scan that came without a number of comments. */
  readonly uncounted?: readonly DueThread[]
}

/** Plans from the stored posts and ledgers. Posts of the running scan count once they are stored. */
export async function planComments(
  request: PlanRequest,
  targets: MetaTargets,
  work: PlanWork,
): Promise<CommentPlan> {
  const { settings, memory } = work
  const shares = sharesOf(settings.commentCallsPerScan, {
    facebook: settings.pageEdge !== 'none' && targets.pages.length > 0,
    instagram: settings.igUserId !== undefined && targets.accounts.length > 0,
  })
  const known = await Promise.all(targets.pages.map((page) => memory.page(page)))
  const own = new Set(companyAccounts('facebook', targets.pages, request))
  const pages = known.flatMap((page, index) => {
    const name = targets.pages[index] ?? ''
    return page === undefined ? [] : [{ page, isOwn: own.has(name) }]
  })
  return {
    pages: pages.map(({ page }) => page),
    facebook: await planFacebook(request, pages, shares.facebook, work),
    instagram: await planInstagram(request, targets, shares.instagram, work),
  }
}

async function planFacebook(
  request: PlanRequest,
  pages: readonly { readonly page: FacebookPage; readonly isOwn: boolean }[],
  calls: number,
  { comments, deps, uncounted = [] }: PlanWork,
): Promise<ProductComments<'facebook', VoiceQuery>> {
  if (calls === 0) return nothing()
  const filter = filterOf(request)
  const handlesOf = (isOwn: boolean) =>
    pages.filter((one) => one.isOwn === isOwn).map(({ page }) => page.username ?? page.id)
  const { workspaceId } = request
  const dueOf = (whose: Pick<DueThreadFilter, 'authors' | 'notBy' | 'holdsWord'>) =>
    deps.threads.due(workspaceId, 'facebook', { ...filter, ...whose }, MAX_DUE)
  const own = await dueOf({ authors: handlesOf(true) })
  const worded = await dueOf({ notBy: handlesOf(true) })
  const others = await dueOf({ authors: handlesOf(false), holdsWord: false })
  const strangers = inTurns(worded.due, others.due, EVENLY)
  /** Whether our own posts without a number have comments, only a look can tell. */
  const unreadToday = async () => {
    const ours = uncounted.filter(({ authorHandle = '' }) => handlesOf(true).includes(authorHandle))
    const isRead = await Promise.all(ours.map(({ id }) => comments.wasRead(workspaceId, uncountedThread(id))))
    return ours.filter((_, index) => isRead[index] !== true)
  }
  const voices = pages
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ page }) => [voiceQuery(page, 'tagged'), voiceQuery(page, 'ratings')])
  return {
    calls,
    threads: { platform: 'facebook', label: THREADS_LABEL, kinds: ['threads'], words: [] },
    ...together(
      [own, worded, others],
      [...inTurns(own.due, strangers, OWN_TO_OTHERS), ...(await unreadToday())],
      /^\d+_\d+$/,
    ),
    ...(await dueToday(voices, workspaceId, comments)),
  }
}

async function planInstagram(
  request: PlanRequest,
  targets: MetaTargets,
  calls: number,
  { comments, deps }: PlanWork,
): Promise<ProductComments<'instagram', TagQuery>> {
  const own = companyAccounts('instagram', targets.accounts, request)
  if (calls === 0 || own.length === 0) return nothing()
  const { workspaceId } = request
  const foreign = new Set<string>()
  for (const name of own)
    if ((await comments.refusal(mediaOf(name))) !== undefined) foreign.add(name.toLowerCase())
  const authors = own.filter((name) => !foreign.has(name.toLowerCase()))
  const filter = { ...filterOf(request), authors }
  const known = await deps.threads.due(workspaceId, 'instagram', filter, MAX_DUE)
  return {
    calls,
    threads:
      authors.length === 0
        ? undefined
        : { platform: 'instagram', label: THREADS_LABEL, kinds: ['threads'], words: [] },
    ...together([known], known.due, /^\d+$/),
    ...(await dueToday(authors.map(tagQuery), workspaceId, comments)),
  }
}

/** What the day's look below a post without a number is remembered by. */
export function uncountedThread(id: string): string {
  return `thread ${id}`
}

/** What Meta's refusal of an account's comments is remembered by. */
export function mediaOf(username: string): string {
  return `comments of ${username.toLowerCase()}`
}

function filterOf({ since, until }: PlanRequest) {
  const first = until.getTime() - THREAD_DAYS * DAY_MS
  return { since: new Date(Math.min(since.getTime(), first)), minComments: 1 }
}

/** The threads to ask for of lists that share none; an id of another form would address another Graph object. */
function together(lists: readonly DueThreads[], listed: readonly DueThread[], form: RegExp): DueThreads {
  const sumOf = (of: (list: DueThreads) => number) => lists.reduce((sum, list) => sum + of(list), 0)
  const due = listed.filter(({ id }) => form.test(id))
  const waiting = due.length + sumOf((list) => list.waiting - list.due.length)
  return { due, waiting, unread: sumOf(({ unread }) => unread) }
}

async function dueToday<Q extends Query>(
  queries: readonly Q[],
  workspaceId: string,
  memory: CommentMemory,
): Promise<{ readonly voices: readonly Q[]; readonly refused: readonly Refused<Q>[] }> {
  const voices: Q[] = []
  const refused: Refused<Q>[] = []
  for (const query of queries) {
    const why = await memory.refusal(query.label)
    if (why !== undefined) refused.push({ query, why })
    else if (!(await memory.wasRead(workspaceId, query.label))) voices.push(query)
  }
  return { voices, refused }
}

function nothing() {
  return { calls: 0, threads: undefined, due: [], waiting: 0, unread: 0, voices: [], refused: [] }
}

export type AnyProduct = ProductComments<'facebook', VoiceQuery> | ProductComments<'instagram', TagQuery>

/** The most calls that a product's lists may take; those for threads are what they leave. */
export function voiceCallsOf({
  calls,
  voices,
}: {
  readonly calls: number
  readonly voices: readonly unknown[]
}): number {
  return Math.min(voices.length, Math.ceil(calls / 2))
}
