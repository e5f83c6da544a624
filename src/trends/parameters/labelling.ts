import type { ParameterTable } from './parameter.ts'

/** The texts that a label is sought in. */
export const labelTexts = {
  maxCheckedTexts: {
    value: 20,
    unit: 'texts',
    range: [1, 1000],
    kind: 'work bound',
    effect: 'So many, evenly over time, are checked for being suspect.',
  },
  maxWindowTexts: {
    value: 100,
    unit: 'texts',
    range: [10, 10000],
    kind: 'work bound',
    effect: 'Of the window so many texts are read for a label; a topic may have thousands.',
  },
  maxEarlierTexts: {
    value: 50,
    unit: 'texts',
    range: [0, 10000],
    kind: 'work bound',
    effect: 'Of the time before the window so many texts are read for a label.',
  },
  earlierAuthorsWeight: {
    value: 20,
    unit: 'authors',
    range: [0, 1000],
    kind: 'tuned',
    effect: 'All the earlier authors together count as so many of the window. Larger: a label changes later.',
  },
} as const satisfies ParameterTable

/** Words that are run together. */
export const segmentation = {
  minSegmentedTexts: {
    value: 2,
    unit: 'texts',
    range: [1, 100],
    kind: 'tuned',
    effect: 'A phrase that so many texts write out is one that hashtags may run together.',
  },
  maxPhraseWords: {
    value: 4,
    unit: 'words',
    range: [1, 10],
    kind: 'work bound',
    effect: 'A phrase has at most so many words; more would make the work quadratic.',
  },
  maxShapeLength: {
    value: 256,
    unit: 'characters',
    range: [16, 65536],
    kind: 'work bound',
    effect: 'Longer words count as this long where only their length is looked at.',
  },
} as const satisfies ParameterTable

/** How a phrase is written. */
export const phrases = {
  maxAcronymLength: {
    value: 5,
    unit: 'characters',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Longer words and phrases in capitals are shouted; shorter ones may be an acronym.',
  },
} as const satisfies ParameterTable

/** The words that tell a topic from others. */
export const discriminativeTerms = {
  maxCandidateWords: {
    value: 16,
    unit: 'words',
    range: [1, 1000],
    kind: 'work bound',
    effect: 'The strongest are looked at for label and keywords.',
  },
  maxLoneWordTexts: {
    value: 20,
    unit: 'texts',
    range: [0, 1000],
    kind: 'tuned',
    effect: 'Of more texts than these, a word that only one holds is none of theirs.',
  },
  maxLabelWordLength: {
    value: 100,
    unit: 'characters',
    range: [10, 10000],
    kind: 'work bound',
    effect: 'Longer words and hashtags label nothing.',
  },
} as const satisfies ParameterTable

/** The label: a word, extended to a phrase. */
export const label = {
  maxKeywords: {
    value: 8,
    unit: 'words',
    range: [1, 100],
    kind: 'display',
    effect: 'So many keywords are shown with a trend.',
  },
  minExtendedShare: {
    value: 0.6,
    unit: 'share of the authors who write the shorter phrase',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A longer phrase replaces a shorter one where so many write it. Smaller: longer labels.',
  },
  minPhraseTexts: {
    value: 2,
    unit: 'texts',
    range: [1, 100],
    kind: 'tuned',
    effect: 'A phrase that fewer hold may be chance.',
  },
  minBoundTexts: {
    value: 10,
    unit: 'texts',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'Fewer texts beside those of the head may have a function word there by chance.',
  },
  minBoundShare: {
    value: 0.8,
    unit: 'share of the authors who write the head',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A function word at the edge of a phrase stays where so many write it. Smaller: labels such as "on the bridge".',
  },
  minBoundLift: {
    value: 5,
    unit: 'times the frequency in all texts',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'A function word at the edge stays only where the topic says it so much more often than all texts do.',
  },
  fullLabelWords: {
    value: 3,
    unit: 'words',
    range: [1, 10],
    kind: 'tuned',
    effect: 'A shorter label takes along a word that is associated with it.',
  },
  minAdjacentShare: {
    value: 0.1,
    unit: 'share of the texts with the second word',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Two words are a phrase where so many texts have them side by side.',
  },
  minJoinedShare: {
    value: 0.25,
    unit: 'share of the authors who write the label',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A phrase around two words tells nothing where fewer have them side by side.',
  },
  maxCollocatedWords: {
    value: 3,
    unit: 'words',
    range: [1, 10],
    kind: 'tuned',
    effect: 'A phrase that a label takes along has so many words at most.',
  },
  minAssociation: {
    value: 0.25,
    unit: 'association',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A label of one word takes along a word with so high an association (see collocations.ts). Smaller: longer labels.',
  },
  minThirdAssociation: {
    value: 0.45,
    unit: 'association',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A label of two words says more already: a third one needs so high an association.',
  },
  minHeldShare: {
    value: 0.5,
    unit: 'share of the authors who write the label',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'From so many authors who write the third word with the label, the lower bound minHeldThirdAssociation is enough.',
  },
  minHeldThirdAssociation: {
    value: 0.35,
    unit: 'association',
    range: [0, 1],
    kind: 'tuned',
    effect: 'The association that a third word needs where so many as minHeldShare hold it.',
  },
  maxFallbackLength: {
    value: 60,
    unit: 'characters',
    range: [10, 1000],
    kind: 'display',
    effect: 'Where no word can be a label the beginning of a text is one, so long at most.',
  },
} as const satisfies ParameterTable

/** Words that are said with a label. */
export const collocations = {
  heldExponent: {
    value: 0.65,
    unit: 'exponent',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'How much it counts that the texts of the label hold a word, the rest being that other texts hardly do.',
  },
  minCollocatedTexts: {
    value: 3,
    unit: 'texts',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Words that fewer texts hold together may meet by chance.',
  },
} as const satisfies ParameterTable

/** Calls and labels with which posts of all kinds begin or end. */
