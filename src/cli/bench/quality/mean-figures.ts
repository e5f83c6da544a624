import type { Figures, Measurement } from './measure.ts'
import { meanOf } from './measures/mean.ts'

/**
 * Makes one measurement of those that measured the same under one name, with the means of their figures (of those that
 * are known), the sums of posts and seconds, in the order in which each was first met.
 */
export function meanFigures(measurements: readonly Measurement[]): Measurement[] {
  const groups = new Map<string, [Measurement, ...Measurement[]]>()
  for (const measurement of measurements) {
    const { variant, name, subject, windowDays } = measurement
    const key = JSON.stringify([variant, name, subject, windowDays])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [measurement])
    else group.push(measurement)
  }
  return [...groups.values()].map((group) => ({
    ...group[0],
    posts: sumOf(group.map(({ posts }) => posts)),
    seconds: sumOf(group.map(({ seconds }) => seconds)),
    figures: meansOf(group.map(({ figures }) => figures)),
  }))
}

function meansOf(all: readonly Figures[]): Figures {
  const names = new Set(all.flatMap((figures) => Object.keys(figures)))
  return Object.fromEntries(
    [...names].map((name) => [name, meanOf(all.flatMap((figures) => figures[name] ?? []))]),
  )
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
