import type { CollectorPlan, PlannedCost } from '../../model/index.ts'
import type { PlanRequest } from '../collector.ts'
import { type CommentSteps, noCommentSteps } from './comments/describe-comments.ts'
import { MAX_TAGS_PER_WEEK, type MetaLedger } from './ledger.ts'
import { callsOf, countedTags, HASHTAG_REACH_MS, type MetaPlan, stepsOf, unreadableHandle } from './plan.ts'
import type { MetaTargets } from './targets.ts'

const NO_WORD_SEARCH = 'Facebook cannot be searched by words; only pages that are named can be read.'

/** The plan as the common CollectorPlan. */
export function describeMetaPlan(
  plan: MetaPlan,
  { targets, ledger, request }: { targets: MetaTargets; ledger: MetaLedger; request: PlanRequest },
  comments: CommentSteps = noCommentSteps,
): CollectorPlan {
  const fresh = plan.hashtags.filter(({ tag }) => !ledger.counted.has(tag)).length
  const left = Math.max(0, MAX_TAGS_PER_WEEK - countedTags(ledger))
  const costs: PlannedCost[] = [
    { unit: 'calls', amount: callsOf(plan) + comments.calls, left: null, usd: null },
  ]
  if (plan.hashtags.length + plan.waiting.length > 0) {
    costs.push({ unit: 'hashtags', amount: fresh, left, usd: null })
  }
  return {
    steps: [...stepsOf(plan), ...comments.steps],
    costs,
    notCovered: [
      ...targets.unreadable.map(({ platform, text }) => ({
        platform,
        what: text,
        why: unreadableHandle(platform, text),
      })),
      ...[...plan.unasked, ...plan.waiting].map(({ query, why }) => ({
        platform: query.platform,
        what: query.label,
        why,
      })),
      ...outOfReach(plan, targets, request),
      ...comments.notCovered,
    ],
  }
}

function outOfReach(
  plan: MetaPlan,
  targets: MetaTargets,
  { since, until }: PlanRequest,
): CollectorPlan['notCovered'] {
  const reachesFurther = until.getTime() - since.getTime() > HASHTAG_REACH_MS
  return [
    ...(targets.words.length > 0
      ? [{ platform: 'facebook' as const, what: targets.words.join(', '), why: NO_WORD_SEARCH }]
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
