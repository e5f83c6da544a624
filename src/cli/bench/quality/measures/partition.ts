import { f1Of } from './mean.ts'

/** How well a grouping agrees with labels. All are between 0 and 1. */
export interface PartitionFigures {
  readonly nmi: number
  readonly b3Precision: number
  readonly b3Recall: number
  readonly b3F1: number
}

/**
 * Compares groups with labels over the items that have a label (null: none); an item without a group is a group of
 * its own.
 *
 * `nmi` is the mutual information over the arithmetic mean of the two entropies, 2 I(U;V) / (H(U) + H(V)): Strehl and
 * Ghosh, "Cluster Ensembles" (2002), in the normalisation that Vinh, Epps and Bailey, "Information Theoretic Measures
 * for Clusterings Comparison" (2010), call NMI sum. 1 where neither divides anything.
 *
 * B-cubed after Bagga and Baldwin (1998), averaged over items as in Amigó et al., "A comparison of extrinsic
 * clustering evaluation metrics" (2009): an item's precision is the share of its group that has its label, its recall
 * the share of its label that is in its group. `b3F1` is the harmonic mean of the two averages.
 */
export function partitionFigures(
  labels: ReadonlyMap<string, string | null>,
  groups: ReadonlyMap<string, string>,
): PartitionFigures {
  const bothSizes = new Map<string, { label: string; group: string; count: number }>()
  const labelSizes = new Map<string, number>()
  const groupSizes = new Map<string, number>()
  let items = 0
  for (const [id, label] of labels) {
    if (label === null) continue
    const known = groups.get(id)
    const group = known === undefined ? `alone ${id}` : `group ${known}`
    const key = JSON.stringify([label, group])
    const count = (bothSizes.get(key)?.count ?? 0) + 1
    bothSizes.set(key, { label, group, count })
    labelSizes.set(label, (labelSizes.get(label) ?? 0) + 1)
    groupSizes.set(group, (groupSizes.get(group) ?? 0) + 1)
    items++
  }
  let information = 0
  let precision = 0
  let recall = 0
  for (const { label, group, count } of bothSizes.values()) {
    const ofLabel = labelSizes.get(label) ?? 0
    const inGroup = groupSizes.get(group) ?? 0
    information += (count / items) * Math.log((count * items) / (ofLabel * inGroup))
    precision += count ** 2 / inGroup / items
    recall += count ** 2 / ofLabel / items
  }
  const entropies = entropyOf(labelSizes, items) + entropyOf(groupSizes, items)
  return {
    nmi: entropies === 0 ? 1 : (2 * Math.max(0, information)) / entropies,
    b3Precision: precision,
    b3Recall: recall,
    b3F1: f1Of(precision, recall),
  }
}

/** In nats. */
function entropyOf(sizes: ReadonlyMap<string, number>, items: number): number {
  let entropy = 0
  for (const size of sizes.values()) entropy -= (size / items) * Math.log(size / items)
  return entropy
}
