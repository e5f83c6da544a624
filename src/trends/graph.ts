import type { WeightedGraph } from './louvain.ts'

/** Documents as sets of term numbers: document i holds terms[starts[i] .. starts[i + 1]). */
export interface TermSets {
  readonly starts: Uint32Array
  readonly terms: Uint32Array
  readonly vocabulary: readonly string[]
  /** Inverse document frequency of each term, natural logarithm, times the trust in its count. */
  readonly idf: Float64Array
}

const MIN_NEIGHBOURS = 5
const MAX_NEIGHBOURS = 30
const MIN_COSINE = 0.1
/** Of a very common term only the postings nearest in order are read; this bounds the work to linear. */
const MAX_POSTINGS = 500
/** Postings read for one document, its rarest terms first: what comes after hardly changes who is near. */
const MAX_POSTINGS_READ = 1200

/** How many neighbours a document is linked to: few documents have few, or all of them would be near. */
export function neighboursFor(count: number): number {
  return Math.max(MIN_NEIGHBOURS, Math.min(MAX_NEIGHBOURS, Math.round(Math.sqrt(count))))
}

/** A term seen once or twice links texts by chance; the share of its weight that its count supports. */
export function trustIn(count: number): number {
  return count / (count + 2)
}

export function toTermSets(documents: readonly (readonly string[])[]): TermSets {
  const numbers = new Map<string, number>()
  const vocabulary: string[] = []
  const frequency: number[] = []
  const starts = new Uint32Array(documents.length + 1)
  const terms: number[] = []
  for (const [index, document] of documents.entries()) {
    for (const term of document) {
      let number = numbers.get(term)
      if (number === undefined) {
        number = vocabulary.length
        numbers.set(term, number)
        vocabulary.push(term)
        frequency.push(0)
      }
      frequency[number] = (frequency[number] ?? 0) + 1
      terms.push(number)
    }
    starts[index + 1] = terms.length
  }
  const idf = Float64Array.from(frequency, (count) => Math.log(1 + documents.length / count) * trustIn(count))
  return { starts, terms: Uint32Array.from(terms), vocabulary, idf }
}

/**
 * Each document linked to its nearest by cosine over binary terms weighted sqrt(IDF): the weight of a shared
 * term in the dot product is its IDF. Softer than plain IDF because rare words make chance neighbours.
 */
export function neighbourGraph(sets: TermSets): WeightedGraph {
  const count = sets.starts.length - 1
  const postings = invert(sets)
  const norm = norms(sets)
  const dot = new Float64Array(count)
  const touched = new Uint32Array(count)
  const links = new Links(count, neighboursFor(count))
  const best = new Nearest(neighboursFor(count))
  for (let document = 0; document < count; document += 1) {
    let touchedCount = 0
    let spent = 0
    for (const slot of slotsByIdf(sets, document)) {
      const term = at(sets.terms, slot)
      const idf = at(sets.idf, term)
      let from = at(postings.starts, term)
      let to = at(postings.starts, term + 1)
      if (to - from > MAX_POSTINGS) {
        const middle = at(postings.positions, slot)
        from = Math.max(from, Math.min(middle - MAX_POSTINGS / 2, to - MAX_POSTINGS))
        to = from + MAX_POSTINGS
      }
      spent += to - from
      if (spent > MAX_POSTINGS_READ) break
      for (let posting = from; posting < to; posting += 1) {
        const other = at(postings.documents, posting)
        const known = at(dot, other)
        if (known === 0) {
          touched[touchedCount] = other
          touchedCount += 1
        }
        dot[other] = known + idf
      }
    }
    best.clear()
    for (let index = 0; index < touchedCount; index += 1) {
      const other = at(touched, index)
      const cosine = at(dot, other) / (at(norm, document) * at(norm, other))
      dot[other] = 0
      if (other !== document && cosine >= MIN_COSINE) best.offer(other, cosine)
    }
    best.forEach((other, cosine) => {
      links.add(document, other, cosine)
    })
  }
  return symmetric(count, links)
}

function at(values: Uint32Array | Float64Array, index: number): number {
  return values[index] as number
}

function slotsByIdf(sets: TermSets, document: number): number[] {
  const slots: number[] = []
  for (let slot = at(sets.starts, document); slot < at(sets.starts, document + 1); slot += 1) slots.push(slot)
  return slots.sort((a, b) => at(sets.idf, at(sets.terms, b)) - at(sets.idf, at(sets.terms, a)) || a - b)
}

function norms(sets: TermSets): Float64Array {
  return Float64Array.from({ length: sets.starts.length - 1 }, (_, document) => {
    let sum = 0
    for (let slot = at(sets.starts, document); slot < at(sets.starts, document + 1); slot += 1) {
      sum += at(sets.idf, at(sets.terms, slot))
    }
    return Math.sqrt(sum)
  })
}

