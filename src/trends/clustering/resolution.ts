import { neighboursFor } from '../graph/neighbour-graph.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

/** Louvain's resolution for the moves of single texts once groups are merged. */
export const { singleResolution } = valuesOf(parameters.moveSingly)
const { maxCoarseResolution, maxFineResolution, textsPerCommunity } = valuesOf(parameters.resolution)

/** Louvain's resolution for the coarse pass over so many texts, 1 to `maxCoarseResolution`. */
export function coarseResolution(count: number): number {
  return resolutionFor(count, maxCoarseResolution)
}

/** Louvain's resolution for topics of so many texts, 1 to `maxFineResolution`. */
export function fineResolution(count: number): number {
  return resolutionFor(count, maxFineResolution)
}

/** The resolution that `count` texts can take, 1 to `wanted`. */
function resolutionFor(count: number, wanted: number): number {
  return Math.min(wanted, Math.max(1, count / (textsPerCommunity * neighboursFor(count))))
}
