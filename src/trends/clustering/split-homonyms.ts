import { isAlike } from '../../text/same-stem.ts'
import { at, membersOf, realAt, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type Signature, signaturesOf } from './assign.ts'

const { minHomonymTexts, minHomonymShare, minBesideShare, minWeightShare, maxBothShare } = valuesOf(
  parameters.splitHomonyms,
)

/** Other scripts write names without a space or have other words between. */
const LATIN = /^[a-z]+$/

/**
 * Splits topics that one word of a name holds together: Ada Example and Ada Sample share a first name and nothing
 * else. Where the strongest term of a topic makes a name with several words, each of which stands beside it and
 * hardly ever in one text with the commonest, each of those gets a topic. Two forms of one word are one. `topic` has
 * one entry a text, `weight` one a term; returns the topic of each text.
 */
export function splitHomonyms(matrix: TermMatrix, topic: Uint32Array, weight: Float64Array): Uint32Array {
  const { starts, members } = membersOf(topic)
  const split = topic.slice()
  let next = starts.length - 1
  for (const [own, signature] of signaturesOf(matrix, topic, weight).entries()) {
    const texts = members.subarray(at(starts, own), at(starts, own + 1))
    const [first, ...others] = namesOf(matrix, texts, signature, weight)
    const taken = new Set(first?.texts)
    for (const name of others) {
      const both = name.texts.filter((text) => taken.has(text)).length
      const isForm = first !== undefined && isAlike(name.word, first.word)
      if (isForm || both > maxBothShare * name.texts.length) continue
      for (const text of name.texts) {
        if (!taken.has(text)) split[text] = next
        taken.add(text)
      }
      next += 1
    }
  }
  return split
}

interface Homonym {
  readonly word: string
  /** Those that have it beside the topic's strongest term. */
  readonly texts: readonly number[]
}

/** The words that make a name with a topic's strongest term, the commonest first. */
function namesOf(
  matrix: TermMatrix,
  texts: Uint32Array,
  signature: Signature,
  weight: Float64Array,
): Homonym[] {
  const [head] = signature.keys()
  const wordOf = (term: number): string => matrix.vocabulary.terms[term] ?? ''
  if (head === undefined || !LATIN.test(wordOf(head))) return []
  const least = Math.max(minHomonymTexts, minHomonymShare * texts.length)
  const minWeight = minWeightShare * realAt(weight, head) ** 2
  return [...textsBeside(matrix, texts, head)]
    .filter(([term, beside]) => {
      if (beside.length < least || realAt(weight, term) ** 2 < minWeight) return false
      const word = wordOf(term)
      if (!LATIN.test(word) || word.includes(wordOf(head))) return false
      return beside.length >= minBesideShare * countWith(matrix, texts, term)
    })
    .sort(([one, its], [other, others]) => others.length - its.length || one - other)
    .map(([term, beside]) => ({ word: wordOf(term), texts: beside }))
}

/** The terms that stand beside one, by their first place in each text, and in which of the texts. */
function textsBeside(matrix: TermMatrix, texts: Uint32Array, head: number): Map<number, number[]> {
  const beside = new Map<number, number[]>()
  for (const text of texts) {
    const from = at(matrix.starts, text)
    const to = at(matrix.starts, text + 1)
    const place = matrix.terms.subarray(from, to).indexOf(head)
    if (place < 0) continue
    for (const slot of [from + place - 1, from + place + 1]) {
      if (slot < from || slot >= to) continue
      const term = at(matrix.terms, slot)
      const known = beside.get(term)
      if (known === undefined) beside.set(term, [text])
      else known.push(text)
    }
  }
  return beside
}

function countWith(matrix: TermMatrix, texts: Uint32Array, term: number): number {
  let count = 0
  for (const text of texts) {
    if (matrix.terms.subarray(matrix.starts[text], matrix.starts[text + 1]).includes(term)) count += 1
  }
  return count
}
