import type { ParameterTable } from './parameter.ts'

/** The language that most posts of a topic are in. */
export const mainLanguage = {
  minScriptShare: {
    value: 0.1,
    unit: 'share of the letters',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'So many letters of a script of its own tell the language of a text: the others may be names. Larger: more such texts count as in Latin letters.',
  },
  minMainLanguageShare: {
    value: 0.6,
    unit: 'share of the texts whose language is told',
    range: [0.5, 1],
    kind: 'tuned',
    effect: 'A topic with fewer in one language has none of its own, and is related to nothing.',
  },
  maxLanguageTexts: {
    value: 100,
    unit: 'texts',
    range: [10, 10_000],
    kind: 'work bound',
    effect: 'Of a topic so many are read for its language, and for what may be shared.',
  },
} as const satisfies ParameterTable

/** When two topics in different languages are the same issue. */
export const related = {
  minSharers: {
    value: 2,
    unit: 'authors',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Fewer in either topic share nothing.',
  },
  minSharerShare: {
    value: 0.2,
    unit: "share of the topic's authors",
    range: [0, 1],
    kind: 'tuned',
    effect: 'In either topic; what fewer say says nothing of the topic.',
  },
  minOwnShare: {
    value: 0.6,
    unit: 'share of all authors who say it',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Of those so many say it in the two topics, topics of third languages aside: the name of a brand or a product stands in many.',
  },
  maxSayingShare: {
    value: 0.8,
    unit: 'share of all authors',
    range: [0, 1],
    kind: 'tuned',
    effect: 'What more say is what everything is about.',
  },
  minEvidence: {
    value: 2,
    unit: 'shared things',
    range: [1, 10],
    kind: 'tuned',
    effect: 'One name alone may be that of a product with two different issues.',
  },
  linkWorth: {
    value: 2,
    unit: 'shared things',
    range: [1, 10],
    kind: 'tuned',
    effect: 'A link says as much as so many words.',
  },
  minDayOverlap: {
    value: 0.25,
    unit: 'share of the days of each, common to both',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Topics of other times are other issues.',
  },
  minSideBySideShare: {
    value: 0.7,
    unit: 'share of the rarer word',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Words that stand side by side so often are one name.',
  },
  minTermLetters: {
    value: 3,
    unit: 'letters or digits',
    range: [2, 10],
    kind: 'tuned',
    effect: 'Shorter words, and numbers, are chance.',
  },
  maxRelated: {
    value: 5,
    unit: 'topics',
    range: [1, 50],
    kind: 'display',
    effect: 'So many are told of a topic, those with most in common first.',
  },
} as const satisfies ParameterTable
