import type { Thresholds } from './gate.ts'

/**
 * What the engine reaches on the invented worlds, and the bounds of `bench quality --gate`. The room between covers
 * what a change elsewhere moves by chance. Whoever makes the engine better sets both anew from `npm run bench --
 * quality --only invented --json`: kinds, broad issues and the recall of intents have far to go. "Apart" bounds how
 * much better the engine knows the words of one world than those of its twin.
 */
export const thresholds: Thresholds = {
  'invented news, 7 days, topics': {
    nmi: { measured: 0.886, least: 0.867 },
    b3F1: { measured: 0.788, least: 0.758 },
  },
  'invented news, 7 days, list': {
    precisionAt10: { measured: 0.875, least: 0.84 },
    recallAt20: { measured: 0.979, least: 0.92 },
    ndcgAt10: { measured: 0.863, least: 0.843 },
    spamAt20: { measured: 0.75, most: 0.75 },
    duplicatesAt20: { measured: 3.5, most: 4.25 },
    statusAccuracy: { measured: 0.94, least: 0.931 },
    mentionError: { measured: 0.035, most: 0.081 },
    memberPrecision: { measured: 0.972, least: 0.932 },
    memberRecall: { measured: 0.838, least: 0.793 },
    nameHit: { measured: 0.896, least: 0.876 },
    labelPrecision: { measured: 0.874, least: 0.859 },
  },
  'invented news, 7 days, issues': {
    meanBestF1: { measured: 0.874, least: 0.839 },
  },
  'invented news, 30 days, list': {
    precisionAt10: { measured: 0.85, least: 0.83 },
    recallAt20: { measured: 0.979, least: 0.94 },
    ndcgAt10: { measured: 0.869, least: 0.854 },
    spamAt20: { measured: 0.5, most: 1 },
    duplicatesAt20: { measured: 3.75, most: 3.75 },
    statusAccuracy: { measured: 0.935, least: 0.918 },
    mentionError: { measured: 0.124, most: 0.143 },
    memberPrecision: { measured: 0.935, least: 0.921 },
    memberRecall: { measured: 0.817, least: 0.783 },
    nameHit: { measured: 0.904, least: 0.889 },
    labelPrecision: { measured: 0.857, least: 0.843 },
  },
  'invented news, 30 days, issues': {
    meanBestF1: { measured: 0.845, least: 0.813 },
  },
  'invented lamps, 7 days, topics': {
    nmi: { measured: 0.852, least: 0.836 },
    b3F1: { measured: 0.7, least: 0.671 },
  },
  'invented lamps, 7 days, list': {
    precisionAt10: { measured: 1, least: 0.94 },
    recallAt20: { measured: 0.967, least: 0.943 },
    ndcgAt10: { measured: 0.946, least: 0.906 },
    spamAt20: { measured: 0.25, most: 0.5 },
    duplicatesAt20: { measured: 4.25, most: 4.25 },
    statusAccuracy: { measured: 0.932, least: 0.896 },
    mentionError: { measured: 0.127, most: 0.189 },
    memberPrecision: { measured: 0.845, least: 0.831 },
    memberRecall: { measured: 0.876, least: 0.831 },
    nameHit: { measured: 0.824, least: 0.778 },
    labelPrecision: { measured: 0.841, least: 0.821 },
  },
  'invented lamps, 7 days, kinds': {
    rightOfJudged: { measured: 0.809, least: 0.807 },
  },
  'invented lamps, 7 days, issues': {
    meanBestF1: { measured: 0.862, least: 0.827 },
    broadBestF1: { measured: 0.833, least: 0.79 },
    broadHeld: { measured: 0.762, least: 0.712 },
  },
  'invented lamps, 7 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps, 30 days, list': {
    precisionAt10: { measured: 0.8, least: 0.775 },
    recallAt20: { measured: 0.909, least: 0.885 },
    ndcgAt10: { measured: 0.9, least: 0.862 },
    spamAt20: { measured: 0.25, most: 0.5 },
    duplicatesAt20: { measured: 4.25, most: 5.25 },
    statusAccuracy: { measured: 0.913, least: 0.855 },
    mentionError: { measured: 0.19, most: 0.213 },
    memberPrecision: { measured: 0.863, least: 0.843 },
    memberRecall: { measured: 0.798, least: 0.777 },
    nameHit: { measured: 0.804, least: 0.8 },
    labelPrecision: { measured: 0.832, least: 0.803 },
  },
  'invented lamps, 30 days, kinds': {
    rightOfJudged: { measured: 0.818, least: 0.786 },
  },
  'invented lamps, 30 days, issues': {
    meanBestF1: { measured: 0.781, least: 0.753 },
    broadBestF1: { measured: 0.65, least: 0.65 },
    broadHeld: { measured: 0.521, least: 0.501 },
  },
  'invented lamps, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps, intents': {
    precision: { measured: 0.889, least: 0.883 },
    recall: { measured: 0.897, least: 0.877 },
    hazardRecall: { measured: 1, least: 0.95 },
  },
  'invented bicycles, 7 days, topics': {
    nmi: { measured: 0.845, least: 0.825 },
    b3F1: { measured: 0.709, least: 0.679 },
  },
  'invented bicycles, 7 days, list': {
    precisionAt10: { measured: 0.925, least: 0.865 },
    recallAt20: { measured: 0.983, least: 0.923 },
    ndcgAt10: { measured: 0.957, least: 0.907 },
    spamAt20: { measured: 0.25, most: 0.75 },
    duplicatesAt20: { measured: 3.5, most: 4 },
    statusAccuracy: { measured: 0.964, least: 0.899 },
    mentionError: { measured: 0.126, most: 0.191 },
    memberPrecision: { measured: 0.882, least: 0.837 },
    memberRecall: { measured: 0.832, least: 0.787 },
    nameHit: { measured: 0.841, least: 0.797 },
    labelPrecision: { measured: 0.817, least: 0.817 },
  },
  'invented bicycles, 7 days, kinds': {
    rightOfJudged: { measured: 0.819, least: 0.779 },
  },
  'invented bicycles, 7 days, issues': {
    meanBestF1: { measured: 0.838, least: 0.803 },
    broadBestF1: { measured: 0.82, least: 0.8 },
    broadHeld: { measured: 0.747, least: 0.727 },
  },
  'invented bicycles, 7 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented bicycles, 30 days, list': {
    precisionAt10: { measured: 0.825, least: 0.765 },
    recallAt20: { measured: 0.981, least: 0.921 },
    ndcgAt10: { measured: 0.884, least: 0.834 },
    spamAt20: { measured: 0.25, most: 0.75 },
    duplicatesAt20: { measured: 3.75, most: 4.75 },
    statusAccuracy: { measured: 0.853, least: 0.833 },
    mentionError: { measured: 0.213, most: 0.261 },
    memberPrecision: { measured: 0.861, least: 0.84 },
    memberRecall: { measured: 0.781, least: 0.736 },
    nameHit: { measured: 0.818, least: 0.78 },
    labelPrecision: { measured: 0.847, least: 0.819 },
  },
  'invented bicycles, 30 days, kinds': {
    rightOfJudged: { measured: 0.819, least: 0.783 },
  },
  'invented bicycles, 30 days, issues': {
    meanBestF1: { measured: 0.784, least: 0.749 },
    broadBestF1: { measured: 0.635, least: 0.61 },
    broadHeld: { measured: 0.497, least: 0.478 },
  },
  'invented bicycles, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented bicycles, intents': {
    precision: { measured: 0.887, least: 0.867 },
    recall: { measured: 0.89, least: 0.87 },
    hazardRecall: { measured: 1, least: 0.95 },
  },
  'invented demo, 30 days, kinds': {
    rightOfJudged: { measured: 0.727, least: 0.63 },
  },
  'invented demo, 30 days, issues': {
    meanBestF1: { measured: 0.676, least: 0.582 },
  },
  'invented demo, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps and bicycles apart, 7 days, topics': {
    nmi: { measured: 0.007, most: 0.026 },
    b3F1: { measured: 0.009, most: 0.039 },
  },
  'invented lamps and bicycles apart, 7 days, list': {
    ndcgAt10: { measured: 0.011, most: 0.055 },
    memberRecall: { measured: 0.044, most: 0.063 },
    nameHit: { measured: 0.017, most: 0.095 },
  },
  'invented lamps and bicycles apart, 7 days, kinds': {
    rightOfJudged: { measured: 0.011, most: 0.062 },
  },
  'invented lamps and bicycles apart, 7 days, issues': {
    meanBestF1: { measured: 0.023, most: 0.07 },
  },
  'invented lamps and bicycles apart, 30 days, list': {
    ndcgAt10: { measured: 0.016, most: 0.109 },
    memberRecall: { measured: 0.017, most: 0.054 },
    nameHit: { measured: 0.014, most: 0.052 },
  },
  'invented lamps and bicycles apart, 30 days, kinds': {
    rightOfJudged: { measured: 0.002, most: 0.071 },
  },
  'invented lamps and bicycles apart, 30 days, issues': {
    meanBestF1: { measured: 0.003, most: 0.03 },
  },
  'invented lamps and bicycles apart, intents': {
    precision: { measured: 0.002, most: 0.042 },
    recall: { measured: 0.007, most: 0.032 },
  },
}
