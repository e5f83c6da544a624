import type { Topic } from '../clustering/topics.ts'
import type { Corpus } from '../corpus/deduplicate.ts'
import { at, documentFrequency, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { ContentWords } from './content-words.ts'

const { minSharedWord, minSharedLift } = valuesOf(parameters.unity)

/**
 * Whether the texts of a topic are about one thing: a content word, in any of its forms, is common to many of them, and far
 * more than to other texts. Groups that only gather what fits nowhere else ("thanks", "yes", answers) have no such word.
 * Always true of a topic with a single text, of one without any words to read, and of what one author writes all day, which
 * topics were not found in.
 */
export function unityFilter(
  { fitted }: Pick<Corpus, 'fitted'>,
  matrix: TermMatrix,
  { family, forms }: ContentWords,
): (topic: Pick<Topic, 'mentions'>) => boolean {
  const rowOf = new Map(fitted.numbers.map((text, row) => [text, row]))
  const uses = forms.map((terms) => terms.reduce((sum, term) => sum + documentFrequency(matrix, term), 0))
  return ({ mentions }) => {
    const rows = [...new Set(mentions.map(({ text }) => rowOf.get(text)))].filter((row) => row !== undefined)
    if (rows.length < 2 || rows.every((row) => at(matrix.starts, row) === at(matrix.starts, row + 1)))
      return true
    const others = fitted.texts.length - rows.length
    for (const [number, count] of countFamilies(rows, matrix, family)) {
      const share = count / rows.length
      const elsewhere = ((uses[number] ?? 0) - count) / Math.max(1, others)
      if (share >= minSharedWord && share >= minSharedLift * elsewhere) return true
    }
    return false
  }
}

/** How many of the rows hold a word of each family. */
function countFamilies(
  rows: readonly number[],
  matrix: TermMatrix,
  family: Int32Array,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const row of rows) {
    const held = new Set<number>()
    const end = at(matrix.starts, row + 1)
    for (let slot = at(matrix.starts, row); slot < end; slot += 1) {
      const number = family[at(matrix.terms, slot)] ?? -1
      if (number >= 0) held.add(number)
    }
    for (const number of held) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return counts
}
