import type { ParameterTable } from './parameter.ts'

/** How clearly a text speaks of a topic. */
export const onTopic = {
  minNameWords: {
    value: 2,
    unit: 'words of the label',
    range: [1, 10],
    kind: 'tuned',
    effect: 'So many show that a text means the topic, not another thing of the same word.',
  },
  nameWordWorth: {
    value: 2,
    unit: 'other keywords',
    range: [1, 10],
    kind: 'tuned',
    effect: 'A word of the label says as much as so many others.',
  },
  fullOtherKeywords: {
    value: 2,
    unit: 'other keywords',
    range: [0, 10],
    kind: 'tuned',
    effect: 'Beside the words of the label so many make a text as clear as can be.',
  },
  stemLetters: {
    value: 6,
    unit: 'letters',
    range: [3, 20],
    kind: 'tuned',
    effect:
      'Words that share so many of their first letters are forms of one: cancelled, canceled. Larger: fewer are.',
  },
} as const satisfies ParameterTable

/** The trend as a whole. */
export const present = {
  maxLabelLength: {
    value: 80,
    unit: 'characters',
    range: [10, 1000],
    kind: 'display',
    effect: 'A longer label is cut where it is shown.',
  },
  minNamedShare: {
    value: 0.4,
    unit: 'share of the differently worded posts',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Where fewer hold a word of the label, it may not say what they are about, and no idea is made of it.',
  },
} as const satisfies ParameterTable

/** What weakens a trend. */
export const limitations = {
  minCoveredShare: {
    value: 0.8,
    unit: 'share of the days of the window',
    range: [0, 1],
    kind: 'display',
    effect: 'A platform that was collected less is named as a limitation.',
  },
  maxAuthorShare: {
    value: 0.5,
    unit: 'share of the mentions',
    range: [0, 1],
    kind: 'display',
    effect: 'An author who wrote more is named as a limitation.',
  },
  maxCopyShare: {
    value: 0.5,
    unit: 'share of the mentions',
    range: [0, 1],
    kind: 'display',
    effect: 'More copies are named as a limitation.',
  },
} as const satisfies ParameterTable

/** What companies say beside it. */
export const voices = {
  maxCompanyPosts: {
    value: 3,
    unit: 'posts',
    range: [0, 100],
    kind: 'display',
    effect: 'So many posts of the company itself are shown at most.',
  },
} as const satisfies ParameterTable

/** A trend in a sentence. */
export const summary = {
  maxShownRatio: {
    value: 10,
    unit: 'times the earlier rate',
    range: [1, 1000],
    kind: 'display',
    effect: 'A larger ratio is shown as "more than" this.',
  },
} as const satisfies ParameterTable

/** The posts to cite. */
export const representatives = {
  minRepresentatives: {
    value: 3,
    unit: 'posts',
    range: [1, 100],
    kind: 'display',
    effect: 'Where first copies are fewer, copies are cited too.',
  },
  maxRepresentatives: {
    value: 5,
    unit: 'posts',
    range: [1, 100],
    kind: 'display',
    effect: 'So many posts are cited at most.',
  },
  clearMembership: {
    value: 2,
    unit: 'weight of its strongest term',
    range: [0.1, 6],
    kind: 'tuned',
    effect: 'Holding so much of the signature says the matter clearly; more says nothing more.',
  },
  unknownPercentile: {
    value: 0.5,
    unit: 'percentile',
    range: [0, 1],
    kind: 'tuned',
    effect: 'The engagement of a post whose counts are unknown, to choose posts to cite.',
  },
  maxCandidatePosts: {
    value: 100,
    unit: 'posts',
    range: [10, 10000],
    kind: 'work bound',
    effect: 'Of those with the most membership and reactions so many are read.',
  },
} as const satisfies ParameterTable

/** What says the same twice. */
export const nearDuplicates = {
  minSameShare: {
    value: 0.9,
    unit: 'share of the terms of the shorter text',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Two texts that share so much show the same thing twice.',
  },
} as const satisfies ParameterTable
