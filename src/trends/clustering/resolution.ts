import { neighboursFor } from '../graph/neighbour-graph.ts'

/** The coarse grouping only tells terms apart. */
const COARSE_RESOLUTION = 8
const FINE_RESOLUTION = 12
/** A resolution r cuts n texts into some r groups at least: few texts take a lower one. */
const RESOLVED_TEXTS = 6

/** Louvain's resolution for the coarse pass over so many texts. */
export function coarseResolution(count: number): number {
  return resolutionFor(count, COARSE_RESOLUTION)
}

/** Louvain's resolution for topics of so many texts. */
export function fineResolution(count: number): number {
  return resolutionFor(count, FINE_RESOLUTION)
}

/** The resolution that `count` texts can take, 1 to `wanted`. */
function resolutionFor(count: number, wanted: number): number {
  return Math.min(wanted, Math.max(1, count / (RESOLVED_TEXTS * neighboursFor(count))))
}
