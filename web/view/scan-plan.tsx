import type { JSX } from 'preact'
import type { CollectorPlan, CostUnit, PlannedCost } from '../../src/model/index.ts'
import { Foreign } from './foreign.tsx'
import { counted, platformNames } from './words.ts'

const oneOf = {
  posts: 'post',
  authors: 'author',
  searches: 'search',
  units: 'unit',
  hashtags: 'hashtag',
  calls: 'call',
} as const satisfies Record<CostUnit, string>

interface PlannedCollector extends CollectorPlan {
  readonly label: string
  /** At most. */
  readonly calls: number
}

/** What a scan would ask each platform, what it would cost at most, and what it would not see. */
export function ScanPlan({ collectors }: { collectors: readonly PlannedCollector[] }): JSX.Element {
  return (
    <ul class="plan">
      {collectors.map(({ label, calls, costs, steps, notCovered }) => (
        <li key={label}>
          <b>{label}</b>: at most{' '}
          {[
            ...(costs.some(({ unit }) => unit === 'calls') ? [] : [counted(calls, 'call')]),
            ...costs.map(describeCost),
          ].join(', ')}
          <details>
            <summary>{counted(steps.length, 'query', 'queries')}</summary>
            <ul>
              {steps.map((step) => (
                <li key={`${step.platform} ${step.label}`}>
                  {platformNames[step.platform]}: <Foreign>{step.label}</Foreign>,{' '}
                  {counted(step.calls, 'call')}
                  {step.expects === undefined ? '' : `; ${step.expects}`}
                </li>
              ))}
            </ul>
          </details>
          {notCovered.length > 0 && (
            <details>
              <summary>{counted(notCovered.length, 'thing', 'things')} that it would not see</summary>
              <ul>
                {notCovered.map(({ platform, what, why }) => (
                  <li key={`${platform} ${what} ${why}`}>
                    {platformNames[platform]}: <Foreign>{what}</Foreign>. <Foreign>{why}</Foreign>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function describeCost({ unit, amount, left, usd }: PlannedCost): string {
  return [
    counted(amount, oneOf[unit], unit),
    left === null ? '' : ` (of ${left.toLocaleString('en')} left)`,
    usd === null ? '' : ` for $${usd.toFixed(2)}`,
  ].join('')
}
