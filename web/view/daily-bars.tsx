import type { JSX } from 'preact'
import type { DailyCount, PlatformFigures } from '../../src/model/index.ts'
import { counted, dayOf, platformNames } from './words.ts'

interface DailyBarsProps {
  readonly daily: readonly DailyCount[]
  readonly byPlatform: readonly PlatformFigures[]
}

/** Of the bars' own coordinates. */
export const DAY_WIDTH = 8
const BARS_HEIGHT = 40
const STRIP_HEIGHT = 4

/**
 * Posts a day as bars, with days that were not collected hatched, and under them a strip a platform of what was
 * collected; then the same in a sentence and in a table. Bars and not a line: a line would be drawn through days of
 * which nothing is known.
 */
export function DailyBars({ daily, byPlatform }: DailyBarsProps): JSX.Element {
  const width = Math.max(1, daily.length) * DAY_WIDTH
  return (
    <figure class="bars">
      <svg
        class="days"
        viewBox={`0 0 ${width} ${BARS_HEIGHT + 1}`}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        <DayMarks daily={daily} ink="currentColor" />
      </svg>
      <svg
        class="strips"
        viewBox={`0 0 ${width} ${byPlatform.length * STRIP_HEIGHT}`}
        aria-hidden="true"
        preserveAspectRatio="none"
      >
        <path
          stroke="currentColor"
          stroke-width={STRIP_HEIGHT - 2}
          d={byPlatform.map((figures, row) => collectedPath(figures, row, daily, false)).join('')}
        />
        <path
          stroke="currentColor"
          stroke-width={STRIP_HEIGHT - 2}
          stroke-opacity=".55"
          d={byPlatform.map((figures, row) => collectedPath(figures, row, daily, true)).join('')}
        />
      </svg>
      <ul class="platforms" aria-label="By platform, as the strips from top to bottom">
        {byPlatform.map(({ platform, mentions }) => (
          <li key={platform}>
            {platformNames[platform]} {mentions ?? 'not collected'}
          </li>
        ))}
      </ul>
      <figcaption>{describeDays(daily)}</figcaption>
      <details>
        <summary>Days as a table</summary>
        <DayTable daily={daily} byPlatform={byPlatform} />
      </details>
    </figure>
  )
}

/** The bars in their own coordinates. */
export function DayMarks({ daily, ink }: { daily: readonly DailyCount[]; ink: string }): JSX.Element {
  const highest = Math.max(1, ...daily.map(({ count }) => count ?? 0))
  const bars = (isPartial: boolean) =>
    daily
      .map(({ count, partial = false }, index) => {
        if (!count || partial !== isPartial) return ''
        const barHeight = Math.max(2, Math.round((count / highest) * (BARS_HEIGHT - 2)))
        return `M${index * DAY_WIDTH + DAY_WIDTH / 2} ${BARS_HEIGHT}v${-barHeight}`
      })
      .join('')
  const gaps = daily
    .map(({ count }, index) => {
      if (count !== null) return ''
      const left = index * DAY_WIDTH
      const hatch = [0, 10, 20, 30].map((top) => `M${left} ${top + 10}l${DAY_WIDTH} -10`)
      return hatch.join('')
    })
    .join('')
  return (
    <>
      <path
        class="base"
        fill="none"
        stroke={ink}
        stroke-width=".5"
        d={`M0 ${BARS_HEIGHT}h${daily.length * DAY_WIDTH}`}
      />
      <path class="gap" fill="none" stroke={ink} stroke-width=".6" d={gaps} />
      <path class="bar" fill="none" stroke={ink} stroke-width={DAY_WIDTH - 2} d={bars(false)} />
      <path
        class="bar partial"
        fill="none"
        stroke={ink}
        stroke-width={DAY_WIDTH - 2}
        stroke-opacity=".55"
        d={bars(true)}
      />
    </>
  )
}

/** A stroke a day that was collected wholly, or in part, in the row of its platform. */
function collectedPath(
  { daily, partialDays = [] }: PlatformFigures,
  row: number,
  days: readonly DailyCount[],
  isPartial: boolean,
): string {
  const y = (row + 0.5) * STRIP_HEIGHT
  return days
    .map(({ day }, index) =>
      (daily[index] ?? null) === null || partialDays.includes(day) !== isPartial
        ? ''
        : `M${index * DAY_WIDTH} ${y}h${DAY_WIDTH}`,
    )
    .join('')
}

/** `not collected on 2 days, in part on 3 days`, of the days of a trend on one platform. */
export function describeCollected({ daily, partialDays = [] }: PlatformFigures): string {
  const missing = daily.filter((count) => count === null).length
  if (missing === daily.length) return 'not collected'
  const inPart = `in part on ${counted(partialDays.length, 'day')}`
  if (missing === 0) return partialDays.length === 0 ? 'collected on every day' : `collected ${inPart}`
  return `not collected on ${counted(missing, 'day')}${partialDays.length === 0 ? '' : `, ${inPart}`}`
}

/** `34 posts, most on 21 November 2026 (9); 1 day not collected.` */
export function describeDays(daily: readonly DailyCount[]): string {
  const known = daily.filter(({ count }) => count !== null)
  const total = known.reduce((sum, { count }) => sum + (count ?? 0), 0)
  const busiest = known.reduce<DailyCount | undefined>(
    (best, day) => ((day.count ?? 0) > (best?.count ?? 0) ? day : best),
    undefined,
  )
  const missing = daily.length - known.length
  const partial = known.filter((day) => day.partial).length
  return [
    counted(total, 'post'),
    busiest === undefined ? '' : `, most on ${dayOf(busiest.day)} (${busiest.count})`,
    missing === 0 ? '' : `; ${counted(missing, 'day')} not collected`,
    partial === 0 ? '' : `; ${counted(partial, 'day')} collected in part`,
    '.',
  ].join('')
}

/** What the signs of the bars and of the strips below them mean, once for all that a page shows. */
export function BarsLegend(): JSX.Element {
  return (
    <p class="note">
      Bars: posts a day, paler where the day was collected in part, hatched where it was not. The strips
      below: the platforms, from top to bottom as they are named; full where collected, paler in part, empty
      where not.
    </p>
  )
}

function DayTable({ daily, byPlatform }: DailyBarsProps): JSX.Element {
  return (
    <table class="figures">
      <caption>–: collected in part, and none was found; there may be some.</caption>
      <thead>
        <tr>
          <th scope="col">Day (UTC)</th>
          <th scope="col">Posts</th>
          {byPlatform.map(({ platform }) => (
            <th key={platform} scope="col">
              {platformNames[platform]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {daily.map((entry, index) => (
          <tr key={entry.day}>
            <th scope="row">{entry.day}</th>
            {cellsOf(entry, index, byPlatform).map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the table says of a day, the day aside: of all posts, then of each platform. */
export function cellsOf(
  { day, count, partial }: DailyCount,
  index: number,
  byPlatform: readonly PlatformFigures[],
): string[] {
  return [
    cell(count, partial),
    ...byPlatform.map((figures) => cell(figures.daily[index] ?? null, figures.partialDays?.includes(day))),
  ]
}

/** Not collected is no number, nor is nothing on a day collected in part, on which there may be more than what was found. */
function cell(count: number | null, isPartial = false): string {
  if (count === null) return 'not collected'
  if (isPartial && count === 0) return '–'
  return isPartial ? `${count} or more` : String(count)
}
