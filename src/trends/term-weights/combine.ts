import { realAt, realsOf, type TermMatrix } from '../corpus/term-matrix.ts'

/** One weight a term, 0 or more. */
export type TermWeights = Float64Array

/**
 * How much each term tells of topics, one value a term: its inverse document frequency times the probability that any
 * of the signs, each 0 to 1, says that it belongs to a topic, as if they were independent (a noisy or).
 */
export function combineWeights(idf: Float64Array, ...signs: readonly Float64Array[]): TermWeights {
  const [first, ...others] = signs
  return first === undefined ? idf : product(idf, others.reduce(eitherOf, first))
}

/** The same sign for every term, in place of one that is left out: 0 says nothing, 1 lets IDF alone count. */
export function equalSigns({ idf }: Pick<TermMatrix, 'idf'>, sign: 0 | 1): Float64Array {
  return new Float64Array(idf.length).fill(sign)
}

/**
 * The weights that topics are described and assigned by: the square root of `combineWeights`, so that the dot product
 * of two texts adds up the weights of the terms they share.
 */
export function topicWeights(idf: Float64Array, ...signs: readonly Float64Array[]): TermWeights {
  return combineWeights(idf, ...signs).map(Math.sqrt)
}

function eitherOf(first: Float64Array, second: Float64Array): Float64Array {
  return realsOf(first.length, (index) => 1 - (1 - realAt(first, index)) * (1 - realAt(second, index)))
}

function product(first: Float64Array, second: Float64Array): Float64Array {
  return realsOf(first.length, (index) => realAt(first, index) * realAt(second, index))
}
