import type { CollectorPlan } from '../../model/index.ts'
import type { CollectorError } from '../collector.ts'
import { queryProblem } from '../query-run.ts'
import type { CommentPlan } from './comments/comments.ts'
import type { RemainingQuota } from './ledger.ts'
import { costOf, type Gap, MAX_UPLOAD_PAGES, PAGE_SIZE, type Shortage, type YouTubePlan } from './plan.ts'
import { daySpent, daySpentSentences } from './refusals.ts'

export const shortageSentences = {
  scan: "More words than the scan's share of searches can ask for.",
  ...daySpentSentences,
} as const satisfies Record<Shortage, string>

const gapSentences = {
  unreadable_handle: 'This link names no YouTube channel.',
  word_too_long: 'This word is too long for a YouTube search.',
  word_without_letters: 'This word has no letter or digit that YouTube could search for.',
} as const satisfies Record<Gap['code'], string>

/** The plan as the common CollectorPlan. Every page of uploads is counted, retries are not. */
export function describeYouTubePlan(
  plan: YouTubePlan,
  left: RemainingQuota,
  comments: CommentPlan = { steps: [], units: 0, notCovered: [] },
): CollectorPlan {
  const platform = 'youtube'
  const costs = plan.queries.map(costOf)
  const sum = (bucket: keyof RemainingQuota) => costs.reduce((total, cost) => total + cost[bucket], 0)
  return {
    steps: [
      ...plan.queries.map((query) => {
        const { searches, units } = costOf(query)
        return { platform, label: query.label, calls: searches + units } as const
      }),
      ...comments.steps,
    ],
    costs: [
      { unit: 'searches', amount: sum('searches'), left: left.searches, usd: null },
      { unit: 'units', amount: sum('units') + comments.units, left: left.units, usd: null },
    ],
    notCovered: [
      ...plan.gaps.map(({ what, code }) => ({ platform, what, why: gapSentences[code] }) as const),
      ...plan.unasked.map(
        ({ query, shortage }) => ({ platform, what: query.label, why: shortageSentences[shortage] }) as const,
      ),
      ...reachOf(plan),
      ...comments.notCovered,
    ],
  }
}

/** What a scan cannot reach if the window has more than it reads. */
function reachOf({ queries }: YouTubePlan): CollectorPlan['notCovered'] {
  const has = (kind: 'search' | 'channel') => queries.some((query) => query.kind === kind)
  const search = {
    platform: 'youtube',
    what: `all but the newest ${PAGE_SIZE} videos of each search`,
    why: 'Every further page costs one more of the few searches of a day.',
  } as const
  const uploads = {
    platform: 'youtube',
    what: `all but the newest ${MAX_UPLOAD_PAGES * PAGE_SIZE} uploads of each channel`,
    why: `At most ${MAX_UPLOAD_PAGES} pages of a channel are read in a scan.`,
  } as const
  return [...(has('search') ? [search] : []), ...(has('channel') ? [uploads] : [])]
}

/** The plan's gaps as a scan's problems; spent quotas come first, because they say when to retry. */
export function problemsOf({ unasked, gaps }: YouTubePlan, now: Date): readonly CollectorError[] {
  const shortages = [...new Set(unasked.map(({ shortage }) => shortage))]
  const spent = shortages.flatMap((shortage) => (shortage === 'scan' ? [] : [daySpent(shortage, now)]))
  const share = shortages.includes('scan') ? [queryProblem('over_budget', shortageSentences.scan)] : []
  return [
    ...spent,
    ...share,
    ...gaps.map(({ what, code }) => queryProblem(code, `${gapSentences[code]} (${what})`)),
  ]
}
