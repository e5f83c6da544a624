import type { ParameterTable } from './parameter.ts'

/** A rough clustering, only to weigh terms. */
export const coarsePass = {
  maxCoarseNeighbours: {
    value: 15,
    unit: 'links a text',
    range: [1, 100],
    kind: 'work bound',
    effect: 'A glance at the nearest is enough to weigh terms.',
  },
  maxCoarsePostings: {
    value: 600,
    unit: 'texts',
    range: [50, 100000],
    kind: 'work bound',
    effect: 'So many are read for one text of the coarse pass, heaviest terms first.',
  },
  maxCoarseTexts: {
    value: 30_000,
    unit: 'texts',
    range: [1000, 1000000],
    kind: 'work bound',
    effect: 'Of more texts every second, third and so on is clustered.',
  },
} as const satisfies ParameterTable

/** How finely Louvain cuts. */
export const resolution = {
  maxCoarseResolution: {
    value: 8,
    unit: 'resolution',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Of the coarse pass. Larger: more and smaller groups.',
  },
  maxFineResolution: {
    value: 12,
    unit: 'resolution',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Of the topics. Larger: more and smaller communities, which merging has to join again.',
  },
  textsPerCommunity: {
    value: 6,
    unit: 'texts a neighbour and unit of resolution',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'A resolution of r cuts texts into some r groups at least, so few texts take a lower one. Larger: fewer groups in small collections.',
  },
} as const satisfies ParameterTable

/** Groups that are parts of one larger topic, by links. */
export const mergeLinked = {
  minExcess: {
    value: 0.1,
    unit: 'share of the lesser link weight',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Two groups are one where so much more of the link weight of the lesser one leads into the other than by chance. Larger: fewer merges.',
  },
  minLift: {
    value: 3,
    unit: 'times the odds by chance',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'And only where the odds of a link are so many times those by chance: a large group takes much of the links of each other one. Larger: fewer large topics.',
  },
  minExcessIfSimilar: {
    value: 0.02,
    unit: 'share of the lesser link weight',
    range: [0, 1],
    kind: 'tuned',
    effect: 'So much is enough where their centroids are similar as well.',
  },
  minLinkedCosine: {
    value: 0.4,
    unit: 'cosine of centroids',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Centroids count as similar from here on.',
  },
  maxLinkRounds: {
    value: 50,
    unit: 'rounds',
    range: [1, 1000],
    kind: 'work bound',
    effect: 'Each round joins pairs until none is left.',
  },
  linkedBinDays: {
    value: 7,
    unit: 'days',
    range: [1, 31],
    kind: 'definition',
    effect: 'Groups are compared in time by weeks, so that weekdays do not count.',
  },
} as const satisfies ParameterTable

/** What groups speak of, for merging linked ones. */
export const centroids = {
  maxLinkedCentroidTerms: {
    value: 50,
    unit: 'terms',
    range: [5, 1000],
    kind: 'work bound',
    effect: 'The strongest terms of a group carry nearly all of its length.',
  },
} as const satisfies ParameterTable

/** Whether groups come at different times. */
export const dailyCounts = {
  minDeviations: {
    value: 4,
    unit: 'standard deviations',
    range: [0, 100],
    kind: 'tuned',
    effect:
      'Two groups differ in time where the chi-square of their counts lies so far above its mean. Larger: more groups may merge.',
  },
} as const satisfies ParameterTable

/** Groups that speak of the same thing, by words. */
export const mergeSimilar = {
  minCentroidCosine: {
    value: 0.4,
    unit: 'cosine of centroids',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Groups so similar are one. Larger: fewer merges.',
  },
  minSynchronousCosine: {
    value: 0.2,
    unit: 'cosine of centroids',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Enough where both groups rise and fall on the same days: one event under two hashtags.',
  },
  minDailyCorrelation: {
    value: 0.7,
    unit: 'correlation of daily counts',
    range: [-1, 1],
    kind: 'tuned',
    effect: 'Groups so correlated rise and fall on the same days.',
  },
  minCorrelatedTexts: {
    value: 5,
    unit: 'dated texts',
    range: [2, 1000],
    kind: 'tuned',
    effect: 'Groups of fewer have no correlation.',
  },
  maxCentroidTerms: {
    value: 20,
    unit: 'terms',
    range: [5, 1000],
    kind: 'work bound',
    effect:
      'The strongest terms of a group carry nearly all of its length; the tail would make the work quadratic.',
  },
  maxSimilarRounds: {
    value: 5,
    unit: 'rounds',
    range: [1, 100],
    kind: 'work bound',
    effect: 'Each round about halves what is left to join; later ones find next to nothing.',
  },
} as const satisfies ParameterTable
