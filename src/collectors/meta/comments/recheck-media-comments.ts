import { ingestPost } from '../../../posts/ingest.ts'
import { CollectorError, type StoredRef } from '../../collector.ts'
import { type JsonRecord, toFilledText, toRecord } from '../../json.ts'
import type { RecheckWork } from '../recheck-work.ts'
import { isMissingComment, NOT_READABLE } from '../refusals.ts'
import { askById } from './ask-by-id.ts'
import { isCut, MEDIA_COMMENT_FIELDS, readMediaComments, readReplies, readTags } from './instagram-edges.ts'
import {
  type GivenMediaComment,
  givenMediaComments,
  givenReply,
  toMediaCommentCandidate,
  toTaggedMediaCandidate,
} from './map-instagram.ts'
import type { CommentMemory } from './memory.ts'
import { byThread } from './recheck-post-comments.ts'

const MAX_PAGES = 3
const LABEL = 'stored comments'
const TAGS_LABEL = 'stored media with a tag'

/**
 * Rechecks comments through the lists of our own media: what is missing from a list that was read to its end is gone, and so
 * is what we hide now. Below a medium that cannot be read any more, each comment is asked for by its id.
 */
export async function recheckMediaComments(
  refs: readonly StoredRef[],
  recheckWork: RecheckWork,
): Promise<void> {
  for (const [mediaId, wanted] of byThread(refs, /^\d+$/)) {
    try {
      await recheckMedium(mediaId, wanted, recheckWork)
    } catch (error) {
      if (!(error instanceof CollectorError) || error.status !== 'partial') throw error
      if (error.code === NOT_READABLE) await recheckByIds(wanted, recheckWork)
      else recheckWork.result.problems.push(error)
    }
  }
}

async function recheckMedium(
  mediaId: string,
  wanted: readonly StoredRef[],
  { graph, budget, work, result }: RecheckWork,
): Promise<void> {
  const given: GivenMediaComment[] = []
  const cut: string[] = []
  let after: string | undefined
  let isWhole = false
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const page = await budget.spend(1, work, (_, counted) =>
      readMediaComments(mediaId, after, { graph, work: counted, label: LABEL }),
    )
    if (page === undefined) break
    given.push(...givenMediaComments(page.items))
    cut.push(...page.items.flatMap((item) => (isCut(item) ? (toFilledText(item['id']) ?? []) : [])))
    after = page.after
    isWhole = after === undefined && !page.isStuck && !page.isEmptyWithCursors
    if (after === undefined) break
  }
  for (const id of cut) {
    const page = await budget.spend(1, work, (_, counted) =>
      readReplies(id, undefined, { graph, work: counted, label: LABEL }),
    )
    isWhole &&= page !== undefined && page.after === undefined
    given.push(...(page?.items ?? []).map((item) => givenReply(item, id)))
  }
  for (const ref of wanted) {
    const same = given.find(({ item }) => item['id'] === ref.id)
    if (same !== undefined) recordFound(ref, same, result)
    else if (isWhole) result.gone.push(ref)
  }
}

async function recheckByIds(refs: readonly StoredRef[], recheckWork: RecheckWork): Promise<void> {
  const { result } = recheckWork
  const about = { feature: 'mediaComments', label: LABEL } as const
  const own = refs.filter(({ id }) => /^\d+$/.test(id))
  for await (const [ref, answer] of askById(own, MEDIA_COMMENT_FIELDS, about, recheckWork)) {
    if (isMissingComment(answer)) result.gone.push(ref)
    else if (answer.status === 200) recordFound(ref, givenReply(toRecord(answer.body), undefined), result)
  }
}

function recordFound(ref: StoredRef, given: GivenMediaComment, result: RecheckWork['result']): void {
  const thread = { id: ref.threadId ?? '', url: ref.url, text: '', owner: undefined }
  const candidate = toMediaCommentCandidate(given, thread)
  const intake = 'draft' in candidate ? ingestPost({ ...candidate.draft, id: ref.id }) : candidate
  if ('post' in intake) result.found.push(intake.post)
  else result.gone.push(ref)
}

/** Rechecks media that tag our accounts through the lists of the tags: their authors are strangers, with lists of their own. */
export async function recheckTaggedMedia(
  refs: readonly StoredRef[],
  memory: Pick<CommentMemory, 'taggedAccounts'>,
  { graph, budget, work, result }: RecheckWork,
): Promise<void> {
  if (refs.length === 0) return
  const items: JsonRecord[] = []
  const accounts = await memory.taggedAccounts()
  let isWhole = accounts.length > 0
  for (const id of accounts) {
    let after: string | undefined
    for (let pages = 0; pages < MAX_PAGES; pages++) {
      const page = await budget.spend(1, work, (_, counted) =>
        readTags(id, after, { graph, work: counted, label: TAGS_LABEL }),
      )
      items.push(...(page?.items ?? []))
      after = page?.after
      if (page === undefined || page.isStuck || page.isEmptyWithCursors) isWhole = false
      if (after === undefined) break
    }
    isWhole &&= after === undefined
  }
  for (const ref of refs) {
    const item = items.find(({ id, permalink }) => id === ref.id || permalink === ref.url)
    const candidate = item === undefined ? undefined : toTaggedMediaCandidate(item)
    if (candidate !== undefined && 'draft' in candidate) {
      const intake = ingestPost({ ...candidate.draft, id: ref.id, threadId: ref.id })
      if ('post' in intake) result.found.push(intake.post)
      else result.gone.push(ref)
    } else if (isWhole) result.gone.push(ref)
  }
}
