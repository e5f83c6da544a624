import { toPost } from '../../posts/ingest.ts'
import { CollectorError, type StoredRef } from '../collector.ts'
import { type JsonRecord, toDate, toFilledText } from '../json.ts'
import { type MediaPage, readMediaPage } from './accounts.ts'
import type { LookUp } from './look-up-work.ts'
import { toAccountCandidate } from './map.ts'
import { parseInstagramName } from './names.ts'
import { MAX_ACCOUNT_PAGES } from './plan.ts'
import { ACCOUNT_NOT_READABLE } from './refusals.ts'

/**
 * Media of accounts, found again in the accounts' lists. One that is missing although the list reaches past its
 * date is gone, and so are all of an account that is private or no more; what is older than the list reaches is
 * in no list.
 */
export async function lookUpAccounts(
  refs: readonly StoredRef[],
  igUserId: string,
  lookUp: LookUp,
): Promise<void> {
  for (const [username, wanted] of byAccount(refs)) {
    try {
      await lookUpAccount({ username, wanted, igUserId }, lookUp)
    } catch (error) {
      if (!(error instanceof CollectorError) || error.status !== 'partial') throw error
      if (error.code === ACCOUNT_NOT_READABLE) lookUp.result.gone.push(...wanted)
      else lookUp.result.problems.push(error)
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

async function lookUpAccount(
  account: { readonly username: string; readonly wanted: readonly StoredRef[]; readonly igUserId: string },
  { graph, budget, work, result }: LookUp,
): Promise<void> {
  const { username, igUserId } = account
  const query = { username, label: `posts by ${username}` }
  let missing = account.wanted
  let page: MediaPage | undefined
  let reached: Date | undefined
  for (let pages = 0; pages < MAX_ACCOUNT_PAGES && missing.length > 0; pages++) {
    const after = page?.after
    const next = await budget.within(1, work, (_, spending) =>
      readMediaPage(query, after, { graph, work: spending, igUserId }),
    )
    if (next === undefined) break
    page = next
    const { items } = page
    result.found.push(...missing.flatMap((ref) => foundAmong(items, ref) ?? []))
    missing = missing.filter((ref) => !items.some((item) => isSame(item, ref)))
    // Pinned media stand first, so the last one says how far the list reached.
    reached = toDate(items.at(-1)?.['timestamp']) ?? reached
    if (page.after === undefined || missing.every((ref) => isWithin(ref, reached))) break
  }
  const isWhole = page !== undefined && page.after === undefined
  result.gone.push(...missing.filter((ref) => isWhole || isWithin(ref, reached)))
}

function isSame(item: JsonRecord, ref: StoredRef): boolean {
  return item['id'] === ref.id || item['permalink'] === ref.url
}

/** The stored id stays: a hashtag gives the same medium another one. */
function foundAmong(items: readonly JsonRecord[], ref: StoredRef) {
  const item = items.find((one) => isSame(one, ref))
  const candidate = item === undefined ? undefined : toAccountCandidate(item)
  if (candidate === undefined || 'rejected' in candidate) return undefined
  const intake = toPost({ ...candidate.draft, id: ref.id, authorHandle: toFilledText(ref.authorHandle) })
  return 'post' in intake ? intake.post : undefined
}

/** True when a list that reached this far back would hold the medium. */
function isWithin({ publishedAt }: StoredRef, reached: Date | undefined): boolean {
  const published = toDate(publishedAt)
  return published !== undefined && reached !== undefined && published > reached
}
