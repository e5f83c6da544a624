import { Lexicon } from '../memory/lexicon.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { maxTermsPerText, priorCount } = valuesOf(parameters.termMatrix)

/** For each document the number of its group, from 0. */
export type Groups = Uint32Array

/** A binary document-term matrix in compressed sparse rows, and its transpose from a term to its documents. */
export interface TermMatrix extends Documents {
  /** Term t stands in the documents postings[postingStarts[t] .. postingStarts[t + 1]), in their order. */
  readonly postingStarts: Uint32Array
  readonly postings: Uint32Array
  /** For every entry of `terms`: where among the postings of the term this document stands. */
  readonly places: Uint32Array
  readonly vocabulary: Vocabulary
  /** Inverse document frequency of each term: ln(1 + documents / count) x shrinkage, 0 or more. */
  readonly idf: Float64Array
}

/**
 * Typed arrays are read inside their bounds by construction; these three state it for the type checker. One function
 * for each kind of array, because compiled code for one kind is a fifth faster than for any.
 */
export function at(values: Uint32Array, index: number): number {
  return values[index] as number
}

export function realAt(values: Float64Array, index: number): number {
  return values[index] as number
}

export function singleAt(values: Float32Array, index: number): number {
  return values[index] as number
}

/**
 * The share of its weight that a term found in `count` documents keeps, 0 to 1: one seen once or twice links texts by
 * chance.
 */
export function shrinkage(count: number): number {
  return count / (count + priorCount)
}

/** The documents that hold a term, ascending. */
export function postingsOf(matrix: TermMatrix, term: number): Uint32Array {
  return matrix.postings.subarray(matrix.postingStarts[term], matrix.postingStarts[term + 1])
}

export function documentFrequency({ postingStarts }: TermMatrix, term: number): number {
  return at(postingStarts, term + 1) - at(postingStarts, term)
}

/** Documents as rows of term numbers: document i holds terms[starts[i] .. starts[i + 1]), each of them once. */
export interface Documents {
  readonly starts: Uint32Array
  readonly terms: Uint32Array
}

/** The terms of a collection by number, and back. */
export interface Vocabulary {
  readonly terms: readonly string[]
  readonly numbers: ReadonlyMap<string, number>
}

/** Rows of numbers whose lengths are not known before. */
export class RowWriter {
  readonly #starts: number[] = [0]
  #terms = new Uint32Array(1024)
  #filled = 0

