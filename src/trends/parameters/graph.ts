import type { ParameterTable } from './parameter.ts'

/** Each text linked to its nearest. */
export const neighbourGraph = {
  minNeighbours: {
    value: 5,
    unit: 'links a text',
    range: [1, 100],
    kind: 'tuned',
    effect:
      'Few texts are linked to so many at least; between the two limits it is the square root of their number.',
  },
  maxNeighbours: {
    value: 20,
    unit: 'links a text',
    range: [1, 100],
    kind: 'tuned',
    effect: 'Many texts are linked to so many at most. Larger: slower, and topics run together.',
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
