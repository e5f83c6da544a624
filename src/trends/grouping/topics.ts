import { termsOfWords } from '../text/tokens.ts'
import { bondOf } from './bond.ts'
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
import {
  at,
  countHolders,
  type Documents,
  fromRows,
  numberTerms,
  realAt,
  type TermSets,
  toTermSets,
} from './term-sets.ts'

const POSTINGS_READ = 700
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
 * common words count by what they stand with; groups that are linked or alike join, and a bursting word gathers its texts.
 * `texts` are own words (see normalize.ts). A text without terms is a topic of its own. The answer follows the order given; give a total order.
 */
export function groupTexts(texts: readonly string[], days: readonly (number | undefined)[]): Grouping {
  const { vocabulary, ...written } = numberTerms(termsOfEach(texts))
  const holders = countHolders(written, vocabulary.terms.length)
  const compounds = compoundsOf(texts, vocabulary, holders)
  const documents = tellingTerms(written, compounds, decorationTags(texts, vocabulary, holders))
  const sets = toTermSets(documents, vocabulary.terms)
  const burst = burstOf(sets, days)
  const told = product(sets.idf, eitherOf(eitherOf(firstFocus(sets, days), burst), bondOf(sets)))
  const search = { neighbours: neighboursFor(texts.length), postingsRead: POSTINGS_READ }
  const graph = neighbourGraph(sets, told, search)
  const linked = joinLinked(graph, communitiesOf(graph, resolutionFor(texts.length, RESOLUTION)), days)
  const weight = product(sets.idf, eitherOf(focusOf(sets, linked), burst)).map(Math.sqrt)
  const claimed = claimBursts(sets, mergeAlike(sets, linked, weight, days), weight, burst)
  return { ...settle(sets, claimed, weight), sets, weight }
}

function* termsOfEach(texts: readonly string[]): Generator<string[]> {
  for (const text of texts) yield termsOfWords(text)
}

/** Each document's terms with the words that its compounds are made of, and without decoration. */
function tellingTerms(
  documents: Documents,
  compounds: ReadonlyMap<number, readonly number[]>,
  decoration: ReadonlySet<number>,
): Documents {
  const { starts, terms } = documents
  const rows = Array.from({ length: starts.length - 1 }, (_, document) => {
    const row = terms.subarray(at(starts, document), at(starts, document + 1))
    if (!row.some((term) => compounds.has(term) || decoration.has(term))) return row
    const told = new Set<number>()
    for (const term of row) {
      if (decoration.has(term)) continue
      told.add(term)
      for (const part of compounds.get(term) ?? []) if (!decoration.has(part)) told.add(part)
    }
    return Uint32Array.from(told)
  })
  return fromRows(rows)
}

/** What either of two signs, each 0 to 1, says on its own. */
function eitherOf(first: Float64Array, second: Float64Array): Float64Array {
  return first.map((value, index) => 1 - (1 - value) * (1 - realAt(second, index)))
}

function product(first: Float64Array, second: Float64Array): Float64Array {
  return first.map((value, index) => value * realAt(second, index))
}
