import type { Thresholds } from './gate.ts'

/**
 * What the engine reaches on the invented streams, and the bounds of `bench quality --gate`. The room between covers
 * what a change elsewhere moves by chance. Whoever makes the engine better sets both anew from `npm run bench --
 * quality --only invented --json`.
 */
export const thresholds: Thresholds = {
  'invented news, 7 days, topics': {
    nmi: { measured: 0.851, least: 0.83 },
    b3F1: { measured: 0.726, least: 0.69 },
  },
  'invented news, 7 days, list': {
    precisionAt10: { measured: 0.875, least: 0.81 },
    recallAt20: { measured: 0.942, least: 0.88 },
    ndcgAt10: { measured: 0.86, least: 0.81 },
    spamAt20: { measured: 0.5, most: 1 },
    duplicatesAt20: { measured: 4.75, most: 5.75 },
    statusAccuracy: { measured: 0.888, least: 0.82 },
    mentionError: { measured: 0.14, most: 0.2 },
    memberPrecision: { measured: 0.957, least: 0.91 },
    memberRecall: { measured: 0.759, least: 0.71 },
    nameHit: { measured: 0.762, least: 0.7 },
    labelPrecision: { measured: 0.908, least: 0.85 },
  },
  'invented news, 7 days, issues': {
    meanBestF1: { measured: 0.828, least: 0.79 },
  },
  'invented news, 30 days, list': {
    precisionAt10: { measured: 0.8, least: 0.74 },
    recallAt20: { measured: 0.869, least: 0.8 },
    ndcgAt10: { measured: 0.834, least: 0.78 },
    spamAt20: { measured: 0.5, most: 1 },
    duplicatesAt20: { measured: 3.5, most: 4.5 },
    statusAccuracy: { measured: 0.84, least: 0.78 },
    mentionError: { measured: 0.155, most: 0.22 },
    memberPrecision: { measured: 0.957, least: 0.91 },
    memberRecall: { measured: 0.764, least: 0.72 },
    nameHit: { measured: 0.765, least: 0.7 },
    labelPrecision: { measured: 0.916, least: 0.86 },
  },
  'invented news, 30 days, issues': {
    meanBestF1: { measured: 0.767, least: 0.73 },
  },
  'invented lamps, 7 days, topics': {
    nmi: { measured: 0.596, least: 0.57 },
    b3F1: { measured: 0.453, least: 0.42 },
  },
  'invented lamps, 7 days, list': {
    precisionAt10: { measured: 0.813, least: 0.75 },
    recallAt20: { measured: 0.906, least: 0.84 },
    ndcgAt10: { measured: 0.877, least: 0.82 },
    spamAt20: { measured: 1.25, most: 1.75 },
    duplicatesAt20: { measured: 2.25, most: 3.25 },
    statusAccuracy: { measured: 0.728, least: 0.66 },
    mentionError: { measured: 0.302, most: 0.37 },
    memberPrecision: { measured: 0.869, least: 0.82 },
    memberRecall: { measured: 0.65, least: 0.61 },
    nameHit: { measured: 0.789, least: 0.728 },
    labelPrecision: { measured: 0.948, least: 0.89 },
  },
  'invented lamps, 7 days, kinds': {
    rightOfJudged: { measured: 0.132, least: 0.09 },
  },
  'invented lamps, 7 days, issues': {
    meanBestF1: { measured: 0.671, least: 0.64 },
  },
  'invented lamps, 30 days, list': {
    precisionAt10: { measured: 0.65, least: 0.59 },
    recallAt20: { measured: 0.536, least: 0.47 },
    ndcgAt10: { measured: 0.814, least: 0.76 },
    spamAt20: { measured: 0, most: 0.5 },
    duplicatesAt20: { measured: 1.25, most: 2.25 },
    statusAccuracy: { measured: 0.736, least: 0.67 },
    mentionError: { measured: 0.201, most: 0.27 },
    memberPrecision: { measured: 0.76, least: 0.72 },
    memberRecall: { measured: 0.608, least: 0.56 },
    nameHit: { measured: 0.682, least: 0.619 },
    labelPrecision: { measured: 0.878, least: 0.82 },
  },
  'invented lamps, 30 days, kinds': {
    rightOfJudged: { measured: 0.131, least: 0.09 },
  },
  'invented lamps, 30 days, issues': {
    meanBestF1: { measured: 0.499, least: 0.46 },
  },
  'invented bicycles, 7 days, topics': {
    nmi: { measured: 0.79, least: 0.77 },
    b3F1: { measured: 0.543, least: 0.51 },
  },
  'invented bicycles, 7 days, list': {
    precisionAt10: { measured: 0.7, least: 0.64 },
    recallAt20: { measured: 0.909, least: 0.84 },
    ndcgAt10: { measured: 0.76, least: 0.71 },
    spamAt20: { measured: 0.75, most: 1.25 },
    duplicatesAt20: { measured: 5.75, most: 6.75 },
    statusAccuracy: { measured: 0.616, least: 0.55 },
    mentionError: { measured: 0.343, most: 0.41 },
    memberPrecision: { measured: 0.862, least: 0.82 },
    memberRecall: { measured: 0.624, least: 0.58 },
    nameHit: { measured: 0.67, least: 0.61 },
    labelPrecision: { measured: 0.804, least: 0.75 },
  },
  'invented bicycles, 7 days, kinds': {
    rightOfJudged: { measured: 0.15, least: 0.12 },
  },
  'invented bicycles, 7 days, issues': {
    meanBestF1: { measured: 0.706, least: 0.67 },
  },
  'invented bicycles, 30 days, list': {
    precisionAt10: { measured: 0.75, least: 0.69 },
    recallAt20: { measured: 0.83, least: 0.77 },
    ndcgAt10: { measured: 0.812, least: 0.76 },
    spamAt20: { measured: 1, most: 1.5 },
    duplicatesAt20: { measured: 6, most: 7 },
    statusAccuracy: { measured: 0.821, least: 0.76 },
    mentionError: { measured: 0.428, most: 0.49 },
    memberPrecision: { measured: 0.815, least: 0.77 },
    memberRecall: { measured: 0.546, least: 0.5 },
    nameHit: { measured: 0.629, least: 0.56 },
    labelPrecision: { measured: 0.768, least: 0.71 },
  },
  'invented bicycles, 30 days, kinds': {
    rightOfJudged: { measured: 0.154, least: 0.11 },
  },
  'invented bicycles, 30 days, issues': {
    meanBestF1: { measured: 0.555, least: 0.52 },
  },
}
