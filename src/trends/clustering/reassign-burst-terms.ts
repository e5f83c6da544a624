import { at, countEach, holderCount, holdersOf, realAt, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type Core, coresOf } from './assign.ts'

const { minBurst, minHeadValue, minOwnedShare, minSignatureValue, minOrphanTexts } = valuesOf(
  parameters.reassignBurstTerms,
)
const { minTopicTexts } = valuesOf(parameters.assign)

/**
 * A word that bursts names one event, so a text that holds it belongs to the topic that owns the word: what people say
 * of a product on the day of its launch is about many things and would be scattered over them. A text stays where it is
 * when the core of its own topic bursts as much. Without dates nothing bursts. A word that bursts where nothing else
 * does, as in all that a few people write in their language, owns a topic of its own.
 */
export function reassignBurstTerms(
  sets: TermMatrix,
  topic: Uint32Array,
  weight: Float64Array,
  burst: Float64Array,
  mayAdopt = true,
): Uint32Array {
  const cores = coresOf(sets, topic, weight)
  const owner = ownersOf(sets, topic, cores, burst)
  if (mayAdopt) adoptOrphans(sets, topic, cores, burst, owner)
  return topic.map((own, text) => {
    const core = cores[own]
    let held = 0
    let strongest = minBurst
    let claimed = own
    for (let slot = at(sets.starts, text); slot < at(sets.starts, text + 1); slot += 1) {
      const term = at(sets.terms, slot)
      const value = realAt(burst, term)
      if ((core?.get(term) ?? 0) >= minSignatureValue) held = Math.max(held, value)
      const claimant = owner.get(term)
      if (claimant === undefined || value <= strongest) continue
      strongest = value
      claimed = claimant
    }
    return strongest > held ? claimed : own
  })
}

function ownersOf(
  sets: TermMatrix,
  topic: Uint32Array,
  cores: readonly Core[],
  burst: Float64Array,
): Map<number, number> {
  const sizes = countEach(topic, cores.length)
  const owner = new Map<number, number>()
  for (const [group, core] of cores.entries()) {
    if (at(sizes, group) < minTopicTexts) continue
    for (const [term, value] of core) {
      if (value < minHeadValue || realAt(burst, term) <= minBurst) continue
      const holders = holdersOf(sets, term)
      const here = holders.reduce((sum, holder) => sum + (topic[holder] === group ? 1 : 0), 0)
      if (here >= minOwnedShare * holders.length) owner.set(term, group)
    }
  }
  return owner
}

/**
 * Gives a topic of its own to each word that bursts where no topic owns it and the topic of most of its texts neither
 * has it at its core nor bursts. The commonest goes first: the pieces and companions of a word stand in its texts and
 * join it.
 */
function adoptOrphans(
  sets: TermMatrix,
  topic: Uint32Array,
  cores: readonly Core[],
  burst: Float64Array,
  owner: Map<number, number>,
): void {
  const bursts = cores.map((core) =>
    [...core].some(([term, value]) => value >= minSignatureValue && realAt(burst, term) > minBurst),
  )
  const adopted = topic.slice()
  let next = cores.length
  for (const term of orphansOf(sets, burst, owner)) {
    const holders = holdersOf(sets, term)
    const { group: home, count } = commonestOf(holders, adopted)
    const isAdopted = home >= cores.length
    if (isAdopted ? count < minOwnedShare * holders.length : bursts[home] || cores[home]?.has(term)) continue
    owner.set(term, isAdopted ? home : next)
    if (isAdopted) continue
    for (const text of holders) adopted[text] = next
    next += 1
  }
}

/** The words that burst and that no topic owns, the commonest first. */
function orphansOf(sets: TermMatrix, burst: Float64Array, owner: ReadonlyMap<number, number>): number[] {
  const orphans: number[] = []
  for (let term = 0; term < burst.length; term += 1) {
    if (realAt(burst, term) <= minBurst || owner.has(term)) continue
    if (holderCount(sets, term) >= minOrphanTexts) orphans.push(term)
  }
  return orphans.sort((one, other) => holderCount(sets, other) - holderCount(sets, one) || one - other)
}

/** The group of most of the texts, the lowest of several, and of how many. */
function commonestOf(texts: Uint32Array, groups: Uint32Array): { group: number; count: number } {
  const counts = new Map<number, number>()
  let commonest = { group: 0, count: 0 }
  for (const text of texts) {
    const group = at(groups, text)
    const count = (counts.get(group) ?? 0) + 1
    counts.set(group, count)
    if (count > commonest.count || (count === commonest.count && group < commonest.group))
      commonest = { group, count }
  }
  return commonest
}
