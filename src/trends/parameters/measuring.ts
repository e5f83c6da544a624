import type { ParameterTable } from './parameter.ts'

/** Which days were collected. */
export const coverage = {
  minDenseShare: {
    value: 0.8,
    unit: 'share of the days of a stream',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A stream with posts on so many of its days is expected to have some every day.',
  },
  minWeekdayDays: {
    value: 3,
    unit: 'days',
    range: [1, 100],
    kind: 'tuned',
    effect: 'A weekday that was collected less often has no typical count.',
  },
  maxCoverageDays: {
    value: 1000,
    unit: 'days',
    range: [366, 100000],
    kind: 'work bound',
    effect:
      'No window and its history reach further back; what is older, perhaps of the year 1, says nothing of coverage.',
  },
} as const satisfies ParameterTable

/** The two periods that a ranking compares. */
export const periods = {
  usualWindowsDays: {
    value: [7, 30, 90],
    unit: 'days',
    range: [1, 365],
    kind: 'tuned',
    effect: 'Windows that agree with each other, and all others with them, on when a topic began.',
  },
  baselineWindows: {
    value: 3,
    unit: 'window lengths',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'A window is compared with so many times its length before it, between minBaselineDays and maxBaselineDays.',
  },
  minBaselineDays: {
    value: 28,
    unit: 'days',
    range: [1, 365],
    kind: 'tuned',
    effect: 'The baseline has so many days at least: four weeks.',
  },
  maxBaselineDays: {
    value: 365,
    unit: 'days',
    range: [28, 3650],
    kind: 'tuned',
    effect: 'The baseline has so many days at most: a year.',
  },
  recurrenceDays: {
    value: 70,
    unit: 'days',
    range: [0, 3650],
    kind: 'tuned',
    effect: 'Two months and a week: what peaks every month has had two peaks in that time, whatever its day.',
  },
  minHistoryShare: {
    value: 0.5,
    unit: 'share of the window length',
    range: [0, 1],
    kind: 'tuned',
    effect: 'With less covered history the end of the window is compared with its beginning.',
  },
  recentShare: {
    value: 0.25,
    unit: 'share of the window length',
    range: [0.01, 0.99],
    kind: 'tuned',
    effect: 'The part of the window that counts as its end where it is compared with its beginning.',
  },
  minRecentDays: {
    value: 2,
    unit: 'days',
    range: [1, 365],
    kind: 'tuned',
    effect: 'The end of the window has so many days at least.',
  },
} as const satisfies ParameterTable

/** Streams that can be compared. */
export const compare = {
  minBaselineCoverage: {
    value: 0.25,
    unit: 'share of the days of the baseline',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A stream that was collected less in the baseline is not compared.',
  },
} as const satisfies ParameterTable

/** What counts as a change. */
export const status = {
  minComparedCoverage: {
    value: 0.5,
    unit: 'share of the compared days',
    range: [0, 1],
    kind: 'tuned',
    effect: 'With less collected the evidence is insufficient.',
  },
  minIndependent: {
    value: 5,
    unit: 'independent mentions',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'With fewer the evidence is insufficient, and fewer recent ones are no rise.',
  },
  minAuthors: {
    value: 3,
    unit: 'authors',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'With fewer the evidence is insufficient.',
  },
  minChange: {
    value: 1.75,
    unit: 'times the earlier rate',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'A smaller change is steady: with many mentions the smallest one is certain, and the collection itself changes by some tenths.',
  },
  minCorrected: {
    value: 3,
    unit: 'mentions',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'Of fewer mentions the correction of second order would take more from the interval than there is.',
  },
} as const satisfies ParameterTable

/** What a stream gives more of everything. */
export const growth = {
  minTopicMentions: {
    value: 10,
    unit: 'independent mentions',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'Topics of fewer are too small to tell whether they changed.',
  },
  minGrowthTopics: {
    value: 5,
    unit: 'topics',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'With fewer a stream has no growth of its own.',
  },
  minGrowthBaseline: {
    value: 30,
    unit: 'independent mentions',
    range: [1, 10000],
    kind: 'tuned',
    effect: 'With fewer in the baseline a stream has no growth of its own.',
  },
  maxGrowthRounds: {
    value: 10,
    unit: 'rounds',
    range: [1, 100],
    kind: 'work bound',
    effect: 'It settles in few.',
  },
  changedTopicZ: {
    value: 2.5758293035489004,
    unit: 'standard deviations',
    range: [0, 10],
    kind: 'tuned',
    effect:
      'The 99.5 % point of the normal distribution: a topic further off has changed and says nothing of the stream. Smaller: what is cut off on the longer side, that of high counts, would make the rest seem to fall.',
  },
  growthPseudocount: {
    value: 0.5,
    unit: 'mentions',
    range: [0, 10],
    kind: 'tuned',
    effect:
      'Added to counts, so that the ratio of few mentions is drawn to that of the exposures and nothing is divided by 0.',
  },
} as const satisfies ParameterTable

/** Older posts that are no part of a new topic. */
export const outliers = {
  maxOutlierShare: {
    value: 0.05,
    unit: 'share of the recent posts',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Clear older posts that count for up to so much are outliers. Larger: more topics are new.',
  },
  outlierSample: {
    value: 3,
    unit: 'recent posts',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'An older post counts for the chance that none of so many recent ones is clearer. Larger: older posts count less.',
  },
  minKnownPosts: {
    value: 1.5,
    unit: 'clear posts',
    range: [0, 1000],
    kind: 'tuned',
    effect:
      'Older posts that count for so many make known what rises in a shorter window. Larger: more topics are new.',
  },
  minOnsetMentions: {
    value: 5,
    unit: 'mentions',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'A topic has so many since it began: two clear ones alone would make outliers of all that came before.',
  },
  faintestShare: {
    value: 0.25,
    unit: 'share of the posts',
    range: [0, 0.99],
    kind: 'tuned',
    effect: 'Those that hold the signature least say nothing about change.',
  },
} as const satisfies ParameterTable

/** What people wrote in their own words. */
export const originals = {
  minVariantSimilarity: {
    value: 0.5,
    unit: 'Jaccard index of terms',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Texts that share so much with one copied in mass are variants of it.',
  },
  minClearShare: {
    value: 0.8,
    unit: 'share of the membership of what was copied',
    range: [0, 10],
    kind: 'tuned',
    effect: 'Own words hold the signature nearly as clearly; less is everyday talk beside it.',
  },
  maxTemplates: {
    value: 20,
    unit: 'texts',
    range: [1, 1000],
    kind: 'work bound',
    effect: 'The most copied texts are enough: a campaign has few templates.',
  },
} as const satisfies ParameterTable

/** Topics that peak again and again. */
export const seasonality = {
  minPeakShare: {
    value: 0.7,
    unit: 'share of the recent count',
    range: [0, 10],
    kind: 'tuned',
    effect: 'An earlier stretch that reached so much was about as high.',
  },
  minPeaks: {
    value: 2,
    unit: 'peaks',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Once may be chance or an event of its own; what came twice before is how the topic goes.',
  },
} as const satisfies ParameterTable

/** Reactions, compared among posts of one platform and age. */
export const engagement = {
  ageLimitsDays: {
    value: [1, 3, 7, 30],
    unit: 'days',
    range: [0, 3650],
    kind: 'tuned',
    effect:
      'Ages below each limit, and all above the last, are compared among themselves: young posts have gathered less.',
  },
} as const satisfies ParameterTable
