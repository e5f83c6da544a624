import { burstOf } from './burst.ts'
import { claimBursts } from './claim.ts'
import { compoundsOf } from './compounds.ts'
import { settle } from './core.ts'
import { focusOf } from './focus.ts'
import { neighbourGraph, neighboursFor } from './graph.ts'
import { joinLinked } from './linked.ts'
import { communitiesOf } from './louvain.ts'
import { mergeAlike } from './merge.ts'
import { decorationTags } from './tags.ts'
import { at, type TermSets, toTermSets } from './term-sets.ts'
import { termsOf } from './tokens.ts'

/** The first grouping only tells terms apart, so a glance at the neighbours does. */
const FIRST_RESOLUTION = 8
const FIRST_NEIGHBOURS = 15
const FIRST_POSTINGS_READ = 600
const POSTINGS_READ = 1000
const RESOLUTION = 12
/** A resolution r cuts n texts into some r groups at least: few texts take a lower one. */
const RESOLVED_TEXTS = 6

/** A grouping of distinct texts. `topic[i]` is text i's topic; `weight` says what each term tells of topics. */
export interface Grouping {
  readonly topic: Uint32Array
  /** How much of its topic's core each text holds. */
  readonly strength: Float64Array
  readonly sets: TermSets
  readonly weight: Float64Array
}

/**
 * Groups texts by what they are about, the number of topics unknown: a first neighbour graph and Louvain
 * grouping tells which terms belong to topics, as do bursts in time; a second one uses what those terms say;
 * groups that are linked or alike join, and a bursting word gathers its texts.
 * A text without terms is a topic of its own. The answer follows the order given; give a total order.
 */
export function groupTexts(texts: readonly string[], days: readonly (number | undefined)[]): Grouping {
  const written = texts.map(termsOf)
  const documents = withParts(written, compoundsOf(texts, written))
  const decoration = decorationTags(texts, documents)
  const sets = toTermSets(documents.map((terms) => terms.filter((term) => !decoration.has(term))))
  const burst = burstOf(sets, days)
  const telling = (group: Uint32Array) => eitherOf(focusOf(sets, group), burst)
  const neighbours = neighboursFor(texts.length)
  const atMost = Math.max(1, texts.length / (RESOLVED_TEXTS * neighbours))
  const glance = { neighbours: Math.min(FIRST_NEIGHBOURS, neighbours), postingsRead: FIRST_POSTINGS_READ }
  const rough = communitiesOf(neighbourGraph(sets, sets.idf, glance), Math.min(FIRST_RESOLUTION, atMost))
  const first = mergeAlike(sets, rough, sets.idf.map(Math.sqrt), days)
  const told = product(sets.idf, telling(first))
  const search = { neighbours, postingsRead: POSTINGS_READ }
  const graph = neighbourGraph(sets, told, search)
  const fine = joinLinked(graph, communitiesOf(graph, Math.min(RESOLUTION, atMost)))
  const weight = product(sets.idf, telling(fine)).map(Math.sqrt)
  const claimed = claimBursts(sets, mergeAlike(sets, fine, weight, days), weight, burst)
  return { ...settle(sets, claimed, weight), sets, weight }
}

/** Each document's terms and, of compounds among them, the words they are made of. */
function withParts(
  documents: readonly (readonly string[])[],
  compounds: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  return documents.map((terms) =>
    terms.some((term) => compounds.has(term))
      ? [...new Set(terms.flatMap((term) => [term, ...(compounds.get(term) ?? [])]))]
      : terms,
  )
}

/** What either of two signs, each 0 to 1, says on its own. */
function eitherOf(first: Float64Array, second: Float64Array): Float64Array {
  return first.map((value, index) => 1 - (1 - value) * (1 - at(second, index)))
}

function product(first: Float64Array, second: Float64Array): Float64Array {
  return first.map((value, index) => value * at(second, index))
}
