import { strongestTerms } from './centroid.ts'
import type { TermSets } from './term-sets.ts'

const CORE_TERMS = 6
/** A text belongs to a topic's core when its core terms weigh at least this share of the strongest one. */
const MIN_SHARE = 0.5
/** A text outside its own topic's core moves to another whose core it holds this much of. */
const MOVE_SHARE = 1
const MIN_TOPIC = 4

/** A topic's few strongest terms by support x weight, the strongest at 1. */
export type Core = ReadonlyMap<number, number>

export interface Settled {
  readonly topic: Uint32Array
  /** How much of its topic's core each text holds; below MIN_SHARE it is only near the topic. */
  readonly strength: Float64Array
}

/**
 * Groups gather stray texts at their edge, and common topics leave some of theirs elsewhere. Every text that
 * does not hold its own topic's core goes to the topic whose core it holds most, if it holds one clearly.
 */
export function settle(sets: TermSets, topic: Uint32Array, weight: Float64Array): Settled {
  const cores = coresOf(sets, topic, weight)
  const holders = new Map<number, number[]>()
  const sizes = new Uint32Array(cores.length)
  for (const group of topic) sizes[group] = (sizes[group] ?? 0) + 1
  for (const [group, core] of cores.entries()) {
    if ((sizes[group] ?? 0) < MIN_TOPIC) continue
    for (const term of core.keys()) {
      const list = holders.get(term)
      if (list === undefined) holders.set(term, [group])
      else list.push(group)
    }
  }
  const settled = topic.slice()
  const strength = new Float64Array(topic.length)
  for (let text = 0; text < topic.length; text += 1) {
    const own = strengthOf(sets, text, cores[topic[text] ?? 0])
    strength[text] = own
    if (own >= MIN_SHARE) continue
    let best = Math.max(own, MOVE_SHARE - 1e-9)
    for (const term of termsOfText(sets, text)) {
      for (const group of holders.get(term) ?? []) {
        const value = strengthOf(sets, text, cores[group])
        if (value <= best && !(value === best && group < (settled[text] ?? 0))) continue
        best = value
        settled[text] = group
        strength[text] = value
      }
    }
  }
  return { topic: settled, strength }
}

export function isCore(strength: number): boolean {
  return strength >= MIN_SHARE
}

export function coresOf(sets: TermSets, topic: Uint32Array, weight: Float64Array): Core[] {
  const strongest = strongestTerms(sets, topic, CORE_TERMS, (count, term) => count * (weight[term] ?? 0) ** 2)
  return strongest.map((terms) => {
    const [best] = terms.values()
    return new Map([...terms].map(([term, value]) => [term, best ? value / best : 0]))
  })
}

function strengthOf(sets: TermSets, text: number, core: Core | undefined): number {
  let sum = 0
  for (const term of termsOfText(sets, text)) sum += core?.get(term) ?? 0
  return sum
}

export function termsOfText(sets: TermSets, text: number): Uint32Array {
  return sets.terms.subarray(sets.starts[text], sets.starts[text + 1])
}
