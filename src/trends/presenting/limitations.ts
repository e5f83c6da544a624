import type { Concentration, RankedTrend } from '../../model/index.ts'
import type { Corpus } from '../corpus/deduplicate.ts'
import { voiceOf } from '../corpus/voice-of.ts'
import { earlierWords } from '../measuring/earlier.ts'
import type { Measured } from '../measuring/measure.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { RankInput } from '../types.ts'
import { plural } from './plural.ts'

const { minCoveredShare, maxAuthorShare, maxCopyShare } = valuesOf(parameters.limitations)

/** What weakens a trend, in plain words. `knownMetrics` is the number of its mentions whose engagement is known. */
export function limitationsOf(
  measured: Measured,
  concentration: Concentration,
  coverage: RankedTrend['coverage'],
  knownMetrics: number,
  input: RankInput,
): string[] {
  const limitations: string[] = []
  if (measured.status === 'insufficient_data')
    limitations.push(`Too little evidence: ${measured.explain.rule}.`)
  const earlier = measured.status === 'new' ? earlierWords(measured.earlier) : undefined
  if (earlier !== undefined) limitations.push(`New, but ${earlier}: read them before you call it so.`)
  for (const { platform, coveredDays, windowDays } of coverage) {
    if (coveredDays < minCoveredShare * windowDays) {
      limitations.push(`${platform} was collected on only ${Math.floor(coveredDays)} of ${windowDays} days.`)
    }
  }
  if (concentration.topAuthorShare > maxAuthorShare && measured.mentions.length > 1) {
    limitations.push('One author wrote more than half of the posts.')
  }
  if (concentration.nearDuplicateShare > maxCopyShare) {
    limitations.push('More than half of the posts copy another: this may be a campaign.')
  }
  const unknown = measured.mentions.filter(({ post }) => voiceOf(post) === 'unknown').length
  if (unknown > 0) {
    limitations.push(
      `${plural(unknown, 'post')} without a known author: each counts as a customer, and as one author.`,
    )
  }
  if (knownMetrics === 0) limitations.push('No engagement is known for these posts.')
  if (input.youtubeCountsAllowed !== true && coverage.some(({ platform }) => platform === 'youtube')) {
    limitations.push('YouTube counts are left out of score and engagement.')
  }
  if (measured.explain.interval.comparison === 'recent_quarter_with_rest') {
    limitations.push('There is too little history: the end of the window is compared with its beginning.')
  }
  const { peaks } = measured.explain.interval
  if (peaks.length > 0) {
    const stretches = peaks.map(({ from, independent }) => `${from} (${independent})`).join(', ')
    limitations.push(
      `About as many posts came in the ${input.windowDays} days from ${stretches}: this topic seems to recur.`,
    )
  }
  return limitations
}

/** Of a ranking whose topics were found in a part of the texts alone. */
export function sampleLimitation({ fitted, unsampled }: Pick<Corpus, 'fitted' | 'unsampled'>): string {
  const fittedTexts = fitted.texts.length
  return `Topics were found in a sample of ${fittedTexts} of ${fittedTexts + unsampled.size} different texts; posts are assigned to them and counted of all. Topics of few posts may be missing.`
}
