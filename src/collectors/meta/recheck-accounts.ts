import { ingestPost } from '../../posts/ingest.ts'
import { parseInstagramName } from '../../workspace/handles/meta.ts'
import { CollectorError, type StoredRef } from '../collector.ts'
import { type JsonRecord, toDate, toFilledText } from '../json.ts'
import { type MediaPage, readMediaPage } from './accounts.ts'
import { toAccountCandidate } from './map.ts'
import { MAX_ACCOUNT_PAGES } from './plan.ts'
import type { RecheckWork } from './recheck-work.ts'
import { ACCOUNT_NOT_READABLE } from './refusals.ts'

/**
 * Rechecks media through the lists of their accounts. A medium that is missing although the list reaches past
 * its date is gone, and so are all media of an account that is private or deleted; a medium older than the
 * list reaches is in no result list.
 */
export async function recheckAccounts(
  refs: readonly StoredRef[],
  igUserId: string,
  recheckWork: RecheckWork,
): Promise<void> {
  for (const [username, wanted] of byAccount(refs)) {
    try {
      await recheckAccount({ username, wanted, igUserId }, recheckWork)
    } catch (error) {
      if (!(error instanceof CollectorError) || error.status !== 'partial') throw error
      if (error.code === ACCOUNT_NOT_READABLE) recheckWork.result.gone.push(...wanted)
      else recheckWork.result.problems.push(error)
    }
  }
}

function byAccount(refs: readonly StoredRef[]): ReadonlyMap<string, readonly StoredRef[]> {
  const groups = new Map<string, StoredRef[]>()
  for (const ref of refs) {
    const username = parseInstagramName(ref.authorHandle ?? '')
    if (username !== undefined) groups.set(username, [...(groups.get(username) ?? []), ref])
  }
  return groups
}

async function recheckAccount(
  account: { readonly username: string; readonly wanted: readonly StoredRef[]; readonly igUserId: string },
  { graph, budget, work, result }: RecheckWork,
): Promise<void> {
  const { username, igUserId } = account
  const query = { username, label: `posts by ${username}` }
  let missing = account.wanted
  let page: MediaPage | undefined
  let reached: Date | undefined
  for (let pages = 0; pages < MAX_ACCOUNT_PAGES && missing.length > 0; pages++) {
    const after = page?.after
    const next = await budget.spend(1, work, (_, countedWork) =>
      readMediaPage(query, after, { graph, work: countedWork, igUserId }),
    )
    if (next === undefined) break
    page = next
    const { items } = page
    result.found.push(...missing.flatMap((ref) => foundAmong(items, ref) ?? []))
    missing = missing.filter((ref) => !items.some((item) => isSame(item, ref)))
    // Pinned media come first, so the last item tells how far the list reaches.
    reached = toDate(items.at(-1)?.['timestamp']) ?? reached
    if (page.after === undefined || missing.every((ref) => isWithin(ref, reached))) break
  }
  const isWhole = page !== undefined && page.after === undefined
  result.gone.push(...missing.filter((ref) => isWhole || isWithin(ref, reached)))
}

function isSame(item: JsonRecord, ref: StoredRef): boolean {
  return item['id'] === ref.id || item['permalink'] === ref.url
}

/** Keeps the stored id, because hashtags give the same medium another one. */
function foundAmong(items: readonly JsonRecord[], ref: StoredRef) {
  const item = items.find((one) => isSame(one, ref))
  const candidate = item === undefined ? undefined : toAccountCandidate(item)
  if (candidate === undefined || 'rejected' in candidate) return undefined
  const intake = ingestPost({ ...candidate.draft, id: ref.id, authorHandle: toFilledText(ref.authorHandle) })
  return 'post' in intake ? intake.post : undefined
}

/** Whether a list that reaches back to `reached` would contain the medium. */
function isWithin({ publishedAt }: StoredRef, reached: Date | undefined): boolean {
  const published = toDate(publishedAt)
  return published !== undefined && reached !== undefined && published > reached
}
