import type { ParameterTable } from './parameter.ts'

/** Where the scales of the score end. */
export const score = {
  fullCount: {
    value: 400,
    unit: 'mentions or authors',
    range: [1, 1000000],
    kind: 'tuned',
    effect:
      'Beyond what most topics reach, because topics at an end stand in the order of their smallest differences, which changes from day to day.',
  },
  fullRatio: {
    value: 8,
    unit: 'times the earlier rate',
    range: [1.01, 1000],
    kind: 'tuned',
    effect: 'A larger assured ratio says no more.',
  },
  fullPlatforms: {
    value: 4,
    unit: 'effective platforms',
    range: [2, 5],
    kind: 'tuned',
    effect: 'Breadth is full here.',
  },
  trustedAuthors: {
    value: 8,
    unit: 'independent authors',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'Enough to believe a topic whose posts share more than a word; twice as many where they share one only.',
  },
  fullCohesion: {
    value: 1.5,
    unit: 'mean membership',
    range: [1.01, 6],
    kind: 'tuned',
    effect: 'Posts share more than a word from here on; at 1 they share one only.',
  },
  noVarietyShare: {
    value: 0.2,
    unit: 'share of independent mentions among them and copies',
    range: [0, 1],
    kind: 'tuned',
    effect: 'The variety factor is 0 up to here. Larger: campaigns rank lower.',
  },
  fullVarietyShare: {
    value: 0.5,
    unit: 'share of independent mentions among them and copies',
    range: [0, 1],
    kind: 'tuned',
    effect: 'The variety factor is 1 from here on, and rises evenly from noVarietyShare.',
  },
  fullOriginalShare: {
    value: 0.5,
    unit: 'share of originals among independent mentions',
    range: [0.01, 1],
    kind: 'tuned',
    effect:
      'The variety factor is also 1 where so many are originals and there are trustedOriginals of them.',
  },
  trustedOriginals: {
    value: 8,
    unit: 'originals',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'With fewer originals the variety factor that they give is lower in proportion.',
  },
  fullIndependentShare: {
    value: 0.5,
    unit: 'share of independent mentions',
    range: [0.01, 1],
    kind: 'tuned',
    effect:
      'The independence factor is 1 where so many independent mentions are of different authors, and lower in proportion.',
  },
} as const satisfies ParameterTable

/** What each component of the score counts. */
export const scoreWeights = {
  surge: {
    value: 0.35,
    unit: 'weight',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Of the mentions beyond expectation that the interval assures.',
  },
  momentum: { value: 0.17, unit: 'weight', range: [0, 1], kind: 'tuned', effect: 'Of the assured ratio.' },
  people: {
    value: 0.13,
    unit: 'weight',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Of the independent authors.',
  },
  volume: {
    value: 0.09,
    unit: 'weight',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Of the independent mentions.',
  },
  breadth: {
    value: 0.17,
    unit: 'weight',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Of a surge on several platforms at once.',
  },
  engagement: {
    value: 0.09,
    unit: 'weight',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Of the reactions, as a percentile.',
  },
} as const satisfies ParameterTable

/** Which topics a ranking lists. */
export const listing = {
  minListedPosts: {
    value: 3,
    unit: 'posts',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'Fewer are no topic worth speaking of: a ranking lists none of fewer, unless it fades.',
  },
  maxTrends: {
    value: 100,
    unit: 'trends',
    range: [1, 1000],
    kind: 'display',
    effect: 'So many trends are in a ranking where nothing else is asked.',
  },
} as const satisfies ParameterTable
