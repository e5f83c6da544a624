import { at, countEach, realAt, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { rowsByTerm, strongestTerms, type TermRows } from './centroids.ts'

const {
  signatureTerms,
  minMembership,
  minMembershipUnderneath,
  minSettledMembership,
  minMoveMembership,
  minMoveSign,
  minMoveGain,
  minSettledMoveGain,
  minTopicTexts,
} = valuesOf(parameters.assign)

/** A sum of shares whose exact value is 1 may come out a little lower. */
const ROUNDING = 1e-9

/**
 * What describes a topic: its few strongest terms by document count x weight, by number, strongest first; values from
 * 1 (the strongest) down to above 0.
 */
export type Signature = ReadonlyMap<number, number>

/** Which topic each text belongs to; one entry a text in both. */
export interface Assignment {
  /** The number of its topic. */
  readonly topic: Uint32Array
  /**
   * Its membership: the sum of its topic's signature values that it holds, 0 to `signatureTerms`; 1 is the strongest
   * term alone. Below `minMembership` it is only near the topic.
   */
  readonly membership: Float64Array
}

/**
 * Assigns every text to the topic whose signature terms weigh most among what it holds, if it holds that signature
 * clearly, by terms that tell topics apart; ties go to the lower number. Clusters gather unrelated texts at their edge and leave some of their own
 * elsewhere. `topic` and `weight` have one entry a text and a term; without `mayMove` texts stay where they are and
 * only get their membership. Those of `isSettled` (1, one entry a text; without it none is) stay for less: where an earlier
 * ranking had them in the topic they belong to it while they are near it, and go for much more alone.
 */
export function assign(
  matrix: TermMatrix,
  topic: Uint32Array,
  weight: Float64Array,
  mayMove = true,
  isSettled?: Uint8Array,
): Assignment {
  const signatures = signaturesOf(matrix, topic, weight)
  const sums: Sums = {
    rows: rowsByTerm(signatures, matrix.vocabulary.terms.length),
    sizes: countEach(topic, signatures.length),
    held: new Float64Array(signatures.length),
    heldWeight: new Float64Array(signatures.length),
    heldSurely: new Float64Array(signatures.length),
    touched: new Uint32Array(signatures.length),
  }
  const assigned = topic.slice()
  const membership = new Float64Array(topic.length)
  for (let text = 0; text < topic.length; text += 1) {
    const own = at(topic, text)
    const count = addHeld(sums, matrix, weight, text)
    const settled = isSettled?.[text] === 1
    const best = mayMove ? bestOf(sums, own, count, settled ? minSettledMoveGain : minMoveGain) : own
    const held = realAt(sums.held, best)
    const isNear = settled && best === own && held >= minSettledMembership
    assigned[text] = best
    membership[text] = isNear ? Math.max(held, minMembership) : held
    reset(sums, count)
  }
  return { topic: assigned, membership }
}

/** Sums for the text at hand, one entry a topic. */
interface Sums {
  readonly rows: TermRows
  readonly sizes: Uint32Array
  /** Its membership in each topic, and the same with terms weighted; all are 0 between texts. */
  readonly held: Float64Array
  readonly heldWeight: Float64Array
  /** Its membership by the terms alone that keep most of their IDF as a weight. */
  readonly heldSurely: Float64Array
  /** The topics with a membership above 0. */
  readonly touched: Uint32Array
}

/** Adds up the memberships of a text; returns the number of topics touched. */
function addHeld(
  { rows, held, heldWeight, heldSurely, touched }: Sums,
  matrix: TermMatrix,
  weight: Float64Array,
  text: number,
): number {
  const end = at(matrix.starts, text + 1)
  let count = 0
  for (let slot = at(matrix.starts, text); slot < end; slot += 1) {
    const term = at(matrix.terms, slot)
    const square = realAt(weight, term) ** 2
    const isSure = square >= minMoveSign * realAt(matrix.idf, term)
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
      if (isSure) heldSurely[other] = realAt(heldSurely, other) + value
    }
  }
  return count
}

/** The topic of a text: its own unless another weighs `minGain` times as much. */
function bestOf(
  { sizes, held, heldWeight, heldSurely, touched }: Sums,
  own: number,
  count: number,
  minGain: number,
): number {
  let best = own
  let most = isMember(realAt(held, own)) ? minGain * realAt(heldWeight, own) : 0
  for (let index = 0; index < count; index += 1) {
    const other = at(touched, index)
    if (
      other === own ||
      at(sizes, other) < minTopicTexts ||
      realAt(heldSurely, other) < minMoveMembership - ROUNDING
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

function reset({ held, heldWeight, heldSurely, touched }: Sums, count: number): void {
  for (let index = 0; index < count; index += 1) {
    held[at(touched, index)] = 0
    heldWeight[at(touched, index)] = 0
    heldSurely[at(touched, index)] = 0
  }
}

/** Whether a text with this membership (0 or more) counts as one of its topic rather than near it. */
export function isMember(membership: number): boolean {
  return membership >= minMembership
}

/** The same of what is said underneath a post and holds no word of the list: it must hold the topic's core itself. */
export function isMemberUnderneath(membership: number): boolean {
  return membership >= minMembershipUnderneath
}

/** The signature of each topic, by its number; `weight` is one value a term. */
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
