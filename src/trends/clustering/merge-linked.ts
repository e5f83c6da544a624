import { at, groupsIn, realAt } from '../corpus/term-matrix.ts'
import { aggregate, type WeightedGraph, withoutLoops } from '../graph/csr-graph.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { absorb, type Centroid, cosineOf } from './centroids.ts'
import { type DailyCounts, dailyCountsOf, differs, mergeDailyCounts } from './daily-counts.ts'

const { minExcess, minLift, minExcessIfSimilar, minLinkedCosine, maxLinkRounds, linkedBinDays } = valuesOf(
  parameters.mergeLinked,
)

/**
 * Merges groups of a graph that are parts of one larger topic. In rounds each group merges with the one that takes
 * the largest share of the lesser one's link weight (its conductance towards it), where that share exceeds what
 * chance gives, the other's share of all link weight. A resolution fine enough for many small topics cuts few large
 * ones to pieces; the pieces stay linked, small topics do not. Groups that come at different times stay apart,
 * because what few people write in a language is linked by the language. Groups with similar `centroids` need fewer
 * links.
 *
 * `group` and `days` have one entry a text, `centroids` one a group; they are changed. Returns the group of each
 * text, numbers no longer dense.
 */
export function mergeLinked(
  graph: WeightedGraph,
  group: Uint32Array,
  days: readonly (number | undefined)[],
  centroids?: Centroid[],
): Uint32Array {
  const { links, volume } = betweenGroups(graph, group)
  const total = volume.reduce((sum, value) => sum + value, 0)
  const weeks = days.map((day) => (day === undefined ? undefined : Math.floor(day / linkedBinDays)))
  const daily = dailyCountsOf(group, weeks, links.length)
  const mergedInto = links.map((_, index) => index)
  for (let round = 0; round < maxLinkRounds; round += 1) {
    const pairs = bestPairs({ links, volume, total, daily, centroids })
    const taken = new Set<number>()
    for (const { first, second } of pairs) {
      if (taken.has(first) || taken.has(second)) continue
      taken.add(first).add(second)
      const [into, from] = realAt(volume, first) >= realAt(volume, second) ? [first, second] : [second, first]
      absorbLinks(links, into, from)
      mergeDailyCounts(daily, into, from)
      if (centroids !== undefined) absorb(centroids, into, from)
      volume[into] = realAt(volume, into) + realAt(volume, from)
      mergedInto[from] = into
    }
    if (taken.size === 0) break
  }
  const rootOf = (index: number): number => {
    const parent = mergedInto[index] ?? index
    return parent === index ? index : rootOf(parent)
  }
  return group.map(rootOf)
}

type Links = readonly Map<number, number>[]

/**
 * The link weight between each two groups, and the volume of each: all its link weight, inner links counted twice.
 */
function betweenGroups(graph: WeightedGraph, group: Uint32Array): { links: Links; volume: Float64Array } {
  const groups = groupsIn(group)
  const { starts, targets, weights, loops } = aggregate(withoutLoops(graph), group, groups)
  const volume = loops.slice()
  const links = Array.from({ length: groups }, (_, own) => {
    const others = new Map<number, number>()
    for (let edge = at(starts, own); edge < at(starts, own + 1); edge += 1) {
      others.set(at(targets, edge), realAt(weights, edge))
      volume[own] = realAt(volume, own) + realAt(weights, edge)
    }
    return others
  })
  return { links, volume }
}

interface Pair {
  readonly first: number
  readonly second: number
  readonly excess: number
}

/** The state of all groups at the beginning of a round. */
interface Round {
  readonly links: Links
  readonly volume: Float64Array
  readonly total: number
  readonly daily: DailyCounts
  readonly centroids: readonly Centroid[] | undefined
}

/** Each group's strongest partner above the threshold, strongest pair first, ties to the lower number. */
function bestPairs({ links, volume, total, daily, centroids }: Round): Pair[] {
  const pairs: Pair[] = []
  for (const [first, others] of links.entries()) {
    let best: Pair | undefined
    for (const [second, weight] of others) {
      const less = Math.min(realAt(volume, first), realAt(volume, second))
      const more = Math.max(realAt(volume, first), realAt(volume, second))
      const excess = weight / less - more / total
      if (oddsOf(weight / less) < minLift * oddsOf(more / total)) continue
      if (excess < minExcess && !(excess >= minExcessIfSimilar && areSimilar(centroids, first, second)))
        continue
      const isBetter =
        best === undefined || excess > best.excess || (excess === best.excess && second < best.second)
      if (isBetter && !differs(daily, first, second)) best = { first, second, excess }
    }
    if (best !== undefined) pairs.push(best)
  }
  return pairs.sort((one, other) => other.excess - one.excess || one.first - other.first)
}

/** Of a share, 0 to infinity. In a collection of few topics chance gives large shares, which no multiple of them can be. */
function oddsOf(share: number): number {
  return share / (1 - share)
}

function areSimilar(centroids: readonly Centroid[] | undefined, first: number, second: number): boolean {
  const [one, other] = [centroids?.[first], centroids?.[second]]
  return one !== undefined && other !== undefined && cosineOf(one, other) >= minLinkedCosine
}

function absorbLinks(links: Links, into: number, from: number): void {
  const target = links[into]
  for (const [other, weight] of links[from] ?? []) {
    const back = links[other]
    back?.delete(from)
    if (other === into) continue
    target?.set(other, (target.get(other) ?? 0) + weight)
    back?.set(into, (back.get(into) ?? 0) + weight)
  }
  links[from]?.clear()
}
