import type { ParameterTable } from './parameter.ts'

/** Each text linked to its nearest. */
export const neighbourGraph = {
  minNeighbours: {
    value: 5,
    unit: 'links a text',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Few texts are linked to so many at least.',
  },
  maxNeighbours: {
    value: 20,
    unit: 'links a text',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Many texts are linked to so many at most. Larger: slower, and topics run together.',
  },
  neighboursPerRoot: {
    value: 1,
    unit: 'links a text, times the square root of the number of texts',
    range: [0.1, 10],
    kind: 'tuned',
    effect: 'Between the two limits. Larger: topics of a small collection run together.',
  },
  minNeighbourCosine: {
    value: 0.1,
    unit: 'cosine',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Texts less alike are not linked. Larger: more texts stay alone.',
  },
  maxTermPostings: {
    value: 500,
    unit: 'texts',
    range: [50, 100000],
    kind: 'work bound',
    effect:
      'Of a very common term only so many texts, the nearest in order, are read for one text: this keeps the work linear.',
  },
  maxFinePostings: {
    value: 700,
    unit: 'texts',
    range: [50, 100000],
    kind: 'work bound',
    effect: 'Read for one text, its heaviest terms first: what comes after hardly changes which are nearest.',
  },
  negligibleShare: {
    value: 0.1,
    unit: 'share of the weight of a text',
    range: [0, 1],
    kind: 'work bound',
    effect: 'The lightest terms of a text, up to so much, are the commonest and are not searched.',
  },
  maxInsertionTerms: {
    value: 100,
    unit: 'terms',
    range: [1, 1000],
    kind: 'work bound',
    effect: 'So many terms are sorted by insertion, which is quickest for few; of more it takes the square.',
  },
} as const satisfies ParameterTable

/** Texts by the character n-grams of their words. */
export const characterGrams = {
  minGramLetters: {
    value: 2,
    unit: 'letters',
    range: [1, 10],
    kind: 'tuned',
    effect:
      'The shortest, an end of a word counted as a letter. Larger: forms of short words are nothing alike.',
  },
  maxGramLetters: {
    value: 4,
    unit: 'letters',
    range: [1, 10],
    kind: 'tuned',
    effect: 'The longest. Larger: whole words count more, and there is more to compare.',
  },
  functionWordShare: {
    value: 0.4,
    unit: 'share of what another word gives',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A word of grammar gives each of its n-grams so much. Larger: topics follow how something is said; 0: "why" and "how long" tell no questions apart.',
  },
  gramLengthExponent: {
    value: 0.3,
    unit: 'exponent of the number of n-grams of a word',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'A word gives each of its n-grams one over that power. Larger: long words count less; with .5 as much as short ones.',
  },
} as const satisfies ParameterTable

/** What words mean, by the words that they stand beside. */
export const wordVectors = {
  dimensions: {
    value: 32,
    unit: 'dimensions',
    range: [2, 1000],
    kind: 'tuned',
    effect:
      'Twice as many are hardly better and take twice the time; fewer make words of one domain all alike.',
  },
  spareDimensions: {
    value: 8,
    unit: 'dimensions',
    range: [0, 100],
    kind: 'work bound',
    effect: 'Found beside those and left out: the last ones found are not yet settled.',
  },
  subspaceRounds: {
    value: 4,
    unit: 'rounds',
    range: [1, 100],
    kind: 'work bound',
    effect: 'More hardly turn the dimensions that count.',
  },
  vectorStemLetters: {
    value: 6,
    unit: 'letters',
    range: [2, 100],
    kind: 'tuned',
    effect:
      'Words that begin with the same so many are one word here. Larger: fewer texts to learn a word from.',
  },
  windowTerms: {
    value: 20,
    unit: 'words to each side',
    range: [1, 1000],
    kind: 'tuned',
    effect:
      'Words so near stand together; a short text is all within. Smaller: grammar counts, topics do not.',
  },
  minWordTexts: {
    value: 2,
    unit: 'texts',
    range: [1, 1000],
    kind: 'tuned',
    effect: 'Of a word that fewer hold nothing is learnt.',
  },
  maxWords: {
    value: 5000,
    unit: 'words',
    range: [100, 1000000],
    kind: 'work bound',
    effect: 'Only the commonest words are learnt of.',
  },
  contextSmoothing: {
    value: 0.75,
    unit: 'exponent',
    range: [0, 1],
    kind: 'tuned',
    effect: 'Smaller: company with rare words counts less.',
  },
  minInformation: {
    value: 0.5,
    unit: 'nats of pointwise mutual information',
    range: [0, 5],
    kind: 'tuned',
    effect: 'Words that stand together hardly more than by chance are not associated. Larger: fewer are.',
  },
} as const satisfies ParameterTable

/** Texts compared by several views of them at once. */
export const textGraph = {
  gramShare: {
    value: 0.55,
    unit: 'share of the similarity',
    range: [0, 1],
    kind: 'tuned',
    effect: 'What the character n-grams count. Larger: topics follow the forms of words.',
  },
  vectorShare: {
    value: 0.32,
    unit: 'share of the similarity',
    range: [0, 1],
    kind: 'tuned',
    effect: 'What the meanings of words count. Larger: topics are broader.',
  },
  wordViewShare: {
    value: 0.13,
    unit: 'share of the similarity',
    range: [0, 1],
    kind: 'tuned',
    effect: 'What the weighted words count. Larger: topics follow names and events.',
  },
  givenShare: {
    value: 1,
    unit: 'times the other shares together',
    range: [0, 100],
    kind: 'tuned',
    effect: "What vectors of one's own model count where they are given. Larger: topics follow the model.",
  },
  minTextSimilarity: {
    value: 0.32,
    unit: 'similarity',
    range: [0, 1],
    kind: 'tuned',
    effect:
      'Texts less alike are not linked: any two of one language share some letters. Larger: more texts stay alone.',
  },
  linkExponent: {
    value: 1.3,
    unit: 'power of the similarity',
    range: [0.5, 10],
    kind: 'tuned',
    effect: 'What a link weighs. Larger: the nearest of the linked texts count more.',
  },
  maxComparedTexts: {
    value: 12_000,
    unit: 'texts',
    range: [0, 10000000],
    kind: 'work bound',
    effect: 'More texts are compared by their words alone.',
  },
  wordCandidates: {
    value: 40,
    unit: 'texts',
    range: [10, 1000],
    kind: 'work bound',
    effect: 'So many are compared with one text in all views, the nearest by words.',
  },
  wordPostings: {
    value: 2000,
    unit: 'texts',
    range: [50, 1000000],
    kind: 'work bound',
    effect: 'Read for one text to find those, its rarest words first.',
  },
  gramCandidates: {
    value: 40,
    unit: 'texts',
    range: [10, 1000],
    kind: 'work bound',
    effect: 'So many more are compared with it, the nearest by character n-grams.',
  },
  gramPostings: {
    value: 8000,
    unit: 'texts',
    range: [50, 1000000],
    kind: 'work bound',
    effect: 'Read for one text to find those, its rarest n-grams first.',
  },
  maxGramTexts: {
    value: 5000,
    unit: 'texts',
    range: [0, 10000000],
    kind: 'work bound',
    effect: 'Of more texts only those near by words are compared: n-grams are long to search.',
  },
} as const satisfies ParameterTable

/** Communities by modularity. */
export const louvain = {
  maxLevels: {
    value: 20,
    unit: 'rounds of aggregation',
    range: [1, 100],
    kind: 'work bound',
    effect: 'Far more than any graph of posts takes.',
  },
} as const satisfies ParameterTable
