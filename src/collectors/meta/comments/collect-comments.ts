import type { CollectorError } from '../../collector.ts'
import type { CollectWork } from '../../http.ts'
import { reportUnasked } from '../../query-run.ts'
import { distinctByMessage } from '../feature-run.ts'
import { endsFeatureOnly } from '../refusals.ts'
import { NO_CALL_LEFT } from './calls.ts'
import { readFacebook } from './collect-facebook.ts'
import { readInstagram } from './collect-instagram.ts'
import { type AnyProduct, planComments, voiceCallsOf } from './plan-comments.ts'
import { type CommentWork, queriesOf } from './product-run.ts'

/**
 * Reads what is said below the Pages' posts and our own media, and what is said to the company's Pages and accounts, with
 * the time and calls that posts have left. Resolves to what left gaps.
 */
export async function collectComments(work: CommentWork): Promise<readonly CollectorError[]> {
  const { scan, settings, targets, comments, deps } = work
  const { request, sink } = scan.work
  if (settings.commentCallsPerScan === 0) return []
  // What this scan has found is due as well.
  await sink.flushed?.()
  const plan = await planComments(request, targets, {
    settings,
    memory: scan.memory,
    comments,
    deps,
    uncounted: scan.uncounted,
  })
  const products = [plan.facebook, plan.instagram]
  for (const product of products) reportLeftOut(product, scan.work)
  sink.expectCalls(products.reduce((sum, product) => sum + expectedCalls(product), 0))
  const ofFacebook = await readFacebook(plan, work)
  const ending = ofFacebook.find(endsAll)
  if (ending !== undefined) {
    for (const query of queriesOf(plan.instagram)) reportUnasked(query, ending.message, scan.work)
    return ofFacebook
  }
  return distinctByMessage([...ofFacebook, ...(await readInstagram(plan, work))])
}

function reportLeftOut(product: AnyProduct, work: CollectWork): void {
  for (const { query, why } of product.refused) reportUnasked(query, why, work)
  for (const query of product.voices.slice(voiceCallsOf(product))) reportUnasked(query, NO_CALL_LEFT, work)
}

function expectedCalls(product: AnyProduct): number {
  return Math.min(product.calls, voiceCallsOf(product) + product.due.length)
}

/** A refusal that holds for the token or the app. */
function endsAll(error: CollectorError): boolean {
  return error.status !== 'partial' && !endsFeatureOnly(error)
}
