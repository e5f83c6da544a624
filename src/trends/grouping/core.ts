import { strongestTerms } from './centroid.ts'
import { at, realAt, type TermSets } from './term-sets.ts'

const CORE_TERMS = 6
/** A text belongs to a topic's core when its core terms weigh at least this share of the strongest one. */
const MIN_SHARE = 0.45
/** A text moves only to a topic whose core it holds this much of. */
const MOVE_SHARE = 1
/** From a topic whose core it holds, too, it moves only where the other's terms say so much more. */
const MORE_TELLING = 1.5
const MIN_TOPIC = 4
/** A sum of shares that are 1 together may be a little less. */
const ROUNDING = 1e-9

/** A topic's few strongest terms by support x weight, the strongest at 1. */
export type Core = ReadonlyMap<number, number>

export interface Settled {
  readonly topic: Uint32Array
  /** How much of its topic's core each text holds; below MIN_SHARE it is only near the topic. */
  readonly strength: Float64Array
}

/**
 * Groups gather stray texts at their edge, and topics leave some of theirs elsewhere. Every text goes to the topic the
 * terms of whose core say most of what it holds, if it holds that core clearly; ties go to the lower number.
 */
export function settle(sets: TermSets, topic: Uint32Array, weight: Float64Array): Settled {
  const cores = coresOf(sets, topic, weight)
  const holders = holdersOfCores(topic, cores)
  const settled = topic.slice()
  const strength = new Float64Array(topic.length)
  const held = new Float64Array(cores.length)
  const telling = new Float64Array(cores.length)
  const touched: number[] = []
  for (const [text, own] of topic.entries()) {
    const ownCore = cores[own]
    touched.length = 0
    let ownHeld = 0
    let ownTelling = 0
    for (const term of termsOfText(sets, text)) {
      const square = realAt(weight, term) ** 2
      const value = ownCore?.get(term) ?? 0
      ownHeld += value
      ownTelling += value * square
      for (const { topic: other, value } of holders.get(term) ?? []) {
        if (realAt(held, other) === 0) touched.push(other)
        held[other] = realAt(held, other) + value
        telling[other] = realAt(telling, other) + value * square
      }
    }
    strength[text] = ownHeld
    let most = isCore(ownHeld) ? MORE_TELLING * ownTelling : 0
    for (const other of touched) {
      const isMore =
        realAt(telling, other) > most || (realAt(telling, other) === most && other < at(settled, text))
      if (isMore && realAt(held, other) >= MOVE_SHARE - ROUNDING) {
        most = realAt(telling, other)
        settled[text] = other
        strength[text] = realAt(held, other)
      }
      held[other] = 0
      telling[other] = 0
    }
  }
  return { topic: settled, strength }
}

/** A topic that has a term in its core, and with what value. */
interface Holder {
  readonly topic: number
  readonly value: number
}

/** The topics of some size by the terms of their cores. */
function holdersOfCores(topic: Uint32Array, cores: readonly Core[]): ReadonlyMap<number, readonly Holder[]> {
  const sizes = new Uint32Array(cores.length)
  for (const group of topic) sizes[group] = at(sizes, group) + 1
  const holders = new Map<number, Holder[]>()
  for (const [group, core] of cores.entries()) {
    if (at(sizes, group) < MIN_TOPIC) continue
    for (const [term, value] of core) {
      const list = holders.get(term)
      if (list === undefined) holders.set(term, [{ topic: group, value }])
      else list.push({ topic: group, value })
    }
  }
  return holders
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

export function termsOfText(sets: TermSets, text: number): Uint32Array {
  return sets.terms.subarray(sets.starts[text], sets.starts[text + 1])
}
