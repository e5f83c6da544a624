import type { Topic } from '../clustering/topics.ts'
import type { Corpus } from '../corpus/deduplicate.ts'
import { at, documentFrequency, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { ContentWords } from './content-words.ts'

const { minSharedWord, minSharedLift } = valuesOf(parameters.unity)

/**
 * Whether the texts of a topic are about one thing: a content word, in one or any of its forms, is common to many of them, and far
 * more than to other texts. Groups that only gather what fits nowhere else ("thanks", "yes", answers) have no such word.
 * Always true of a topic with a single text, of one without any words to read, and of what one author writes all day, which
 * topics were not found in.
 */
export function unityFilter(
  { fitted }: Pick<Corpus, 'fitted'>,
  matrix: TermMatrix,
  { count: countWords, forms }: ContentWords,
): (topic: Pick<Topic, 'mentions'>) => boolean {
  const rowOf = new Map(fitted.numbers.map((text, row) => [text, row]))
  const usesOfFamily = forms.map((terms) =>
    terms.reduce((sum, term) => sum + documentFrequency(matrix, term), 0),
  )
  return ({ mentions }) => {
    const rows = rowsOf(mentions, rowOf)
    if (rows.length < 2 || rows.every((row) => at(matrix.starts, row) === at(matrix.starts, row + 1)))
      return true
    const others = Math.max(1, fitted.texts.length - rows.length)
    const isCommon = (count: number, uses: number): boolean =>
      count >= minSharedWord * rows.length && count / rows.length >= (minSharedLift * (uses - count)) / others
    const counts = countWords(rows)
    return (
      [...counts.terms].some(([term, count]) => isCommon(count, documentFrequency(matrix, term))) ||
      [...counts.families].some(([number, count]) => isCommon(count, usesOfFamily[number] ?? 0))
    )
  }
}

/** The rows of the distinct texts of some posts, each once; none of texts that are not in the matrix. */
export function rowsOf(mentions: Topic['mentions'], rowOf: ReadonlyMap<number, number>): number[] {
  return [...new Set(mentions.map(({ text }) => rowOf.get(text)))].filter((row) => row !== undefined)
}
