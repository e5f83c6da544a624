import { isAlike } from '../../text/same-stem.ts'
import { at, membersOf, realAt, type TermMatrix } from '../corpus/term-matrix.ts'
import { TextMemory } from '../memory/text-memory.ts'
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
 * hardly ever in one text with the commonest, each of those gets a topic. Two forms of one word are one. `texts` are
 * the own words (see normalize.ts) of each row of the matrix, which does not say what stands beside what: it has every
 * term of a text once. `topic` has one entry a text, `weight` one a term; returns the topic of each text.
 */
export function splitHomonyms(
  matrix: TermMatrix,
  texts: readonly string[],
  topic: Uint32Array,
  weight: Float64Array,
  memory = new TextMemory(),
): Uint32Array {
  const { starts, members } = membersOf(topic)
  const split = topic.slice()
  let next = starts.length - 1
  for (const [own, signature] of signaturesOf(matrix, topic, weight).entries()) {
    const ofTopic = members.subarray(at(starts, own), at(starts, own + 1))
    const [first, ...others] = namesOf(matrix, texts, ofTopic, signature, weight, memory)
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
  texts: readonly string[],
  ofTopic: Uint32Array,
  signature: Signature,
  weight: Float64Array,
  memory: TextMemory,
): Homonym[] {
  const [head] = signature.keys()
  const wordOf = (term: number): string => matrix.vocabulary.terms[term] ?? ''
  if (head === undefined || !LATIN.test(wordOf(head))) return []
  const least = Math.max(minHomonymTexts, minHomonymShare * ofTopic.length)
  const minWeight = minWeightShare * realAt(weight, head) ** 2
  return [...textsBeside(matrix, texts, ofTopic, head, memory)]
    .filter(([term, beside]) => {
      if (beside.length < least || realAt(weight, term) ** 2 < minWeight) return false
      const word = wordOf(term)
      if (!LATIN.test(word) || word.includes(wordOf(head))) return false
      return beside.length >= minBesideShare * countWith(matrix, ofTopic, term)
    })
    .sort(([one, its], [other, others]) => others.length - its.length || one - other)
    .map(([term, beside]) => ({ word: wordOf(term), texts: beside }))
}

/** The terms that somewhere stand beside one as the texts are written, and in which of the texts of a topic. */
function textsBeside(
  matrix: TermMatrix,
  texts: readonly string[],
  ofTopic: Uint32Array,
  head: number,
  memory: TextMemory,
): Map<number, number[]> {
  const beside = new Map<number, number[]>()
  for (const text of ofTopic) {
    if (!holds(matrix, text, head)) continue
    for (const term of termsBeside(matrix, memory.termsOf(texts[text] ?? ''), head, memory)) {
      // Decoration is no term of the text.
      if (!holds(matrix, text, term)) continue
      const known = beside.get(term)
      if (known === undefined) beside.set(term, [text])
      else known.push(text)
    }
  }
  return beside
}

/** The other terms beside any place where a text has the head. */
function termsBeside(
  { vocabulary }: TermMatrix,
  terms: readonly number[],
  head: number,
  { lexicon }: TextMemory,
): Set<number> {
  const numberAt = (place: number): number | undefined => {
    const term = terms[place]
    return term === undefined ? undefined : vocabulary.numbers.get(lexicon.wordOf(term))
  }
  const known = lexicon.numberOf(vocabulary.terms[head] ?? '')
  const beside = new Set<number>()
  for (let place = terms.indexOf(known); place >= 0; place = terms.indexOf(known, place + 1)) {
    for (const other of [numberAt(place - 1), numberAt(place + 1)]) {
      if (other !== undefined && other !== head) beside.add(other)
    }
  }
  return beside
}

function countWith(matrix: TermMatrix, ofTopic: Uint32Array, term: number): number {
  let count = 0
  for (const text of ofTopic) if (holds(matrix, text, term)) count += 1
  return count
}

/** A loop, because a view of a text's terms takes longer to make than to search. */
function holds({ starts, terms }: TermMatrix, text: number, term: number): boolean {
  const end = at(starts, text + 1)
  for (let slot = at(starts, text); slot < end; slot += 1) if (at(terms, slot) === term) return true
  return false
}
