import { termsOf, termsOfWords } from '../../text/tokens.ts'
import { documentFrequency, postingsOf, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { IsOn } from '../rules.ts'

const { maxBackgroundTexts } = valuesOf(parameters.background)

/** What all stored texts say of words. */
export interface Background {
  /** How many texts there are. */
  readonly texts: number
  /**
   * How many of the texts hold a term of each of these lists; of more than one list where there are many texts, as a
   * sample has it. 0 for terms that tie no texts together.
   */
  readonly frequencyOf: (lists: readonly (readonly string[])[]) => number
  /** Whether all of these terms are of the words that posts were collected by, or of a competitor's name: all topics have them. */
  readonly isSought: (terms: readonly string[]) => boolean
  readonly isOn: IsOn
}

const BITS = 32

/**
 * The background of all topics of a clustering; a word that is no term counts as the first of its terms. `sought` are words
 * that posts were collected by, and names of competitors.
 */
export function backgroundOf(
  { matrix }: { readonly matrix: TermMatrix },
  sought: readonly string[],
  isOn: IsOn,
): Background {
  const texts = matrix.starts.length - 1
  const step = Math.max(1, Math.ceil(texts / maxBackgroundTexts))
  const size = Math.ceil(texts / step / BITS)
  const { numbers } = matrix.vocabulary
  const soughtTerms = new Set(sought.flatMap((name) => termsOfWords(name)))
  const known = new Map<number, Uint32Array>()
  const numberOf = (term: string): number | undefined =>
    numbers.get(term) ?? numbers.get(termsOf(term)[0] ?? '')
  const holdersOf = (number: number): Uint32Array => {
    const set = known.get(number) ?? sampledSet(postingsOf(matrix, number), step, size)
    known.set(number, set)
    return set
  }
  return {
    texts,
    frequencyOf: (lists) => {
      const found = lists.map((terms) => [
        ...new Set(terms.map(numberOf).filter((number) => number !== undefined)),
      ])
      const [only] = found
      if (only !== undefined && found.length === 1)
        return only.reduce((sum, number) => sum + documentFrequency(matrix, number), 0)
      return (
        step *
        countCommon(
          found.map((terms) => unionOf(terms.map(holdersOf), size)),
          size,
        )
      )
    },
    isSought: (terms) => terms.every((term) => soughtTerms.has(term)),
    isOn,
  }
}

/** Every `step`th text as one bit, set where it is among these. */
function sampledSet(texts: Uint32Array, step: number, size: number): Uint32Array {
  const set = new Uint32Array(size)
  for (const text of texts) {
    if (text % step !== 0) continue
    const place = text / step
    const word = Math.floor(place / BITS)
    set[word] = (set[word] ?? 0) | (1 << (place % BITS))
  }
  return set
}

function unionOf(sets: readonly Uint32Array[], size: number): Uint32Array {
  const [only] = sets
  if (sets.length === 1 && only !== undefined) return only
  const union = new Uint32Array(size)
  for (const set of sets) {
    for (let word = 0; word < size; word += 1) union[word] = (union[word] ?? 0) | (set[word] ?? 0)
  }
  return union
}

/** How many bits all sets have in common. */
function countCommon(sets: readonly Uint32Array[], size: number): number {
  let count = 0
  for (let word = 0; word < size; word += 1) {
    let common = ~0
    for (const set of sets) common &= set[word] ?? 0
    for (; common !== 0; common &= common - 1) count += 1
  }
  return count
}
