import type { Thresholds } from './gate.ts'

/**
 * What the engine reaches on the invented worlds, and the bounds of `bench quality --gate`. The room between covers
 * what a change elsewhere moves by chance. Whoever makes the engine better sets both anew from `npm run bench --
 * quality --only invented --json`: kinds, broad issues and the recall of intents have far to go. "Apart" bounds how
 * much better the engine knows the words of one world than those of its twin.
 */
export const thresholds: Thresholds = {
  'invented news, 7 days, topics': {
    nmi: { measured: 0.876, least: 0.856 },
    b3F1: { measured: 0.763, least: 0.733 },
  },
  'invented news, 7 days, list': {
    precisionAt10: { measured: 0.85, least: 0.815 },
    recallAt20: { measured: 0.941, least: 0.882 },
    ndcgAt10: { measured: 0.868, least: 0.827 },
    spamAt20: { measured: 1, most: 1 },
    duplicatesAt20: { measured: 5, most: 6 },
    statusAccuracy: { measured: 0.942, least: 0.914 },
    mentionError: { measured: 0.14, most: 0.186 },
    memberPrecision: { measured: 0.967, least: 0.922 },
    memberRecall: { measured: 0.802, least: 0.757 },
    nameHit: { measured: 0.896, least: 0.864 },
    labelPrecision: { measured: 0.87, least: 0.853 },
  },
  'invented news, 7 days, issues': {
    meanBestF1: { measured: 0.857, least: 0.822 },
  },
  'invented news, 30 days, list': {
    precisionAt10: { measured: 0.825, least: 0.815 },
    recallAt20: { measured: 1, least: 0.94 },
    ndcgAt10: { measured: 0.879, least: 0.854 },
    spamAt20: { measured: 0.5, most: 1 },
    duplicatesAt20: { measured: 4.25, most: 4.5 },
    statusAccuracy: { measured: 0.969, least: 0.918 },
    mentionError: { measured: 0.201, most: 0.22 },
    memberPrecision: { measured: 0.927, least: 0.912 },
    memberRecall: { measured: 0.796, least: 0.762 },
    nameHit: { measured: 0.889, least: 0.857 },
    labelPrecision: { measured: 0.854, least: 0.853 },
  },
  'invented news, 30 days, issues': {
    meanBestF1: { measured: 0.808, least: 0.773 },
  },
  'invented lamps, 7 days, topics': {
    nmi: { measured: 0.856, least: 0.836 },
    b3F1: { measured: 0.701, least: 0.671 },
  },
  'invented lamps, 7 days, list': {
    precisionAt10: { measured: 0.95, least: 0.89 },
    recallAt20: { measured: 0.879, least: 0.855 },
    ndcgAt10: { measured: 0.889, least: 0.849 },
    spamAt20: { measured: 0.25, most: 0.5 },
    duplicatesAt20: { measured: 5.25, most: 5.25 },
    statusAccuracy: { measured: 0.961, least: 0.896 },
    mentionError: { measured: 0.124, most: 0.189 },
    memberPrecision: { measured: 0.876, least: 0.831 },
    memberRecall: { measured: 0.86, least: 0.815 },
    nameHit: { measured: 0.768, least: 0.722 },
    labelPrecision: { measured: 0.812, least: 0.794 },
  },
  'invented lamps, 7 days, kinds': {
    rightOfJudged: { measured: 0.847, least: 0.807 },
  },
  'invented lamps, 7 days, issues': {
    meanBestF1: { measured: 0.86, least: 0.825 },
    broadBestF1: { measured: 0.799, least: 0.756 },
    broadHeld: { measured: 0.705, least: 0.655 },
  },
  'invented lamps, 7 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented lamps, 30 days, list': {
    precisionAt10: { measured: 0.875, least: 0.815 },
    recallAt20: { measured: 0.926, least: 0.885 },
    ndcgAt10: { measured: 0.908, least: 0.862 },
    spamAt20: { measured: 0.25, most: 0.5 },
    duplicatesAt20: { measured: 4.25, most: 5.25 },
    statusAccuracy: { measured: 0.92, least: 0.855 },
    mentionError: { measured: 0.26, most: 0.283 },
    memberPrecision: { measured: 0.85, least: 0.835 },
    memberRecall: { measured: 0.822, least: 0.777 },
    nameHit: { measured: 0.86, least: 0.8 },
    labelPrecision: { measured: 0.845, least: 0.803 },
  },
  'invented lamps, 30 days, kinds': {
    rightOfJudged: { measured: 0.793, least: 0.761 },
  },
  'invented lamps, 30 days, issues': {
    meanBestF1: { measured: 0.788, least: 0.753 },
    broadBestF1: { measured: 0.7, least: 0.65 },
    broadHeld: { measured: 0.585, least: 0.535 },
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
    nmi: { measured: 0.84, least: 0.82 },
    b3F1: { measured: 0.692, least: 0.662 },
  },
  'invented bicycles, 7 days, list': {
    precisionAt10: { measured: 0.875, least: 0.815 },
    recallAt20: { measured: 0.932, least: 0.872 },
    ndcgAt10: { measured: 0.895, least: 0.845 },
    spamAt20: { measured: 0.5, most: 1 },
    duplicatesAt20: { measured: 5, most: 5.5 },
    statusAccuracy: { measured: 0.964, least: 0.899 },
    mentionError: { measured: 0.161, most: 0.226 },
    memberPrecision: { measured: 0.881, least: 0.836 },
    memberRecall: { measured: 0.798, least: 0.753 },
    nameHit: { measured: 0.82, least: 0.776 },
    labelPrecision: { measured: 0.85, least: 0.817 },
  },
  'invented bicycles, 7 days, kinds': {
    rightOfJudged: { measured: 0.806, least: 0.766 },
  },
  'invented bicycles, 7 days, issues': {
    meanBestF1: { measured: 0.816, least: 0.781 },
    broadBestF1: { measured: 0.719, least: 0.718 },
    broadHeld: { measured: 0.633, least: 0.626 },
  },
  'invented bicycles, 7 days, voices': {
    countedShare: { measured: 0, most: 0 },
    quoted: { measured: 0, most: 0 },
  },
  'invented bicycles, 30 days, list': {
    precisionAt10: { measured: 0.775, least: 0.715 },
    recallAt20: { measured: 0.904, least: 0.844 },
    ndcgAt10: { measured: 0.849, least: 0.799 },
    spamAt20: { measured: 0.5, most: 1 },
    duplicatesAt20: { measured: 4.25, most: 5.25 },
    statusAccuracy: { measured: 0.852, least: 0.838 },
    mentionError: { measured: 0.226, most: 0.274 },
    memberPrecision: { measured: 0.885, least: 0.84 },
    memberRecall: { measured: 0.778, least: 0.733 },
    nameHit: { measured: 0.816, least: 0.778 },
    labelPrecision: { measured: 0.826, least: 0.798 },
  },
  'invented bicycles, 30 days, kinds': {
    rightOfJudged: { measured: 0.823, least: 0.783 },
  },
  'invented bicycles, 30 days, issues': {
    meanBestF1: { measured: 0.762, least: 0.727 },
    broadBestF1: { measured: 0.632, least: 0.607 },
    broadHeld: { measured: 0.521, least: 0.478 },
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
    nmi: { measured: 0.016, most: 0.026 },
    b3F1: { measured: 0.009, most: 0.039 },
  },
  'invented lamps and bicycles apart, 7 days, list': {
    ndcgAt10: { measured: 0.005, most: 0.055 },
    memberRecall: { measured: 0.062, most: 0.063 },
    nameHit: { measured: 0.051, most: 0.095 },
  },
  'invented lamps and bicycles apart, 7 days, kinds': {
    rightOfJudged: { measured: 0.041, most: 0.062 },
  },
  'invented lamps and bicycles apart, 7 days, issues': {
    meanBestF1: { measured: 0.044, most: 0.07 },
  },
  'invented lamps and bicycles apart, 30 days, list': {
    ndcgAt10: { measured: 0.059, most: 0.109 },
    memberRecall: { measured: 0.044, most: 0.054 },
    nameHit: { measured: 0.044, most: 0.052 },
  },
  'invented lamps and bicycles apart, 30 days, kinds': {
    rightOfJudged: { measured: 0.03, most: 0.071 },
  },
  'invented lamps and bicycles apart, 30 days, issues': {
    meanBestF1: { measured: 0.026, most: 0.03 },
  },
  'invented lamps and bicycles apart, intents': {
    precision: { measured: 0.002, most: 0.042 },
    recall: { measured: 0.007, most: 0.032 },
  },
}
