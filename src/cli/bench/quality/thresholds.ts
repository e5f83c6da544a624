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
    precisionAt10: { measured: 0.9, least: 0.865 },
    recallAt20: { measured: 0.979, least: 0.92 },
    ndcgAt10: { measured: 0.881, least: 0.861 },
    spamAt20: { measured: 0.75, most: 0.75 },
    duplicatesAt20: { measured: 3.75, most: 4.25 },
    statusAccuracy: { measured: 0.958, least: 0.949 },
    mentionError: { measured: 0.035, most: 0.081 },
    memberPrecision: { measured: 0.973, least: 0.933 },
    memberRecall: { measured: 0.852, least: 0.807 },
    nameHit: { measured: 0.881, least: 0.876 },
    labelPrecision: { measured: 0.872, least: 0.859 },
    idsKept: { measured: 0.97, least: 0.955 },
    idsMoved: { measured: 0.25, most: 1 },
  },
  'invented news, 7 days, issues': {
    meanBestF1: { measured: 0.887, least: 0.852 },
  },
  'invented news, 30 days, list': {
    precisionAt10: { measured: 0.85, least: 0.83 },
    recallAt20: { measured: 1, least: 0.961 },
    ndcgAt10: { measured: 0.881, least: 0.866 },
    spamAt20: { measured: 0.5, most: 1 },
    duplicatesAt20: { measured: 3.5, most: 3.5 },
    statusAccuracy: { measured: 0.951, least: 0.934 },
    mentionError: { measured: 0.108, most: 0.127 },
    memberPrecision: { measured: 0.925, least: 0.921 },
    memberRecall: { measured: 0.84, least: 0.806 },
    nameHit: { measured: 0.888, least: 0.88 },
    labelPrecision: { measured: 0.846, least: 0.843 },
    idsKept: { measured: 0.97, least: 0.955 },
    idsMoved: { measured: 0.25, most: 1 },
  },
  'invented news, 30 days, issues': {
    meanBestF1: { measured: 0.861, least: 0.829 },
  },
  'invented lamps, 7 days, topics': {
    nmi: { measured: 0.852, least: 0.836 },
    b3F1: { measured: 0.7, least: 0.671 },
  },
  'invented lamps, 7 days, list': {
    precisionAt10: { measured: 1, least: 0.94 },
    recallAt20: { measured: 0.967, least: 0.943 },
    ndcgAt10: { measured: 0.943, least: 0.906 },
    spamAt20: { measured: 0.25, most: 0.5 },
    duplicatesAt20: { measured: 4.25, most: 4.25 },
    statusAccuracy: { measured: 0.932, least: 0.896 },
    mentionError: { measured: 0.126, most: 0.188 },
    memberPrecision: { measured: 0.84, least: 0.831 },
    memberRecall: { measured: 0.874, least: 0.831 },
    nameHit: { measured: 0.812, least: 0.778 },
    labelPrecision: { measured: 0.826, least: 0.821 },
    idsKept: { measured: 0.861, least: 0.846 },
    idsMoved: { measured: 0.25, most: 1 },
  },
  'invented lamps, 7 days, kinds': {
    rightOfJudged: { measured: 0.806, least: 0.804 },
  },
  'invented lamps, 7 days, issues': {
    meanBestF1: { measured: 0.863, least: 0.828 },
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
    mentionError: { measured: 0.198, most: 0.213 },
    memberPrecision: { measured: 0.857, least: 0.843 },
    memberRecall: { measured: 0.8, least: 0.779 },
    nameHit: { measured: 0.804, least: 0.8 },
    labelPrecision: { measured: 0.835, least: 0.806 },
    idsKept: { measured: 0.876, least: 0.861 },
    idsMoved: { measured: 0.5, most: 1.25 },
  },
  'invented lamps, 30 days, kinds': {
    rightOfJudged: { measured: 0.814, least: 0.786 },
  },
  'invented lamps, 30 days, issues': {
    meanBestF1: { measured: 0.782, least: 0.754 },
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
    duplicatesAt20: { measured: 3, most: 3.5 },
    statusAccuracy: { measured: 0.948, least: 0.899 },
    mentionError: { measured: 0.148, most: 0.191 },
    memberPrecision: { measured: 0.865, least: 0.837 },
    memberRecall: { measured: 0.846, least: 0.801 },
    nameHit: { measured: 0.842, least: 0.798 },
    labelPrecision: { measured: 0.808, least: 0.805 },
    idsKept: { measured: 0.856, least: 0.841 },
    idsMoved: { measured: 0.75, most: 1.5 },
  },
  'invented bicycles, 7 days, kinds': {
    rightOfJudged: { measured: 0.841, least: 0.801 },
  },
  'invented bicycles, 7 days, issues': {
    meanBestF1: { measured: 0.842, least: 0.807 },
    broadBestF1: { measured: 0.821, least: 0.801 },
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
    duplicatesAt20: { measured: 4.25, most: 4.75 },
    statusAccuracy: { measured: 0.872, least: 0.852 },
    mentionError: { measured: 0.214, most: 0.261 },
    memberPrecision: { measured: 0.858, least: 0.84 },
    memberRecall: { measured: 0.793, least: 0.748 },
    nameHit: { measured: 0.817, least: 0.78 },
    labelPrecision: { measured: 0.838, least: 0.819 },
    idsKept: { measured: 0.88, least: 0.865 },
    idsMoved: { measured: 0, most: 0.75 },
  },
  'invented bicycles, 30 days, kinds': {
    rightOfJudged: { measured: 0.826, least: 0.79 },
  },
  'invented bicycles, 30 days, issues': {
    meanBestF1: { measured: 0.787, least: 0.752 },
    broadBestF1: { measured: 0.628, least: 0.61 },
    broadHeld: { measured: 0.48, least: 0.478 },
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
    ndcgAt10: { measured: 0.013, most: 0.055 },
    memberRecall: { measured: 0.027, most: 0.046 },
    nameHit: { measured: 0.03, most: 0.095 },
  },
  'invented lamps and bicycles apart, 7 days, kinds': {
    rightOfJudged: { measured: 0.035, most: 0.062 },
  },
  'invented lamps and bicycles apart, 7 days, issues': {
    meanBestF1: { measured: 0.022, most: 0.069 },
  },
  'invented lamps and bicycles apart, 30 days, list': {
    ndcgAt10: { measured: 0.016, most: 0.109 },
    memberRecall: { measured: 0.007, most: 0.044 },
    nameHit: { measured: 0.013, most: 0.051 },
  },
  'invented lamps and bicycles apart, 30 days, kinds': {
    rightOfJudged: { measured: 0.012, most: 0.071 },
  },
  'invented lamps and bicycles apart, 30 days, issues': {
    meanBestF1: { measured: 0.004, most: 0.03 },
  },
  'invented lamps and bicycles apart, intents': {
    precision: { measured: 0.002, most: 0.042 },
    recall: { measured: 0.007, most: 0.032 },
  },
}
