import type { WeightedGraph } from './louvain.ts'
import { Nearest } from './nearest.ts'
import { at, realAt, singleAt, type TermSets } from './term-sets.ts'

const MIN_NEIGHBOURS = 5
const MAX_NEIGHBOURS = 20
const MIN_COSINE = 0.1
/** Of a very common term only the postings nearest in order are read; this bounds the work to linear. */
const MAX_POSTINGS = 500
/** A document's lightest terms, up to this share of its weight, are the commonest and find nobody near. */
const NEGLIGIBLE_SHARE = 0.1

/** How many neighbours a document is linked to: few documents have few, or all of them would be near. */
export function neighboursFor(count: number): number {
  return Math.max(MIN_NEIGHBOURS, Math.min(MAX_NEIGHBOURS, Math.round(Math.sqrt(count))))
}

export interface Search {
  /** Links a document. */
  readonly neighbours: number
  /** Postings read for one document, its heaviest terms first: what comes after hardly changes who is near. */
  readonly postingsRead: number
}

/**
 * Each document linked to its nearest by cosine over binary terms weighted sqrt(weight), IDF for one: the
 * weight of a shared term in the dot product is its IDF. Softer than plain IDF, because rare words make chance
 * neighbours.
 */
export function neighbourGraph(sets: TermSets, weight: Float64Array, search: Search): WeightedGraph {
  const count = sets.starts.length - 1
  const norm = norms(sets, weight)
  // Single precision, because the two are read at random and should fit a processor's cache.
  const dot = new Float32Array(count)
  const inverse = Float32Array.from(norm, (value) => 1 / value)
  const touched = new Uint32Array(search.postingsRead)
  const found = {
    width: search.neighbours,
    sizes: new Uint32Array(count),
    ...flat(count * search.neighbours),
  }
  const best = new Nearest(search.neighbours)
  const slots: number[] = []
  for (let document = 0; document < count; document += 1) {
    let touchedCount = 0
    let spent = 0
    slotsByWeight(sets, weight, document, slots)
    let left = realAt(norm, document) ** 2
    const negligible = NEGLIGIBLE_SHARE * left
    for (const slot of slots) {
      if (left <= negligible) break
      const term = at(sets.terms, slot)
      const value = realAt(weight, term)
      left -= value
      let from = at(sets.holderStarts, term)
      let to = at(sets.holderStarts, term + 1)
      if (to - from > MAX_POSTINGS) {
        const middle = at(sets.places, slot)
        from = Math.max(from, Math.min(middle - MAX_POSTINGS / 2, to - MAX_POSTINGS))
        to = from + MAX_POSTINGS
      }
      spent += to - from
      if (spent > search.postingsRead) break
      for (let posting = from; posting < to; posting += 1) {
        const other = at(sets.holders, posting)
        const known = singleAt(dot, other)
        if (known === 0) {
          touched[touchedCount] = other
          touchedCount += 1
        }
        dot[other] = known + value
      }
    }
    best.clear()
    let least = MIN_COSINE * realAt(norm, document)
    dot[document] = 0
    for (let index = 0; index < touchedCount; index += 1) {
      const other = at(touched, index)
      const scaled = singleAt(dot, other) * singleAt(inverse, other)
      dot[other] = 0
      if (scaled < least) continue
      best.offer(other, scaled)
      if (best.isFull) least = best.worst
    }
    best.writeTo(found.targets, found.weights, document * found.width, 1 / realAt(norm, document))
    found.sizes[document] = best.size
  }
  return symmetric(found)
}

/** The places of a document's terms that weigh anything, heaviest first, ties in the order of appearance. */
function slotsByWeight(sets: TermSets, weight: Float64Array, document: number, slots: number[]): void {
  slots.length = 0
  for (let slot = at(sets.starts, document); slot < at(sets.starts, document + 1); slot += 1) {
    const value = realAt(weight, at(sets.terms, slot))
    if (value <= 0) continue
    let index = slots.length
    slots.push(slot)
    while (index > 0) {
      const before = slots[index - 1] ?? slot
      if (realAt(weight, at(sets.terms, before)) >= value) break
      slots[index] = before
      index -= 1
    }
    slots[index] = slot
  }
}

function norms(sets: TermSets, weight: Float64Array): Float64Array {
  return Float64Array.from({ length: sets.starts.length - 1 }, (_, document) => {
    let sum = 0
    for (let slot = at(sets.starts, document); slot < at(sets.starts, document + 1); slot += 1) {
      sum += realAt(weight, at(sets.terms, slot))
    }
    return Math.sqrt(sum)
  })
}

/** The directed links found: up to `width` a document, `sizes` of them used. */
interface Links {
  readonly width: number
  readonly sizes: Uint32Array
  readonly targets: Uint32Array
  readonly weights: Float64Array
}

function flat(length: number) {
  return { targets: new Uint32Array(length), weights: new Float64Array(length) }
}

/**
 * Both directions of every link, one entry a pair. Its two ends may have read other postings: the higher weight
 * counts for both, because a graph whose directions differ would keep Louvain moving for ever.
 */
function symmetric(links: Links): WeightedGraph {
  const count = links.sizes.length
  const incoming = reversed(links)
  const starts = new Uint32Array(count + 1)
  const { targets, weights } = flat(2 * at(incoming.starts, count))
  /** One more than where a target stands; stale below the current node's own first place. */
  const placeAfter = new Uint32Array(count)
  let filled = 0
  for (let node = 0; node < count; node += 1) {
    const first = filled
    const from = node * links.width
    for (let slot = from; slot < from + at(links.sizes, node); slot += 1) {
      targets[filled] = at(links.targets, slot)
      weights[filled] = realAt(links.weights, slot)
      filled += 1
      placeAfter[at(links.targets, slot)] = filled
    }
    for (let slot = at(incoming.starts, node); slot < at(incoming.starts, node + 1); slot += 1) {
      const target = at(incoming.targets, slot)
      const place = at(placeAfter, target) - 1
      if (place >= first) {
        weights[place] = Math.max(realAt(weights, place), realAt(incoming.weights, slot))
        continue
      }
      targets[filled] = target
      weights[filled] = realAt(incoming.weights, slot)
      filled += 1
    }
    starts[node + 1] = filled
  }
  // Views, because a copy of the largest arrays there are would be the peak of a ranking's memory.
  return { starts, targets: targets.subarray(0, filled), weights: weights.subarray(0, filled) }
}

/** The same links by the document they lead to. */
function reversed(links: Links): WeightedGraph {
  const count = links.sizes.length
  const starts = new Uint32Array(count + 1)
  for (let node = 0; node < count; node += 1) {
    const from = node * links.width
    for (let slot = from; slot < from + at(links.sizes, node); slot += 1) {
      const target = at(links.targets, slot)
      starts[target + 1] = at(starts, target + 1) + 1
    }
  }
  for (let node = 0; node < count; node += 1) starts[node + 1] = at(starts, node + 1) + at(starts, node)
  const fill = starts.slice()
  const { targets, weights } = flat(at(starts, count))
  for (let node = 0; node < count; node += 1) {
    const from = node * links.width
    for (let slot = from; slot < from + at(links.sizes, node); slot += 1) {
      const target = at(links.targets, slot)
      const place = at(fill, target)
      targets[place] = node
      weights[place] = realAt(links.weights, slot)
      fill[target] = place + 1
    }
  }
  return { starts, targets, weights }
}
