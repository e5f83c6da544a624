import type { JSX } from 'preact'
import { percent } from './words.ts'

interface ShareBarProps {
  readonly share: number
  /** Of its 90 % interval. */
  readonly lower: number
  readonly upper: number
}

const WIDTH = 200
const HEIGHT = 14

/** A share as a bar over the whole, with its interval as a line through the bar's end. The words stand beside it. */
export function ShareBar({ share, lower, upper }: ShareBarProps): JSX.Element {
  const at = (part: number) => Math.round(part * WIDTH * 10) / 10
  const middle = HEIGHT / 2
  return (
    <svg class="share" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
      <path class="whole" d={`M0 2h${WIDTH}v${HEIGHT - 4}h-${WIDTH}z`} />
      <path class="part" fill="currentColor" d={`M0 2h${at(share)}v${HEIGHT - 4}H0z`} />
      <path
        class="interval"
        fill="none"
        stroke="currentColor"
        d={`M${at(lower)} 0v${HEIGHT}M${at(lower)} ${middle}H${at(upper)}M${at(upper)} 0v${HEIGHT}`}
      />
    </svg>
  )
}

/** `62 % (90 %: 50 % to 73 %)` */
export function describeShare({ share, lower, upper }: ShareBarProps): string {
  return `${percent(share)} (90 %: ${percent(lower)} to ${percent(upper)})`
}
