import { ingestPost } from '../../../posts/ingest.ts'
import { CollectorError, type StoredRef } from '../../collector.ts'
import type { JsonRecord } from '../../json.ts'
import type { Candidate } from '../../post-gate.ts'
import type { FacebookPage } from '../map.ts'
import type { RecheckWork } from '../recheck-work.ts'
import { type PageVoice, pageVoices, reachOf, readPageVoices } from './facebook-edges.ts'
import { reviewIds, toReviewCandidate, toTagCandidate } from './map-facebook.ts'
import type { CommentMemory } from './memory.ts'
import { isNewer } from './recheck-post-comments.ts'

const MAX_PAGES = 2

interface VoiceList {
  readonly page: FacebookPage
  readonly items: readonly { readonly id: string | undefined; readonly item: JsonRecord }[]
  readonly reach: Date | undefined
  readonly isWhole: boolean
}

/**
 * Rechecks what was said to our own Pages through their lists; none of it can be read by its id. What is missing is gone if
 * every list that could hold it reaches past its date.
 */
export async function recheckPageVoices(
  refs: readonly StoredRef[],
  memory: Pick<CommentMemory, 'ownPages'>,
  recheckWork: RecheckWork,
): Promise<void> {
  const tags = refs.filter(({ id }) => /^\d+_\d+$/.test(id))
  await recheckList('tagged', tags, memory, recheckWork)
  await recheckList(
    'ratings',
    refs.filter((ref) => !tags.includes(ref)),
    memory,
    recheckWork,
  )
}

async function recheckList(
  voice: PageVoice,
  refs: readonly StoredRef[],
  memory: Pick<CommentMemory, 'ownPages'>,
  recheckWork: RecheckWork,
): Promise<void> {
  if (refs.length === 0) return
  const { result } = recheckWork
  const lists: VoiceList[] = []
  let isAll = true
  for (const { id, handle } of await memory.ownPages(voice)) {
    const list = await readList({ id, name: undefined, username: handle }, voice, recheckWork)
    if (list === undefined) isAll = false
    else lists.push(list)
  }
  for (const ref of refs) {
    const [, keptPage] = /^fbr:(\d+):/.exec(ref.id) ?? []
    const able = lists.filter(({ page }) => keptPage === undefined || page.id === keptPage)
    const holder = able.find(({ items }) => items.some(({ id }) => id === ref.id))
    const same = holder?.items.find(({ id }) => id === ref.id)
    if (holder !== undefined && same !== undefined) {
      const post = postOf(ref, toCandidate(voice, same.item, holder.page))
      if (post === undefined) result.gone.push(ref)
      else result.found.push(post)
    } else if (able.length > 0 && (isAll || keptPage !== undefined)) {
      if (able.every(({ isWhole, reach }) => isWhole || isNewer(ref, reach))) result.gone.push(ref)
    }
  }
}

/** Undefined where the list could not be read. */
async function readList(
  page: FacebookPage,
  voice: PageVoice,
  { graph, budget, work, result }: RecheckWork,
): Promise<VoiceList | undefined> {
  const items: JsonRecord[] = []
  let after: string | undefined
  let isWhole = false
  try {
    for (let pages = 0; pages < MAX_PAGES; pages++) {
      const read = await budget.spend(1, work, (_, counted) =>
        readPageVoices(page.id, voice, after, { graph, work: counted, label: pageVoices[voice].label }),
      )
      if (read === undefined) return undefined
      items.push(...read.items)
      after = read.after
      isWhole = after === undefined && !read.isStuck
      if (after === undefined) break
    }
  } catch (error) {
    if (!(error instanceof CollectorError) || error.status !== 'partial') throw error
    result.problems.push(error)
    return undefined
  }
  const ids =
    voice === 'ratings'
      ? reviewIds(page.id, items)
      : items.map(({ id }) => (typeof id === 'string' ? id : undefined))
  return {
    page,
    items: items.map((item, index) => ({ id: ids[index], item })),
    reach: reachOf(items, 'created_time'),
    isWhole,
  }
}

function toCandidate(voice: PageVoice, item: JsonRecord, page: FacebookPage): Candidate {
  return voice === 'ratings'
    ? toReviewCandidate(item, undefined, page)
    : toTagCandidate(item, page, new Map())
}

function postOf(ref: StoredRef, candidate: Candidate) {
  if ('rejected' in candidate) return undefined
  const { id, authorHandle } = ref
  // Whose review it is was stored with the Page's name, which is not known here.
  const kept = { id, authorHandle, threadId: id, url: ref.url, context: undefined }
  const intake = ingestPost({ ...candidate.draft, ...kept })
  return 'post' in intake ? intake.post : undefined
}
