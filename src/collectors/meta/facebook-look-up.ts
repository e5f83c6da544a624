import { toPost } from '../../posts/ingest.ts'
import type { StoredRef } from '../collector.ts'
import type { HttpAnswer } from '../http-answer.ts'
import { type JsonRecord, toFilledText, toRecord } from '../json.ts'
import { FACEBOOK_POST_FIELDS } from './facebook.ts'
import type { LookUp } from './look-up-work.ts'
import { toFacebookCandidate } from './map.ts'
import { isNotThere, metaRefusal } from './refusals.ts'

/** Meta's own limit. Every item counts as a call, so a batch saves time and nothing else. */
const BATCH_SIZE = 50
const ABOUT = { feature: 'pages', label: 'stored posts' } as const

/** Posts by their ids. What was not answered in time is in no list; a refusal that ends the product is thrown. */
export async function lookUpPagePosts(refs: readonly StoredRef[], lookUp: LookUp): Promise<void> {
  // Anything else would be another object of Graph, or parameters.
  const readable = refs.filter(({ id }) => /^\d+_\d+$/.test(id))
  const fields = encodeURIComponent(FACEBOOK_POST_FIELDS)
  const waiting = [...readable]
  while (waiting.length > 0) {
    const wanted = Math.min(waiting.length, BATCH_SIZE)
    const asked = await lookUp.budget.within(wanted, lookUp.work, async (granted, work) => {
      const batch = waiting.splice(0, granted)
      const urls = batch.map(({ id }) => `${id}?fields=${fields}`)
      return { batch, answers: await lookUp.graph.batch(urls, ABOUT, work) }
    })
    if (asked === undefined) return
    for (const [index, ref] of asked.batch.entries()) sort(ref, asked.answers[index], lookUp)
  }
}

function sort(ref: StoredRef, answer: HttpAnswer | undefined, { result }: LookUp): void {
  if (answer === undefined) return
  if (isNotThere(answer)) {
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
  const intake = 'draft' in candidate ? toPost({ ...candidate.draft, id: ref.id }) : candidate
  if ('post' in intake) result.found.push(intake.post)
}

/** Its page as far as the post names it; the handle is the one it was stored with. */
function pageOf(ref: StoredRef, post: JsonRecord) {
  const [id = ''] = ref.id.split('_')
  return { id, name: toFilledText(toRecord(post['from'])['name']), username: ref.authorHandle }
}
