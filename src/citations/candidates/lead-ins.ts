import type { UnlocatedClaim } from '../claim-verdict.ts'
import { judgeDirection } from '../judge/trends.ts'
import type { Sentence } from '../parse/types.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import type { TextScopes } from '../resolve/scopes.ts'
import type { StoredTrend } from '../stored.ts'
import type { Candidate } from './candidate.ts'

/** "Three topics are rising:", "Rising topics:": the direction is said of each trend of the list below, and is not so of one. */
export function leadInCandidates(
  index: number,
  sentences: readonly Sentence[],
  { own }: TextScopes,
  { attributes, countedTrends, isAlone, isNegatedBeside }: SentenceReading,
): Candidate[] {
  const [told, another] = attributes.filter(({ kind }) => kind === 'direction')
  if (told?.kind !== 'direction' || another !== undefined || isNegatedBeside([])) return []
  if (own[index]?.some(({ trend }) => trend !== undefined) === true || countedTrends?.count === 0) return []
  if (countedTrends === undefined && !isAlone(told, 'sentence')) return []
  const verify = (): UnlocatedClaim | undefined => {
    for (const trend of listedBelow(index, sentences, own)) {
      const judged = judgeDirection(told.direction, undefined, trend)
      if (judged.verdict === 'refuted') return { kind: 'direction', ...judged }
    }
    return undefined
  }
  return [{ start: told.start, end: told.end, verify }]
}

/** The trends that the items of the list, or the rows of the table, right below a sentence name first. */
function listedBelow(index: number, sentences: readonly Sentence[], own: TextScopes['own']): StoredTrend[] {
  const { isHeading = false, rest = '' } = sentences[index] ?? {}
  const afterRows = sentences.findIndex(({ cells }, at) => at > index && cells.length === 0)
  const end = afterRows === -1 ? sentences.length : afterRows
  const isAboveRows = end > index + 1 && (isHeading || /[:：][\s*_]*$/u.test(rest))
  const isListed = ({ contextSentence, contentStart, start }: Sentence, at: number) =>
    isAboveRows ? at > index && at < end : contextSentence === index && contentStart > start
  return sentences.flatMap((sentence, at) => {
    if (!isListed(sentence, at)) return []
    const names = (own[at] ?? []).filter(({ trend }) => trend !== undefined)
    return names.toSorted((one, other) => one.start - other.start)[0]?.trend ?? []
  })
}
