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
    effect: 'A hashtag runs so many words together at most; more would make the work quadratic.',
  },
  maxShapeLength: {
    value: 256,
    unit: 'characters',
    range: [16, 65536],
    kind: 'work bound',
    effect: 'Longer words count as this long where only their length is looked at.',
  },
} as const satisfies ParameterTable

/** How a name is written. */
export const surface = {
  maxAcronymLength: {
    value: 5,
    unit: 'characters',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Longer words and phrases in capitals are shouted; shorter ones may be an acronym.',
  },
} as const satisfies ParameterTable

/** What is known of words in all stored texts. */
export const background = {
  maxBackgroundTexts: {
    value: 8192,
    unit: 'texts',
    range: [100, 1000000],
    kind: 'work bound',
    effect: 'Of so many texts, evenly over time, it is known which words they hold together.',
  },
} as const satisfies ParameterTable

/** Which words may label. */
export const labelWords = {
  maxLabelWordLength: {
    value: 100,
    unit: 'characters',
    range: [10, 10000],
    kind: 'work bound',
    effect: 'Longer words and hashtags label nothing.',
  },
  minLanguageShare: {
    value: 0.25,
    unit: 'share of the texts',
    range: [0, 1],
    kind: 'tuned',
    effect: 'The function words of a language label nothing where so many of the texts seem to be of it.',
  },
} as const satisfies ParameterTable

/** Words in all their forms, and what they tell. */
export const lexemes = {
  maxLexemes: {
    value: 30,
    unit: 'words',
    range: [1, 1000],
    kind: 'work bound',
    effect: 'The most telling are looked at for name and keywords.',
  },
  lightWordFactor: {
    value: 0.6,
    unit: 'factor',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'What a word tells that says something only beside others, as "order". Smaller: fewer such words in names.',
  },
  maxLoneWordTexts: {
    value: 20,
    unit: 'texts',
    range: [0, 1000],
    kind: 'tuned',
    effect: 'Of more texts than these, a word that only one holds is none of theirs.',
  },
  alikeLetters: {
    value: 4,
    unit: 'letters',
    range: [1, 100],
    kind: 'work bound',
    effect: 'Only words that begin with the same so many are compared for being forms of one.',
  },
} as const satisfies ParameterTable

/** Words that are said together, which a topic may be called by. */
export const candidates = {
  maxGap: {
    value: 4,
    unit: 'words',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'Words that stand so near each other are said together. Larger: names with more words in between.',
  },
  maxNameWords: {
    value: 6,
    unit: 'words',
    range: [1, 100],
    kind: 'display',
    effect: 'A name has so many words at most, those in between included.',
  },
  maxNameLexemes: {
    value: 4,
    unit: 'words',
    range: [1, 10],
    kind: 'display',
    effect: 'A name says so many telling words at most.',
  },
  beamWidth: {
    value: 8,
    unit: 'pairs',
    range: [1, 1000],
    kind: 'work bound',
    effect: 'The best pairs are tried with further words.',
  },
  wordShare: {
    value: 0.3,
    unit: 'factor',
    range: [0, 10],
    kind: 'tuned',
    effect:
      'How much it counts what each word of a name tells by itself. Larger: longer names, of commoner words.',
  },
  furtherWordFactor: {
    value: 0.5,
    unit: 'factor',
    range: [0, 10],
    kind: 'tuned',
    effect:
      'So much more counts what words tell together for each word beyond the first. Larger: longer names.',
  },
  loneWordFactor: {
    value: 0.4,
    unit: 'factor',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'What one word tells as a name, because alone it says less of the matter. Smaller: fewer names of one word.',
  },
  headShare: {
    value: 0.6,
    unit: 'share of the authors',
    range: [0, 1],
    kind: 'tuned',
    effect: 'The most telling word is in the name where so many say it.',
  },
  minExtendedShare: {
    value: 0.5,
    unit: 'share of the authors who say the shorter name',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A name takes along a word that so many say with it. Smaller: longer names.',
  },
  maxSpots: {
    value: 8,
    unit: 'spots',
    range: [1, 1000],
    kind: 'work bound',
    effect: 'Of one text so many spots are looked at for words said together.',
  },
} as const satisfies ParameterTable