function invert(sets: TermSets) {
  const starts = new Uint32Array(sets.vocabulary.length + 1)
  for (const term of sets.terms) starts[term + 1] = at(starts, term + 1) + 1
  for (let term = 0; term < sets.vocabulary.length; term += 1) {
    starts[term + 1] = at(starts, term + 1) + at(starts, term)
  }
  const fill = starts.slice()
  const documents = new Uint32Array(sets.terms.length)
  const positions = new Uint32Array(sets.terms.length)
  for (let document = 0; document + 1 < sets.starts.length; document += 1) {
    for (let slot = at(sets.starts, document); slot < at(sets.starts, document + 1); slot += 1) {
      const term = at(sets.terms, slot)
      const place = at(fill, term)
      documents[place] = document
      positions[slot] = place
      fill[term] = place + 1
    }
  }
  return { starts, documents, positions }
}

/** The k best offers in a small binary heap, worst on top; ties go to the lower number. */
class Nearest {
  readonly #capacity: number
  readonly #ids: Uint32Array
  readonly #values: Float64Array
  #size = 0

  constructor(capacity: number) {
    this.#capacity = capacity
    this.#ids = new Uint32Array(capacity)
    this.#values = new Float64Array(capacity)
  }

  clear(): void {
    this.#size = 0
  }

  offer(id: number, value: number): void {
    if (this.#size < this.#capacity) {
      let slot = this.#size
      this.#size += 1
      while (slot > 0) {
        const parent = (slot - 1) >> 1
        if (!this.#worse(id, value, parent)) break
        this.#copy(parent, slot)
        slot = parent
      }
      this.#set(slot, id, value)
    } else if (!this.#worse(id, value, 0)) {
      let slot = 0
      for (;;) {
        let child = 2 * slot + 1
        if (child >= this.#size) break
        if (
          child + 1 < this.#size &&
          this.#worse(at(this.#ids, child + 1), at(this.#values, child + 1), child)
        ) {
          child += 1
        }
        if (this.#worse(id, value, child)) break
        this.#copy(child, slot)
        slot = child
      }
      this.#set(slot, id, value)
    }
  }

  forEach(visit: (id: number, value: number) => void): void {
    for (let slot = 0; slot < this.#size; slot += 1) visit(at(this.#ids, slot), at(this.#values, slot))
  }

  #worse(id: number, value: number, slot: number): boolean {
    const other = at(this.#values, slot)
    return value < other || (value === other && id > at(this.#ids, slot))
  }

  #copy(from: number, to: number): void {
    this.#set(to, at(this.#ids, from), at(this.#values, from))
  }

  #set(slot: number, id: number, value: number): void {
    this.#ids[slot] = id
    this.#values[slot] = value
  }
}

/** Both directions of every link, one entry a pair. A link found from both ends is kept from the lower end. */
function symmetric(count: number, links: Links): WeightedGraph {
  const isKept = (from: number, to: number): boolean => from < to || !links.has(to, from)
  const starts = new Uint32Array(count + 1)
  links.forEach((from, to) => {
    if (!isKept(from, to)) return
    starts[from + 1] = at(starts, from + 1) + 1
    starts[to + 1] = at(starts, to + 1) + 1
  })
  for (let node = 0; node < count; node += 1) starts[node + 1] = at(starts, node + 1) + at(starts, node)
  const fill = starts.slice()
  const targets = new Uint32Array(at(starts, count))
  const weights = new Float64Array(at(starts, count))
  const put = (from: number, to: number, weight: number): void => {
    const slot = at(fill, from)
    targets[slot] = to
    weights[slot] = weight
    fill[from] = slot + 1
  }
  links.forEach((from, to, weight) => {
    if (!isKept(from, to)) return
    put(from, to, weight)
    put(to, from, weight)
  })
  return { starts, targets, weights }
}

/** The directed links found: up to `width` a document, in two flat arrays. */
class Links {
  readonly #width: number
  readonly #targets: Uint32Array
  readonly #weights: Float64Array
  readonly #sizes: Uint32Array

  constructor(count: number, width: number) {
    this.#width = width
    this.#targets = new Uint32Array(count * width)
    this.#weights = new Float64Array(count * width)
    this.#sizes = new Uint32Array(count)
  }

  add(from: number, to: number, weight: number): void {
    const slot = from * this.#width + at(this.#sizes, from)
    this.#targets[slot] = to
    this.#weights[slot] = weight
    this.#sizes[from] = at(this.#sizes, from) + 1
  }

  has(from: number, to: number): boolean {
    const end = from * this.#width + at(this.#sizes, from)
    for (let slot = from * this.#width; slot < end; slot += 1) if (at(this.#targets, slot) === to) return true
    return false
  }

  forEach(visit: (from: number, to: number, weight: number) => void): void {
    for (let from = 0; from < this.#sizes.length; from += 1) {
      const end = from * this.#width + at(this.#sizes, from)
      for (let slot = from * this.#width; slot < end; slot += 1) {
        visit(from, at(this.#targets, slot), at(this.#weights, slot))
      }
    }
  }
}
