import { at, membersOf, realAt } from './term-sets.ts'

/** An undirected weighted graph in rows: node i's neighbours are targets[starts[i] .. starts[i + 1]). */
export interface WeightedGraph {
  readonly starts: Uint32Array
  readonly targets: Uint32Array
  readonly weights: Float64Array
}

const MAX_LEVELS = 20

/**
 * Communities by Louvain with a resolution (Blondel et al. 2008; Reichardt and Bornholdt 2006): greedy moves
 * that raise modularity, then the communities become nodes. On typed arrays, because a graph object of
 * 100,000 posts takes gigabytes. Visits nodes in an order shuffled from a fixed seed: same graph, same answer.
 * Returns for every node a community number, dense from 0.
 */
export function communitiesOf(graph: WeightedGraph, resolution: number): Uint32Array {
  const nodes = graph.starts.length - 1
  let membership = Uint32Array.from({ length: nodes }, (_, node) => node)
  let level = withoutLoops(graph)
  for (let round = 0; round < MAX_LEVELS; round += 1) {
    const { community, count, moved } = moveNodes(level, resolution, round)
    if (!moved) break
    membership = membership.map((node) => at(community, node))
    level = aggregate(level, community, count)
  }
  return dense(membership).community
}

/** A graph whose nodes may be groups of another's. */
export interface LevelGraph extends WeightedGraph {
  /** Weight inside the node, counted twice as in a degree. */
  readonly loops: Float64Array
}

/** A graph of single nodes, which have no weight within. */
export function withoutLoops(graph: WeightedGraph): LevelGraph {
  return { ...graph, loops: new Float64Array(graph.starts.length - 1) }
}

function moveNodes(graph: LevelGraph, resolution: number, seed: number) {
  const nodes = graph.starts.length - 1
  const { starts, targets, weights } = graph
  const degree = Float64Array.from(graph.loops)
  for (let node = 0; node < nodes; node += 1) {
    for (let edge = at(starts, node); edge < at(starts, node + 1); edge += 1) {
      degree[node] = realAt(degree, node) + realAt(weights, edge)
    }
  }
  const total = degree.reduce((sum, value) => sum + value, 0)
  const community = Uint32Array.from({ length: nodes }, (_, node) => node)
  if (total === 0) return { community, count: nodes, moved: false }
  const communityDegree = Float64Array.from(degree)
  const link = new Float64Array(nodes)
  const touched: number[] = []
  const queue = shuffled(nodes, seed)
  const queued = new Uint8Array(nodes).fill(1)
  let moved = false
  for (let head = 0, waiting = nodes; waiting > 0; head = head + 1 === nodes ? 0 : head + 1, waiting -= 1) {
    const node = at(queue, head)
    queued[node] = 0
    const home = at(community, node)
    const own = realAt(degree, node)
    touched.length = 0
    for (let edge = at(starts, node); edge < at(starts, node + 1); edge += 1) {
      const other = at(community, at(targets, edge))
      if (realAt(link, other) === 0) touched.push(other)
      link[other] = realAt(link, other) + realAt(weights, edge)
    }
    communityDegree[home] = realAt(communityDegree, home) - own
    let best = home
    let bestGain = realAt(link, home) - (resolution * own * realAt(communityDegree, home)) / total
    for (const other of touched) {
      const gain = realAt(link, other) - (resolution * own * realAt(communityDegree, other)) / total
      if (gain > bestGain + 1e-12) {
        best = other
        bestGain = gain
      }
    }
    for (const other of touched) link[other] = 0
    communityDegree[best] = realAt(communityDegree, best) + own
    if (best === home) continue
    community[node] = best
    moved = true
    for (let edge = at(starts, node); edge < at(starts, node + 1); edge += 1) {
      const target = at(targets, edge)
      if (queued[target] === 1 || at(community, target) === best) continue
      queued[target] = 1
      queue[(head + waiting) % nodes] = target
      waiting += 1
    }
  }
  return { ...dense(community), moved }
}

/** The same communities numbered from 0 in the order of their first node. `community` holds node numbers. */
function dense(community: Uint32Array): { community: Uint32Array; count: number } {
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

/** Targets and weights whose number is not known before. */
class Edges {
  size = 0
  #targets = new Uint32Array(1024)
  #weights = new Float64Array(1024)

  push(target: number, weight: number): void {
    if (this.size === this.#targets.length) {
      const [targets, weights] = [this.#targets, this.#weights]
      this.#targets = new Uint32Array(2 * this.size)
      this.#weights = new Float64Array(2 * this.size)
      this.#targets.set(targets)
      this.#weights.set(weights)
    }
    this.#targets[this.size] = target
    this.#weights[this.size] = weight
    this.size += 1
  }

  taken() {
    return { targets: this.#targets.subarray(0, this.size), weights: this.#weights.subarray(0, this.size) }
  }
}

/** The graph of communities that are numbered from 0 to `count` - 1: the weight between each two, and within each. */
export function aggregate(graph: LevelGraph, community: Uint32Array, count: number): LevelGraph {
  const { starts: memberStarts, members } = membersOf(community)
  const starts = new Uint32Array(count + 1)
  const loops = new Float64Array(count)
  const edges = new Edges()
  const link = new Float64Array(count)
  const touched: number[] = []
  for (let group = 0; group < count; group += 1) {
    touched.length = 0
    for (let slot = at(memberStarts, group); slot < at(memberStarts, group + 1); slot += 1) {
      const node = at(members, slot)
      loops[group] = realAt(loops, group) + realAt(graph.loops, node)
      for (let edge = at(graph.starts, node); edge < at(graph.starts, node + 1); edge += 1) {
        const other = at(community, at(graph.targets, edge))
        if (other === group) {
          loops[group] = realAt(loops, group) + realAt(graph.weights, edge)
          continue
        }
        if (realAt(link, other) === 0) touched.push(other)
        link[other] = realAt(link, other) + realAt(graph.weights, edge)
      }
    }
    for (const other of touched) {
      edges.push(other, realAt(link, other))
      link[other] = 0
    }
    starts[group + 1] = edges.size
  }
  return { starts, ...edges.taken(), loops }
}

/** 0..count-1 in an order drawn from mulberry32 with the given seed. */
function shuffled(count: number, seed: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index)
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
