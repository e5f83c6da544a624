import { isStopTerm } from '../../text/stop-words.ts'
import { at, documentFrequency, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { hungTags } from './hung-tags.ts'
import { familiesOf } from './word-forms.ts'

const { maxContentShare } = valuesOf(parameters.contentWords)

/** The words of a collection that say what a text is about, and which of them are forms of one. */
export interface ContentWords {
  /** For each term the number of its family; -1 where it is no content word. */
  readonly family: Int32Array
  /** The terms of each family, the most frequent first. */
  readonly forms: readonly (readonly number[])[]
  /** The numbers of the families that so many texts hold that they tell none from the others: what all are about. */
  readonly widespread: ReadonlySet<number>
  /** How many of some rows hold each content word, and how many a word of each family. */
  readonly count: (rows: readonly number[]) => WordCounts
}

export interface WordCounts {
  /** By the number of the term, above 0. */
  readonly terms: ReadonlyMap<number, number>
  readonly families: ReadonlyMap<number, number>
}

/** `mayName` tells whether a lower-case word says anything by itself; `texts` are those of the matrix. */
export function contentWords(
  texts: readonly string[],
  matrix: TermMatrix,
  mayName: (word: string) => boolean,
): ContentWords {
  const { terms } = matrix.vocabulary
  const most = maxContentShare * texts.length
  const hung = hungTags(texts, matrix)
  const frequency = (term: number): number => documentFrequency(matrix, term)
  const words = Array.from(terms.keys())
    .filter(
      (term) =>
        frequency(term) > 1 &&
        !hung.has(term) &&
        !isStopTerm(terms[term] ?? '') &&
        mayName(terms[term] ?? ''),
    )
    .sort((first, second) => frequency(second) - frequency(first) || first - second)
  const roots = familiesOf(words.map((term) => terms[term] ?? ''))
  const family = new Int32Array(terms.length).fill(-1)
  const numbers = new Map<number, number>()
  const forms: number[][] = []
  for (const [place, term] of words.entries()) {
    const root = roots[place] ?? place
    const number = numbers.get(root) ?? forms.length
    if (number === forms.length) {
      numbers.set(root, number)
      forms.push([])
    }
    family[term] = number
    forms[number]?.push(term)
  }
  const widespread = new Set([...forms.keys()].filter((number) => frequency(forms[number]?.[0] ?? 0) > most))
  return { family, forms, widespread, count: wordCounter(matrix, family, forms.length) }
}

/** Counts in arrays that all countings share, because most topics have few rows and a collection many words. */
function wordCounter(
  { starts, terms }: TermMatrix,
  family: Int32Array,
  families: number,
): ContentWords['count'] {
  const ofTerm = new Uint32Array(family.length)
  const ofFamily = new Uint32Array(families)
  /** The number of the row that each family was last found in, of all rows ever counted. */
  const foundIn = new Uint32Array(families)
  let read = 0
  return (rows) => {
    const heldTerms: number[] = []
    const heldFamilies: number[] = []
    for (const row of rows) {
      read += 1
      const end = at(starts, row + 1)
      for (let slot = at(starts, row); slot < end; slot += 1) {
        const term = at(terms, slot)
        const number = family[term] ?? -1
        if (number < 0) continue
        if (at(ofTerm, term) === 0) heldTerms.push(term)
        ofTerm[term] = at(ofTerm, term) + 1
        if (at(foundIn, number) === read) continue
        foundIn[number] = read
        if (at(ofFamily, number) === 0) heldFamilies.push(number)
        ofFamily[number] = at(ofFamily, number) + 1
      }
    }
    return { terms: takenFrom(ofTerm, heldTerms), families: takenFrom(ofFamily, heldFamilies) }
  }
}

/** The counts of what was counted, which are 0 from here on. */
function takenFrom(counts: Uint32Array, held: readonly number[]): ReadonlyMap<number, number> {
  const taken = new Map<number, number>()
  for (const number of held) {
    taken.set(number, at(counts, number))
    counts[number] = 0
  }
  return taken
}
