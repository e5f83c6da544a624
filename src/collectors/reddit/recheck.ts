import type { Post } from '../../model/index.ts'
import { ingestPost } from '../../posts/ingest.ts'
import { CollectorError, type RecheckOutcome, type StoredRef } from '../collector.ts'
import type { CallWork } from '../http.ts'
import type { JsonRecord } from '../json.ts'
import type { RedditGet } from './app-access.ts'
import { nameOf, readListing, toStoredDraft } from './map.ts'
import { noUsableAnswer, redditRefusal } from './refusals.ts'

const IDS_PER_CALL = 100
const LABEL = 'stored posts'

/**
 * Rechecks stored posts and comments, 100 per call, in at most `maxCalls` calls including the token's. Gone
 * is what Reddit omits or shows as removed. A refusal is a problem beside what was read before it; if nothing
 * was read, it is thrown.
 */
export async function recheckReddit(
  refs: readonly StoredRef[],
  work: CallWork,
  { get, maxCalls }: { readonly get: RedditGet; readonly maxCalls: number },
): Promise<RecheckOutcome> {
  const known = [...new Map(refs.filter(isFullname).map((ref) => [ref.id, ref])).values()]
  const found: Post[] = []
  const gone: StoredRef[] = []
  for (let call = 0; call < maxCalls - 1 && call * IDS_PER_CALL < known.length; call++) {
    const batch = known.slice(call * IDS_PER_CALL, (call + 1) * IDS_PER_CALL)
    try {
      const shown = await readInfo(batch, work, get)
      for (const ref of batch) {
        const now = toOutcome(shown.get(ref.id))
        if (now === 'gone') gone.push(ref)
        else if (now !== 'unreadable') found.push(now)
      }
    } catch (error) {
      if (!(error instanceof CollectorError) || call === 0) throw error
      return { found, gone, problems: [error] }
    }
  }
  return { found, gone, problems: [] }
}

/** Imported posts may have ids of another form, which Reddit would not return. */
function isFullname({ platform, id }: StoredRef): boolean {
  return platform === 'reddit' && /^t[13]_[a-z0-9]+$/.test(id)
}

async function readInfo(
  batch: readonly StoredRef[],
  work: CallWork,
  get: RedditGet,
): Promise<ReadonlyMap<string | undefined, JsonRecord>> {
  const answer = await get('/api/info', { id: batch.map(({ id }) => id).join(',') }, work)
  if (answer.status !== 200) throw redditRefusal(answer, LABEL)
  const listing = readListing(answer.body)
  if (listing === undefined) throw noUsableAnswer(answer, LABEL)
  return new Map(listing.children.map((child) => [nameOf(child), child]))
}

function toOutcome(child: JsonRecord | undefined): Post | 'gone' | 'unreadable' {
  const draft = child === undefined ? undefined : toStoredDraft(child)
  if (draft === undefined) return 'gone'
  const intake = ingestPost(draft)
  return 'post' in intake ? intake.post : 'unreadable'
}
