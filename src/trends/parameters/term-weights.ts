import type { ParameterTable } from './parameter.ts'

/** Terms that keep to some weeks. */
export const burst = {
  burstBinDays: {
    value: 7,
    unit: 'days',
    range: [1, 31],
    kind: 'definition',
    effect: 'Bursts are found by weeks, so that weekdays do not count.',
  },
} as const satisfies ParameterTable

/** Common terms that stand with a certain other one. */
export const npmi = {
  minCommonShare: {
    value: 0.04,
    unit: 'share of all texts',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Rarer terms are weighed by their entropy alone. Smaller: more terms get an association weight.',
  },
  minTextsTogether: {
    value: 3,
    unit: 'texts',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'Terms that fewer texts hold together may meet by chance.',
  },
  maxSampledTexts: {
    value: 200,
    unit: 'texts',
    range: [50, 10000],
    kind: 'work bound',
    effect: 'Of a common term so many texts are read, evenly over time.',
  },
  minTogetherShare: {
    value: 0.3,
    unit: 'share of the texts with the term',
    range: [0, 1],
    kind: 'tuned',
    effect: 'The other term stands in so many of them.',
  },
  maxFrequencyRatio: {
    value: 3,
    unit: 'times as many texts',
    range: [1, 100],
    kind: 'tuned',
    effect: 'The other term is at most so much commoner: "the" is associated with nothing.',
  },
  minNpmi: {
    value: 0.5,
    unit: 'normalised pointwise mutual information',
    range: [0, 0.99],
    kind: 'tuned',
    effect:
      'The weight rises from 0 here to 1 at an NPMI of 1: words of one language stand together somewhat more often than by chance.',
  },
} as const satisfies ParameterTable
