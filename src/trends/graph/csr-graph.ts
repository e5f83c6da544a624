import { at, membersOf, realAt } from '../corpus/term-matrix.ts'

/** An undirected weighted graph in rows: node i's neighbours are targets[starts[i] .. starts[i + 1]). */
export interface WeightedGraph {
  readonly starts: Uint32Array
  readonly targets: Uint32Array
  readonly weights: Float64Array
}

/** A graph whose nodes may be groups of another's. */
export interface LevelGraph extends WeightedGraph {
  /** Weight inside the node, counted twice as in a degree. */
  readonly loops: Float64Array
}

/** A graph of single nodes, which have no weight within. */
export function withoutLoops(graph: WeightedGraph): LevelGraph {
  const { starts, targets, weights } = graph
  return { starts, targets, weights, loops: new Float64Array(starts.length - 1) }
}

/** The link weights from one node, or community, to each community. */
export interface Links {
  readonly graph: LevelGraph
  readonly community: Uint32Array
  /** The link weight from the node at hand to each community; 0 between nodes. */
  readonly link: Float64Array
  /** The communities that it is linked to. */
  readonly linked: Uint32Array
}

/** No links yet; `community` says of each node of the graph which of so many communities it is in. */
export function linksOf(graph: LevelGraph, community: Uint32Array, communities: number): Links {
  return { graph, community, link: new Float64Array(communities), linked: new Uint32Array(communities) }
}

/** Adds the links of a node; `found` communities are linked already, returns how many are then. */
export function addLinks({ graph, community, link, linked }: Links, node: number, found: number): number {
  const { starts, targets, weights } = graph
  const end = at(starts, node + 1)
  let count = found
  for (let edge = at(starts, node); edge < end; edge += 1) {
    const other = at(community, at(targets, edge))
    const known = realAt(link, other)
    if (known === 0) {
      linked[count] = other
      count += 1
    }
    link[other] = known + realAt(weights, edge)
  }
  return count
}

/** The graph of communities that are numbered from 0 to `count` - 1: the weight between each two, and within each. */
export function aggregate(graph: LevelGraph, community: Uint32Array, count: number): LevelGraph {
  const { starts: memberStarts, members } = membersOf(community)
  const starts = new Uint32Array(count + 1)
  const loops = new Float64Array(count)
  const edges = new Edges()
  const links = linksOf(graph, community, count)
  const { link, linked } = links
  for (let own = 0; own < count; own += 1) {
    let found = 0
    for (let slot = at(memberStarts, own); slot < at(memberStarts, own + 1); slot += 1) {
      const node = at(members, slot)
      loops[own] = realAt(loops, own) + realAt(graph.loops, node)
      found = addLinks(links, node, found)
    }
    for (let index = 0; index < found; index += 1) {
      const other = at(linked, index)
      if (other === own) loops[own] = realAt(loops, own) + realAt(link, own)
      else edges.push(other, realAt(link, other))
      link[other] = 0
    }
    starts[own + 1] = edges.size
  }
  const { targets, weights } = edges.taken()
  return { starts, targets, weights, loops }
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
