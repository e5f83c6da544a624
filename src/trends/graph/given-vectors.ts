import type { Corpus } from '../corpus/deduplicate.ts'
import { realAt } from '../corpus/term-matrix.ts'
import type { RankInput } from '../types.ts'
import { normalize, type TextVectors } from './word-vectors.ts'

/**
 * The vectors given with the posts, one a fitted text, without what all have in common, their mean: those of most models
 * point into one cone, and their cosines tell little apart (Mu and Viswanath 2018, All-but-the-top). Of copies the one
 * with the first id counts; a text without any has zeros. Undefined where none is given; all must be of one length.
 */
export function givenVectors(
  { posts, vectors }: Pick<RankInput, 'posts' | 'vectors'>,
  { fitted, textOf }: Pick<Corpus, 'fitted' | 'textOf'>,
): TextVectors | undefined {
  const [first] = vectors?.values() ?? []
  if (vectors === undefined || first === undefined) return undefined
  const dimensions = first.length
  const idOf = new Map<number, string>()
  for (const [index, { id }] of posts.entries()) {
    const text = textOf[index] ?? 0
    const known = idOf.get(text)
    if (vectors.has(id) && (known === undefined || id < known)) idOf.set(text, id)
  }
  const values = new Float32Array(fitted.numbers.length * dimensions)
  const rows = fitted.numbers.flatMap((text, row) => {
    const given = vectors.get(idOf.get(text) ?? '')
    if (given === undefined) return []
    const vector = values.subarray(row * dimensions, (row + 1) * dimensions)
    vector.set(given)
    normalize(vector)
    return [vector]
  })
  const mean = new Float64Array(dimensions)
  for (const vector of rows)
    for (const [index, value] of vector.entries()) mean[index] = realAt(mean, index) + value / rows.length
  for (const vector of rows) {
    for (const [index, value] of vector.entries()) vector[index] = value - realAt(mean, index)
    normalize(vector)
  }
  return { dimensions, values }
}
