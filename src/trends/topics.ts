import { burstOf } from './burst.ts'
import { claimBursts } from './claim.ts'
import { compoundsOf } from './compounds.ts'
import { settle } from './core.ts'
import { firstFocus, resolutionFor } from './first-look.ts'
import { focusOf } from './focus.ts'
import { neighbourGraph, neighboursFor } from './graph.ts'
import { joinLinked } from './linked.ts'
import { communitiesOf } from './louvain.ts'
import { mergeAlike } from './merge.ts'
import { decorationTags } from './tags.ts'
import { at, type TermSets, toTermSets } from './term-sets.ts'
import { termsOf } from './tokens.ts'

const POSTINGS_READ = 1000
const RESOLUTION = 12

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
  const whole = withParts(written, compoundsOf(texts, written))
  const decoration = decorationTags(texts, whole)
  const documents = whole.map((terms) => terms.filter((term) => !decoration.has(term)))
  const sets = toTermSets(documents)
  const burst = burstOf(sets, days)
  const told = product(sets.idf, eitherOf(firstFocus(sets, documents, days), burst))
  const search = { neighbours: neighboursFor(texts.length), postingsRead: POSTINGS_READ }
  const graph = neighbourGraph(sets, told, search)
  const linked = joinLinked(graph, communitiesOf(graph, resolutionFor(texts.length, RESOLUTION)))
  const weight = product(sets.idf, eitherOf(focusOf(sets, linked), burst)).map(Math.sqrt)
  const claimed = claimBursts(sets, mergeAlike(sets, linked, weight, days), weight, burst)
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
