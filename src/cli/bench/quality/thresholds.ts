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
    nmi: { measured: 0.803, least: 0.783 },
    b3F1: { measured: 0.587, least: 0.557 },
  },
  'invented lamps, 7 days, list': {
    precisionAt10: { measured: 0.9, least: 0.84 },
    recallAt20: { measured: 0.915, least: 0.855 },
    ndcgAt10: { measured: 0.899, least: 0.849 },
    spamAt20: { measured: 0.25, most: 0.75 },
    duplicatesAt20: { measured: 5.75, most: 6.75 },
    statusAccuracy: { measured: 0.816, least: 0.751 },
    mentionError: { measured: 0.175, most: 0.24 },
    memberPrecision: { measured: 0.901, least: 0.856 },
    memberRecall: { measured: 0.683, least: 0.638 },
    nameHit: { measured: 0.67, least: 0.61 },
    labelPrecision: { measured: 0.849, least: 0.794 },
  },
  'invented lamps, 7 days, kinds': {
    rightOfJudged: { measured: 0.671, least: 0.631 },
  },
  'invented lamps, 7 days, issues': {
    meanBestF1: { measured: 0.745, least: 0.71 },
    broadBestF1: { measured: 0.539, least: 0.489 },
    broadHeld: { measured: 0.388, least: 0.338 },
  },
  'invented lamps, 7 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps, 30 days, list': {
    precisionAt10: { measured: 0.85, least: 0.79 },
    recallAt20: { measured: 0.945, least: 0.885 },
    ndcgAt10: { measured: 0.912, least: 0.862 },
    spamAt20: { measured: 0.25, most: 0.75 },
    duplicatesAt20: { measured: 5.5, most: 6.5 },
    statusAccuracy: { measured: 0.748, least: 0.683 },
    mentionError: { measured: 0.301, most: 0.366 },
    memberPrecision: { measured: 0.88, least: 0.835 },
    memberRecall: { measured: 0.622, least: 0.577 },
    nameHit: { measured: 0.687, least: 0.627 },
    labelPrecision: { measured: 0.858, least: 0.803 },
  },
  'invented lamps, 30 days, kinds': {
    rightOfJudged: { measured: 0.749, least: 0.709 },
  },
  'invented lamps, 30 days, issues': {
    meanBestF1: { measured: 0.639, least: 0.604 },
    broadBestF1: { measured: 0.497, least: 0.447 },
    broadHeld: { measured: 0.339, least: 0.289 },
  },
  'invented lamps, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps, intents': {
    precision: { measured: 0.894, least: 0.874 },
    recall: { measured: 0.751, least: 0.731 },
    hazardRecall: { measured: 1, least: 0.95 },
  },
  'invented bicycles, 7 days, topics': {
    nmi: { measured: 0.797, least: 0.777 },
    b3F1: { measured: 0.579, least: 0.549 },
  },
  'invented bicycles, 7 days, list': {
    precisionAt10: { measured: 0.825, least: 0.765 },
    recallAt20: { measured: 0.88, least: 0.82 },
    ndcgAt10: { measured: 0.876, least: 0.826 },
    spamAt20: { measured: 0.75, most: 1.25 },
    duplicatesAt20: { measured: 6.25, most: 7.25 },
    statusAccuracy: { measured: 0.728, least: 0.663 },
    mentionError: { measured: 0.347, most: 0.412 },
    memberPrecision: { measured: 0.903, least: 0.858 },
    memberRecall: { measured: 0.668, least: 0.623 },
    nameHit: { measured: 0.761, least: 0.701 },
    labelPrecision: { measured: 0.796, least: 0.741 },
  },
  'invented bicycles, 7 days, kinds': {
    rightOfJudged: { measured: 0.646, least: 0.606 },
  },
  'invented bicycles, 7 days, issues': {
    meanBestF1: { measured: 0.704, least: 0.669 },
    broadBestF1: { measured: 0.481, least: 0.431 },
    broadHeld: { measured: 0.331, least: 0.281 },
  },
  'invented bicycles, 7 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented bicycles, 30 days, list': {
    precisionAt10: { measured: 0.7, least: 0.64 },
    recallAt20: { measured: 0.827, least: 0.767 },
    ndcgAt10: { measured: 0.788, least: 0.738 },
    spamAt20: { measured: 0.75, most: 1.25 },
    duplicatesAt20: { measured: 7.5, most: 8.5 },
    statusAccuracy: { measured: 0.825, least: 0.76 },
    mentionError: { measured: 0.389, most: 0.454 },
    memberPrecision: { measured: 0.875, least: 0.83 },
    memberRecall: { measured: 0.607, least: 0.562 },
    nameHit: { measured: 0.772, least: 0.712 },
    labelPrecision: { measured: 0.853, least: 0.798 },
  },
  'invented bicycles, 30 days, kinds': {
    rightOfJudged: { measured: 0.655, least: 0.615 },
  },
  'invented bicycles, 30 days, issues': {
    meanBestF1: { measured: 0.615, least: 0.58 },
    broadBestF1: { measured: 0.426, least: 0.376 },
    broadHeld: { measured: 0.278, least: 0.228 },
  },
  'invented bicycles, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented bicycles, intents': {
    precision: { measured: 0.804, least: 0.784 },
    recall: { measured: 0.747, least: 0.727 },
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
    nmi: { measured: 0.006, most: 0.026 },
    b3F1: { measured: 0.009, most: 0.039 },
  },
  'invented lamps and bicycles apart, 7 days, list': {
    ndcgAt10: { measured: 0.023, most: 0.073 },
    memberRecall: { measured: 0.015, most: 0.055 },
    nameHit: { measured: 0.091, most: 0.141 },
  },
  'invented lamps and bicycles apart, 7 days, kinds': {
    rightOfJudged: { measured: 0.024, most: 0.084 },
  },
  'invented lamps and bicycles apart, 7 days, issues': {
    meanBestF1: { measured: 0.04, most: 0.07 },
  },
  'invented lamps and bicycles apart, 30 days, list': {
    ndcgAt10: { measured: 0.124, most: 0.174 },
    memberRecall: { measured: 0.014, most: 0.054 },
    nameHit: { measured: 0.085, most: 0.135 },
  },
  'invented lamps and bicycles apart, 30 days, kinds': {
    rightOfJudged: { measured: 0.095, most: 0.155 },
  },
  'invented lamps and bicycles apart, 30 days, issues': {
    meanBestF1: { measured: 0.024, most: 0.054 },
  },
  'invented lamps and bicycles apart, intents': {
    precision: { measured: 0.09, most: 0.13 },
    recall: { measured: 0.004, most: 0.034 },
  },
}
