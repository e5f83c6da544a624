import { at, groupsIn, realAt, realsOf } from '../corpus/term-matrix.ts'
import type { WeightedGraph } from '../graph/csr-graph.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { maxTiedRows } = valuesOf(parameters.ties)

/** How much two sets of texts are linked, apart from the texts that are in both. */
export interface Tie {
  /** The weight of their links as a multiple of what chance would give. */
  readonly lift: number
  /** Their share of all links of the set that has fewer, 0 to 1. */
  readonly share: number
}

/** How texts, the nodes of a graph of links, belong together; `group` is the topic that each is in. */
export class Ties {
  readonly #graph: WeightedGraph
  readonly #group: Uint32Array
  readonly #degree: Float64Array
  readonly #degreeOfGroup: Float64Array
  /** The weight of the links of each node within its group. */
  readonly #within: Float64Array
  /** The sum of all degrees. */
  readonly #total: number
  /** The last set that each node was in; see `gain`. */
  readonly #setOf: Uint32Array
  #sets = 0

  constructor(graph: WeightedGraph, group: Uint32Array) {
    this.#graph = graph
    this.#group = group
    const { starts, targets, weights } = graph
    this.#degree = realsOf(group.length, (node) => {
      let sum = 0
      for (let edge = at(starts, node); edge < at(starts, node + 1); edge += 1) sum += realAt(weights, edge)
      return sum
    })
    this.#within = realsOf(group.length, (node) => {
      let sum = 0
      for (let edge = at(starts, node); edge < at(starts, node + 1); edge += 1)
        if (at(group, at(targets, edge)) === at(group, node)) sum += realAt(weights, edge)
      return sum
    })
    this.#total = this.#degree.reduce((sum, value) => sum + value, 0)
    this.#degreeOfGroup = new Float64Array(groupsIn(group))
    for (const [node, own] of group.entries())
      this.#degreeOfGroup[own] = realAt(this.#degreeOfGroup, own) + realAt(this.#degree, node)
    this.#setOf = new Uint32Array(group.length)
  }

  /**
   * Compares two ways to group some texts, each given once: their modularity as one group less that as parts of their topics,
   * as a share of their links, -1 to 1. Modularity is the weight of the links within a group less what chance would give
   * (Newman and Girvan, "Finding and evaluating community structure in networks", 2004). 0: they belong together as much
   * as each to its topic; 0 where they have no links.
   */
  gain(nodes: readonly number[]): number {
    this.#sets += 1
    for (const node of nodes) this.#setOf[node] = this.#sets
    const total = Math.max(this.#total, Number.MIN_VALUE)
    const degree = this.#degreeOf(nodes)
    let together = -(degree ** 2) / total
    let apart = 0
    for (const node of nodes) {
      together += this.#weightInSet(node)
      apart += realAt(this.#within, node)
      apart -= (realAt(this.#degree, node) * realAt(this.#degreeOfGroup, at(this.#group, node))) / total
    }
    return (together - apart) / Math.max(degree, Number.MIN_VALUE)
  }

  /** How much each of some sets of texts is linked with each other one, counted from at most `maxTiedRows` of its texts. */
  between(sets: readonly (readonly number[])[]): readonly (readonly Tie[])[] {
    const setsOf = new Map<number, number[]>()
    for (const [place, nodes] of sets.entries())
      for (const node of nodes) setsOf.set(node, [...(setsOf.get(node) ?? []), place])
    const degrees = Float64Array.from(sets, (nodes) => this.#degreeOf(nodes))
    return sets.map((nodes, place) => {
      const step = Math.max(1, Math.ceil(nodes.length / maxTiedRows))
      const sample = nodes.filter((_, index) => index % step === 0)
      const sampled = this.#degreeOf(sample)
      const linked = new Float64Array(sets.length)
      const inBoth = new Float64Array(sets.length)
      const { starts, targets, weights } = this.#graph
      for (const node of sample) {
        const own = setsOf.get(node) ?? []
        for (const other of own) inBoth[other] = realAt(inBoth, other) + realAt(this.#degree, node)
        const end = at(starts, node + 1)
        for (let edge = at(starts, node); edge < end; edge += 1) {
          const others = setsOf.get(at(targets, edge)) ?? []
          if (others.includes(place)) continue
          for (const other of others)
            if (!own.includes(other)) linked[other] = realAt(linked, other) + realAt(weights, edge)
        }
      }
      return sets.map((_, other): Tie => {
        const scale = sampled / Math.max(realAt(degrees, place), Number.MIN_VALUE)
        const first = sampled - realAt(inBoth, other)
        const second = realAt(degrees, other) - realAt(inBoth, other) / Math.max(scale, Number.MIN_VALUE)
        if (other === place || first <= 0 || second <= 0) return { lift: 0, share: 0 }
        const weight = realAt(linked, other)
        return {
          lift: (weight * this.#total) / (first * second),
          share: weight / Math.min(first, second * scale),
        }
      })
    })
  }

  #degreeOf(nodes: readonly number[]): number {
    return nodes.reduce((sum, node) => sum + realAt(this.#degree, node), 0)
  }

  /** The weight of the links of a node to those of the set at hand. */
  #weightInSet(node: number): number {
    const { starts, targets, weights } = this.#graph
    const setOf = this.#setOf
    const own = this.#sets
    const end = at(starts, node + 1)
    let sum = 0
    for (let edge = at(starts, node); edge < end; edge += 1)
      if (at(setOf, at(targets, edge)) === own) sum += realAt(weights, edge)
    return sum
  }
}
