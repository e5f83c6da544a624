/** Documents as sets of term numbers, and the way back from a term to its documents. */
export interface TermSets extends Documents {
  /** Term t stands in the documents holders[holderStarts[t] .. holderStarts[t + 1]), in their order. */
  readonly holderStarts: Uint32Array
  readonly holders: Uint32Array
  /** For every place in `terms`: where among the term's holders this document stands. */
  readonly places: Uint32Array
  readonly vocabulary: readonly string[]
  /** Inverse document frequency of each term, natural logarithm, times the trust in its count. */
  readonly idf: Float64Array
}

/**
 * Typed arrays are read inside their bounds by construction; these state it for the type checker. One function a
 * kind of array, because a machine's code for one kind is a fifth faster than for any.
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

/** A term seen once or twice links texts by chance; the share of its weight that its count supports. */
export function trustIn(count: number): number {
  return count / (count + 2)
}

/** The documents that hold a term, in their order. */
export function holdersOf(sets: TermSets, term: number): Uint32Array {
  return sets.holders.subarray(sets.holderStarts[term], sets.holderStarts[term + 1])
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

/**
 * Documents from the terms of each text, every term once. Terms are numbered in the order of their first
 * appearance. Texts are gone through one by one, so that their terms need not all be held as strings.
 */
export function numberTerms(texts: Iterable<readonly string[]>): Documents & { vocabulary: Vocabulary } {
  const numbers = new Map<string, number>()
  const vocabulary: string[] = []
  const starts: number[] = [0]
  let terms = new Uint32Array(1024)
  let filled = 0
  for (const text of texts) {
    if (filled + text.length > terms.length) {
      const larger = new Uint32Array(2 * terms.length + text.length)
      larger.set(terms)
      terms = larger
    }
    for (const term of text) {
      let number = numbers.get(term)
      if (number === undefined) {
        number = vocabulary.length
        numbers.set(term, number)
        vocabulary.push(term)
      }
      terms[filled] = number
      filled += 1
    }
    starts.push(filled)
  }
  return {
    starts: Uint32Array.from(starts),
    terms: terms.slice(0, filled),
    vocabulary: { terms: vocabulary, numbers },
  }
}

/** In how many documents each of `size` terms stands. */
export function countHolders(documents: Documents, size: number): Uint32Array {
  const counts = new Uint32Array(size)
  for (const term of documents.terms) counts[term] = at(counts, term) + 1
  return counts
}

/** `vocabulary` names at least the terms that the documents hold. */
export function toTermSets({ starts, terms }: Documents, vocabulary: readonly string[]): TermSets {
  const documents = starts.length - 1
  const byTerm = rowsByKey(terms, vocabulary.length)
  const holders = new Uint32Array(terms.length)
  const places = byTerm.places
  for (let document = 0; document < documents; document += 1) {
    for (let slot = at(starts, document); slot < at(starts, document + 1); slot += 1) {
      holders[at(places, slot)] = document
    }
  }
  const idf = Float64Array.from(vocabulary, (_, term) => {
    const count = at(byTerm.starts, term + 1) - at(byTerm.starts, term)
    return count === 0 ? 0 : Math.log(1 + documents / count) * trustIn(count)
  })
  return { starts, terms, holderStarts: byTerm.starts, holders, places, vocabulary, idf }
}

/** Every `step`th document. */
export function everyNth({ starts, terms }: Documents, step: number): Documents {
  const count = Math.ceil((starts.length - 1) / step)
  const chosen = Array.from({ length: count }, (_, index) =>
    terms.subarray(at(starts, index * step), at(starts, index * step + 1)),
  )
  return fromRows(chosen)
}

/** Documents from one row of term numbers each. */
export function fromRows(rows: readonly Uint32Array[]): Documents {
  const starts = new Uint32Array(rows.length + 1)
  for (const [index, row] of rows.entries()) starts[index + 1] = at(starts, index) + row.length
  const terms = new Uint32Array(at(starts, rows.length))
  for (const [index, row] of rows.entries()) terms.set(row, at(starts, index))
  return { starts, terms }
}

/** Rows of one table: row k lies at [starts[k], starts[k + 1]); places[i] is where entry i goes, in order. */
export interface Rows {
  readonly starts: Uint32Array
  readonly places: Uint32Array
}

/** Counting sort of entries by their key, 0 to `count` - 1. */
function rowsByKey(keys: Uint32Array, count: number): Rows {
  const starts = new Uint32Array(count + 1)
  for (const key of keys) starts[key + 1] = at(starts, key + 1) + 1
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

/** The members of each group, in order: group g holds members[starts[g] .. starts[g + 1]). */
export function membersOf(group: Uint32Array) {
  const groups = group.reduce((most, value) => Math.max(most, value + 1), 0)
  const { starts, places } = rowsByKey(group, groups)
  const members = new Uint32Array(group.length)
  for (let member = 0; member < group.length; member += 1) members[at(places, member)] = member
  return { groups, starts, members }
}
