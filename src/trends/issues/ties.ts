import { at, realAt, realsOf } from '../corpus/term-matrix.ts'
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
  readonly #degreeOfGroup = new Map<number, number>()
  /** The sum of all degrees. */
  readonly #total: number

  constructor(graph: WeightedGraph, group: Uint32Array) {
    this.#graph = graph
    this.#group = group
    this.#degree = realsOf(group.length, (node) => this.#weightOf(node, () => true))
    this.#total = this.#degree.reduce((sum, value) => sum + value, 0)
    for (const [node, own] of group.entries())
      this.#degreeOfGroup.set(own, (this.#degreeOfGroup.get(own) ?? 0) + realAt(this.#degree, node))
  }

  /**
   * Compares two ways to group some texts, each given once: their modularity as one group less that as parts of their topics,
   * as a share of their links, -1 to 1. Modularity is the weight of the links within a group less what chance would give
   * (Newman and Girvan, "Finding and evaluating community structure in networks", 2004). 0: they belong together as much
   * as each to its topic; 0 where they have no links.
   */
  gain(nodes: readonly number[]): number {
    const isOne = new Uint8Array(this.#group.length)
    for (const node of nodes) isOne[node] = 1
    const total = Math.max(this.#total, Number.MIN_VALUE)
    let together = -(this.#degreeOf(nodes) ** 2) / total
    let apart = 0
    for (const node of nodes) {
      const own = at(this.#group, node)
      together += this.#weightOf(node, (other) => isOne[other] === 1)
      apart += this.#weightOf(node, (other) => this.#group[other] === own)
      apart -= (realAt(this.#degree, node) * (this.#degreeOfGroup.get(own) ?? 0)) / total
    }
    return (together - apart) / Math.max(this.#degreeOf(nodes), Number.MIN_VALUE)
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

  /** The weight of the links of a node to some others. */
  #weightOf(node: number, isCounted: (other: number) => boolean): number {
    const { starts, targets, weights } = this.#graph
    const end = at(starts, node + 1)
    let sum = 0
    for (let edge = at(starts, node); edge < end; edge += 1)
      if (isCounted(at(targets, edge))) sum += realAt(weights, edge)
    return sum
  }
}
