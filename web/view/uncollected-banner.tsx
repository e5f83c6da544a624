import type { JSX } from 'preact'
import type { Platform } from '../../src/model/index.ts'
import { type DayRange, describeRanges } from './days.ts'
import { counted, platformNames } from './words.ts'

export interface CollectedDays {
  readonly platform: Platform
  /** Stored posts of the window, and those of them in which companies speak. */
  readonly posts: number
  readonly companyPosts: number
  readonly collectedDays: number
  readonly partlyCollected: readonly DayRange[]
  readonly uncollected: readonly DayRange[]
}

interface UncollectedBannerProps {
  readonly windowDays: number
  /** Those that are shown: the chosen platform, or all. */
  readonly platforms: readonly CollectedDays[]
  /** Where the days are told in full. */
  readonly href: string
}

/** Which days are missing from what is shown: where nothing was collected, silence tells nothing. */
export function UncollectedBanner({
  windowDays,
  platforms,
  href,
}: UncollectedBannerProps): JSX.Element | null {
  const gaps = platforms.filter(({ collectedDays }) => collectedDays < windowDays)
  if (gaps.length === 0) return null
  const [only] = platforms
  return (
    <p class="band gaps" role="note">
      {platforms.length === 1 && only !== undefined
        ? describeGaps(only, windowDays)
        : `Not all was collected on each of the last ${windowDays} days: ${gaps
            .map((gap) => `${platformNames[gap.platform]} on ${gap.collectedDays}`)
            .join(', ')}.`}{' '}
      <a href={href}>Coverage</a>
    </p>
  )
}

function describeGaps(gap: CollectedDays, windowDays: number): string {
  const { platform, posts, companyPosts, collectedDays, partlyCollected, uncollected } = gap
  if (collectedDays === 0 && partlyCollected.length === 0)
    return `What customers say on ${platformNames[platform]} was not collected on any of the last ${counted(windowDays, 'day')}.${posts > 0 && posts === companyPosts ? ' The posts here are by companies.' : ''}`
  return [
    `${platformNames[platform]} was collected whole on ${collectedDays} of the last ${counted(windowDays, 'day')}.`,
    uncollected.length === 0 ? '' : ` Not collected: ${describeRanges(uncollected)}.`,
    partlyCollected.length === 0 ? '' : ` In part: ${describeRanges(partlyCollected)}.`,
  ].join('')
}
