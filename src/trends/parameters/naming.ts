import type { ParameterTable } from './parameter.ts'

/** The two sides that a broad issue is named by. */
export const sides = {
  minSideShare: {
    value: 0.03,
    unit: 'share of the authors',
    range: [0, 1],
    kind: 'tuned',
    effect: 'What fewer say is no side of an issue. Larger: fewer issues with a name.',
  },
  minSideLift: {
    value: 2,
    unit: 'times the share of the other texts',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'And each word of it is so much more common there than elsewhere. Larger: fewer issues with a name.',
  },
  maxSideLexemes: {
    value: 3,
    unit: 'words',
    range: [2, 10],
    kind: 'display',
    effect: 'A side says so many telling words at most.',
  },
  maxSideWords: {
    value: 4,
    unit: 'words',
    range: [2, 100],
    kind: 'display',
    effect: 'A side has so many words at most, those in between included.',
  },
} as const satisfies ParameterTable

/** The label. */
export const label = {
  maxKeywords: {
    value: 8,
    unit: 'words',
    range: [1, 100],
    kind: 'display',
    effect: 'So many keywords are shown with a trend.',
  },
  maxNames: {
    value: 4,
    unit: 'names',
    range: [1, 100],
    kind: 'work bound',
    effect: 'So many names are found, the others for topics that would be called alike.',
  },
  minNameShare: {
    value: 0.12,
    unit: 'share of the authors',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Words that fewer say together name nothing. Larger: more sentences in place of names.',
  },
  minCommonNameShare: {
    value: 0.06,
    unit: 'share of the authors',
    range: [0, 1],
    kind: 'tuned',
    effect: 'The same for words each of which minWordShare of them say: they say one thing in many words.',
  },
  minWordShare: {
    value: 0.2,
    unit: 'share of the authors',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Where so many say each word of a name, minCommonNameShare is enough to say them together.',
  },
  minLoneShare: {
    value: 0.5,
    unit: 'share of the authors',
    range: [0, 1],
    kind: 'tuned',
    effect: 'A word alone names nothing where fewer say it. Larger: more sentences in place of names.',
  },
  minPartnerValue: {
    value: 0.2,
    unit: 'share of the authors times a logarithm',
    range: [0, 10],
    kind: 'tuned',
    effect:
      'A word that tells less of a topic by itself makes no name with another. Larger: fewer names such as "flight time", of a word that all topics hold.',
  },
  minUsualShare: {
    value: 0.4,
    unit: 'share of the authors',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Words that fewer say together are the name of a part of a broad issue before they are its own. Larger: more issues named by one word.',
  },
  minNameLead: {
    value: 2,
    unit: 'times the share of another name',
    range: [1, 100],
    kind: 'tuned',
    effect: 'And so many times as many say them as say any other name of it.',
  },
  minIssueNameShare: {
    value: 0.15,
    unit: 'share of the authors',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A broad issue is called what fewer say only after its two sides. Larger: more issues with two sides.',
  },
  maxFallbackLength: {
    value: 60,
    unit: 'characters',
    range: [10, 1000],
    kind: 'display',
    effect: 'Where there is no sentence either the beginning of a text is the label, so long at most.',
  },
} as const satisfies ParameterTable
