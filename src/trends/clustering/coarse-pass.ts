import {
  documentFrequency,
  everyNth,
  realAt,
  realsOf,
  shrinkage,
  type TermMatrix,
  toTermMatrix,
} from '../corpus/term-matrix.ts'
import { detectCommunities } from '../graph/louvain.ts'
import { neighbourGraph, neighboursFor } from '../graph/neighbour-graph.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { entropyWeights } from '../term-weights/entropy.ts'
import { mergeLinked } from './merge-linked.ts'
import { coarseResolution } from './resolution.ts'

const { maxCoarseNeighbours, maxCoarsePostings, maxCoarseTexts } = valuesOf(parameters.coarsePass)

/**
 * The entropy weight of each term, 0 to 1 (see entropy.ts), by a coarse clustering of the texts; of very many texts
 * only every second, third and so on. A term that none of those holds has the weight that its document count allows.
 * `days` has one UTC day since 1970 a text, undefined without a date; `order` as in detectCommunities.
 */
export function coarsePass(
  matrix: TermMatrix,
  days: readonly (number | undefined)[],
  order = 0,
): Float64Array {
  const step = Math.ceil(days.length / maxCoarseTexts)
  if (step <= 1) return roughEntropy(matrix, days, order)
  const sample = toTermMatrix(everyNth(matrix, step), matrix.vocabulary)
  const sampled = roughEntropy(
    sample,
    days.filter((_, index) => index % step === 0),
    order,
  )
  return realsOf(sampled.length, (term) =>
    documentFrequency(sample, term) > 0 ? realAt(sampled, term) : shrinkage(documentFrequency(matrix, term)),
  )
}

function roughEntropy(
  matrix: TermMatrix,
  days: readonly (number | undefined)[],
  order: number,
): Float64Array {
  const neighbours = Math.min(maxCoarseNeighbours, neighboursFor(days.length))
  const graph = neighbourGraph(matrix, matrix.idf, { neighbours, postingsRead: maxCoarsePostings })
  const communities = detectCommunities(graph, coarseResolution(days.length), order)
  const rough = mergeLinked(graph, communities, days)
  return entropyWeights(matrix, rough)
}
