import type { Thresholds } from './gate.ts'

/**
 * What the engine reaches on the invented worlds, and the bounds of `bench quality --gate`. The room between covers
 * what a change elsewhere moves by chance. Whoever makes the engine better sets both anew from `npm run bench --
 * quality --only invented --json`: kinds, broad issues and the recall of intents have far to go. "Apart" bounds how
 * much better the engine knows the words of one world than those of its twin.
 */
export const thresholds: Thresholds = {
  'invented news, 7 days, topics': {
    nmi: { measured: 0.857, least: 0.837 },
    b3F1: { measured: 0.74, least: 0.71 },
  },
  'invented news, 7 days, list': {
    precisionAt10: { measured: 0.85, least: 0.815 },
    recallAt20: { measured: 0.921, least: 0.882 },
    ndcgAt10: { measured: 0.877, least: 0.827 },
    spamAt20: { measured: 1, most: 1 },
    duplicatesAt20: { measured: 6, most: 7 },
    statusAccuracy: { measured: 0.979, least: 0.914 },
    mentionError: { measured: 0.121, most: 0.186 },
    memberPrecision: { measured: 0.949, least: 0.912 },
    memberRecall: { measured: 0.801, least: 0.756 },
    nameHit: { measured: 0.924, least: 0.864 },
    labelPrecision: { measured: 0.9, least: 0.853 },
  },
  'invented news, 7 days, issues': {
    meanBestF1: { measured: 0.848, least: 0.813 },
  },
  'invented news, 30 days, list': {
    precisionAt10: { measured: 0.875, least: 0.815 },
    recallAt20: { measured: 1, least: 0.94 },
    ndcgAt10: { measured: 0.904, least: 0.854 },
    spamAt20: { measured: 1, most: 1 },
    duplicatesAt20: { measured: 3.75, most: 4.5 },
    statusAccuracy: { measured: 0.983, least: 0.918 },
    mentionError: { measured: 0.192, most: 0.22 },
    memberPrecision: { measured: 0.913, least: 0.912 },
    memberRecall: { measured: 0.807, least: 0.762 },
    nameHit: { measured: 0.917, least: 0.857 },
    labelPrecision: { measured: 0.867, least: 0.861 },
  },
  'invented news, 30 days, issues': {
    meanBestF1: { measured: 0.793, least: 0.758 },
  },
  'invented lamps, 7 days, topics': {
    nmi: { measured: 0.817, least: 0.797 },
    b3F1: { measured: 0.642, least: 0.612 },
  },
  'invented lamps, 7 days, list': {
    precisionAt10: { measured: 0.875, least: 0.84 },
    recallAt20: { measured: 0.864, least: 0.855 },
    ndcgAt10: { measured: 0.873, least: 0.849 },
    spamAt20: { measured: 0, most: 0.5 },
    duplicatesAt20: { measured: 4.25, most: 5.25 },
    statusAccuracy: { measured: 0.895, least: 0.83 },
    mentionError: { measured: 0.163, most: 0.228 },
    memberPrecision: { measured: 0.838, least: 0.793 },
    memberRecall: { measured: 0.83, least: 0.785 },
    nameHit: { measured: 0.756, least: 0.696 },
    labelPrecision: { measured: 0.83, least: 0.794 },
  },
  'invented lamps, 7 days, kinds': {
    rightOfJudged: { measured: 0.782, least: 0.742 },
  },
  'invented lamps, 7 days, issues': {
    meanBestF1: { measured: 0.853, least: 0.818 },
    broadBestF1: { measured: 0.806, least: 0.756 },
    broadHeld: { measured: 0.69, least: 0.643 },
  },
  'invented lamps, 7 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps, 30 days, list': {
    precisionAt10: { measured: 0.875, least: 0.815 },
    recallAt20: { measured: 0.893, least: 0.885 },
    ndcgAt10: { measured: 0.864, least: 0.862 },
    spamAt20: { measured: 0, most: 0.5 },
    duplicatesAt20: { measured: 5, most: 6 },
    statusAccuracy: { measured: 0.856, least: 0.791 },
    mentionError: { measured: 0.218, most: 0.283 },
    memberPrecision: { measured: 0.847, least: 0.835 },
    memberRecall: { measured: 0.789, least: 0.744 },
    nameHit: { measured: 0.826, least: 0.766 },
    labelPrecision: { measured: 0.854, least: 0.803 },
  },
  'invented lamps, 30 days, kinds': {
    rightOfJudged: { measured: 0.79, least: 0.75 },
  },
  'invented lamps, 30 days, issues': {
    meanBestF1: { measured: 0.733, least: 0.698 },
    broadBestF1: { measured: 0.69, least: 0.643 },
    broadHeld: { measured: 0.543, least: 0.493 },
  },
  'invented lamps, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps, intents': {
    precision: { measured: 0.903, least: 0.883 },
    recall: { measured: 0.864, least: 0.844 },
    hazardRecall: { measured: 1, least: 0.95 },
  },
  'invented bicycles, 7 days, topics': {
    nmi: { measured: 0.807, least: 0.787 },
    b3F1: { measured: 0.621, least: 0.591 },
  },
  'invented bicycles, 7 days, list': {
    precisionAt10: { measured: 0.875, least: 0.815 },
    recallAt20: { measured: 0.862, least: 0.82 },
    ndcgAt10: { measured: 0.888, least: 0.838 },
    spamAt20: { measured: 1, most: 1.25 },
    duplicatesAt20: { measured: 4.5, most: 5.5 },
    statusAccuracy: { measured: 0.964, least: 0.899 },
    mentionError: { measured: 0.191, most: 0.256 },
    memberPrecision: { measured: 0.824, least: 0.779 },
    memberRecall: { measured: 0.784, least: 0.739 },
    nameHit: { measured: 0.767, least: 0.708 },
    labelPrecision: { measured: 0.806, least: 0.751 },
  },
  'invented bicycles, 7 days, kinds': {
    rightOfJudged: { measured: 0.78, least: 0.74 },
  },
  'invented bicycles, 7 days, issues': {
    meanBestF1: { measured: 0.813, least: 0.778 },
    broadBestF1: { measured: 0.768, least: 0.718 },
    broadHeld: { measured: 0.676, least: 0.626 },
  },
  'invented bicycles, 7 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented bicycles, 30 days, list': {
    precisionAt10: { measured: 0.725, least: 0.665 },
    recallAt20: { measured: 0.865, least: 0.805 },
    ndcgAt10: { measured: 0.795, least: 0.745 },
    spamAt20: { measured: 0.75, most: 1.25 },
    duplicatesAt20: { measured: 5.75, most: 6.75 },
    statusAccuracy: { measured: 0.903, least: 0.838 },
    mentionError: { measured: 0.209, most: 0.274 },
    memberPrecision: { measured: 0.863, least: 0.83 },
    memberRecall: { measured: 0.757, least: 0.712 },
    nameHit: { measured: 0.828, least: 0.768 },
    labelPrecision: { measured: 0.818, least: 0.798 },
  },
  'invented bicycles, 30 days, kinds': {
    rightOfJudged: { measured: 0.802, least: 0.762 },
  },
  'invented bicycles, 30 days, issues': {
    meanBestF1: { measured: 0.733, least: 0.698 },
    broadBestF1: { measured: 0.657, least: 0.607 },
    broadHeld: { measured: 0.528, least: 0.478 },
  },
  'invented bicycles, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented bicycles, intents': {
    precision: { measured: 0.875, least: 0.855 },
    recall: { measured: 0.866, least: 0.846 },
    hazardRecall: { measured: 1, least: 0.95 },
  },
  'invented demo, 30 days, kinds': {
    rightOfJudged: { measured: 0.706, least: 0.606 },
  },
  'invented demo, 30 days, issues': {
    meanBestF1: { measured: 0.663, least: 0.575 },
  },
  'invented demo, 30 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps and bicycles apart, 7 days, topics': {
    nmi: { measured: 0.009, most: 0.026 },
    b3F1: { measured: 0.021, most: 0.039 },
  },
  'invented lamps and bicycles apart, 7 days, list': {
    ndcgAt10: { measured: 0.014, most: 0.064 },
    memberRecall: { measured: 0.046, most: 0.055 },
    nameHit: { measured: 0.011, most: 0.061 },
  },
  'invented lamps and bicycles apart, 7 days, kinds': {
    rightOfJudged: { measured: 0.002, most: 0.062 },
  },
  'invented lamps and bicycles apart, 7 days, issues': {
    meanBestF1: { measured: 0.04, most: 0.07 },
  },
  'invented lamps and bicycles apart, 30 days, list': {
    ndcgAt10: { measured: 0.07, most: 0.12 },
    memberRecall: { measured: 0.032, most: 0.054 },
    nameHit: { measured: 0.002, most: 0.052 },
  },
  'invented lamps and bicycles apart, 30 days, kinds': {
    rightOfJudged: { measured: 0.011, most: 0.071 },
  },
  'invented lamps and bicycles apart, 30 days, issues': {
    meanBestF1: { measured: 0, most: 0.03 },
  },
  'invented lamps and bicycles apart, intents': {
    precision: { measured: 0.028, most: 0.068 },
    recall: { measured: 0.002, most: 0.032 },
  },
}
