import { roundTo, type Table } from '../benchmark.ts'
import { keyOf } from './gate.ts'
import { meanFigures } from './mean-figures.ts'
import type { Measurement } from './measure.ts'
import { meanOf } from './measures/mean.ts'
import { base } from './variants.ts'

/** How much a figure owes to the order in which texts were grouped. */
export interface Spread {
  readonly figure: string
  /** What has the figure with two orders or more: cases, each in its windows. */
  readonly cases: number
  /** The standard deviation over the orders, mean of the cases. */
  readonly deviation: number
  /** The largest less the smallest value over the orders, mean of the cases and the most of any. */
  readonly range: number
  readonly maxRange: number
}

const DIGITS = 4

/** A spread for each figure that the whole engine was measured by with two orders or more. */
export function spreadsOf(measured: readonly Measurement[]): Spread[] {
  const orders = [...new Set(measured.map(({ order }) => order))]
  const means = orders.flatMap((order) => meanFigures(measured.filter((each) => each.order === order)))
  const whole = means.filter(({ variant }) => variant === base.name)
  const values = new Map<string, Map<string, number[]>>()
  for (const measurement of whole) {
    const key = keyOf(measurement)
    for (const [figure, value] of Object.entries(measurement.figures)) {
      if (value === null) continue
      const cases = values.get(figure) ?? new Map<string, number[]>()
      values.set(figure, cases.set(key, [...(cases.get(key) ?? []), value]))
    }
  }
  return [...values].flatMap(([figure, cases]) => {
    const ofSeveral = [...cases.values()].filter(({ length }) => length > 1)
    return ofSeveral.length === 0 ? [] : [spreadOf(figure, ofSeveral)]
  })
}

function spreadOf(figure: string, cases: readonly (readonly number[])[]): Spread {
  const ranges = cases.map((values) => Math.max(...values) - Math.min(...values))
  return {
    figure,
    cases: cases.length,
    deviation: roundTo(meanOf(cases.map(deviationOf)) ?? 0, DIGITS),
    range: roundTo(meanOf(ranges) ?? 0, DIGITS),
    maxRange: roundTo(Math.max(...ranges), DIGITS),
  }
}

/** Of a sample of two values or more. */
function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values) ?? 0
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

/** A line for each figure. */
export function tableOfSpreads(spreads: readonly Spread[]): Table {
  return spreads.map((spread) => ({ ...spread }))
}
