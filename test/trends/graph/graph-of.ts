import type { WeightedGraph } from '../../../src/trends/graph/csr-graph.ts'

export type Edge = readonly [from: number, to: number, weight: number]

/** The undirected graph of some edges, each given once. */
export function graphOf(nodes: number, edges: readonly Edge[]): WeightedGraph {
  const both = edges.flatMap(([from, to, weight]) => [
    [from, to, weight] as const,
    [to, from, weight] as const,
  ])
  const rows = Array.from({ length: nodes }, (_, node) => both.filter(([from]) => from === node))
  const starts = [0]
  for (const row of rows) starts.push((starts.at(-1) ?? 0) + row.length)
  return {
    starts: Uint32Array.from(starts),
    targets: Uint32Array.from(rows.flat(), ([, to]) => to),
    weights: Float64Array.from(rows.flat(), ([, , weight]) => weight),
  }
}
