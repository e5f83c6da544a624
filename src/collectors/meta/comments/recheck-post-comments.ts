import { ingestPost } from '../../../posts/ingest.ts'
import { CollectorError, type StoredRef } from '../../collector.ts'
import { toDate, toRecord } from '../../json.ts'
import { queryProblem } from '../../query-run.ts'
import type { RecheckWork } from '../recheck-work.ts'
import { isMissingObject, NOT_READABLE } from '../refusals.ts'
import { itemsOf } from '../scan.ts'
import type { PageEdge } from '../settings.ts'
import { askById } from './ask-by-id.ts'
import { COMMENT_FIELDS, reachOf, readPostComments } from './facebook-edges.ts'
import { type GivenComment, givenComments, toCommentCandidate } from './map-facebook.ts'
import { isOwnKey } from './own-keys.ts'

const MAX_PAGES = 3
const LABEL = 'stored comments'

/**
 * Rechecks comments through the lists of their posts, which also show what has no id. A comment that is missing although the
 * list reaches past its date is gone, and so is one that the Page hides now. Where the post is gone and its Page still shows
 * others, each comment is asked for by its id; those that have none are gone with it. A list that shows nothing of what it
 * counts tells nothing.
 */
export async function recheckPostComments(
  refs: readonly StoredRef[],
  edge: Exclude<PageEdge, 'none'>,
  recheckWork: RecheckWork,
): Promise<void> {
  const readable = new Map<string, boolean>()
  for (const [postId, wanted] of byThread(refs, /^\d+_\d+$/)) {
    try {
      if (!(await recheckThread(postId, wanted, recheckWork))) return
    } catch (error) {
      if (!(error instanceof CollectorError) || error.status !== 'partial') throw error
      if (error.code !== NOT_READABLE) {
        recheckWork.result.problems.push(error)
        continue
      }
      const [pageId = ''] = postId.split('_')
      const isReadable = readable.get(pageId) ?? (await showsPosts(pageId, edge, recheckWork))
      if (isReadable === undefined) return
      readable.set(pageId, isReadable)
      if (isReadable) {
        recheckWork.result.gone.push(...wanted.filter(({ id }) => isOwnKey(id)))
        recheckWork.result.goneThreads.push(postId)
        await recheckByIds(
          postId,
          wanted.filter(({ id }) => !isOwnKey(id)),
          recheckWork,
        )
      } else recheckWork.result.problems.push(error)
    }
  }
}

/** Only comments of our own Pages have ids. */
async function recheckByIds(
  postId: string,
  refs: readonly StoredRef[],
  recheckWork: RecheckWork,
): Promise<void> {
  const { result } = recheckWork
  const about = { feature: 'pageComments', label: LABEL } as const
  // Other ids would address other Graph objects.
  const own = refs.filter(({ id }) => /^\d+_\d+$/.test(id))
  for await (const [ref, answer] of askById(own, COMMENT_FIELDS, about, recheckWork)) {
    if (isMissingObject(answer)) result.gone.push(ref)
    else if (answer.status === 200)
      for (const given of givenComments(postId, [toRecord(answer.body)])) recordFound(ref, given, result)
  }
}

/** Refs by the id of their thread, where it has this form: others would address other objects. */
export function byThread(
  refs: readonly StoredRef[],
  form: RegExp,
): ReadonlyMap<string, readonly StoredRef[]> {
  const groups = new Map<string, StoredRef[]>()
  for (const ref of refs) {
    const { threadId = '' } = ref
    if (form.test(threadId)) groups.set(threadId, [...(groups.get(threadId) ?? []), ref])
  }
  return groups
}

/** False where no call was left. */
async function recheckThread(
  postId: string,
  wanted: readonly StoredRef[],
  { graph, budget, work, result }: RecheckWork,
): Promise<boolean> {
  const given: GivenComment[] = []
  let after: string | undefined
  let reach: Date | undefined
  let isWhole = false
  let hasCalls = true
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const page = await budget.spend(1, work, (_, counted) =>
      readPostComments(postId, after, { graph, work: counted, label: LABEL }),
    )
    hasCalls = page !== undefined
    if (page === undefined) break
    given.push(...givenComments(postId, page.items))
    reach = reachOf(page.items, 'created_time') ?? reach
    after = page.after
    // Without any comment only the number tells an empty list from one that is kept from us.
    isWhole = after === undefined && !page.isStuck && (given.length > 0 || page.announced === 0)
    if (after === undefined) break
  }
  const showsIds = given.length === 0 || given.some(({ isNamed }) => isNamed)
  for (const ref of wanted) {
    const same = given.find(({ id, key }) => id === ref.id || key === ref.id)
    if (same !== undefined) recordFound(ref, same, result)
    else if ((showsIds || isOwnKey(ref.id)) && (isWhole || isNewer(ref, reach))) result.gone.push(ref)
  }
  if (hasCalls && given.length === 0 && !isWhole) {
    result.problems.push(queryProblem('comments_withheld', `Meta shows no comments of a post (${LABEL}).`))
  }
  return hasCalls
}

export function isNewer({ publishedAt }: StoredRef, reach: Date | undefined): boolean {
  const published = toDate(publishedAt)
  return published !== undefined && reach !== undefined && published > reach
}

function recordFound(ref: StoredRef, same: GivenComment, result: RecheckWork['result']): void {
  const thread = { id: ref.threadId ?? '', url: postLinkOf(ref.url), text: '', owner: undefined }
  const candidate = toCommentCandidate(same, thread, new Map())
  const intake =
    'draft' in candidate
      ? ingestPost({ ...candidate.draft, id: ref.id, authorHandle: ref.authorHandle })
      : candidate
  if ('post' in intake) result.found.push(intake.post)
  else result.gone.push(ref)
}

/** The link of a comment without what names the comment. */
function postLinkOf(link: string): string {
  if (!URL.canParse(link)) return link
  const url = new URL(link)
  for (const name of ['comment_id', 'reply_comment_id']) url.searchParams.delete(name)
  return url.href
}

/** Whether a Page shows its posts to us: only then does a missing one mean a removed one. Undefined: no call was left. */
async function showsPosts(
  pageId: string,
  edge: Exclude<PageEdge, 'none'>,
  { graph, budget, work }: RecheckWork,
): Promise<boolean | undefined> {
  try {
    return await budget.spend(1, work, async (_, counted) => {
      const path = `/${pageId}/${edge}`
      const query = (limit: number) => ({ fields: 'id', limit })
      const body = await graph.get({ feature: 'pages', path, query, limit: 1, label: LABEL }, counted)
      return itemsOf(body).length > 0
    })
  } catch (error) {
    if (error instanceof CollectorError && error.status === 'partial') return false
    throw error
  }
}
