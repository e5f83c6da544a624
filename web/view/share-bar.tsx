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

/** `62 % (50–73 %)`, which no line break parts: a share with its 90 % interval. */
export function describeShare({ share, lower, upper }: ShareBarProps): string {
  const [from, to] = [percent(lower), percent(upper)]
  // `under 1 %` is no number that a range could begin with.
  const range = from === to ? from : /^\d/.test(from) ? `${from.replace(' %', '')}–${to}` : `${from} to ${to}`
  return `${percent(share)} (${range})`.replaceAll(' ', '\u00a0')
}
