import { lightStem } from '../../text/arabic-stem.ts'
import {
  at,
  type Documents,
  documentFrequency,
  realAt,
  renumberTerms,
  singleAt,
  type TermMatrix,
  toTermMatrix,
} from '../corpus/term-matrix.ts'
import { Lexicon } from '../memory/lexicon.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { type SymmetricRows, scaledEigenvectors } from './eigenvectors.ts'

const {
  dimensions,
  vectorStemLetters,
  windowTerms,
  minWordTexts,
  maxWords,
  contextSmoothing,
  minInformation,
} = valuesOf(parameters.wordVectors)

/** One vector of length 1 a text (0 where nothing is known of its words): text i has the `dimensions` values from i x dimensions on. */
const NUMBER = /\p{N}/u

export interface TextVectors {
  readonly dimensions: number
  readonly values: Float32Array
}

/**
 * What each text means, learnt from the texts themselves: the mean, by IDF, of vectors of its words. Words that stand
 * beside the same others have similar vectors, as "arrive" and "delivered", though no text may hold both.
 *
 * A word's vector is its row of the positive pointwise mutual information of words within `windowTerms`, cut to few
 * dimensions: U |L|^(1/2) of its eigendecomposition (Levy, Goldberg and Dagan 2015, Improving distributional similarity
 * with lessons learned from word embeddings: context distributions smoothed, information below a least left out).
 * Words count as their first letters, Arabic ones as those of their stem, so that forms of one are one; words with a digit
 * whole, because another number is another thing.
 */
export function textVectors(matrix: TermMatrix): TextVectors {
  const stems = stemMatrix(matrix)
  const learnt = commonest(stems)
  const dimensionsOfWord = scaledEigenvectors(associations(stems, learnt), dimensions)
  const texts = stems.starts.length - 1
  const values = new Float32Array(texts * dimensions)
  for (let text = 0; text < texts; text += 1) {
    const vector = values.subarray(text * dimensions, (text + 1) * dimensions)
    for (let slot = at(stems.starts, text); slot < at(stems.starts, text + 1); slot += 1) {
      const stem = at(stems.terms, slot)
      const word = at(learnt.numbers, stem)
      if (word === NOT_LEARNT) continue
      const weight = realAt(stems.idf, stem)
      for (const [dimension, column] of dimensionsOfWord.entries())
        vector[dimension] = singleAt(vector, dimension) + weight * realAt(column, word)
    }
    normalize(vector)
  }
  return { dimensions, values }
}

/** Scales a vector to length 1; one of zeros stays. */
export function normalize(vector: Float32Array): void {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  if (length > 0) for (const [index, value] of vector.entries()) vector[index] = value / length
}

function stemMatrix(matrix: TermMatrix): TermMatrix {
  const stems = matrix.vocabulary.terms.map((term) =>
    NUMBER.test(term) ? term : Array.from(lightStem(term)).slice(0, vectorStemLetters).join(''),
  )
  const lexicon = new Lexicon()
  const numbers = Uint32Array.from(stems, (stem) => lexicon.numberOf(stem))
  const { vocabulary, ...rows } = renumberTerms(stemsOfEach(matrix, numbers), lexicon)
  return toTermMatrix(rows, vocabulary)
}

function* stemsOfEach({ starts, terms }: Documents, stems: Uint32Array): Generator<Uint32Array> {
  for (let text = 0; text + 1 < starts.length; text += 1)
    yield terms.subarray(starts[text], starts[text + 1]).map((term) => at(stems, term))
}

/** The words that vectors are learnt of, the commonest ones. */
interface Learnt {
  /** Their stems, commonest first. */
  readonly stems: readonly number[]
  /** For each stem its place among those, or NOT_LEARNT. */
  readonly numbers: Uint32Array
}

const NOT_LEARNT = 0xffffffff

function commonest(stems: TermMatrix): Learnt {
  const words = [...stems.vocabulary.terms.keys()]
    .filter((word) => documentFrequency(stems, word) >= minWordTexts)
    .sort((one, other) => documentFrequency(stems, other) - documentFrequency(stems, one) || one - other)
    .slice(0, maxWords)
  const numbers = new Uint32Array(stems.vocabulary.terms.length).fill(NOT_LEARNT)
  for (const [number, word] of words.entries()) numbers[word] = number
  return { stems: words, numbers }
}

/** The positive pointwise mutual information of each two words. */
function associations(stems: TermMatrix, learnt: Learnt): SymmetricRows {
  const counts = new Float64Array(learnt.stems.length)
  const sums = new Float64Array(learnt.stems.length)
  const together = learnt.stems.map((stem, word) => {
    const touched = addNeighbours(stems, stem, learnt.numbers, counts)
    const found = {
      others: Uint32Array.from(touched),
      counts: Float64Array.from(touched, (other) => realAt(counts, other)),
    }
    for (const other of touched) {
      sums[word] = realAt(sums, word) + realAt(counts, other)
      counts[other] = 0
    }
    return found
  })
  return positiveInformation(together, sums)
}

/** Counts with which words a stem stands, in texts; returns which. */
function addNeighbours(
  { starts, terms, postingStarts, postings }: TermMatrix,
  stem: number,
  numbers: Uint32Array,
  counts: Float64Array,
): number[] {
  const touched: number[] = []
  for (let place = at(postingStarts, stem); place < at(postingStarts, stem + 1); place += 1) {
    const text = at(postings, place)
    const [from, to] = [at(starts, text), at(starts, text + 1)]
    const own = terms.indexOf(stem, from)
    for (
      let slot = Math.max(from, own - windowTerms);
      slot < Math.min(to, own + windowTerms + 1);
      slot += 1
    ) {
      const other = at(numbers, at(terms, slot))
      if (slot === own || other === NOT_LEARNT) continue
      if (realAt(counts, other) === 0) touched.push(other)
      counts[other] = realAt(counts, other) + 1
    }
  }
  return touched
}

function positiveInformation(
  together: readonly { others: Uint32Array; counts: Float64Array }[],
  sums: Float64Array,
): SymmetricRows {
  const total = sums.reduce((sum, value) => sum + value, 0)
  const smooth = sums.map((value) => value ** contextSmoothing)
  const smoothTotal = smooth.reduce((sum, value) => sum + value, 0)
  // Half of the logarithm of a word's chance as word x its chance as context: the matrix stays symmetric.
  const chance = sums.map((value, word) =>
    value === 0 ? 0 : Math.log((value / total) * (realAt(smooth, word) / smoothTotal)) / 2,
  )
  const starts = new Uint32Array(sums.length + 1)
  const columns: number[] = []
  const values: number[] = []
  for (const [word, { others, counts }] of together.entries()) {
    for (const [index, other] of others.entries()) {
      const information =
        Math.log(realAt(counts, index) / total) -
        realAt(chance, word) -
        realAt(chance, other) -
        minInformation
      if (information <= 0) continue
      columns.push(other)
      values.push(information)
    }
    starts[word + 1] = columns.length
  }
  return { starts, columns: Uint32Array.from(columns), values: Float64Array.from(values) }
}
