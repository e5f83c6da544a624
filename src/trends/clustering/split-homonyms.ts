import { isAlike } from '../../text/same-stem.ts'
import { termsOfWords } from '../../text/tokens.ts'
import { at, membersOf, realAt, type TermSets } from '../corpus/term-matrix.ts'
import { type Core, coresOf } from './assign.ts'

/** A name that fewer texts of the topic hold, or a lesser share of them, is one of many things said with the word. */
const MIN_TEXTS = 20
const MIN_SHARE = 0.1
/** A word makes a name with the topic's strongest where this share of the texts with it has the two side by side... */
const BESIDE_SHARE = 0.6
/** ...and where it tells nearly as much: "my" and "the" make none. */
const MIN_TELLING = 0.8
/** Names of two persons hardly ever stand in one text. */
const BOTH_SHARE = 0.1
/** Other scripts write names without a space or have other words between. */
const LATIN = /^[a-z]+$/

/**
 * Parts topics that one word of a name holds together: Ada Example and Ada Sample share a first name and nothing else.
 * Where the strongest term of a topic makes a name with several words, each of which stands beside it and hardly ever in
 * one text with the commonest, each of those has a topic of its own. Two forms of one word are one. `words` are the own
 * words (see normalize.ts) of each text: what stands beside what, `sets` do not say, for they have every term once.
 */
export function partNamesakes(
  sets: TermSets,
  words: readonly string[],
  topic: Uint32Array,
  weight: Float64Array,
): Uint32Array {
  const { starts, members } = membersOf(topic)
  const parted = topic.slice()
  let next = starts.length - 1
  for (const [own, core] of coresOf(sets, topic, weight).entries()) {
    const texts = members.subarray(at(starts, own), at(starts, own + 1))
    const [first, ...others] = namesOf(sets, words, texts, core, weight)
    const taken = new Set(first?.texts)
    for (const name of others) {
      const both = name.texts.filter((text) => taken.has(text)).length
      const isForm = first !== undefined && isAlike(name.word, first.word)
      if (isForm || both > BOTH_SHARE * name.texts.length) continue
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
function namesOf(
  sets: TermSets,
  words: readonly string[],
  texts: Uint32Array,
  core: Core,
  weight: Float64Array,
): Namesake[] {
  const [head] = core.keys()
  const wordOf = (term: number): string => sets.vocabulary.terms[term] ?? ''
  if (head === undefined || !LATIN.test(wordOf(head))) return []
  const least = Math.max(MIN_TEXTS, MIN_SHARE * texts.length)
  const told = MIN_TELLING * realAt(weight, head) ** 2
  return [...textsBeside(sets, words, texts, head)]
    .filter(([term, beside]) => {
      if (beside.length < least || realAt(weight, term) ** 2 < told) return false
      const word = wordOf(term)
      if (!LATIN.test(word) || word.includes(wordOf(head))) return false
      return beside.length >= BESIDE_SHARE * countWith(sets, texts, term)
    })
    .sort(([one, its], [other, others]) => others.length - its.length || one - other)
    .map(([term, beside]) => ({ word: wordOf(term), texts: beside }))
}

/** The terms that somewhere stand beside one as the texts are written, and in which of the texts. */
function textsBeside(
  sets: TermSets,
  words: readonly string[],
  texts: Uint32Array,
  head: number,
): Map<number, number[]> {
  const beside = new Map<number, number[]>()
  for (const text of texts) {
    if (!holds(sets, text, head)) continue
    for (const term of besideIn(sets, words[text] ?? '', head)) {
      // Decoration is no term of the text.
      if (!holds(sets, text, term)) continue
      const known = beside.get(term)
      if (known === undefined) beside.set(term, [text])
      else known.push(text)
    }
  }
  return beside
}

/** The other terms beside any place where the words have the head. */
function besideIn({ vocabulary }: TermSets, words: string, head: number): Set<number> {
  const terms = termsOfWords(words).map((term) => vocabulary.numbers.get(term))
  const beside = new Set<number>()
  for (const [place, term] of terms.entries()) {
    if (term !== head) continue
    for (const other of [terms[place - 1], terms[place + 1]]) {
      if (other !== undefined && other !== head) beside.add(other)
    }
  }
  return beside
}

function countWith(sets: TermSets, texts: Uint32Array, term: number): number {
  let count = 0
  for (const text of texts) if (holds(sets, text, term)) count += 1
  return count
}

function holds({ starts, terms }: TermSets, text: number, term: number): boolean {
  return terms.subarray(starts[text], starts[text + 1]).includes(term)
}
