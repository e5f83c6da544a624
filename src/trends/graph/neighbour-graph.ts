import { at, realAt, realsOf, singleAt, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { WeightedGraph } from './csr-graph.ts'
import { Nearest } from './nearest-neighbours.ts'
import { symmetrize } from './symmetrize.ts'

const {
  minNeighbours,
  maxNeighbours,
  neighboursPerRoot,
  minNeighbourCosine,
  maxTermPostings,
  maxFinePostings,
  negligibleShare,
  maxInsertionTerms,
} = valuesOf(parameters.neighbourGraph)

/**
 * How many neighbours a document is linked to, for `count` documents: in proportion to their square root, within limits,
 * or topics of few documents would be linked to others.
 */
export function neighboursFor(count: number): number {
  return Math.max(minNeighbours, Math.min(maxNeighbours, Math.round(neighboursPerRoot * Math.sqrt(count))))
}

/** The search that the graph of topics is made with, for `count` documents. */
export function fineSearch(count: number): Search {
  return { neighbours: neighboursFor(count), postingsRead: maxFinePostings }
}

export interface Search {
  /** How many documents each is linked to. */
  readonly neighbours: number
  /** Postings read for one document, heaviest terms first: the rest hardly changes which are nearest. */
  readonly postingsRead: number
}

/**
 * Links each document to its nearest by cosine (0 to 1) over binary terms weighted by the square root of `weight`,
 * one value a term: a shared term adds its weight to the dot product. Softer than weights themselves, because rare
 * words make chance neighbours. Undirected, weights above 0.
 */
export function neighbourGraph(matrix: TermMatrix, weight: Float64Array, search: Search): WeightedGraph {
  const count = matrix.starts.length - 1
  const links = new LinkWriter(count, search.neighbours)
  const nearest = nearestBy(matrix, weight, search)
  for (let document = 0; document < count; document += 1) links.push(nearest(document))
  return links.graph()
}

/**
 * Finds the nearest of any document with their cosines, as `neighbourGraph` links them. What it returns is valid until
 * it is called again.
 */
export function nearestBy(
  matrix: TermMatrix,
  weight: Float64Array,
  search: Search,
): (document: number) => Nearest {
  const norm = norms(matrix, weight)
  const similarities = similaritiesOf(matrix, weight, norm, search)
  const best = new Nearest(search.neighbours)
  return (document) => {
    const own = realAt(norm, document)
    const touched = addShared(similarities, document)
    keepNearest(similarities, touched, minNeighbourCosine * own, best)
    best.scale(1 / own)
    return best
  }
}

/** The links of one document after the other to at most so many others. */
export class LinkWriter {
  readonly #starts: Uint32Array
  readonly #targets: Uint32Array
  readonly #weights: Float64Array
  #documents = 0
  #filled = 0

  constructor(count: number, most: number) {
    this.#starts = new Uint32Array(count + 1)
    this.#targets = new Uint32Array(count * most)
    this.#weights = new Float64Array(count * most)
  }

  /** The links of the next document. */
  push(nearest: Nearest): void {
    nearest.writeTo(this.#targets, this.#weights, this.#filled)
    this.#filled += nearest.size
    this.#documents += 1
    this.#starts[this.#documents] = this.#filled
  }

  /** Undirected. */
  graph(): WeightedGraph {
    return symmetrize({
      starts: this.#starts,
      targets: this.#targets.subarray(0, this.#filled),
      weights: this.#weights.subarray(0, this.#filled),
    })
  }
}

interface Similarities {
  readonly matrix: TermMatrix
  readonly weight: Float64Array
  readonly norm: Float64Array
  readonly inverse: Float32Array
  /** The weight that the document at hand shares with each; 0 between documents. */
  readonly dot: Float32Array
  /** The documents that share any. */
  readonly touched: Uint32Array
  readonly slots: number[]
  readonly postingsRead: number
}

/** Single precision, because the two are read at random and should fit a processor's cache. */
function similaritiesOf(
  matrix: TermMatrix,
  weight: Float64Array,
  norm: Float64Array,
  search: Search,
): Similarities {
  return {
    matrix,
    weight,
    norm,
    inverse: Float32Array.from(norm, (value) => 1 / value),
    dot: new Float32Array(norm.length),
    touched: new Uint32Array(search.postingsRead),
    slots: [],
    postingsRead: search.postingsRead,
  }
}

/** Adds up what a document shares with each other; returns with how many. */
function addShared(similarities: Similarities, document: number): number {
  const { matrix, weight, slots } = similarities
  let count = 0
  let spent = 0
  slotsByWeight(matrix, weight, document, slots)
  let left = realAt(similarities.norm, document) ** 2
  const negligible = negligibleShare * left
  for (const slot of slots) {
    if (left <= negligible) break
    const term = at(matrix.terms, slot)
    const value = realAt(weight, term)
    left -= value
    let from = at(matrix.postingStarts, term)
    let to = at(matrix.postingStarts, term + 1)
    if (to - from > maxTermPostings) {
      const middle = at(matrix.places, slot)
      from = Math.max(from, Math.min(middle - maxTermPostings / 2, to - maxTermPostings))
      to = from + maxTermPostings
    }
    spent += to - from
    if (spent > similarities.postingsRead) break
    count = addPostings(similarities, from, to, value, count)
  }
  similarities.dot[document] = 0
  return count
}

function addPostings(
  similarities: Similarities,
  from: number,
  to: number,
  value: number,
  before: number,
): number {
  const { dot, touched } = similarities
  const { postings } = similarities.matrix
  let count = before
  for (let posting = from; posting < to; posting += 1) {
    const other = at(postings, posting)
    const known = singleAt(dot, other)
    if (known === 0) {
      touched[count] = other
      count += 1
    }
    dot[other] = known + value
  }
  return count
}

function keepNearest(similarities: Similarities, count: number, from: number, best: Nearest): void {
  const { dot, touched, inverse } = similarities
  best.clear()
  let least = from
  for (let index = 0; index < count; index += 1) {
    const other = at(touched, index)
    const scaled = singleAt(dot, other) * singleAt(inverse, other)
    dot[other] = 0
    if (scaled < least) continue
    best.offer(other, scaled)
    if (best.isFull) least = best.worst
  }
}

/** The places of a document's terms that weigh anything, heaviest first, ties in the order of appearance. */
function slotsByWeight(matrix: TermMatrix, weight: Float64Array, document: number, slots: number[]): void {
  slots.length = 0
  const end = at(matrix.starts, document + 1)
  const isLong = end - at(matrix.starts, document) > maxInsertionTerms
  for (let slot = at(matrix.starts, document); slot < end; slot += 1) {
    const value = realAt(weight, at(matrix.terms, slot))
    if (value <= 0) continue
    let index = slots.length
    slots.push(slot)
    while (index > 0 && !isLong) {
      const before = slots[index - 1] ?? slot
      if (realAt(weight, at(matrix.terms, before)) >= value) break
      slots[index] = before
      index -= 1
    }
    slots[index] = slot
  }
  if (!isLong) return
  slots.sort((one, other) => realAt(weight, at(matrix.terms, other)) - realAt(weight, at(matrix.terms, one)))
}

function norms(matrix: TermMatrix, weight: Float64Array): Float64Array {
  return realsOf(matrix.starts.length - 1, (document) => Math.sqrt(weightOf(matrix, weight, document)))
}

function weightOf({ starts, terms }: TermMatrix, weight: Float64Array, document: number): number {
  let sum = 0
  const end = at(starts, document + 1)
  for (let slot = at(starts, document); slot < end; slot += 1) sum += realAt(weight, at(terms, slot))
  return sum
}
