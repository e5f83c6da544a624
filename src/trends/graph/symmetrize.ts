import { at, realAt, rowsByKey } from '../corpus/term-matrix.ts'
import type { WeightedGraph } from './csr-graph.ts'

/**
 * Both directions of every link, one entry a pair, the higher weight for both: the two ends may have read different
 * postings, and a graph whose directions differ would keep Louvain moving for ever.
 */
export function symmetrize(links: WeightedGraph): WeightedGraph {
  const nodes = links.starts.length - 1
  const incoming = reversed(links)
  const both = graphOf(nodes, 2 * links.targets.length)
  /** One more than where a target stands; stale below the current node's own first place. */
  const placeAfter = new Uint32Array(nodes)
  let filled = 0
  for (let node = 0; node < nodes; node += 1) {
    const own = copyRow(links, node, both, filled, placeAfter)
    filled = mergeRow(incoming, node, both, { from: filled, to: own }, placeAfter)
    both.starts[node + 1] = filled
  }
  // Views, because a copy of the largest arrays there are would be the peak of a ranking's memory.
  return {
    starts: both.starts,
    targets: both.targets.subarray(0, filled),
    weights: both.weights.subarray(0, filled),
  }
}

function graphOf(nodes: number, links: number): WeightedGraph {
  return {
    starts: new Uint32Array(nodes + 1),
    targets: new Uint32Array(links),
    weights: new Float64Array(links),
  }
}

/** The same links by the node they lead to. */
function reversed({ starts, targets, weights }: WeightedGraph): WeightedGraph {
  const nodes = starts.length - 1
  const rows = rowsByKey(targets, nodes)
  const back = { ...graphOf(0, targets.length), starts: rows.starts }
  for (let node = 0; node < nodes; node += 1) {
    for (let slot = at(starts, node); slot < at(starts, node + 1); slot += 1) {
      const place = at(rows.places, slot)
      back.targets[place] = node
      back.weights[place] = realAt(weights, slot)
    }
  }
  return back
}

/** Copies a node's links to `filled` and the places after it; where they end. */
function copyRow(
  links: WeightedGraph,
  node: number,
  both: WeightedGraph,
  filled: number,
  placeAfter: Uint32Array,
): number {
  const end = at(links.starts, node + 1)
  let place = filled
  for (let slot = at(links.starts, node); slot < end; slot += 1) {
    const target = at(links.targets, slot)
    both.targets[place] = target
    both.weights[place] = realAt(links.weights, slot)
    place += 1
    placeAfter[target] = place
  }
  return place
}

/** Adds the links that lead to a node to its `own`, those between the two places; where they end. */
function mergeRow(
  incoming: WeightedGraph,
  node: number,
  both: WeightedGraph,
  own: { readonly from: number; readonly to: number },
  placeAfter: Uint32Array,
): number {
  const { targets, weights } = both
  const end = at(incoming.starts, node + 1)
  let filled = own.to
  for (let slot = at(incoming.starts, node); slot < end; slot += 1) {
    const target = at(incoming.targets, slot)
    const weight = realAt(incoming.weights, slot)
    const place = at(placeAfter, target) - 1
    if (place >= own.from) weights[place] = Math.max(realAt(weights, place), weight)
    else {
      targets[filled] = target
      weights[filled] = weight
      filled += 1
    }
  }
  return filled
}
