import type { UnlocatedClaim } from '../claim-verdict.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import type { Candidate } from './candidate.ts'

/** What will be, what several have together, or who pays for something, is not contradicted by what is stored. */
export function openIfUntold(
  candidate: Candidate,
  { isUntold }: Pick<SentenceReading, 'isUntold'>,
): Candidate {
  return {
    ...candidate,
    verify: () => {
      const judged = candidate.verify()
      if (typeof judged !== 'object' || judged.verdict !== 'refuted' || !MAY_BE.has(judged.kind))
        return judged
      return isUntold(candidate) ? { ...judged, ...UNTOLD } : judged
    },
  }
}

const MAY_BE: ReadonlySet<UnlocatedClaim['kind']> = new Set<UnlocatedClaim['kind']>([
  'company',
  'trend_figure',
  'direction',
  'rank',
  'share',
  'comparison',
])

const UNTOLD = {
  verdict: 'not_checked',
  reason: 'It is not so now, but the sentence tells what will or may be, or what is stored nowhere.',
} as const
