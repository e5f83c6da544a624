import { realAt, realsOf } from '../corpus/term-matrix.ts'

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

/** A sign that is 0 for each of so many terms. */
export function noSign(count: number): Float64Array {
  return new Float64Array(count)
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
