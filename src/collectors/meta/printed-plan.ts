import type { CollectorPlan, PlannedCost, PlanRequest } from '../collector.ts'
import { type MetaLedger, TAGS_PER_WEEK } from './ledger.ts'
import { callsOf, countedTags, HASHTAG_REACH_MS, type MetaPlan, stepsOf, unreadableHandle } from './plan.ts'
import type { Wanted } from './wanted.ts'

const NO_WORD_SEARCH = 'Facebook cannot be searched by words; only pages that are named can be read.'

/** The plan as it is printed; a scan does what stands here. */
export function toCollectorPlan(
  plan: MetaPlan,
  { wanted, ledger, request }: { wanted: Wanted; ledger: MetaLedger; request: PlanRequest },
): CollectorPlan {
  const fresh = plan.hashtags.filter(({ tag }) => !ledger.counted.has(tag)).length
  const left = Math.max(0, TAGS_PER_WEEK - countedTags(ledger))
  const costs: PlannedCost[] = [{ unit: 'calls', amount: callsOf(plan), left: null, usd: null }]
  if (plan.hashtags.length + plan.waiting.length > 0) {
    costs.push({ unit: 'hashtags', amount: fresh, left, usd: null })
  }
  return {
    steps: stepsOf(plan),
    costs,
    notCovered: [
      ...wanted.unreadable.map(({ platform, text }) => ({
        platform,
        what: text,
        why: unreadableHandle(platform, text),
      })),
      ...[...plan.unasked, ...plan.waiting].map(({ query, why }) => ({
        platform: query.platform,
        what: query.label,
        why,
      })),
      ...beyondReach(plan, wanted, request),
    ],
  }
}

function beyondReach(
  plan: MetaPlan,
  wanted: Wanted,
  { since, until }: PlanRequest,
): CollectorPlan['notCovered'] {
  const reachesFurther = until.getTime() - since.getTime() > HASHTAG_REACH_MS
  return [
    ...(wanted.words.length > 0
      ? [{ platform: 'facebook' as const, what: wanted.words.join(', '), why: NO_WORD_SEARCH }]
      : []),
    ...(plan.hashtags.length > 0 && reachesFurther
      ? [
          {
            platform: 'instagram' as const,
            what: 'posts under hashtags that are older than a day',
            why: 'Instagram gives the last 24 hours of a hashtag, and once a week the best of all times.',
          },
        ]
      : []),
  ]
}
