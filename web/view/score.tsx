import type { JSX } from 'preact'
import type { ComponentName, Explanation, FactorName } from '../../src/model/index.ts'

const componentWords = {
  surge: 'More than before',
  momentum: 'Rising towards the end',
  people: 'People',
  volume: 'Posts',
  breadth: 'Platforms',
  engagement: 'Reactions',
} as const satisfies Record<ComponentName, string>

const factorWords = {
  evidence: 'Enough evidence',
  variety: 'Varied wording',
  independence: 'Independent authors',
} as const satisfies Record<FactorName, string>

/** Sound: the tables above have no other names. From them, for a view in a browser brings no schemas. */
function namesIn<Name extends string>(words: Readonly<Record<Name, string>>): readonly Name[] {
  return Object.keys(words) as Name[]
}

/** A part of a score as its table shows it. */
interface ScoreRow {
  readonly label: string
  readonly value: string
  readonly weight: string
}

/** The rows of a score's parts, with each part's path in the trend. */
export function scoreRows({ components, weights, factors }: Explanation): (ScoreRow & {
  readonly path: string
  readonly weightPath?: string
})[] {
  return [
    ...namesIn(componentWords).map((name) => ({
      label: componentWords[name],
      value: String(components[name] ?? 'unknown, left out'),
      weight: String(weights[name]),
      path: `explain.components.${name}`,
      weightPath: `explain.weights.${name}`,
    })),
    ...namesIn(factorWords).map((name) => ({
      label: factorWords[name],
      value: String(factors[name]),
      weight: 'multiplies all',
      path: `explain.factors.${name}`,
    })),
  ]
}

interface ScorePartsProps {
  readonly score: number
  readonly explain: Explanation
  /** Shown at once, for paper opens nothing. */
  readonly isOpen?: boolean
}

/** A score with the parts it is made of: whoever doubts it can recompute it. */
export function ScoreParts({ score, explain, isOpen = false }: ScorePartsProps): JSX.Element {
  return (
    <details class="score-parts" open={isOpen}>
      <summary>How {score} comes about</summary>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">0 to 1</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {scoreRows(explain).map(({ path, label, value, weight }) => (
            <tr key={path}>
              <th scope="row">{label}</th>
              <td>{value}</td>
              <td>{weight}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        100 × the product of the factors × the weighted mean of the parts that are known. Method{' '}
        {explain.methodVersion}.
      </p>
    </details>
  )
}

/** The same for who does not think in intervals: `About 4 times as often as before (at least 2 times)`. */
export function describeChange({ ratio, lower, upper }: Explanation['interval']): string {
  if (ratio === null)
    return lower === null ? 'Nothing to compare with' : `At least ${times(lower)} as often as before`
  const least = lower === null ? '' : ` (at least ${times(lower)})`
  if (ratio >= 1.1) return `About ${times(ratio)} as often as before${least}`
  if (ratio > 0.9) return 'About as often as before'
  return `About ${times(ratio)} as often as before${upper === null ? '' : ` (at most ${times(upper)})`}`
}

/** `4 times`; `twice`. */
function times(value: number): string {
  const digits = value >= 10 ? Math.round(value) : Number(value.toPrecision(2))
  if (digits === 2) return 'twice'
  return `${digits}\u00a0times`
}

/** How the period compares with the one before, with its 90 % interval, or why it cannot be compared. */
export function describeRatio({ ratio, lower, upper }: Explanation['interval']): string {
  if (ratio !== null) return `${factor(ratio)} the earlier rate (90 %: ${range(lower, upper)})`
  return lower === null ? 'Nothing to compare with' : `More than ${factor(lower)} the earlier rate (90 %)`
}

function range(lower: number | null, upper: number | null): string {
  return upper === null ? `from ${factor(lower ?? 0)}` : `${factor(lower ?? 0)} to ${factor(upper)}`
}

/** `2.3×`: two digits are all that such figures carry. */
export function factor(value: number): string {
  return `${value >= 10 ? Math.round(value) : Number(value.toPrecision(2))}×`
}
