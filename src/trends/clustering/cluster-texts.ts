import { termsOfWords } from '../../text/tokens.ts'
import { decorationTags } from '../corpus/decoration-tags.ts'
import { compoundsOf } from '../corpus/hashtag-compounds.ts'
import {
  countEach,
  numberTerms,
  readTermsAs,
  realAt,
  realsOf,
  type TermSets,
  toTermSets,
} from '../corpus/term-matrix.ts'
import { communitiesOf } from '../graph/louvain.ts'
import { neighbourGraph, neighboursFor } from '../graph/neighbour-graph.ts'
import { burstOf } from '../term-weights/burst.ts'
import { focusOf } from '../term-weights/entropy.ts'
import { bondOf } from '../term-weights/npmi.ts'
import { settle } from './assign.ts'
import { strongestTerms } from './centroids.ts'
import { firstFocus, resolutionFor } from './coarse-pass.ts'
import { joinLinked } from './merge-linked.ts'
import { mergeAlike } from './merge-similar.ts'
import { claimBursts } from './reassign-burst-terms.ts'
import { partNamesakes } from './split-homonyms.ts'

const POSTINGS_READ = 700
const RESOLUTION = 12
/** Of a group, to tell whether it speaks as another does. */
const CENTROID_TERMS = 50

/** A grouping of distinct texts. `topic[i]` is text i's topic; `weight` says what each term tells of topics. */
export interface Grouping {
  readonly topic: Uint32Array
  /** How much of its topic's core each text holds. */
  readonly strength: Float64Array
  readonly sets: TermSets
  readonly weight: Float64Array
}

/**
 * Groups texts by what they are about, the number of topics unknown: a first neighbour graph and Louvain grouping tells
 * which terms belong to topics, as do bursts in time; a second one uses what those terms say; common words count by
 * what they stand with; groups that are linked or alike join, a bursting word gathers its texts, and namesakes part. `texts` are own
 * words (see normalize.ts). A text without terms is a topic of its own. The answer follows the order given; give a
 * total order.
 */
export function groupTexts(texts: readonly string[], days: readonly (number | undefined)[]): Grouping {
  const { vocabulary, ...written } = numberTerms(termsOfEach(texts))
  const size = vocabulary.terms.length
  const holders = countEach(written.terms, size)
  const readAs = readingOf(
    compoundsOf(texts, vocabulary, holders),
    decorationTags(texts, vocabulary, holders),
  )
  const sets = toTermSets(readTermsAs(written, readAs, size), vocabulary)
  const burst = burstOf(sets, days)
  const told = product(sets.idf, eitherOf(eitherOf(firstFocus(sets, days), burst), bondOf(sets)))
  const search = { neighbours: neighboursFor(texts.length), postingsRead: POSTINGS_READ }
  const graph = neighbourGraph(sets, told, search)
  const found = communitiesOf(graph, resolutionFor(texts.length, RESOLUTION))
  const centroids = strongestTerms(
    sets,
    found,
    CENTROID_TERMS,
    (count, term) => count * realAt(sets.idf, term),
  )
  const linked = joinLinked(graph, found, days, centroids)
  const weight = product(sets.idf, eitherOf(focusOf(sets, linked), burst)).map(Math.sqrt)
  const claimed = claimBursts(sets, mergeAlike(sets, linked, weight, days), weight, burst)
  return { ...settle(sets, partNamesakes(sets, texts, claimed, weight), weight), sets, weight }
}

function* termsOfEach(texts: readonly string[]): Generator<string[]> {
  for (const text of texts) yield termsOfWords(text)
}

/** What hashtags stand for: themselves and the words they run together; decoration for nothing. */
function readingOf(
  compounds: ReadonlyMap<number, readonly number[]>,
  decoration: ReadonlySet<number>,
): ReadonlyMap<number, readonly number[]> {
  const readAs = new Map<number, readonly number[]>()
  for (const [tag, parts] of compounds)
    readAs.set(
      tag,
      [tag, ...parts].filter((term) => !decoration.has(term)),
    )
  for (const tag of decoration) readAs.set(tag, [])
  return readAs
}

/** What either of two signs, each 0 to 1, says on its own. */
function eitherOf(first: Float64Array, second: Float64Array): Float64Array {
  return realsOf(first.length, (index) => 1 - (1 - realAt(first, index)) * (1 - realAt(second, index)))
}

function product(first: Float64Array, second: Float64Array): Float64Array {
  return realsOf(first.length, (index) => realAt(first, index) * realAt(second, index))
}
