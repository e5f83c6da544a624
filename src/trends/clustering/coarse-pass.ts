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
 * The focus of each term (see focus.ts) by a rough grouping of the documents; of very many, of every second,
 * third and so on. A term that none of those holds has the focus its number of documents allows.
 * `days` are one a document.
 */
export function coarsePass(matrix: TermMatrix, days: readonly (number | undefined)[]): Float64Array {
  const step = Math.ceil(days.length / maxCoarseTexts)
  if (step <= 1) return roughEntropy(matrix, days)
  const sample = toTermMatrix(everyNth(matrix, step), matrix.vocabulary)
  const sampled = roughEntropy(
    sample,
    days.filter((_, index) => index % step === 0),
  )
  return realsOf(sampled.length, (term) =>
    documentFrequency(sample, term) > 0 ? realAt(sampled, term) : shrinkage(documentFrequency(matrix, term)),
  )
}

function roughEntropy(matrix: TermMatrix, days: readonly (number | undefined)[]): Float64Array {
  const neighbours = Math.min(maxCoarseNeighbours, neighboursFor(days.length))
  const graph = neighbourGraph(matrix, matrix.idf, { neighbours, postingsRead: maxCoarsePostings })
  const rough = mergeLinked(graph, detectCommunities(graph, coarseResolution(days.length)), days)
  return entropyWeights(matrix, rough)
}
