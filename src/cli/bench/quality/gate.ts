import { roundTo } from '../benchmark.ts'
import type { Measurement } from './measure.ts'

/** What a figure was when the bound was set, and what it may not fall below or rise above. */
export type Bound =
  | { readonly measured: number; readonly least: number }
  | { readonly measured: number; readonly most: number }

/** Bounds by what is measured (`keyOf`) and figure. */
export type Thresholds = Readonly<Record<string, Readonly<Record<string, Bound>>>>

/** "bicycles, 7 days, list" */
export function keyOf({
  name,
  windowDays,
  subject,
}: Pick<Measurement, 'name' | 'windowDays' | 'subject'>): string {
  return [name, ...(windowDays === null ? [] : [`${windowDays} days`]), subject].join(', ')
}

/**
 * A sentence for each figure of a variant that is worse than its bound, and for each bound of the cases named that
 * nothing was measured for.
 */
export function failuresOf(
  measurements: readonly Measurement[],
  thresholds: Thresholds,
  cases: readonly { readonly name: string }[],
): string[] {
  return Object.entries(thresholds)
    .filter(([key]) => cases.some(({ name }) => key.startsWith(`${name}, `)))
    .flatMap(([key, bounds]) => {
      const measured = measurements.filter((measurement) => keyOf(measurement) === key)
      if (measured.length === 0) return [`${key}: nothing was measured.`]
      return measured.flatMap((measurement) =>
        Object.entries(bounds).flatMap(([figure, bound]) => shortfallOf(measurement, figure, bound) ?? []),
      )
    })
}

function shortfallOf(measurement: Measurement, figure: string, bound: Bound): string | undefined {
  const value = measurement.figures[figure] ?? null
  const what = `${keyOf(measurement)}, ${measurement.variant}: ${figure}`
  if (value === null) return `${what} was not measured.`
  const isKept = 'least' in bound ? value >= bound.least : value <= bound.most
  if (isKept) return undefined
  const asked = 'least' in bound ? `below ${bound.least}` : `above ${bound.most}`
  return `${what} is ${roundTo(value, 3)}, ${asked} (${bound.measured} when the bound was set).`
}
