import { at, realAt, realsOf } from '../corpus/term-matrix.ts'
import type { WeightedGraph } from '../graph/csr-graph.ts'

/**
 * Compares how well two ways to group texts explain the links of some of them: the function returned takes texts as nodes
 * of `graph`, each once, and gives their modularity as one group, divided by that as parts of the groups that they are in
 * (`group`, one entry a node). Modularity is the weight of their links within the group less what chance would give (Newman
 * and Girvan, "Finding and evaluating community structure in networks", 2004). 1 or more: they belong together
 * more than to their groups; 0 or less: no more than by chance. Infinite where their groups explain nothing.
 */
export function tieRatio(
  graph: WeightedGraph,
  group: (node: number) => number,
): (nodes: readonly number[]) => number {
  const { starts, targets, weights } = graph
  const count = starts.length - 1
  const degree = realsOf(count, (node) => {
    let sum = 0
    for (let edge = at(starts, node); edge < at(starts, node + 1); edge += 1) sum += realAt(weights, edge)
    return sum
  })
  const total = degree.reduce((sum, value) => sum + value, 0)
  const degreeOfGroup = new Map<number, number>()
  for (const [node, value] of degree.entries())
    degreeOfGroup.set(group(node), (degreeOfGroup.get(group(node)) ?? 0) + value)
  const isOne = new Uint8Array(count)
  return (nodes) => {
    for (const node of nodes) isOne[node] = 1
    let own = 0
    let together = 0
    let inGroups = 0
    for (const node of nodes) {
      const home = group(node)
      for (let edge = at(starts, node); edge < at(starts, node + 1); edge += 1) {
        const other = at(targets, edge)
        if (isOne[other] === 1) together += realAt(weights, edge)
        if (group(other) === home) inGroups += realAt(weights, edge)
      }
      own += realAt(degree, node)
      inGroups -= (realAt(degree, node) * (degreeOfGroup.get(home) ?? 0)) / total
    }
    for (const node of nodes) isOne[node] = 0
    together -= own ** 2 / total
    return inGroups > 0 ? together / inGroups : together > 0 ? Number.POSITIVE_INFINITY : 0
  }
}
