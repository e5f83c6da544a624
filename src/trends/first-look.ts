import { focusOf } from './focus.ts'
import { neighbourGraph, neighboursFor } from './graph.ts'
import { communitiesOf } from './louvain.ts'
import { mergeAlike } from './merge.ts'
import { at, holdersOf, type TermSets, toTermSets, trustIn } from './term-sets.ts'

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
 * third and so on. A term that none of those holds has the focus its number of documents allows. `sets` are the
 * sets of all `documents`, `days` one a document.
 */
export function firstFocus(
  sets: TermSets,
  documents: readonly (readonly string[])[],
  days: readonly (number | undefined)[],
): Float64Array {
  const step = Math.ceil(documents.length / MAX_TEXTS)
  if (step <= 1) return roughFocus(sets, days)
  const isTaken = (_: unknown, index: number): boolean => index % step === 0
  const sample = toTermSets(documents.filter(isTaken))
  const focus = roughFocus(sample, days.filter(isTaken))
  const known = new Map(sample.vocabulary.map((term, index) => [term, at(focus, index)]))
  return Float64Array.from(
    sets.vocabulary,
    (term, index) => known.get(term) ?? trustIn(holdersOf(sets, index).length),
  )
}

function roughFocus(sets: TermSets, days: readonly (number | undefined)[]): Float64Array {
  const neighbours = Math.min(MAX_NEIGHBOURS, neighboursFor(days.length))
  const graph = neighbourGraph(sets, sets.idf, { neighbours, postingsRead: POSTINGS_READ })
  const rough = communitiesOf(graph, resolutionFor(days.length, RESOLUTION))
  return focusOf(sets, mergeAlike(sets, rough, sets.idf.map(Math.sqrt), days))
}
