import { at, realAt, realsOf, singleAt, type TermMatrix } from '../corpus/term-matrix.ts'
import type { TextVectors } from './word-vectors.ts'

/** One way to compare texts, one with several others in turn. */
export interface View {
  /** Which text is compared from here on. */
  lookFrom(text: number): void
  /** The cosine of that text and another, 0 to 1; 0 too where they point away from each other. */
  cosineTo(other: number): number
}

/** Texts by binary terms weighted by the square root of `weight`, one value a term: a shared term adds its weight. */
export function termView({ starts, terms }: TermMatrix, weight: Float64Array): View {
  const inverse = realsOf(starts.length - 1, (text) => {
    let sum = 0
    for (let slot = at(starts, text); slot < at(starts, text + 1); slot += 1)
      sum += realAt(weight, at(terms, slot))
    return sum > 0 ? 1 / Math.sqrt(sum) : 0
  })
  /** The weights of the terms of the text compared; 0 for all others. */
  const held = new Float64Array(weight.length)
  let from = 0
  return {
    lookFrom(text) {
      for (let slot = at(starts, from); slot < at(starts, from + 1); slot += 1) held[at(terms, slot)] = 0
      from = text
      for (let slot = at(starts, text); slot < at(starts, text + 1); slot += 1) {
        const term = at(terms, slot)
        held[term] = realAt(weight, term)
      }
    },
    cosineTo(other) {
      let sum = 0
      const end = at(starts, other + 1)
      for (let slot = at(starts, other); slot < end; slot += 1) sum += realAt(held, at(terms, slot))
      return sum * realAt(inverse, from) * realAt(inverse, other)
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
