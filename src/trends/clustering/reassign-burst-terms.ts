import {
  at,
  countEach,
  documentFrequency,
  postingsOf,
  realAt,
  type TermMatrix,
} from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type Signature, signaturesOf } from './assign.ts'

const { minBurst, minHeadValue, minOwnedShare, minSignatureValue, minOrphanTexts } = valuesOf(
  parameters.reassignBurstTerms,
)
const { minTopicTexts } = valuesOf(parameters.assign)

/**
 * Moves texts with the word of an event to the topic that owns the word: what people say of a product on the day of
 * its launch is about many things and would be scattered over them. A text stays where the signature of its own topic
 * bursts as much. Without dates nothing bursts. A bursting word where nothing else bursts, as in all that few people
 * write in a language, founds a topic, if `mayAdopt`.
 *
 * `topic` has one entry a text, `weight` and `burst` (0 to 1) one a term. Returns the topic of each text.
 */
export function reassignBurstTerms(
  matrix: TermMatrix,
  topic: Uint32Array,
  weight: Float64Array,
  burst: Float64Array,
  mayAdopt = true,
): Uint32Array {
  const signatures = signaturesOf(matrix, topic, weight)
  const topicOfTerm = topicsOfTerms(matrix, topic, signatures, burst)
  if (mayAdopt) adoptOrphans(matrix, topic, signatures, burst, topicOfTerm)
  return topic.map((own, text) => {
    const signature = signatures[own]
    let held = 0
    let strongest = minBurst
    let reassigned = own
    for (let slot = at(matrix.starts, text); slot < at(matrix.starts, text + 1); slot += 1) {
      const term = at(matrix.terms, slot)
      const value = realAt(burst, term)
      if ((signature?.get(term) ?? 0) >= minSignatureValue) held = Math.max(held, value)
      const candidate = topicOfTerm.get(term)
      if (candidate === undefined || value <= strongest) continue
      strongest = value
      reassigned = candidate
    }
    return strongest > held ? reassigned : own
  })
}

function topicsOfTerms(
  matrix: TermMatrix,
  topic: Uint32Array,
  signatures: readonly Signature[],
  burst: Float64Array,
): Map<number, number> {
  const sizes = countEach(topic, signatures.length)
  const topicOfTerm = new Map<number, number>()
  for (const [group, signature] of signatures.entries()) {
    if (at(sizes, group) < minTopicTexts) continue
    for (const [term, value] of signature) {
      if (value < minHeadValue || realAt(burst, term) <= minBurst) continue
      const texts = postingsOf(matrix, term)
      const here = texts.reduce((sum, text) => sum + (topic[text] === group ? 1 : 0), 0)
      if (here >= minOwnedShare * texts.length) topicOfTerm.set(term, group)
    }
  }
  return topicOfTerm
}

/**
 * Founds a topic for each bursting word that no topic owns, where the topic of most of its texts neither has it in
 * its signature nor bursts. Commonest first: parts and collocations of a word stand in its texts and join it.
 */
function adoptOrphans(
  matrix: TermMatrix,
  topic: Uint32Array,
  signatures: readonly Signature[],
  burst: Float64Array,
  topicOfTerm: Map<number, number>,
): void {
  const bursts = signatures.map((signature) =>
    [...signature].some(([term, value]) => value >= minSignatureValue && realAt(burst, term) > minBurst),
  )
  const adopted = topic.slice()
  let next = signatures.length
  for (const term of orphansOf(matrix, burst, topicOfTerm)) {
    const texts = postingsOf(matrix, term)
    const { group: home, count } = commonestOf(texts, adopted)
    const isAdopted = home >= signatures.length
    if (isAdopted ? count < minOwnedShare * texts.length : bursts[home] || signatures[home]?.has(term))
      continue
    topicOfTerm.set(term, isAdopted ? home : next)
    if (isAdopted) continue
    for (const text of texts) adopted[text] = next
    next += 1
  }
}

/** The bursting words that no topic owns, commonest first. */
function orphansOf(
  matrix: TermMatrix,
  burst: Float64Array,
  topicOfTerm: ReadonlyMap<number, number>,
): number[] {
  const orphans: number[] = []
  for (let term = 0; term < burst.length; term += 1) {
    if (realAt(burst, term) <= minBurst || topicOfTerm.has(term)) continue
    if (documentFrequency(matrix, term) >= minOrphanTexts) orphans.push(term)
  }
  return orphans.sort(
    (one, other) => documentFrequency(matrix, other) - documentFrequency(matrix, one) || one - other,
  )
}

/** The group that most of the texts are in, the lowest of several, and how many are. */
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
