import type { CollectorDeps, CollectWork } from '../../http.ts'
import { type JsonRecord, toFilledText, toRecord } from '../../json.ts'
import type { Candidate, PostGate } from '../../post-gate.ts'
import { earliest, type Progress, type Query, stopAtBudget } from '../../query-run.ts'
import type { RedditGet } from '../app-access.ts'
import type { SpareCalls } from '../call-budget.ts'
import { type Listing, readListing, toRedditCandidate, unpinnedDate } from '../map.ts'
import { newCommentsLabel, scopeWithoutWords } from '../queries.ts'
import { isClosed, noUsableAnswer, redditRefusal } from '../refusals.ts'
import { isOwnPlace, type Places } from './places.ts'
import { loadReached, type Rest, saveReached } from './reached.ts'

const PAGE_SIZE = 100
/** Reddit keeps no more of a listing. */
const LISTING_DEPTH = 1000

/** The newest comments of subreddits, in one listing. */
export interface NewestQuery extends Query {
  readonly platform: 'reddit'
  readonly subs: readonly string[]
}

export interface NewestScan {
  readonly get: RedditGet
  readonly gate: PostGate
  readonly deps: Pick<CollectorDeps, 'lookups' | 'threads' | 'clock'>
  readonly work: CollectWork
  readonly places: Places
  /** Pages that may still be read. */
  readonly pages: SpareCalls
}

export function newestQuery(subs: readonly string[]): NewestQuery {
  return { platform: 'reddit', label: newCommentsLabel(subs), ...scopeWithoutWords('comments'), subs }
}

/**
 * Reads page by page until what an earlier scan has read, then on from where that ended, until the window's start. There is
 * no other order and no time to ask for; `before` loses comments, so every scan begins at the newest. Resolves to a query
 * for each subreddit where one of them closes the whole listing.
 */
export async function readNewest(
  query: NewestQuery,
  progress: Progress,
  scan: NewestScan,
): Promise<readonly NewestQuery[] | undefined> {
  const { work, pages } = scan
  const { since, workspaceId } = work.request
  const known = await loadReached(scan.deps.lookups, workspaceId, query.subs, scan.deps.clock.now())
  let after: string | undefined
  let newestAt: Date | undefined
  let listed = 0
  let isJoined = false
  // Where the list goes on if the comment that an earlier scan ended with was removed: Reddit answers that with nothing.
  let fallback: Rest | undefined
  do {
    if (pages.take(1) === 0) {
      stopAtBudget(
        progress,
        after === undefined ? 'Not asked: no calls are left.' : 'Stopped: no calls are left for more pages.',
      )
      break
    }
    if (after === undefined) work.sink.countComments({ asked: 1 })
    const cursor: Record<string, string> = after === undefined ? {} : { after }
    const path = `/r/${query.subs.join('+')}/comments`
    const answer = await scan.get(path, { limit: PAGE_SIZE, ...cursor }, work)
    if (query.subs.length > 1 && isClosed(answer)) return query.subs.map((sub) => newestQuery([sub]))
    if (answer.status !== 200) throw redditRefusal(answer, query.label)
    const listing = readListing(answer.body)
    if (listing === undefined) throw noUsableAnswer(answer, query.label)
    if (listing.children.length === 0 && fallback !== undefined) {
      ;({ after, listed } = fallback)
      fallback = undefined
      continue
    }
    fallback = undefined
    await admitPage(listing, scan)
    const moments = listing.children.flatMap((child) => unpinnedDate(child) ?? [])
    newestAt ??= earliest([moments[0], scan.deps.clock.now()])
    listed += listing.children.length
    after = listing.after
    progress.reachedBackTo = earliest([progress.reachedBackTo, ...moments])
    const oldest = moments.at(-1)
    progress.complete =
      (oldest !== undefined && oldest < since) || (after === undefined && listed < LISTING_DEPTH)
    if (
      !isJoined &&
      !progress.complete &&
      known !== undefined &&
      oldest !== undefined &&
      oldest <= known.newestAt
    ) {
      isJoined = true
      progress.reachedBackTo = earliest([progress.reachedBackTo, known.reachedBackTo])
      progress.complete = known.reachedBackTo <= since
      if (known.rest !== undefined) {
        fallback = { after, listed }
        after = known.rest.after
        listed += known.rest.listed - moments.filter((moment) => moment <= known.newestAt).length
      }
    }
    if (progress.complete) break
    if (after === undefined) progress.note = 'Reddit ends its list of comments here.'
  } while (after !== undefined)
  await remember(query, { newestAt, progress, rest: { after, listed } }, scan)
  return undefined
}

/** A listing tells a thread's title alone; what a stored thread says besides may hold a word as well. */
async function admitPage({ children }: Listing, { gate, places, deps, work }: NewestScan): Promise<void> {
  const textOf = (child: JsonRecord, field: string) => toFilledText(toRecord(child['data'])[field])
  const threadIds = new Set(children.flatMap((child) => textOf(child, 'link_id') ?? []))
  const threads = await deps.threads.textsOf(work.request.workspaceId, 'reddit', [...threadIds])
  const candidateOf = (child: JsonRecord): Candidate => {
    const candidate = toRedditCandidate(child)
    const under = threads.get(textOf(child, 'link_id') ?? '')?.text
    return 'rejected' in candidate || under === undefined ? candidate : { ...candidate, under }
  }
  const isOwn = (child: JsonRecord) => isOwnPlace(places, textOf(child, 'subreddit'))
  await gate.admit(children.filter(isOwn).map(candidateOf), { needsWord: false })
  await gate.admit(children.filter((child) => !isOwn(child)).map(candidateOf), { needsWord: true })
}

/** Only comments that are stored count as read. */
async function remember(
  { subs }: NewestQuery,
  { newestAt, progress, rest }: { newestAt: Date | undefined; progress: Progress; rest: Rest },
  { deps, work }: NewestScan,
): Promise<void> {
  const { since, workspaceId } = work.request
  const reachedBackTo = progress.complete ? since : progress.reachedBackTo
  if (newestAt === undefined || reachedBackTo === undefined) return
  await work.sink.flushed?.()
  await saveReached(deps.lookups, workspaceId, subs, { newestAt, reachedBackTo, rest }, deps.clock.now())
}
