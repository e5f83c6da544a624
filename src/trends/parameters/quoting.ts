import type { ParameterTable } from './parameter.ts'

/** Posts that speak against a topic. */
export const counterEvidence = {
  maxCounterEvidence: {
    value: 3,
    unit: 'posts',
    range: [0, 100],
    kind: 'display',
    effect: 'So many posts are shown at most.',
  },
  commonDenialShare: {
    value: 1 / 3,
    unit: 'share of the posts',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Where so many deny, denying is what the topic says.',
  },
} as const satisfies ParameterTable

/** Whether one sentence denies its topic. */
export const denial = {
  maxCharactersBefore: {
    value: 40,
    unit: 'characters',
    range: [10, 1000],
    kind: 'work bound',
    effect: 'Read before a word to find what negates it.',
  },
  maxCharactersAfter: {
    value: 30,
    unit: 'characters',
    range: [10, 1000],
    kind: 'work bound',
    effect: 'Read behind a word to find what negates it.',
  },
  minTurnLength: {
    value: 4,
    unit: 'characters',
    range: [0, 100],
    kind: 'tuned',
    effect: 'Where less stands behind a turn such as "but", the whole sentence counts.',
  },
} as const satisfies ParameterTable

/** What customers ask. */
export const question = {
  minQuestionLength: {
    value: 9,
    unit: 'characters',
    range: [1, 100],
    kind: 'tuned',
    effect: 'The shortest question, with its mark: less asks nothing.',
  },
  minSpacelessQuestionLength: {
    value: 5,
    unit: 'characters',
    range: [1, 100],
    kind: 'tuned',
    effect: 'The shortest question in scripts without spaces, with its mark.',
  },
  maxQuestionLength: {
    value: 200,
    unit: 'characters',
    range: [20, 1000],
    kind: 'display',
    effect: 'With its mark: a quotation takes no more, and would cut the end off.',
  },
} as const satisfies ParameterTable

/** An exact part of a post. */
export const quote = {
  maxQuoteLength: {
    value: 200,
    unit: 'characters',
    range: [20, 1000],
    kind: 'display',
    effect: 'A quotation is cut here unless a caller asks for less.',
  },
  minQuoteLength: {
    value: 20,
    unit: 'characters',
    range: [1, 200],
    kind: 'tuned',
    effect: 'A shorter part says too little to stand alone.',
  },
  minSpacelessQuoteLength: {
    value: 8,
    unit: 'characters',
    range: [1, 200],
    kind: 'tuned',
    effect: 'Scripts without spaces say as much in fewer characters.',
  },
  maxCreditLength: {
    value: 60,
    unit: 'characters',
    range: [10, 1000],
    kind: 'work bound',
    effect: 'Longer names of whom a post credits are none.',
  },
} as const satisfies ParameterTable

/** What the posts of a trend call for. */
export const leadingKind = {
  minLeadingShare: {
    value: 0.25,
    unit: 'share of the first copies',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Problems, wishes and comparisons lead where so many of the posts have them. Larger: more small talk is called by its form.',
  },
  minShareOfQuestions: {
    value: 0.4,
    unit: 'times the posts that ask',
    range: [0, 1],
    kind: 'tuned',
    effect: 'And only where they are so many of those that ask. Larger: more problems pass for questions.',
  },
  minTalkShare: {
    value: 0.3,
    unit: 'share of the first copies',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Questions and praise lead where so many have them. Smaller: news and small talk pass for them.',
  },
} as const satisfies ParameterTable

/** Which posts are quoted. */
export const quotations = {
  maxQuotations: {
    value: 3,
    unit: 'quotations',
    range: [0, 100],
    kind: 'display',
    effect: 'So many are shown at most.',
  },
  maxQuotedPosts: {
    value: 8,
    unit: 'posts',
    range: [1, 1000],
    kind: 'work bound',
    effect: 'In so many posts of the kind quotations are sought.',
  },
} as const satisfies ParameterTable

/** Posts that tell of danger. */
export const hazards = {
  maxHazards: {
    value: 50,
    unit: 'posts',
    range: [1, 10000],
    kind: 'display',
    effect: 'So many are shown at most; `intents` counts all.',
  },
} as const satisfies ParameterTable

/** What to make of a trend. */
export const idea = {
  minIdeaIndependent: {
    value: 5,
    unit: 'independent mentions',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'With fewer no idea is made.',
  },
  minIdeaAuthors: {
    value: 3,
    unit: 'authors',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'With fewer no idea is made.',
  },
  minIdeaVariety: {
    value: 0.5,
    unit: 'variety factor of the score',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Where copies make up more no idea is made.',
  },
  highConfidenceMentions: {
    value: 30,
    unit: 'independent mentions',
    range: [1, 10000],
    kind: 'tuned',
    effect: 'Confidence is high from here on.',
  },
  mediumConfidenceMentions: {
    value: 12,
    unit: 'independent mentions',
    range: [1, 10000],
    kind: 'tuned',
    effect: 'Confidence is medium from here on.',
  },
} as const satisfies ParameterTable
