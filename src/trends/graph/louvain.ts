import { at, realAt, realsOf } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import {
  addLinks,
  aggregate,
  type LevelGraph,
  type Links,
  linksOf,
  type WeightedGraph,
  withoutLoops,
} from './csr-graph.ts'

const { maxLevels } = valuesOf(parameters.louvain)

/**
 * Communities by Louvain's method with a resolution (1 or more; larger cuts finer): greedy moves that raise
 * modularity, then communities become nodes (Blondel et al. 2008, Fast unfolding of communities in large networks;
 * Reichardt and Bornholdt 2006, Statistical mechanics of community detection). On typed arrays, because a graph
 * object of 100,000 posts takes gigabytes. Visits nodes in an order shuffled from a fixed seed: same graph, same
 * answer. Returns for every node a community number, dense from 0.
 * `order`, a whole number from 0, is for measuring how much an answer owes to the order: each draws others.
 */
export function detectCommunities(graph: WeightedGraph, resolution: number, order = 0): Uint32Array {
  let membership = identity(graph.starts.length - 1)
  let level = withoutLoops(graph)
  for (let round = 0; round < maxLevels; round += 1) {
    const { community, count, moved } = moveNodes(level, resolution, seedOf(order, round))
    if (!moved) break
    membership = membership.map((node) => at(community, node))
    level = aggregate(level, community, count)
  }
  return renumber(membership).community
}

/**
 * Groups with single nodes moved to where they raise modularity at this resolution, until none does: Louvain's method moves
 * whole communities once it has begun to join them, and never looks at their members again (Rotta and Noack 2011,
 * Multilevel local search algorithms for modularity clustering). `group` has one entry a node; the answer is numbered
 * densely from 0. `order` as in detectCommunities.
 */
export function moveSingly(
  graph: WeightedGraph,
  group: Uint32Array,
  resolution: number,
  order = 0,
): Uint32Array {
  return moveNodes(withoutLoops(graph), resolution, seedOf(order, 0), renumber(group).community).community
}

/** No two rounds of any orders share a seed. */
function seedOf(order: number, round: number): number {
  return order * maxLevels + round
}

/** One level of moves, from every node alone or from where `start` has them. Each step is a function of its own, because a compiler takes long over one large loop. */
function moveNodes(graph: LevelGraph, resolution: number, seed: number, start?: Uint32Array) {
  const nodes = graph.starts.length - 1
  const moves = movesOf(graph, resolution, start ?? identity(nodes))
  if (moves.total === 0) return { community: moves.links.community, count: nodes, moved: false }
  const queue = {
    nodes: shuffled(nodes, seed),
    isQueued: new Uint8Array(nodes).fill(1),
    head: 0,
    size: nodes,
  }
  let moved = false
  while (queue.size > 0) {
    const node = at(queue.nodes, queue.head)
    queue.isQueued[node] = 0
    queue.head = queue.head + 1 === nodes ? 0 : queue.head + 1
    queue.size -= 1
    if (!moveNode(moves, node)) continue
    moved = true
    enqueueNeighbours(moves.links, node, queue)
  }
  return { ...renumber(moves.links.community), moved }
}

interface Moves {
  readonly links: Links
  readonly resolution: number
  /** The sum of all degrees. */
  readonly total: number
  readonly degree: Float64Array
  readonly communityDegree: Float64Array
}

/** Nothing moved yet; `community` has numbers below that of the nodes. */
function movesOf(graph: LevelGraph, resolution: number, community: Uint32Array): Moves {
  const nodes = graph.loops.length
  const degree = realsOf(nodes, (node) => degreeOf(graph, node))
  return {
    links: linksOf(graph, community, nodes),
    resolution,
    total: degree.reduce((sum, value) => sum + value, 0),
    degree,
    communityDegree: sumsOf(degree, community),
  }
}

/** The sum of the values of each community. */
function sumsOf(values: Float64Array, community: Uint32Array): Float64Array {
  const sums = new Float64Array(values.length)
  for (let node = 0; node < values.length; node += 1)
    sums[at(community, node)] = realAt(sums, at(community, node)) + realAt(values, node)
  return sums
}

function degreeOf({ starts, weights, loops }: LevelGraph, node: number): number {
  let sum = realAt(loops, node)
  const end = at(starts, node + 1)
  for (let edge = at(starts, node); edge < end; edge += 1) sum += realAt(weights, edge)
  return sum
}

/** Moves a node to the community where it raises modularity most; whether that is another one. */
function moveNode(moves: Moves, node: number): boolean {
  const { links, communityDegree, resolution, total } = moves
  const { community, link, linked } = links
  const home = at(community, node)
  const own = realAt(moves.degree, node)
  const count = addLinks(links, node, 0)
  communityDegree[home] = realAt(communityDegree, home) - own
  let best = home
  let bestGain = realAt(link, home) - (resolution * own * realAt(communityDegree, home)) / total
  for (let index = 0; index < count; index += 1) {
    const other = at(linked, index)
    const gain = realAt(link, other) - (resolution * own * realAt(communityDegree, other)) / total
    link[other] = 0
    if (gain > bestGain + 1e-12) {
      best = other
      bestGain = gain
    }
  }
  communityDegree[best] = realAt(communityDegree, best) + own
  community[node] = best
  return best !== home
}

/** A ring of the nodes that may want to move. */
interface Queue {
  readonly nodes: Uint32Array
  readonly isQueued: Uint8Array
  head: number
  size: number
}

/** A node's neighbours in other communities may follow it. */
function enqueueNeighbours({ graph, community }: Links, node: number, queue: Queue): void {
  const { starts, targets } = graph
  const { nodes, isQueued, head } = queue
  const own = at(community, node)
  const end = at(starts, node + 1)
  let { size } = queue
  for (let edge = at(starts, node); edge < end; edge += 1) {
    const target = at(targets, edge)
    if (isQueued[target] === 1 || at(community, target) === own) continue
    isQueued[target] = 1
    nodes[(head + size) % nodes.length] = target
    size += 1
  }
  queue.size = size
}

/** The same communities numbered from 0 in the order of their first node. `community` holds node numbers. */
function renumber(community: Uint32Array): { community: Uint32Array; count: number } {
  const oneMore = new Uint32Array(community.length)
  let count = 0
  const renumbered = community.map((value) => {
    if (at(oneMore, value) === 0) {
      count += 1
      oneMore[value] = count
    }
    return at(oneMore, value) - 1
  })
  return { community: renumbered, count }
}

/** 0..count-1 in an order drawn from mulberry32 with the given seed. */
function shuffled(count: number, seed: number): Uint32Array {
  const order = identity(count)
  let state = seed + 0x9e3779b9
  for (let index = count - 1; index > 0; index -= 1) {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    const other = Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (index + 1))
    const kept = at(order, index)
    order[index] = at(order, other)
    order[other] = kept
  }
  return order
}

/** 0..count-1. */
function identity(count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, index) => index)
}