  push(term: number): void {
    if (this.#filled === this.#terms.length) this.#terms = grown(this.#terms, 2 * this.#filled)
    this.#terms[this.#filled] = term
    this.#filled += 1
  }

  endRow(): void {
    this.#starts.push(this.#filled)
  }

  rows(): Documents {
    return { starts: Uint32Array.from(this.#starts), terms: this.#terms.slice(0, this.#filled) }
  }
}

/**
 * Documents from the terms of each text, every term once, of a long text the first `maxTermsPerText`. Terms are
 * numbered in the order of their first appearance. Texts are read one by one, so that not all terms need be held as
 * strings.
 */
export function numberTerms(texts: Iterable<readonly string[]>): Documents & { vocabulary: Vocabulary } {
  const lexicon = new Lexicon()
  return renumberTerms(numbersOfEach(texts, lexicon), lexicon)
}

function* numbersOfEach(texts: Iterable<readonly string[]>, lexicon: Lexicon): Generator<number[]> {
  for (const text of texts) yield text.map((term) => lexicon.numberOf(term))
}

/** The same from the terms of each text as numbers of a lexicon, which may grow as the texts are read. */
export function renumberTerms(
  texts: Iterable<ArrayLike<number>>,
  lexicon: Lexicon,
): Documents & { vocabulary: Vocabulary } {
  const numbers = new Map<string, number>()
  const terms: string[] = []
  /** By the lexicon's number: one more than the number given here, and how many texts were read when it was last found. */
  let oneMore = new Uint32Array(lexicon.size)
  let foundAfter = new Uint32Array(lexicon.size)
  const written = new RowWriter()
  let read = 0
  for (const text of texts) {
    read += 1
    if (lexicon.size > oneMore.length) {
      oneMore = grown(oneMore, 2 * lexicon.size)
      foundAfter = grown(foundAfter, 2 * lexicon.size)
    }
    let left = maxTermsPerText
    for (let place = 0; place < text.length && left > 0; place += 1) {
      const known = text[place] ?? 0
      if (at(foundAfter, known) === read) continue
      foundAfter[known] = read
      if (at(oneMore, known) === 0) {
        const term = lexicon.wordOf(known)
        numbers.set(term, terms.length)
        oneMore[known] = terms.push(term)
      }
      written.push(at(oneMore, known) - 1)
      left -= 1
    }
    written.endRow()
  }
  return { ...written.rows(), vocabulary: { terms, numbers } }
}

function grown(values: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(size)
  larger.set(values)
  return larger
}

/**
 * Each document with terms replaced by what `expansions` says they stand for: none, or several; a term without entry
 * stands for itself. Every term once. `size` is one more than the highest term.
 */
export function expandTerms(
  { starts, terms }: Documents,
  expansions: ReadonlyMap<number, readonly number[]>,
  size: number,
): Documents {
  const writtenAfter = new Int32Array(size).fill(-1)
  const written = new RowWriter()
  for (let document = 0; document + 1 < starts.length; document += 1) {
    const write = (term: number): void => {
      if (writtenAfter[term] === document) return
      writtenAfter[term] = document
      written.push(term)
    }
    for (let slot = at(starts, document); slot < at(starts, document + 1); slot += 1) {
      const term = at(terms, slot)
      const others = expansions.get(term)
      if (others === undefined) write(term)
      else others.forEach(write)
    }
    written.endRow()
  }
  return written.rows()
}

/** How often each number from 0 to `size` - 1 occurs. */
export function countEach(values: Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (let index = 0; index < values.length; index += 1) {
    const value = at(values, index)
    counts[value] = at(counts, value) + 1
  }
  return counts
}

/** Adds postings and IDF to documents; `vocabulary` names at least the terms that they hold. */
export function toTermMatrix({ starts, terms }: Documents, vocabulary: Vocabulary): TermMatrix {
  const documents = starts.length - 1
  const byTerm = rowsByKey(terms, vocabulary.terms.length)
  const postings = new Uint32Array(terms.length)
  const places = byTerm.places
  for (let document = 0; document < documents; document += 1) {
    for (let slot = at(starts, document); slot < at(starts, document + 1); slot += 1) {
      postings[at(places, slot)] = document
    }
  }
  const idf = realsOf(vocabulary.terms.length, (term) => {
    const count = at(byTerm.starts, term + 1) - at(byTerm.starts, term)
    return count === 0 ? 0 : Math.log(1 + documents / count) * shrinkage(count)
  })
  return { starts, terms, postingStarts: byTerm.starts, postings, places, vocabulary, idf }
}

/** One number for each index from 0 to `count` - 1. A loop, because typed arrays' own methods make garbage of each value. */
export function realsOf(count: number, compute: (index: number) => number): Float64Array {
  const values = new Float64Array(count)
  for (let index = 0; index < count; index += 1) values[index] = compute(index)
  return values
}

/** Every `step`th document. */
export function everyNth({ starts, terms }: Documents, step: number): Documents {
  const written = new RowWriter()
  for (let document = 0; document + 1 < starts.length; document += step) {
    for (let slot = at(starts, document); slot < at(starts, document + 1); slot += 1)
      written.push(at(terms, slot))
    written.endRow()
  }
  return written.rows()
}

/** Rows of one table: row k lies at [starts[k], starts[k + 1]); places[i] is where entry i goes, in order. */
export interface Rows {
  readonly starts: Uint32Array
  readonly places: Uint32Array
}

/** Counting sort of entries by their key, 0 to `count` - 1. */
export function rowsByKey(keys: Uint32Array, count: number): Rows {
  const starts = new Uint32Array(count + 1)
  starts.set(countEach(keys, count), 1)
  for (let key = 0; key < count; key += 1) starts[key + 1] = at(starts, key + 1) + at(starts, key)
  const fill = starts.slice()
  const places = new Uint32Array(keys.length)
  for (let entry = 0; entry < keys.length; entry += 1) {
    const key = at(keys, entry)
    const place = at(fill, key)
    places[entry] = place
    fill[key] = place + 1
  }
  return { starts, places }
}

/** One more than the highest number of a group. */
export function groupsIn(group: Uint32Array): number {
  let groups = 0
  for (let member = 0; member < group.length; member += 1) groups = Math.max(groups, at(group, member) + 1)
  return groups
}

/** The members of each group, in order: group g holds members[starts[g] .. starts[g + 1]). */
export function membersOf(group: Uint32Array) {
  const groups = groupsIn(group)
  const { starts, places } = rowsByKey(group, groups)
  const members = new Uint32Array(group.length)
  for (let member = 0; member < group.length; member += 1) members[at(places, member)] = member
  return { groups, starts, members }
}
