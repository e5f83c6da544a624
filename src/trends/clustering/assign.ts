import { at, countEach, realAt, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { rowsByTerm, strongestTerms, type TermRows } from './centroids.ts'

const { signatureTerms, minMembership, minMoveMembership, minMoveGain, minTopicTexts } = valuesOf(
  parameters.assign,
)

/** A sum of shares that are 1 together may be a little less. */
const ROUNDING = 1e-9

/** A topic's few strongest terms by support x weight, the strongest at 1. */
export type Signature = ReadonlyMap<number, number>

/** Which topic each text belongs to; one entry a text in both. */
export interface Assignment {
  /** The number of its topic. */
  readonly topic: Uint32Array
  /** How much of its topic's core it holds, 0 or more; below minMembership it is only near the topic. */
  readonly membership: Float64Array
}

/**
 * Groups gather stray texts at their edge, and topics leave some of theirs elsewhere. Every text goes to the topic the
 * terms of whose core say most of what it holds, if it holds that core clearly; ties go to the lower number.
 */
export function assign(
  matrix: TermMatrix,
  topic: Uint32Array,
  weight: Float64Array,
  mayMove = true,
): Assignment {
  const signatures = signaturesOf(matrix, topic, weight)
  const hold: Hold = {
    rows: rowsByTerm(signatures, matrix.vocabulary.terms.length),
    sizes: countEach(topic, signatures.length),
    held: new Float64Array(signatures.length),
    heldWeight: new Float64Array(signatures.length),
    touched: new Uint32Array(signatures.length),
  }
  const settled = topic.slice()
  const membership = new Float64Array(topic.length)
  for (let text = 0; text < topic.length; text += 1) {
    const own = at(topic, text)
    const count = addHeld(hold, matrix, weight, text)
    const best = mayMove ? bestOf(hold, own, count) : own
    settled[text] = best
    membership[text] = realAt(hold.held, best)
    forget(hold, count)
  }
  return { topic: settled, membership }
}

/** What one text holds of the topics' cores. */
interface Hold {
  readonly rows: TermRows
  readonly sizes: Uint32Array
  /** How much of each topic's core it holds, and what that tells; all 0 between texts. */
  readonly held: Float64Array
  readonly heldWeight: Float64Array
  /** The topics that it holds any of. */
  readonly touched: Uint32Array
}

/** Adds up what a text holds; of how many topics. */
function addHeld(
  { rows, held, heldWeight, touched }: Hold,
  matrix: TermMatrix,
  weight: Float64Array,
  text: number,
): number {
  const end = at(matrix.starts, text + 1)
  let count = 0
  for (let slot = at(matrix.starts, text); slot < end; slot += 1) {
    const term = at(matrix.terms, slot)
    const square = realAt(weight, term) ** 2
    const to = at(rows.starts, term + 1)
    for (let entry = at(rows.starts, term); entry < to; entry += 1) {
      const other = at(rows.groups, entry)
      const value = realAt(rows.values, entry)
      if (realAt(held, other) === 0) {
        touched[count] = other
        count += 1
      }
      held[other] = realAt(held, other) + value
      heldWeight[other] = realAt(heldWeight, other) + value * square
    }
  }
  return count
}

/** The topic that a text belongs to, its own one unless another says so much more. */
function bestOf({ sizes, held, heldWeight, touched }: Hold, own: number, count: number): number {
  let best = own
  let most = isMember(realAt(held, own)) ? minMoveGain * realAt(heldWeight, own) : 0
  for (let index = 0; index < count; index += 1) {
    const other = at(touched, index)
    if (
      other === own ||
      at(sizes, other) < minTopicTexts ||
      realAt(held, other) < minMoveMembership - ROUNDING
    )
      continue
    const weightHere = realAt(heldWeight, other)
    if (weightHere > most || (weightHere === most && other < best)) {
      most = weightHere
      best = other
    }
  }
  return best
}

function forget({ held, heldWeight, touched }: Hold, count: number): void {
  for (let index = 0; index < count; index += 1) {
    held[at(touched, index)] = 0
    heldWeight[at(touched, index)] = 0
  }
}

/** Whether a text that holds so much of its topic's core belongs to it, and is not only near it. */
export function isMember(membership: number): boolean {
  return membership >= minMembership
}

/** The core of each topic; `weight` is one value a term. */
export function signaturesOf(matrix: TermMatrix, topic: Uint32Array, weight: Float64Array): Signature[] {
  const strongest = strongestTerms(
    matrix,
    topic,
    signatureTerms,
    (count, term) => count * realAt(weight, term) ** 2,
  )
  return strongest.map((terms) => {
    const [best = 0] = terms.values()
    const signature = new Map<number, number>()
    for (const [term, value] of terms) if (value > 0) signature.set(term, value / best)
    return signature
  })
}
