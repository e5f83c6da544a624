import type { Thresholds } from './gate.ts'

/**
 * What the engine reaches on the invented worlds, and the bounds of `bench quality --gate`. The room between covers
 * what a change elsewhere moves by chance. Whoever makes the engine better sets both anew from `npm run bench --
 * quality --only invented --json`: kinds, broad issues and the recall of intents have far to go. "Apart" bounds how
 * much better the engine knows the words of one world than those of its twin.
 */
export const thresholds: Thresholds = {
  'invented news, 7 days, topics': {
    nmi: { measured: 0.851, least: 0.831 },
    b3F1: { measured: 0.726, least: 0.696 },
  },
  'invented news, 7 days, list': {
    precisionAt10: { measured: 0.875, least: 0.815 },
    recallAt20: { measured: 0.942, least: 0.882 },
    ndcgAt10: { measured: 0.86, least: 0.81 },
    spamAt20: { measured: 0.5, most: 1 },
    duplicatesAt20: { measured: 4.75, most: 5.75 },
    statusAccuracy: { measured: 0.888, least: 0.823 },
    mentionError: { measured: 0.14, most: 0.205 },
    memberPrecision: { measured: 0.957, least: 0.912 },
    memberRecall: { measured: 0.759, least: 0.714 },
    nameHit: { measured: 0.762, least: 0.702 },
    labelPrecision: { measured: 0.908, least: 0.853 },
  },
  'invented news, 7 days, issues': {
    meanBestF1: { measured: 0.828, least: 0.793 },
  },
  'invented news, 30 days, list': {
    precisionAt10: { measured: 0.8, least: 0.74 },
    recallAt20: { measured: 0.869, least: 0.809 },
    ndcgAt10: { measured: 0.834, least: 0.784 },
    spamAt20: { measured: 0.5, most: 1 },
    duplicatesAt20: { measured: 3.5, most: 4.5 },
    statusAccuracy: { measured: 0.84, least: 0.775 },
    mentionError: { measured: 0.155, most: 0.22 },
    memberPrecision: { measured: 0.957, least: 0.912 },
    memberRecall: { measured: 0.764, least: 0.719 },
    nameHit: { measured: 0.765, least: 0.705 },
    labelPrecision: { measured: 0.916, least: 0.861 },
  },
  'invented news, 30 days, issues': {
    meanBestF1: { measured: 0.767, least: 0.732 },
  },
  'invented lamps, 7 days, topics': {
    nmi: { measured: 0.807, least: 0.787 },
    b3F1: { measured: 0.595, least: 0.565 },
  },
  'invented lamps, 7 days, list': {
    precisionAt10: { measured: 0.875, least: 0.815 },
    recallAt20: { measured: 0.897, least: 0.837 },
    ndcgAt10: { measured: 0.892, least: 0.842 },
    spamAt20: { measured: 0.25, most: 0.75 },
    duplicatesAt20: { measured: 6.25, most: 7.25 },
    statusAccuracy: { measured: 0.817, least: 0.752 },
    mentionError: { measured: 0.167, most: 0.232 },
    memberPrecision: { measured: 0.901, least: 0.856 },
    memberRecall: { measured: 0.701, least: 0.656 },
    nameHit: { measured: 0.674, least: 0.614 },
    labelPrecision: { measured: 0.847, least: 0.792 },
  },
  'invented lamps, 7 days, kinds': {
    rightOfJudged: { measured: 0.684, least: 0.644 },
  },
  'invented lamps, 7 days, issues': {
    meanBestF1: { measured: 0.75, least: 0.715 },
    broadBestF1: { measured: 0.54, least: 0.49 },
    broadHeld: { measured: 0.389, least: 0.339 },
  },
  'invented lamps, 7 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps, 30 days, list': {
    precisionAt10: { measured: 0.85, least: 0.79 },
    recallAt20: { measured: 0.945, least: 0.885 },
    ndcgAt10: { measured: 0.915, least: 0.865 },
    spamAt20: { measured: 0.25, most: 0.75 },
    duplicatesAt20: { measured: 5.5, most: 6.5 },
    statusAccuracy: { measured: 0.748, least: 0.683 },
    mentionError: { measured: 0.302, most: 0.367 },
    memberPrecision: { measured: 0.887, least: 0.842 },
    memberRecall: { measured: 0.626, least: 0.581 },
    nameHit: { measured: 0.687, least: 0.627 },
    labelPrecision: { measured: 0.858, least: 0.803 },
  },
  'invented lamps, 30 days, kinds': {
    rightOfJudged: { measured: 0.745, least: 0.705 },
  },
  'invented lamps, 30 days, issues': {
    meanBestF1: { measured: 0.644, least: 0.609 },
    broadBestF1: { measured: 0.498, least: 0.448 },
    broadHeld: { measured: 0.341, least: 0.291 },
  },
  'invented lamps, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps, intents': {
    precision: { measured: 0.877, least: 0.857 },
    recall: { measured: 0.75, least: 0.73 },
    hazardRecall: { measured: 1, least: 0.95 },
  },
  'invented bicycles, 7 days, topics': {
    nmi: { measured: 0.793, least: 0.773 },
    b3F1: { measured: 0.571, least: 0.541 },
  },
  'invented bicycles, 7 days, list': {
    precisionAt10: { measured: 0.825, least: 0.765 },
    recallAt20: { measured: 0.88, least: 0.82 },
    ndcgAt10: { measured: 0.874, least: 0.824 },
    spamAt20: { measured: 0.75, most: 1.25 },
    duplicatesAt20: { measured: 6.5, most: 7.5 },
    statusAccuracy: { measured: 0.699, least: 0.634 },
    mentionError: { measured: 0.359, most: 0.424 },
    memberPrecision: { measured: 0.892, least: 0.847 },
    memberRecall: { measured: 0.657, least: 0.612 },
    nameHit: { measured: 0.742, least: 0.682 },
    labelPrecision: { measured: 0.822, least: 0.767 },
  },
  'invented bicycles, 7 days, kinds': {
    rightOfJudged: { measured: 0.647, least: 0.607 },
  },
  'invented bicycles, 7 days, issues': {
    meanBestF1: { measured: 0.699, least: 0.664 },
    broadBestF1: { measured: 0.491, least: 0.441 },
    broadHeld: { measured: 0.343, least: 0.293 },
  },
  'invented bicycles, 7 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented bicycles, 30 days, list': {
    precisionAt10: { measured: 0.7, least: 0.64 },
    recallAt20: { measured: 0.846, least: 0.786 },
    ndcgAt10: { measured: 0.788, least: 0.738 },
    spamAt20: { measured: 0.75, most: 1.25 },
    duplicatesAt20: { measured: 7.25, most: 8.25 },
    statusAccuracy: { measured: 0.824, least: 0.759 },
    mentionError: { measured: 0.392, most: 0.457 },
    memberPrecision: { measured: 0.87, least: 0.825 },
    memberRecall: { measured: 0.6, least: 0.555 },
    nameHit: { measured: 0.758, least: 0.698 },
    labelPrecision: { measured: 0.841, least: 0.786 },
  },
  'invented bicycles, 30 days, kinds': {
    rightOfJudged: { measured: 0.672, least: 0.632 },
  },
  'invented bicycles, 30 days, issues': {
    meanBestF1: { measured: 0.602, least: 0.567 },
    broadBestF1: { measured: 0.432, least: 0.382 },
    broadHeld: { measured: 0.285, least: 0.235 },
  },
  'invented bicycles, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented bicycles, intents': {
    precision: { measured: 0.785, least: 0.765 },
    recall: { measured: 0.743, least: 0.723 },
    hazardRecall: { measured: 1, least: 0.95 },
  },
  'invented demo, 30 days, kinds': {
    rightOfJudged: { measured: 0.636, least: 0.536 },
  },
  'invented demo, 30 days, issues': {
    meanBestF1: { measured: 0.675, least: 0.575 },
  },
  'invented demo, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps and bicycles apart, 7 days, topics': {
    nmi: { measured: 0.014, most: 0.034 },
    b3F1: { measured: 0.024, most: 0.054 },
  },
  'invented lamps and bicycles apart, 7 days, list': {
    ndcgAt10: { measured: 0.018, most: 0.068 },
    memberRecall: { measured: 0.044, most: 0.084 },
    nameHit: { measured: 0.068, most: 0.118 },
  },
  'invented lamps and bicycles apart, 7 days, kinds': {
    rightOfJudged: { measured: 0.037, most: 0.063 },
  },
  'invented lamps and bicycles apart, 7 days, issues': {
    meanBestF1: { measured: 0.051, most: 0.081 },
  },
  'invented lamps and bicycles apart, 30 days, list': {
    ndcgAt10: { measured: 0.127, most: 0.177 },
    memberRecall: { measured: 0.026, most: 0.066 },
    nameHit: { measured: 0.071, most: 0.121 },
  },
  'invented lamps and bicycles apart, 30 days, kinds': {
    rightOfJudged: { measured: 0.073, most: 0.115 },
  },
  'invented lamps and bicycles apart, 30 days, issues': {
    meanBestF1: { measured: 0.042, most: 0.072 },
  },
  'invented lamps and bicycles apart, intents': {
    precision: { measured: 0.093, most: 0.123 },
    recall: { measured: 0.006, most: 0.033 },
  },
}
