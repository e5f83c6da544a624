import { z } from 'zod'
import { roundTo } from '../benchmark.ts'
import type { Measurement } from './measure.ts'

const Bound = z.union([
  z.object({ measured: z.number(), least: z.number() }).strict(),
  z.object({ measured: z.number(), most: z.number() }).strict(),
])
/** What a figure was when the bound was set, and what it may not fall below or rise above. */
export type Bound = z.infer<typeof Bound>

/** Bounds by what is measured (`keyOf`) and figure. */
export const Thresholds = z.record(z.record(Bound))
export type Thresholds = z.infer<typeof Thresholds>

/** "bicycles, 7 days, list" */
export function keyOf({
  name,
  windowDays,
  subject,
}: Pick<Measurement, 'name' | 'windowDays' | 'subject'>): string {
  return [name, ...(windowDays === null ? [] : [`${windowDays} days`]), subject].join(', ')
}

/**
 * A sentence for each figure that is worse than its bound, and for each bound that nothing was measured for, but for
 * those of the cases that were left out.
 */
export function failuresOf(
  measurements: readonly Measurement[],
  thresholds: Thresholds,
  leftOut: readonly string[],
): string[] {
  return Object.entries(thresholds)
    .filter(([key]) => !leftOut.some((name) => key.startsWith(`${name}, `)))
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
