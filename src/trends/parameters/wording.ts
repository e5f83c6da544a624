import type { ParameterTable } from './parameter.ts'

/** In which words a name is written. */
export const wording = {
  fillerCost: {
    value: 0.3,
    unit: 'cost, relative to that of another word',
    range: [0, 1],
    kind: 'tuned',
    effect: 'How much worse a wording is for each function word in between.',
  },
  maxFillerRun: {
    value: 2,
    unit: 'words',
    range: [0, 10],
    kind: 'tuned',
    effect:
      'More function words side by side lead from one phrase to another, as in "charged because of the". Smaller: more names are written in words that fewer say.',
  },
  formCredit: {
    value: 0.5,
    unit: 'share of texts',
    range: [0, 10],
    kind: 'tuned',
    effect: 'Added to how common its forms are. Larger: rarer forms matter less.',
  },
} as const satisfies ParameterTable

/** Words directly before and behind a name that belong to it. */
export const edges = {
  minEdgeShare: {
    value: 0.5,
    unit: 'share of the authors who write the name',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A word beside the name belongs to it where so many write it there. Smaller: longer names.',
  },
  minBoundTexts: {
    value: 4,
    unit: 'texts',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'Fewer texts may have a function word there by chance.',
  },
  minBoundShare: {
    value: 0.75,
    unit: 'share of the texts with the word beside it',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A function word belongs to a word that so many have with it, as "up" to "top". Smaller: names that end in "on the".',
  },
  minBoundLift: {
    value: 3,
    unit: 'times the share in all texts',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'A function word belongs to a name only where the topic says it so much more often than all texts do.',
  },
} as const satisfies ParameterTable

/** The sentence that stands for a name. */
export const clearSentence = {
  maxSentenceLength: {
    value: 80,
    unit: 'characters',
    range: [10, 1000],
    kind: 'display',
    effect: 'Longer sentences are taken only where there are no others, and cut.',
  },
  usualSentenceWords: {
    value: 9,
    unit: 'words',
    range: [1, 100],
    kind: 'tuned',
    effect: 'A sentence of so many words is clear; the longer or shorter, the more it must tell.',
  },
} as const satisfies ParameterTable
