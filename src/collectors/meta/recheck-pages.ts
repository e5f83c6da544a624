import { ingestPost } from '../../posts/ingest.ts'
import type { StoredRef } from '../collector.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { type JsonRecord, toFilledText, toRecord } from '../json.ts'
import { FACEBOOK_POST_FIELDS } from './facebook.ts'
import { toFacebookCandidate } from './map.ts'
import type { RecheckWork } from './recheck-work.ts'
import { isMissingObject, metaRefusal } from './refusals.ts'

/** Meta's own limit. Every item counts as a call, so batches only save time. */
const BATCH_SIZE = 50
const ABOUT = { feature: 'pages', label: 'stored posts' } as const

/**
 * Rechecks posts by id. Unanswered ones are in no list; a refusal that affects the whole product is thrown.
 */
export async function recheckPagePosts(refs: readonly StoredRef[], recheckWork: RecheckWork): Promise<void> {
  // Other ids would address other Graph objects, or inject parameters.
  const wellFormed = refs.filter(({ id }) => /^\d+_\d+$/.test(id))
  const fields = encodeURIComponent(FACEBOOK_POST_FIELDS)
  const pending = [...wellFormed]
  while (pending.length > 0) {
    const wanted = Math.min(pending.length, BATCH_SIZE)
    const asked = await recheckWork.budget.spend(wanted, recheckWork.work, async (granted, work) => {
      const batch = pending.splice(0, granted)
      const urls = batch.map(({ id }) => `${id}?fields=${fields}`)
      return { batch, answers: await recheckWork.graph.batch(urls, ABOUT, work) }
    })
    if (asked === undefined) return
    for (const [index, ref] of asked.batch.entries()) recordAnswer(ref, asked.answers[index], recheckWork)
  }
}

function recordAnswer(ref: StoredRef, answer: HttpAnswer | undefined, { result }: RecheckWork): void {
  if (answer === undefined) return
  if (isMissingObject(answer)) {
    result.gone.push(ref)
    return
  }
  if (answer.status !== 200 || answer.body === undefined) {
    const error = metaRefusal(answer, ABOUT)
    if (error.status !== 'partial' && error.status !== 'failed') throw error
    result.problems.push(error)
    return
  }
  const candidate = toFacebookCandidate(toRecord(answer.body), pageOf(ref, toRecord(answer.body)))
  const intake = 'draft' in candidate ? ingestPost({ ...candidate.draft, id: ref.id }) : candidate
  if ('post' in intake) result.found.push(intake.post)
}

/** The post's page, as far as the response names it, with the stored handle. */
function pageOf(ref: StoredRef, post: JsonRecord) {
  const [id = ''] = ref.id.split('_')
  return { id, name: toFilledText(toRecord(post['from'])['name']), username: ref.authorHandle }
}
