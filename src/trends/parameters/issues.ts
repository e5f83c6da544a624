import type { ParameterTable } from './parameter.ts'

/** Which words are forms of one. */
export const wordForms = {
  maxFormWords: {
    value: 5000,
    unit: 'words',
    range: [100, 1000000],
    kind: 'work bound',
    effect: 'Endings are learned from the most frequent words; rarer ones found no issue.',
  },
  minStemLetters: {
    value: 4,
    unit: 'letters',
    range: [2, 20],
    kind: 'tuned',
    effect:
      'Words with a shorter beginning in common are no forms of one. Smaller: "car" and "care" are one word.',
  },
  maxEndingLetters: {
    value: 5,
    unit: 'letters',
    range: [1, 20],
    kind: 'tuned',
    effect: 'Longer endings are words of their own, as in compounds.',
  },
  minEndingStems: {
    value: 3,
    unit: 'beginnings',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'Two endings change with each other where so many beginnings have both. Larger: fewer words are forms of one.',
  },
  minEndingShare: {
    value: 0.002,
    unit: 'beginnings a word',
    range: [0, 1],
    kind: 'tuned',
    effect: 'The same for large vocabularies, in which more endings meet by chance.',
  },
} as const satisfies ParameterTable

/** The words that say what a text is about. */
export const contentWords = {
  maxContentShare: {
    value: 0.2,
    unit: 'share of the texts',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A word in more texts is what all of them are about: the product, its kind, its maker.',
  },
} as const satisfies ParameterTable

/** The words that issues are found by. */
export const anchors = {
  minAnchorTexts: {
    value: 12,
    unit: 'texts',
    range: [2, 10000],
    kind: 'tuned',
    effect: 'Rarer words are no issue of many; the fine topics tell of them.',
  },
  minAnchorShare: {
    value: 0.007,
    unit: 'share of the texts',
    range: [0, 1],
    kind: 'tuned',
    effect: 'The same for large collections.',
  },
  maxNameShare: {
    value: 0.5,
    unit: 'share of the uses within sentences',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A word that is written with a capital more often is the name of a place, a person or a product.',
  },
  maxNameTexts: {
    value: 100,
    unit: 'texts',
    range: [10, 100000],
    kind: 'work bound',
    effect: 'How a word is written is looked up in so many of its texts.',
  },
  minMergedShare: {
    value: 0.5,
    unit: 'share of the texts with either word',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Words that stand together so often are one anchor. Larger: more issues that say the same.',
  },
  minTiedLift: {
    value: 2,
    unit: 'times what chance gives',
    range: [0, 1000],
    kind: 'tuned',
    effect:
      'Words whose texts are linked with each other so much are one anchor. Larger: "bag" and "baggage" are two issues.',
  },
  minTiedShare: {
    value: 0.05,
    unit: 'share of the links of either word',
    range: [0, 1],
    kind: 'tuned',
    effect: 'And so many of the links: a few between rare words may be chance.',
  },
  maxTiesLost: {
    value: 0.18,
    unit: 'share of the links of the texts',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'The posts with a word are tied with each other nearly as much as each with its fine topic. Smaller: fewer issues; the words that stand with everything in one domain, such as "account" in a bank\'s, lose most.',
  },
  minCompanionValue: {
    value: 0.15,
    unit: 'share of the texts times a logarithm',
    range: [0, 10],
    kind: 'tuned',
    effect:
      'The word that tells most beside an issue tells so much at least. Larger: fewer issues; first those go that are said of everything, such as "time" or "people".',
  },
  minCompanionship: {
    value: 0.25,
    unit: 'words a text beyond chance',
    range: [0, 10],
    kind: 'tuned',
    effect:
      'A word with fewer companions of its own stands with everything and is the name of no topic. Larger: fewer topics of events.',
  },
} as const satisfies ParameterTable

/** How texts with a word are linked. */
export const ties = {
  maxTiedRows: {
    value: 1000,
    unit: 'texts',
    range: [10, 1000000],
    kind: 'work bound',
    effect: 'The links between two words are counted from so many texts of the one.',
  },
} as const satisfies ParameterTable

/** Which words stand with a word beyond chance. */
export const companions = {
  minCompanionTexts: {
    value: 3,
    unit: 'texts',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'Two words that stand together in fewer texts may do so by chance.',
  },
  maxCompanionRows: {
    value: 1000,
    unit: 'texts',
    range: [10, 1000000],
    kind: 'work bound',
    effect: 'The companions of a word are counted in so many of its texts.',
  },
  minCompanionG: {
    value: 7.9,
    unit: 'log-likelihood ratio',
    range: [0, 1000],
    kind: 'tuned',
    effect: 'Chance alone reaches 7.9 once in 200 pairs. Larger: fewer words have companions.',
  },
} as const satisfies ParameterTable

/** Which groups are about one thing. */
export const unity = {
  minSharedWord: {
    value: 0.33,
    unit: 'share of the texts of the topic',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A topic is listed where a content word is common to so many of its texts. Larger: fewer topics, and fewer that gather what fits nowhere else.',
  },
  minSharedLift: {
    value: 2,
    unit: 'times the share of the other texts',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'And where it is so much more common there than elsewhere: what all posts hold, such as the product, joins none.',
  },
} as const satisfies ParameterTable

/** How an issue of the ranking before stays one. */
export const earlierIssues = {
  minGoneOnShare: {
    value: 0.5,
    unit: 'share of the texts known before',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Texts are an issue of the ranking before where they share so many with it, counted from both sides.',
  },
  slack: {
    value: 0.3,
    unit: 'share of a bound',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'So much less is asked of such an issue, and so much farther apart have the courses of a part and its issue to be to part or join them. 0: an issue near a bound comes and goes from day to day, and its id with it.',
  },
} as const satisfies ParameterTable

/** Which topics are parts of an issue, and which part moves alone. */
export const parts = {
  minPartShare: {
    value: 0.5,
    unit: 'share of the posts of the topic',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A topic is a part of an issue that holds so many of its posts. Larger: fewer parts.',
  },
  maxSameShare: {
    value: 0.6,
    unit: 'share of the posts of the issue',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Where one topic holds more, that topic is the issue.',
  },
  minSecondPartShare: {
    value: 0.2,
    unit: 'posts of the topic as a share of those of the issue',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Unless another part of it is so large and has the same course: "hinge squeaks" and "oiling the hinge". Larger: fewer issues, and more topics listed twice.',
  },
  maxCourseDistance: {
    value: 1.36,
    unit: 'distance times the root of nm / (n + m)',
    range: [0, 10],
    kind: 'definition',
    effect:
      'Chance alone exceeds 1.36 once in twenty: the topics have one course. Larger: topics of one word are told as one issue although one rises and the other does not.',
  },
  maxToldShare: {
    value: 0.6,
    unit: 'share of the texts of the issue',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Where broader issues together hold more, they tell it already. Larger: more issues that overlap.',
  },
  minStandingShare: {
    value: 0.5,
    unit: 'share of the posts of the issue',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'An issue is listed where so many of its posts move together; otherwise its parts are listed alone.',
  },
} as const satisfies ParameterTable
