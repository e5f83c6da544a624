import type { UnlocatedClaim } from '../claim-verdict.ts'
import { overlap, type Span } from '../parse/spans.ts'
import type { Denied } from '../reading/quantified.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import type { AttributeScope } from './attributes.ts'
import type { Candidate } from './candidate.ts'

type Judging = Pick<AttributeScope, 'judge' | 'subjectOf'>

/** What a sentence quantifies, and what it calls a trend; see judgeQuantified. */
export function quantifiedCandidates(
  { quantified, namedAs }: Pick<SentenceReading, 'quantified' | 'namedAs'>,
  { judge, subjectOf }: Judging,
): Candidate[] {
  return [quantified, namedAs].flatMap((each) => {
    if (each === undefined) return []
    const { start, end } = each
    return [{ start, end, verify: () => judge({ kind: 'quantified', ...each }, subjectOf(each)) }]
  })
}

/** Whether an attribute is judged with the words that quantify or deny it; see judgeQuantified. */
export function judgedElsewhere(
  { quantified, denied, onlyOne }: Pick<SentenceReading, 'quantified' | 'denied' | 'onlyOne'>,
  { judge, subjectOf }: Judging,
): (span: Span) => boolean {
  const judged = quantified && judge({ kind: 'quantified', ...quantified }, subjectOf(quantified))
  const isOpen = judged === undefined || judged.verdict === 'not_checked'
  const only = onlyOne?.of && judge({ kind: 'only', ...onlyOne }, subjectOf(onlyOne))
  const covers = [
    ...(isOpen ? [] : (quantified?.covers ?? [])),
    ...(denied?.covers ?? []),
    ...(only === undefined ? [] : (onlyOne?.covers ?? [])),
  ]
  return (span) => covers.some((each) => overlap(each, span))
}

/** What is denied is so where it is contradicted; that it never was is told by no window. */
export function deniedOf(
  claim: UnlocatedClaim | undefined,
  { covers, isForever, isOfEach }: Denied,
): UnlocatedClaim | undefined {
  if (claim?.verdict === 'verified' || (isOfEach === true && claim?.soOf === 'some'))
    return { ...claim, covers, verdict: 'refuted', reason: 'It is stored, and the sentence denies it.' }
  if (claim?.verdict !== 'refuted') return claim
  // What is not so of one of several may be so of another.
  if ((claim.trends ?? []).length > 1 && claim.soOf !== 'none')
    return { ...claim, verdict: 'not_checked', reason: OF_ONE_ONLY }
  return isForever
    ? { ...claim, verdict: 'not_checked', reason: 'It is not so now: whether it ever was is not told.' }
    : { ...claim, covers, verdict: 'verified', reason: 'It is denied, and something else is stored.' }
}

const OF_ONE_ONLY = 'It is not so of one of the trends: deny it of each by itself.'
