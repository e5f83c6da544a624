import type { JSX } from 'preact'
import { counted, momentOf } from './words.ts'

interface BudgetMeterProps {
  readonly label: string
  readonly unit: 'posts' | 'searches' | 'units' | 'hashtags'
  readonly spent: number
  readonly cap: number
  readonly renewsAt: Date | null
}

const unitWords = {
  posts: 'posts read today',
  searches: 'searches made today',
  units: 'units spent today',
  hashtags: 'hashtags asked for in seven days',
} as const satisfies Record<BudgetMeterProps['unit'], string>

const renewals = {
  posts: 'Starts again',
  searches: 'Starts again',
  units: 'Starts again',
  hashtags: 'The next one is free',
} as const satisfies Record<BudgetMeterProps['unit'], string>

/** What is spent of a platform's budget, and when there is more. */
export function BudgetMeter({ label, unit, spent, cap, renewsAt }: BudgetMeterProps): JSX.Element {
  const sentence = `${spent.toLocaleString('en')} of ${cap.toLocaleString('en')} ${unitWords[unit]}`
  return (
    <div class="budget">
      <p>
        <b>{label}</b>: {sentence}
        {spent >= cap && <strong class="warning">, nothing is left</strong>}
      </p>
      <meter min={0} max={cap} value={Math.min(spent, cap)} aria-label={`${label}: ${sentence}`}>
        {counted(spent, 'of them', 'of them')}
      </meter>
      {renewsAt !== null && (
        <p class="source">
          {renewals[unit]} <time dateTime={renewsAt.toISOString()}>{momentOf(renewsAt.toISOString())}</time>
        </p>
      )}
    </div>
  )
}
