import { type RuleName, rules } from '../../../trends/index.ts'
import { roundTo, type Table } from '../benchmark.ts'
import { keyOf } from './gate.ts'
import type { Measurement } from './measure.ts'
import { base, variantsOf } from './variants.ts'

/** A rule of accuracy has to earn this much in one of the figures on one case, or it goes. */
export const MIN_WORTH = 0.003

/** What a rule is asked to raise, each 0 to 1. */
const judgedFigures = ['nmi', 'b3F1', 'ndcgAt10', 'nameHit', 'labelPrecision', 'memberRecall'] as const
export type JudgedFigure = (typeof judgedFigures)[number]

/** What one figure of one case gains by a rule: with it minus without it. */
export interface Gain {
  readonly on: string
  readonly figure: JudgedFigure
  readonly gain: number
}

/** What one rule is worth on all that was measured. */
export interface RuleWorth {
  readonly rule: RuleName
  readonly kind: (typeof rules)[RuleName]['kind']
  /** Where it gains and where it loses most; undefined: nowhere. */
  readonly best: Gain | undefined
  readonly worst: Gain | undefined
  /** The mean gain in each figure over all that has it; null: nothing has. */
  readonly means: Readonly<Record<JudgedFigure, number | null>>
  /** Whether it earns MIN_WORTH anywhere. Rules of safety and honesty are judged by tests, not by this. */
  readonly earns: boolean
}

/** What each rule is worth that one of the variants measured lacks. */
export function worthOfRules(measurements: readonly Measurement[]): RuleWorth[] {
  const whole = measurements.filter(({ variant }) => variant === base.name)
  return variantsOf().flatMap(({ name, without }) => {
    const lacking = measurements.filter(({ variant }) => variant === name)
    return without === undefined || lacking.length === 0 ? [] : [worthOf(without, whole, lacking)]
  })
}

function worthOf(rule: RuleName, whole: readonly Measurement[], lacking: readonly Measurement[]): RuleWorth {
  const gains = gainsOf(whole, lacking)
  const sorted = gains.toSorted((one, other) => other.gain - one.gain)
  const [best] = sorted.filter(({ gain }) => gain > 0)
  const worst = sorted.filter(({ gain }) => gain < 0).at(-1)
  const meanOf = (figure: JudgedFigure): number | null => {
    const own = gains.filter((gain) => gain.figure === figure)
    return own.length === 0 ? null : own.reduce((sum, { gain }) => sum + gain, 0) / own.length
  }
  return {
    rule,
    kind: rules[rule].kind,
    best,
    worst,
    means: {
      nmi: meanOf('nmi'),
      b3F1: meanOf('b3F1'),
      ndcgAt10: meanOf('ndcgAt10'),
      nameHit: meanOf('nameHit'),
      labelPrecision: meanOf('labelPrecision'),
      memberRecall: meanOf('memberRecall'),
    },
    earns: best !== undefined && best.gain >= MIN_WORTH,
  }
}

function gainsOf(whole: readonly Measurement[], lacking: readonly Measurement[]): Gain[] {
  const known = new Map(lacking.map((measurement) => [keyOf(measurement), measurement]))
  return whole.flatMap((measurement) =>
    judgedFigures.flatMap((figure) => {
      const on = keyOf(measurement)
      const value = measurement.figures[figure] ?? null
      const without = known.get(on)?.figures[figure] ?? null
      return value === null || without === null ? [] : [{ on, figure, gain: value - without }]
    }),
  )
}

/** A line for each rule: its mean gain in each figure, and where it gains and loses most. */
export function tableOfWorths(worths: readonly RuleWorth[]): Table {
  return worths.map(({ rule, kind, means, best, worst, earns }) => ({
    rule,
    ...Object.fromEntries(
      judgedFigures.map((figure) => [figure, means[figure] === null ? '' : roundTo(means[figure], 4)]),
    ),
    best: sayGain(best),
    worst: sayGain(worst),
    earns: earns ? 'yes' : kind === 'accuracy' ? 'no' : kind,
  }))
}

function sayGain(gain: Gain | undefined): string {
  if (gain === undefined) return ''
  const { figure, on } = gain
  return `${gain.gain > 0 ? '+' : ''}${roundTo(gain.gain, 3)} ${figure}: ${on}`
}
