import type { Corpus } from '../corpus/deduplicate.ts'
import type { TermMatrix } from '../corpus/term-matrix.ts'
import { type Assignment, isMember, type Signature, signaturesOf } from './assign.ts'

/**
 * The assignment of all distinct texts from that of the fitted ones: each text that was held out joins the topic
 * whose signature it holds most, if its membership is high enough, and otherwise is a topic of its own. What one
 * author writes all day would otherwise shape the term weights and break up the topics of everyone else.
 *
 * `assigned` has one entry a fitted text, the answer one a distinct text; `matrix` and `weights` are those of the
 * fitted texts.
 */
export function assignHeldOut(
  { texts, fitted, heldOut, memory }: Pick<Corpus, 'texts' | 'fitted' | 'heldOut' | 'memory'>,
  matrix: TermMatrix,
  weights: Float64Array,
  assigned: Assignment,
): Assignment {
  if (heldOut.length === 0) return assigned
  const topic = new Uint32Array(texts.length)
  const membership = new Float64Array(texts.length)
  for (const [row, text] of fitted.numbers.entries()) {
    topic[text] = assigned.topic[row] ?? 0
    membership[text] = assigned.membership[row] ?? 0
  }
  const signatures = signaturesOf(matrix, assigned.topic, weights)
  const { numbers } = matrix.vocabulary
  const topicsOfTerm = topicsByTerm(signatures)
  for (const [index, text] of heldOut.entries()) {
    const terms = new Set<number>()
    for (const term of memory.termsOf(texts[text] ?? ''))
      terms.add(numbers.get(memory.lexicon.wordOf(term)) ?? -1)
    const nearest = nearestOf(terms, signatures, topicsOfTerm)
    topic[text] = nearest?.topic ?? signatures.length + index
    membership[text] = nearest?.membership ?? 0
  }
  return { topic, membership }
}

/** For each term the topics that have it in their signature. */
function topicsByTerm(signatures: readonly Signature[]): ReadonlyMap<number, readonly number[]> {
  const postings = new Map<number, number[]>()
  for (const [topic, signature] of signatures.entries()) {
    for (const term of signature.keys()) {
      const list = postings.get(term)
      if (list === undefined) postings.set(term, [topic])
      else list.push(topic)
    }
  }
  return postings
}

function nearestOf(
  terms: ReadonlySet<number>,
  signatures: readonly Signature[],
  topicsOfTerm: ReadonlyMap<number, readonly number[]>,
): { topic: number; membership: number } | undefined {
  const held = new Map<number, number>()
  for (const term of terms) {
    for (const topic of topicsOfTerm.get(term) ?? []) {
      held.set(topic, (held.get(topic) ?? 0) + (signatures[topic]?.get(term) ?? 0))
    }
  }
  let nearest: { topic: number; membership: number } | undefined
  for (const [topic, membership] of held) {
    if (!isMember(membership)) continue
    const isNearer =
      nearest === undefined ||
      membership > nearest.membership ||
      (membership === nearest.membership && topic < nearest.topic)
    if (isNearer) nearest = { topic, membership }
  }
  return nearest
}
