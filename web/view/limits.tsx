import type { JSX } from 'preact'
import type { RankedTrend, TrendCoverage } from '../../src/model/index.ts'
import { Foreign } from './foreign.tsx'
import { momentOf, platformNames } from './words.ts'

const HEADING = 'What to keep in mind'

interface LimitsProps {
  readonly trend: Pick<RankedTrend, 'limitations' | 'firstSeenAt' | 'lastSeenAt'>
  /** A sentence a platform: how much of it was collected. */
  readonly collected: readonly string[]
  /** Default: h2. */
  readonly heading?: 'h2' | 'h3'
}

/** What to keep in mind of a trend before it is made a claim. */
export function Limits({ trend, collected, heading: Heading = 'h2' }: LimitsProps): JSX.Element {
  const { limitations, firstSeenAt, lastSeenAt } = trend
  return (
    <section {...(Heading === 'h2' ? { 'aria-label': HEADING } : {})}>
      <Heading>{HEADING}</Heading>
      <ul>
        {limitations.map((limitation) => (
          <li key={limitation}>
            <Foreign>{limitation}</Foreign>
          </li>
        ))}
        {collected.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>
          First known post {momentOf(firstSeenAt)}, last {momentOf(lastSeenAt)}
        </li>
      </ul>
    </section>
  )
}

/** `Reddit: 29.5 of 30 days collected`. */
export function describeCoverage({ platform, coveredDays, windowDays }: TrendCoverage): string {
  return `${platformNames[platform]}: ${Math.round(coveredDays * 10) / 10} of ${windowDays} days collected`
}
