import type { Corpus } from '../corpus/deduplicate.ts'
import { at, countEach, type Documents, realAt, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type Assignment, isMember, signaturesOf } from './assign.ts'
import { rowsByTerm, type TermRows } from './centroids.ts'

const { minTopicTexts } = valuesOf(parameters.assign)

/**
 * The assignment of all distinct texts from that of the fitted ones. What one author writes all day would shape the term
 * weights and break up the topics of everyone else: each such text joins the topic whose signature it holds most, if its
 * membership is high enough, and otherwise is a topic of its own. Texts outside the sample go where fitted ones would move that are a
 * member of no topic: where the signature's terms weigh most among what they hold, of topics that are ones without them.
 *
 * `assigned` has one entry a fitted text, the answer one a distinct text; `matrix` and `weights` are those of the
 * fitted texts, `terms` has one row a text that was held out.
 */
export function assignHeldOut(
  { texts, fitted, heldOut, unsampled }: Pick<Corpus, 'texts' | 'fitted' | 'heldOut' | 'unsampled'>,
  { matrix, weights, terms }: { matrix: TermMatrix; weights: Float64Array; terms: Documents },
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
  const search: Search = {
    rows: rowsByTerm(signatures, matrix.vocabulary.terms.length),
    sizes: countEach(assigned.topic, signatures.length),
    held: new Float64Array(signatures.length),
    worth: new Float64Array(signatures.length),
  }
  const byMembership: Choice = { worthOf: () => 1, leastTexts: 1 }
  const byWeight: Choice = { worthOf: (term) => realAt(weights, term) ** 2, leastTexts: minTopicTexts }
  for (const [index, text] of heldOut.entries()) {
    const row = terms.terms.subarray(terms.starts[index], terms.starts[index + 1])
    const nearest = nearestOf(row, search, unsampled.has(text) ? byWeight : byMembership)
    topic[text] = nearest?.topic ?? signatures.length + index
    membership[text] = nearest?.membership ?? 0
  }
  return { topic, membership }
}

interface Search {
  /** The signatures of the topics by term. */
  readonly rows: TermRows
  /** How many fitted texts each topic has. */
  readonly sizes: Uint32Array
  /** The membership of the text at hand in each topic, and the same with terms weighted; both are 0 between texts. */
  readonly held: Float64Array
  readonly worth: Float64Array
}

/** How a text finds its topic. */
interface Choice {
  /** What a signature's value of a term counts for. */
  readonly worthOf: (term: number) => number
  /** Fitted texts that a topic has at least. */
  readonly leastTexts: number
}

/** The topic that these terms are a member of and that is worth most by them; of equals the lower number. */
function nearestOf(
  terms: Uint32Array,
  { rows, sizes, held, worth }: Search,
  { worthOf, leastTexts }: Choice,
): { topic: number; membership: number } | undefined {
  const touched: number[] = []
  for (const term of terms) {
    const each = worthOf(term)
    for (let entry = at(rows.starts, term); entry < at(rows.starts, term + 1); entry += 1) {
      const topic = at(rows.groups, entry)
      const value = realAt(rows.values, entry)
      if (realAt(held, topic) === 0) touched.push(topic)
      held[topic] = realAt(held, topic) + value
      worth[topic] = realAt(worth, topic) + value * each
    }
  }
  let nearest: { topic: number; membership: number } | undefined
  let most = 0
  for (const topic of touched) {
    const membership = realAt(held, topic)
    const own = realAt(worth, topic)
    held[topic] = 0
    worth[topic] = 0
    if (!isMember(membership) || at(sizes, topic) < leastTexts) continue
    if (own > most || (own === most && nearest !== undefined && topic < nearest.topic)) {
      most = own
      nearest = { topic, membership }
    }
  }
  return nearest
}
