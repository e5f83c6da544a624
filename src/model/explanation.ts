import { z } from 'zod'

/** How a trend's score and status came about, as the trend shows it. */

const count = () => z.number().int().min(0)
const share = () => z.number().min(0).max(1)
const day = () => z.string().date()

export const Peak = z
  .object({ from: day().describe('Its first day'), independent: count().describe('Independent mentions') })
  .describe('A stretch of time in which the topic was high')
export type Peak = z.infer<typeof Peak>

/** A ranking makes the first two; the others are what changes since a moment are told by. */
const intervalComparisons = [
  'window_with_history',
  'recent_quarter_with_rest',
  'entered_with_left',
  'since_with_before',
] as const

export const Interval = z
  .object({
    comparison: z.enum(intervalComparisons).describe('Which two periods are compared'),
    recent: count().describe('Independent mentions in streams collected in both periods'),
    baseline: count().describe('The same in the period before'),
    clustering: z
      .number()
      .min(1)
      .describe('Mentions per discussion: the interval is that of the counts divided by it'),
    expected: z.number().min(0).describe('What the recent period would hold had nothing changed'),
    recentCoveredDays: z
      .number()
      .min(0)
      .describe('Stream-days: collected days of the recent period, added up over the streams compared'),
    baselineCoveredDays: z.number().min(0).describe('The same of the period before'),
    ratio: z.number().nullable().describe('Rate ratio; null: nothing to compare with'),
    lower: z.number().nullable().describe('Of its 90 % interval'),
    upper: z.number().nullable().describe('null: no upper end'),
    peaks: z
      .array(Peak)
      .readonly()
      .describe('Earlier stretches about as high, latest first, where there were two or more'),
    lowerOverPeaks: z
      .number()
      .nullable()
      .describe('Lower bound of the ratio to the highest peak; the score takes it where it is below lower'),
  })
  .describe('The comparison behind the status')
export type Interval = z.infer<typeof Interval>

const component = () => share().nullable()
const components = z.object({
  surge: component(),
  momentum: component(),
  people: component(),
  volume: component(),
  breadth: component(),
  engagement: component(),
})
const weight = () => share()
const weights = z.object({
  surge: weight(),
  momentum: weight(),
  people: weight(),
  volume: weight(),
  breadth: weight(),
  engagement: weight(),
} satisfies Record<ComponentName, z.ZodNumber>)
const factors = z.object({ evidence: share(), variety: share(), independence: share() })

export type ComponentName = keyof typeof components.shape
export const componentNames = components.keyof().options
export type FactorName = keyof typeof factors.shape
export const factorNames = factors.keyof().options

export const Explanation = z
  .object({
    components: components.describe('0 to 1 each; null: unknown, left out of score'),
    weights,
    factors: factors.describe('0 to 1 each'),
    interval: Interval,
    rule: z.string().describe('The rule that decided the status'),
    methodVersion: z.string(),
  })
  .describe(
    'score = 100 x product(factors) x sum(weight x component) / sum(weight), over components that are known',
  )
export type Explanation = z.infer<typeof Explanation>
