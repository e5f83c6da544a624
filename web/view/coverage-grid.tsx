import { Fragment, type JSX } from 'preact'

export const dayStates = ['collected', 'part', 'none', 'unasked'] as const
export type DayState = (typeof dayStates)[number]

const stateWords = {
  collected: 'collected',
  part: 'in part',
  none: 'not collected',
  unasked: 'no scan',
} as const satisfies Record<DayState, string>

export interface CoverageRow {
  readonly label: string
  /** One kind of query of the platform above it. */
  readonly isKind: boolean
  /** A state for each day, in the order of the days. */
  readonly states: readonly DayState[]
  /** The same in words. */
  readonly sentence: string
}

const CELL = 10
const HEIGHT = 12

/** How each state is drawn in a cell of 9 × 12: full, its lower half, hatched, a line at its foot. */
const shapes = {
  collected: { draw: (x) => `M${x} 0h9v${HEIGHT}h-9z`, isFilled: true },
  part: { draw: (x) => `M${x} ${HEIGHT / 2}h9v${HEIGHT / 2}h-9z`, isFilled: true },
  none: { draw: (x) => `M${x} ${HEIGHT}l9 -${HEIGHT}M${x} ${HEIGHT / 2}l4.5 -6M${x + 4.5} ${HEIGHT}l4.5 -6` },
  unasked: { draw: (x) => `M${x + 2} ${HEIGHT - 1}h5` },
} as const satisfies Record<DayState, { draw(x: number): string; isFilled?: true }>

/** What was collected on each day: a row a platform and, below it, a row a kind of query. */
export function CoverageGrid({
  days,
  rows,
}: {
  days: readonly string[]
  rows: readonly CoverageRow[]
}): JSX.Element {
  return (
    <>
      <ul class="legend" aria-label="Signs">
        {dayStates.map((state) => (
          <li key={state}>
            <Cells states={[state]} /> {stateWords[state]}
          </li>
        ))}
      </ul>
      <div class="coverage-grid">
        {withKinds(rows).map(({ row, kinds }) => (
          <Fragment key={row.label}>
            <Row {...row} />
            {kinds.length > 0 && (
              <details class="kinds">
                <summary>{row.label} by kind of query</summary>
                {kinds.map((kind) => (
                  <Row key={kind.label} {...kind} />
                ))}
              </details>
            )}
          </Fragment>
        ))}
      </div>
      <details>
        <summary>Days as a table</summary>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              {rows.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {rows.map(({ label, states }) => (
                  <td key={label}>{stateWords[states[index] ?? 'unasked']}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

function Row({ label, isKind, states, sentence }: CoverageRow): JSX.Element {
  return (
    <figure class={isKind ? 'row kind' : 'row'}>
      <figcaption>{label}</figcaption>
      <Cells states={states} />
      <p>{sentence}</p>
    </figure>
  )
}

/** Each row with those of its kinds of query, which follow it. */
function withKinds(rows: readonly CoverageRow[]): { row: CoverageRow; kinds: readonly CoverageRow[] }[] {
  const starts = rows.flatMap(({ isKind }, index) => (isKind ? [] : [index]))
  return starts.flatMap((start, place) => {
    const row = rows[start]
    return row === undefined ? [] : [{ row, kinds: rows.slice(start + 1, starts[place + 1]) }]
  })
}

function Cells({ states }: { states: readonly DayState[] }): JSX.Element {
  return (
    <svg
      viewBox={`0 0 ${states.length * CELL} ${HEIGHT}`}
      aria-hidden="true"
      preserveAspectRatio="none"
      class="cells"
    >
      {dayStates.map((state) => {
        const shape = shapes[state]
        const path = states.map((each, index) => (each === state ? shape.draw(index * CELL) : '')).join('')
        return (
          path !== '' && (
            <path
              key={state}
              class={state}
              d={path}
              {...('isFilled' in shape ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' })}
            />
          )
        )
      })}
    </svg>
  )
}
