import type { CallWork } from '../http.ts'
import { type JsonRecord, toCount, toDate, toFilledText, toRecord, toRecords } from '../json.ts'
import { type Progress, stopAtBudget } from '../query-run.ts'
import type { GraphClient } from './client.ts'
import { toAccountCandidate } from './map.ts'
import { type AccountQuery, MAX_ACCOUNT_PAGES } from './plan.ts'
import { unexpectedContent } from './refusals.ts'
import { admitPage, type MetaScan, noCursor } from './scan.ts'

const PAGE_SIZE = 50
const FIELDS =
  'id,caption,media_type,media_product_type,permalink,timestamp,like_count,comments_count,view_count,username'

export interface MediaPage {
  /** The account's id, if it was given. */
  readonly accountId: string | undefined
  readonly items: readonly JsonRecord[]
  readonly after: string | undefined
}

/**
 * One page of a professional account's media: pinned ones first, then newest first. The API has no time
 * window.
 */
export async function readMediaPage(
  { username, label }: Pick<AccountQuery, 'username' | 'label'>,
  after: string | undefined,
  { graph, igUserId, work }: { graph: GraphClient; igUserId: string; work: CallWork },
): Promise<MediaPage> {
  const cursor = after === undefined ? '' : `.after(${after})`
  const body = await graph.get(
    {
      feature: 'accounts',
      path: `/${encodeURIComponent(igUserId)}`,
      query: (limit) => ({
        fields: `business_discovery.username(${username}){username,media_count,media.limit(${limit})${cursor}{${FIELDS}}}`,
      }),
      limit: PAGE_SIZE,
      label,
    },
    work,
  )
  const account = toRecord(body['business_discovery'])
  if (account['username'] === undefined) throw unexpectedContent()
  const media = toRecord(account['media'])
  // Graph omits empty lists as well as lists that failed to load; only the count tells them apart.
  const isUnloaded =
    after === undefined && !Array.isArray(media['data']) && toCount(account['media_count']) !== 0
  if (isUnloaded) throw unexpectedContent()
  return {
    accountId: toFilledText(account['id']),
    items: toRecords(media['data']),
    after: cursorIn(media['paging']),
  }
}

/** The cursor is inserted between braces, so it must not contain characters that could close them. */
function cursorIn(paging: unknown): string | undefined {
  const after = toFilledText(toRecord(toRecord(paging)['cursors'])['after'])
  if (after !== undefined && !/^[\w=+/-]+$/.test(after)) throw noCursor()
  return after
}

/** Reads the media of one professional account in the window; stops paging at the first older date. */
export async function readAccount(
  query: AccountQuery,
  igUserId: string,
  progress: Progress,
  scan: MetaScan,
): Promise<void> {
  const { since } = scan.work.request
  let after: string | undefined
  for (let pages = 0; pages < MAX_ACCOUNT_PAGES; pages++) {
    const page = await readMediaPage(query, after, { ...scan, igUserId })
    await admitPage(page.items, { timeField: 'timestamp', toCandidate: toAccountCandidate }, progress, scan)
    await noteIds(page, query, scan)
    after = page.after
    const last = toDate(page.items.at(-1)?.['timestamp'])
    progress.complete = after === undefined || (last !== undefined && last < since)
    if (progress.complete) return
  }
  stopAtBudget(progress, `Stopped after ${MAX_ACCOUNT_PAGES} pages.`)
}

/** Comments and tags are asked for by these ids. */
async function noteIds(
  { accountId, items }: MediaPage,
  { username }: AccountQuery,
  { comments, mediaIds }: MetaScan,
): Promise<void> {
  if (accountId !== undefined && /^\d+$/.test(accountId)) await comments.noteAccountId(username, accountId)
  for (const item of items) {
    const [id, link] = [toFilledText(item['id']), toFilledText(item['permalink'])]
    if (id !== undefined && link !== undefined) mediaIds.set(link, id)
  }
}
