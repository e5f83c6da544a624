import type { Post } from '../../model/index.ts'
import { CollectorError, type RecheckOutcome, type StoredRef } from '../collector.ts'
import type { CallWork } from '../http.ts'
import type { JsonRecord } from '../json.ts'
import type { RedditGet } from './app-access.ts'
import { isThreadName, recheckInThreads } from './comments/recheck.ts'
import { nameOf, readListing } from './map.ts'
import { toOutcome } from './outcome.ts'
import { noUsableAnswer, redditRefusal } from './refusals.ts'

const IDS_PER_CALL = 100
const LABEL = 'stored posts'
/** So many missing at once, and such a part of an answer, look like a fault of the platform's. */
const SUSPICIOUS_COUNT = 10
const SUSPICIOUS_SHARE = 0.1

/**
 * Rechecks stored posts and comments, 100 per call, in at most `maxCalls` calls including the token's; with the threads of
 * the comments, whose words stand beside these. Gone is what Reddit omits or shows as removed. A look-up may go on showing a
 * comment that moderators removed: what calls are left read threads, and the thread decides. A refusal is a problem beside
 * what was read before it; if nothing was read, it is thrown.
 */
export async function recheckReddit(
  refs: readonly StoredRef[],
  work: CallWork,
  { get, maxCalls, now }: { readonly get: RedditGet; readonly maxCalls: number; readonly now: Date },
): Promise<RecheckOutcome> {
  const known = [...new Map(refs.filter(isFullname).map((ref) => [ref.id, ref])).values()]
  const stored = new Set(known.map(({ id }) => id))
  const above = new Set(known.flatMap(({ threadId }) => (isThreadName(threadId) ? threadId : [])))
  const threads = [...above].filter((id) => !stored.has(id))
  const asked = [...known.map(({ id }) => id), ...threads]
  const found = new Map<string, Post>()
  const gone: StoredRef[] = []
  const goneThreads: string[] = []
  const problems: CollectorError[] = []
  let calls = 0
  for (; calls < maxCalls - 1 && calls * IDS_PER_CALL < asked.length; calls++) {
    const batch = asked.slice(calls * IDS_PER_CALL, (calls + 1) * IDS_PER_CALL)
    try {
      const shown = await readInfo(batch, work, get)
      const isSuspicious = missesTooMany(batch, shown)
      for (const id of batch) {
        const now = toOutcome(shown.get(id))
        const ref = known.find((one) => one.id === id)
        if (now === 'gone') {
          if (ref !== undefined) gone.push(ref)
          else if (shown.has(id) || !isSuspicious) goneThreads.push(id)
        } else if (now !== 'unreadable' && ref !== undefined) found.set(id, now)
      }
    } catch (error) {
      if (!(error instanceof CollectorError) || calls === 0) throw error
      problems.push(error)
      break
    }
  }
  const comments = known.filter(({ id }) => id.startsWith('t1_') && found.has(id))
  const callsLeft = problems.length > 0 ? 0 : maxCalls - 1 - calls
  const inThreads = await recheckInThreads(comments, work, { get, callsLeft, now })
  for (const ref of inThreads.gone) found.delete(ref.id)
  for (const post of inThreads.found) found.set(post.id, post)
  return {
    found: [...found.values()],
    gone: [...gone, ...inThreads.gone],
    ...(goneThreads.length === 0 ? {} : { goneThreads }),
    problems: [...problems, ...inThreads.problems],
  }
}

/** Imported posts may have ids of another form, which Reddit would not return. */
function isFullname({ platform, id }: StoredRef): boolean {
  return platform === 'reddit' && /^t[13]_[a-z0-9]+$/.test(id)
}

function missesTooMany(batch: readonly string[], shown: ReadonlyMap<string | undefined, unknown>): boolean {
  const missing = batch.filter((id) => !shown.has(id)).length
  return missing >= SUSPICIOUS_COUNT && missing >= SUSPICIOUS_SHARE * batch.length
}

async function readInfo(
  batch: readonly string[],
  work: CallWork,
  get: RedditGet,
): Promise<ReadonlyMap<string | undefined, JsonRecord>> {
  const answer = await get('/api/info', { id: batch.join(',') }, work)
  if (answer.status !== 200) throw redditRefusal(answer, LABEL)
  const listing = readListing(answer.body)
  if (listing === undefined) throw noUsableAnswer(answer, LABEL)
  return new Map(listing.children.map((child) => [nameOf(child), child]))
}
