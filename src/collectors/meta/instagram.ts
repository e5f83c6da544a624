import { CollectorError } from '../collector.ts'
import type { CollectWork } from '../http.ts'
import { type JsonRecord, toDate, toFilledText, toRecord, toRecords } from '../json.ts'
import type { PostGate } from '../post-gate.ts'
import { earliest, type Progress, stopAtBudget } from '../query-run.ts'
import type { GraphClient } from './client.ts'
import { cursorOf } from './facebook.ts'
import { toInstagramCandidate } from './map.ts'
import type { AccountQuery, HashtagQuery } from './plan.ts'
import { NO_SUCH_HASHTAG } from './refusals.ts'

const PAGE_SIZE = 50
const MAX_ACCOUNT_PAGES = 3
const MAX_HASHTAG_PAGES = 2
/** All that recent_media reaches back. */
const HASHTAG_REACH_MS = 86_400_000
const ACCOUNT_FIELDS =
  'id,caption,media_type,media_product_type,permalink,timestamp,like_count,comments_count,view_count,username'
const HASHTAG_FIELDS = 'id,caption,media_type,permalink,timestamp,like_count,comments_count'

export interface InstagramScan {
  readonly graph: GraphClient
  readonly gate: PostGate
  readonly work: CollectWork
  readonly igUserId: string
  /** Ids of hashtags are the same for everybody and for ever. */
  readonly hashtagIds: Map<string, string>
  readonly now: () => Date
}

/** The media of one professional account, newest first; the call has no window, so paging stops by date. */
export async function readAccount(
  query: AccountQuery,
  progress: Progress,
  scan: InstagramScan,
): Promise<void> {
  const { since } = scan.work.request
  let after: string | undefined
  for (let pages = 0; pages < MAX_ACCOUNT_PAGES; pages++) {
    const cursor = after === undefined ? '' : `.after(${after})`
    const body = await scan.graph.get(
      {
        product: 'instagram',
        path: `/${scan.igUserId}`,
        query: (limit) => ({
          fields: `business_discovery.username(${query.username}){username,media.limit(${limit})${cursor}{${ACCOUNT_FIELDS}}}`,
        }),
        limit: PAGE_SIZE,
        label: query.label,
      },
      scan.work,
    )
    const media = toRecord(toRecord(body['business_discovery'])['media'])
    const items = toRecords(media['data'])
    admit(items, [], progress, scan)
    after = toFilledText(toRecord(toRecord(media['paging'])['cursors'])['after'])
    // Pinned posts may stand first whatever their age, so the page's last one decides.
    const last = toDate(items.at(-1)?.['timestamp'])
    progress.complete = after === undefined || last === undefined || last < since
    if (progress.complete) return
  }
  stopAtBudget(progress, `Stopped after ${MAX_ACCOUNT_PAGES} pages.`)
}

/** What the last day brought under one hashtag, by unnamed authors. */
export async function readHashtag(
  query: HashtagQuery,
  progress: Progress,
  scan: InstagramScan,
): Promise<void> {
  const startMs = scan.now().getTime() - HASHTAG_REACH_MS
  const id = await hashtagIdOf(query, scan)
  let after: string | undefined
  for (let pages = 0; id !== undefined && pages < MAX_HASHTAG_PAGES; pages++) {
    const body = await scan.graph.get(
      {
        product: 'instagram',
        path: `/${encodeURIComponent(id)}/recent_media`,
        query: (limit) => ({
          user_id: scan.igUserId,
          fields: HASHTAG_FIELDS,
          limit,
          ...(after === undefined ? {} : { after }),
        }),
        limit: PAGE_SIZE,
        label: query.label,
      },
      scan.work,
    )
    admit(toRecords(body['data']), query.words, progress, scan)
    after = cursorOf(body['paging'])
    if (after === undefined) break
  }
  if (after !== undefined) {
    stopAtBudget(progress, `Stopped after ${MAX_HASHTAG_PAGES} pages.`)
    return
  }
  progress.complete = startMs <= scan.work.request.since.getTime()
  progress.reachedBackTo = new Date(startMs)
  progress.note =
    id === undefined ? 'Nobody has used this hashtag.' : "Instagram's hashtags reach back 24 hours."
}

/** Undefined for a tag that does not exist: nobody has said anything under it, which is an answer. */
async function hashtagIdOf(query: HashtagQuery, scan: InstagramScan): Promise<string | undefined> {
  const known = scan.hashtagIds.get(query.tag)
  if (known !== undefined) return known
  try {
    const body = await scan.graph.get(
      {
        product: 'instagram',
        path: '/ig_hashtag_search',
        query: () => ({ user_id: scan.igUserId, q: query.tag }),
        limit: 1,
        label: query.label,
      },
      scan.work,
    )
    const id = toFilledText(toRecords(body['data'])[0]?.['id'])
    if (id !== undefined) scan.hashtagIds.set(query.tag, id)
    return id
  } catch (error) {
    if (error instanceof CollectorError && error.code === NO_SUCH_HASHTAG) return undefined
    throw error
  }
}

function admit(
  items: readonly JsonRecord[],
  words: readonly string[],
  progress: Progress,
  { gate }: InstagramScan,
): void {
  gate.admit(
    items.map((item) => toInstagramCandidate(item, words)),
    { needsWord: false },
  )
  progress.reachedBackTo = earliest([
    progress.reachedBackTo,
    ...items.map((item) => toDate(item['timestamp'])),
  ])
}
