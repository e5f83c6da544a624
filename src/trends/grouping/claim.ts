import { type Core, coresOf } from './core.ts'
import { at, countEach, holdersOf, realAt, type TermSets } from './term-sets.ts'

/** Below this a word follows the days of all texts closely enough to be said in passing. */
const MIN_BURST = 0.3
/** A topic owns a word that is near its strongest and... */
const HEAD_VALUE = 0.8
/** ...of whose texts it holds this share. */
const OWNED_SHARE = 0.5
/** What a text's own topic is about, as against words that stand at its edge. */
const CORE_VALUE = 0.5
const MIN_TOPIC = 4

/**
 * A word that bursts names one event, so a text that holds it belongs to the topic that owns the word: what
 * people say of a product on the day of its launch is about many things and would be scattered over them.
 * A text stays where it is when the core of its own topic bursts as much. Without dates nothing bursts.
 */
export function claimBursts(
  sets: TermSets,
  topic: Uint32Array,
  weight: Float64Array,
  burst: Float64Array,
): Uint32Array {
  const cores = coresOf(sets, topic, weight)
  const owner = ownersOf(sets, topic, cores, burst)
  return topic.map((own, text) => {
    const core = cores[own]
    let held = 0
    let strongest = MIN_BURST
    let claimed = own
    for (let slot = at(sets.starts, text); slot < at(sets.starts, text + 1); slot += 1) {
      const term = at(sets.terms, slot)
      const value = realAt(burst, term)
      if ((core?.get(term) ?? 0) >= CORE_VALUE) held = Math.max(held, value)
      const claimant = owner.get(term)
      if (claimant === undefined || value <= strongest) continue
      strongest = value
      claimed = claimant
    }
    return strongest > held ? claimed : own
  })
}

function ownersOf(
  sets: TermSets,
  topic: Uint32Array,
  cores: readonly Core[],
  burst: Float64Array,
): ReadonlyMap<number, number> {
  const sizes = countEach(topic, cores.length)
  const owner = new Map<number, number>()
  for (const [group, core] of cores.entries()) {
    if (at(sizes, group) < MIN_TOPIC) continue
    for (const [term, value] of core) {
      if (value < HEAD_VALUE || realAt(burst, term) <= MIN_BURST) continue
      const holders = holdersOf(sets, term)
      const here = holders.reduce((sum, holder) => sum + (topic[holder] === group ? 1 : 0), 0)
      if (here >= OWNED_SHARE * holders.length) owner.set(term, group)
    }
  }
  return owner
}
