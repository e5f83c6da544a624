import type { Measurement } from './measure.ts'

/**
 * How far two cases are apart: for each measurement that both have, one under `name` with the absolute differences of
 * the figures that are known of both. None where either was not measured.
 */
export function distancesOf(
  measurements: readonly Measurement[],
  { name, of: [one, other] }: { readonly name: string; readonly of: readonly [string, string] },
): Measurement[] {
  return measurements
    .filter((measurement) => measurement.name === one)
    .flatMap((first) => {
      const second = measurements.find(
        ({ name: second, variant, subject, windowDays }) =>
          second === other &&
          variant === first.variant &&
          subject === first.subject &&
          windowDays === first.windowDays,
      )
      if (second === undefined) return []
      const figures = Object.entries(first.figures).map(([figure, value]) => {
        const its = second.figures[figure] ?? null
        return [figure, value === null || its === null ? null : Math.abs(value - its)] as const
      })
      return [
        {
          ...first,
          name,
          posts: first.posts + second.posts,
          seconds: first.seconds + second.seconds,
          figures: Object.fromEntries(figures),
        },
      ]
    })
}
