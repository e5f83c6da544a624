import { isStopTerm } from '../../text/stop-words.ts'
import { documentFrequency, type TermMatrix } from '../corpus/term-matrix.ts'
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
  return { family, forms, widespread }
}
