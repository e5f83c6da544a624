import {
  everyNth,
  holderCount,
  realAt,
  realsOf,
  type TermSets,
  toTermSets,
  trustIn,
} from '../corpus/term-matrix.ts'
import { communitiesOf } from '../graph/louvain.ts'
import { neighbourGraph, neighboursFor } from '../graph/neighbour-graph.ts'
import { focusOf } from '../term-weights/entropy.ts'
import { joinLinked } from './merge-linked.ts'

/** The first grouping only tells terms apart, so a glance at the neighbours of a good part of the texts does. */
const RESOLUTION = 8
const MAX_NEIGHBOURS = 15
const POSTINGS_READ = 600
const MAX_TEXTS = 30_000
/** A resolution r cuts n texts into some r groups at least: few texts take a lower one. */
const RESOLVED_TEXTS = 6

/** The resolution that `count` texts can take, at most `wanted`. */
export function resolutionFor(count: number, wanted: number): number {
  return Math.min(wanted, Math.max(1, count / (RESOLVED_TEXTS * neighboursFor(count))))
}

/**
 * The focus of each term (see focus.ts) by a rough grouping of the documents; of very many, of every second,
 * third and so on. A term that none of those holds has the focus its number of documents allows.
 * `days` are one a document.
 */
export function firstFocus(sets: TermSets, days: readonly (number | undefined)[]): Float64Array {
  const step = Math.ceil(days.length / MAX_TEXTS)
  if (step <= 1) return roughFocus(sets, days)
  const sample = toTermSets(everyNth(sets, step), sets.vocabulary)
  const focus = roughFocus(
    sample,
    days.filter((_, index) => index % step === 0),
  )
  return realsOf(focus.length, (term) =>
    holderCount(sample, term) > 0 ? realAt(focus, term) : trustIn(holderCount(sets, term)),
  )
}

function roughFocus(sets: TermSets, days: readonly (number | undefined)[]): Float64Array {
  const neighbours = Math.min(MAX_NEIGHBOURS, neighboursFor(days.length))
  const graph = neighbourGraph(sets, sets.idf, { neighbours, postingsRead: POSTINGS_READ })
  const rough = joinLinked(graph, communitiesOf(graph, resolutionFor(days.length, RESOLUTION)), days)
  return focusOf(sets, rough)
}
