import { at, realAt, singleAt, type TermMatrix } from '../corpus/term-matrix.ts'
import type { TextVectors } from './word-vectors.ts'

/** One way to compare texts, one with several others in turn. */
export interface View {
  /** Which text is compared from here on. */
  lookFrom(text: number): void
  /** The cosine of that text and another, 0 to 1; 0 too where they point away from each other. */
  cosineTo(other: number): number
}

/**
 * Texts by their terms, each of which counts the square root of its `weight`, one value a term, times its amount in the text,
 * one value an entry of the matrix; 1 where there are no `amounts`.
 */
export function termView({ starts, terms }: TermMatrix, weight: Float64Array, amounts?: Float64Array): View {
  const root = weight.map(Math.sqrt)
  const entries = new Float32Array(terms.length)
  for (let text = 0; text + 1 < starts.length; text += 1) {
    const [from, to] = [at(starts, text), at(starts, text + 1)]
    let squares = 0
    for (let slot = from; slot < to; slot += 1) {
      const value = realAt(root, at(terms, slot)) * (amounts === undefined ? 1 : realAt(amounts, slot))
      entries[slot] = value
      squares += value * value
    }
    const inverse = squares > 0 ? 1 / Math.sqrt(squares) : 0
    for (let slot = from; slot < to; slot += 1) entries[slot] = singleAt(entries, slot) * inverse
  }
  /** What each term counts in the text compared; 0 for all others. */
  const held = new Float64Array(weight.length)
  let from = 0
  return {
    lookFrom(text) {
      for (let slot = at(starts, from); slot < at(starts, from + 1); slot += 1) held[at(terms, slot)] = 0
      from = text
      for (let slot = at(starts, text); slot < at(starts, text + 1); slot += 1)
        held[at(terms, slot)] = singleAt(entries, slot)
    },
    cosineTo(other) {
      let sum = 0
      const end = at(starts, other + 1)
      for (let slot = at(starts, other); slot < end; slot += 1)
        sum += realAt(held, at(terms, slot)) * singleAt(entries, slot)
      return sum
    },
  }
}

export function vectorView({ dimensions, values }: TextVectors): View {
  let from = 0
  return {
    lookFrom(text) {
      from = text * dimensions
    },
    cosineTo(other) {
      const to = other * dimensions
      let sum = 0
      for (let dimension = 0; dimension < dimensions; dimension += 1)
        sum += singleAt(values, from + dimension) * singleAt(values, to + dimension)
      return Math.max(0, sum)
    },
  }
}
