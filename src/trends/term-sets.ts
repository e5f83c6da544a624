/** Documents as sets of term numbers, and the way back from a term to its documents. */
export interface TermSets {
  /** Document i holds the terms terms[starts[i] .. starts[i + 1]). */
  readonly starts: Uint32Array
  readonly terms: Uint32Array
  /** Term t stands in the documents holders[holderStarts[t] .. holderStarts[t + 1]), in their order. */
  readonly holderStarts: Uint32Array
  readonly holders: Uint32Array
  /** For every place in `terms`: where among the term's holders this document stands. */
  readonly places: Uint32Array
  readonly vocabulary: readonly string[]
  /** Inverse document frequency of each term, natural logarithm, times the trust in its count. */
  readonly idf: Float64Array
}

/** Typed arrays are read inside their bounds by construction; this states it once for the type checker. */
export function at(values: Uint32Array | Float64Array | Float32Array, index: number): number {
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

/** `documents` hold each of their terms once. */
export function toTermSets(documents: readonly (readonly string[])[]): TermSets {
  const numbers = new Map<string, number>()
  const vocabulary: string[] = []
  const starts = new Uint32Array(documents.length + 1)
  const total = documents.reduce((sum, document) => sum + document.length, 0)
  const terms = new Uint32Array(total)
  let filled = 0
  for (const [index, document] of documents.entries()) {
    for (const term of document) {
      let number = numbers.get(term)
      if (number === undefined) {
        number = vocabulary.length
        numbers.set(term, number)
        vocabulary.push(term)
      }
      terms[filled] = number
      filled += 1
    }
    starts[index + 1] = filled
  }
  const byTerm = rowsByKey(terms, vocabulary.length)
  const holders = new Uint32Array(total)
  const places = new Uint32Array(total)
  for (let document = 0; document < documents.length; document += 1) {
    for (let slot = at(starts, document); slot < at(starts, document + 1); slot += 1) {
      const place = at(byTerm.places, slot)
      holders[place] = document
      places[slot] = place
    }
  }
  const idf = Float64Array.from(vocabulary, (_, term) => {
    const count = at(byTerm.starts, term + 1) - at(byTerm.starts, term)
    return Math.log(1 + documents.length / count) * trustIn(count)
  })
  return { starts, terms, holderStarts: byTerm.starts, holders, places, vocabulary, idf }
}

/** Rows of one table: row k lies at [starts[k], starts[k + 1]); places[i] is where entry i goes, in order. */
export interface Rows {
  readonly starts: Uint32Array
  readonly places: Uint32Array
}

/** Counting sort of entries by their key, 0 to `count` - 1. */
export function rowsByKey(keys: Uint32Array, count: number): Rows {
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
