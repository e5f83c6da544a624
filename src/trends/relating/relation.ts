import type { RelatedTrend } from '../../model/index.ts'
import { compareText } from '../../text/compare-text.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { plural } from '../presenting/plural.ts'
import type { Reading } from './holders.ts'
import type { Relatable } from './related.ts'
import { sharedNames } from './shared-names.ts'
import { isLink } from './shared-things.ts'

const { minEvidence, linkWorth, minDayOverlap } = valuesOf(parameters.related)

/** What relates two topics; `evidence` counts the names that they share, and links for several. */
interface Relation extends Pick<RelatedTrend, 'sharedTerms' | 'sharedLinks' | 'reason'> {
  readonly evidence: number
}

/** How two topics are related by the things that both have; undefined where that is too little, or their days differ. */
export function relationOf(
  one: Relatable,
  other: Relatable,
  things: readonly string[],
  reading: Reading,
): Relation | undefined {
  const sharedLinks = things.filter(isLink).sort(compareText)
  const sharedTerms = sharedNames(
    things.filter((thing) => !isLink(thing)),
    [...one.sample, ...other.sample].map((mention) => reading.of(mention)),
  )
  const evidence = sharedTerms.length + linkWorth * sharedLinks.length
  const overlap = dayOverlap(one, other)
  if (evidence < minEvidence || overlap < minDayOverlap) return undefined
  const shared = [
    ...(sharedTerms.length === 0 ? [] : [`say ${sharedTerms.join(', ')}`]),
    ...(sharedLinks.length === 0 ? [] : [`link to ${plural(sharedLinks.length, 'page')}`]),
  ].join(' and ')
  const percent = Math.round(overlap * PERCENT)
  const reason = `Both ${shared}, as hardly any other topic does, and ${percent} % of their posts are of the same days.`
  return { sharedTerms, sharedLinks, evidence, reason }
}

const PERCENT = 100

/** The part of their posts that two topics have on the same days, 0 to 1. */
function dayOverlap({ days }: Relatable, other: Relatable): number {
  let overlap = 0
  for (const [day, share] of days) overlap += Math.min(share, other.days.get(day) ?? 0)
  return overlap
}
