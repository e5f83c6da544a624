import { leftover } from '../coverage.ts'
import { claimsNothing, findRankingWords, findRankMetrics } from '../lexicon/index.ts'
import type { Sentence } from '../parse/types.ts'
import type { Part } from '../parts.ts'
import type { AttributeScope } from './attributes.ts'
import type { Candidate } from './candidate.ts'

/**
 * The number of an item in a ranking as the place of the trend that it names. Where more is said of the ranking, as on which
 * platform it is, the number stays unchecked.
 */
export function placeCandidates(
  { start, contentStart, place }: Sentence,
  { judge, subjectOf }: Pick<AttributeScope, 'judge' | 'subjectOf'>,
): Candidate[] {
  if (place === undefined) return []
  const { number, under } = place
  const by = findRankMetrics(under)
  const words = [...findRankingWords(under), ...by, ...claimsNothing(under)]
  if (by.length > 1 || leftover(under, { start: 0, end: under.length }, words).length > 0) return []
  const span = { start, end: contentStart }
  const part: Part = { kind: 'rank', low: number, high: number, by: by[0]?.value.metric }
  return [{ ...span, verify: () => judge(part, subjectOf(span)) }]
}
