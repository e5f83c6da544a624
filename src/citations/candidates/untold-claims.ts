import type { UnlocatedClaim } from '../claim-verdict.ts'
import { toldOfCompany } from '../reading/owned.ts'
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

/**
 * A figure that is told of a company, "half of ours", "a third of Rival’s", is not that of the trend of a sentence before: `start` is the
 * offset of its sentence, which names no trend.
 */
export function openIfOfCompany(candidate: Candidate, reading: SentenceReading, start: number): Candidate {
  return {
    ...candidate,
    verify: () => {
      const judged = candidate.verify()
      if (typeof judged !== 'object' || !FIGURES.has(judged.kind) || judged.trend === undefined) return judged
      const { verdict } = judged
      if (verdict !== 'refuted' && verdict !== 'verified') return judged
      const told = toldOfCompany(candidate, reading, start)
      return told === 'surely' || (told === 'perhaps' && verdict === 'refuted')
        ? { ...judged, ...OF_COMPANY }
        : judged
    },
  }
}

const FIGURES: ReadonlySet<UnlocatedClaim['kind']> = new Set<UnlocatedClaim['kind']>([
  'trend_figure',
  'share',
])

const OF_COMPANY = {
  verdict: 'not_checked',
  reason: 'It is told of a company, and the sentence names no trend: name the trend whose figure is meant.',
} as const
