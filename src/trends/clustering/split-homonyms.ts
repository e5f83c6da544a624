import { isAlike } from '../../text/same-stem.ts'
import { at, membersOf, realAt, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type Core, coresOf } from './assign.ts'

const { minHomonymTexts, minHomonymShare, minBesideShare, minWeightShare, maxBothShare } = valuesOf(
  parameters.splitHomonyms,
)

/** Other scripts write names without a space or have other words between. */
const LATIN = /^[a-z]+$/

/**
 * Parts topics that one word of a name holds together: Ada Example and Ada Sample share a first name and nothing else.
 * Where the strongest term of a topic makes a name with several words, each of which stands beside it and hardly ever in
 * one text with the commonest, each of those has a topic of its own. Two forms of one word are one.
 */
export function splitHomonyms(sets: TermMatrix, topic: Uint32Array, weight: Float64Array): Uint32Array {
  const { starts, members } = membersOf(topic)
  const parted = topic.slice()
  let next = starts.length - 1
  for (const [own, core] of coresOf(sets, topic, weight).entries()) {
    const texts = members.subarray(at(starts, own), at(starts, own + 1))
    const [first, ...others] = namesOf(sets, texts, core, weight)
    const taken = new Set(first?.texts)
    for (const name of others) {
      const both = name.texts.filter((text) => taken.has(text)).length
      const isForm = first !== undefined && isAlike(name.word, first.word)
      if (isForm || both > maxBothShare * name.texts.length) continue
      for (const text of name.texts) {
        if (!taken.has(text)) parted[text] = next
        taken.add(text)
      }
      next += 1
    }
  }
  return parted
}

interface Namesake {
  readonly word: string
  /** Those that have it beside the topic's strongest term. */
  readonly texts: readonly number[]
}

/** The words that make a name with a topic's strongest term, the commonest first. */
function namesOf(sets: TermMatrix, texts: Uint32Array, core: Core, weight: Float64Array): Namesake[] {
  const [head] = core.keys()
  const wordOf = (term: number): string => sets.vocabulary.terms[term] ?? ''
  if (head === undefined || !LATIN.test(wordOf(head))) return []
  const least = Math.max(minHomonymTexts, minHomonymShare * texts.length)
  const told = minWeightShare * realAt(weight, head) ** 2
  return [...textsBeside(sets, texts, head)]
    .filter(([term, beside]) => {
      if (beside.length < least || realAt(weight, term) ** 2 < told) return false
      const word = wordOf(term)
      if (!LATIN.test(word) || word.includes(wordOf(head))) return false
      return beside.length >= minBesideShare * countWith(sets, texts, term)
    })
    .sort(([one, its], [other, others]) => others.length - its.length || one - other)
    .map(([term, beside]) => ({ word: wordOf(term), texts: beside }))
}

/** The terms that stand beside one, by their first place in each text, and in which of the texts. */
function textsBeside(sets: TermMatrix, texts: Uint32Array, head: number): Map<number, number[]> {
  const beside = new Map<number, number[]>()
  for (const text of texts) {
    const from = at(sets.starts, text)
    const to = at(sets.starts, text + 1)
    const place = sets.terms.subarray(from, to).indexOf(head)
    if (place < 0) continue
    for (const slot of [from + place - 1, from + place + 1]) {
      if (slot < from || slot >= to) continue
      const term = at(sets.terms, slot)
      const known = beside.get(term)
      if (known === undefined) beside.set(term, [text])
      else known.push(text)
    }
  }
  return beside
}

function countWith(sets: TermMatrix, texts: Uint32Array, term: number): number {
  let count = 0
  for (const text of texts) {
    if (sets.terms.subarray(sets.starts[text], sets.starts[text + 1]).includes(term)) count += 1
  }
  return count
}
