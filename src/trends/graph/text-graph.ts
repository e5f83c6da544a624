import { isStopTerm } from '../../text/stop-words.ts'
import { characterGrams } from '../corpus/character-grams.ts'
import { at, type TermMatrix } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { IsOn } from '../rules.ts'
import type { TermWeights } from '../term-weights/combine.ts'
import type { WeightedGraph } from './csr-graph.ts'
import { Nearest } from './nearest-neighbours.ts'
import { fineSearch, LinkWriter, nearestBy, neighbourGraph, neighboursFor } from './neighbour-graph.ts'
import { termView, type View, vectorView } from './views.ts'
import { type TextVectors, textVectors } from './word-vectors.ts'

const {
  gramShare,
  vectorShare,
  wordViewShare,
  maxComparedTexts,
  wordCandidates,
  wordPostings,
  gramCandidates,
  gramPostings,
  maxGramTexts,
  givenShare,
  minTextSimilarity,
  linkExponent,
} = valuesOf(parameters.textGraph)

/**
 * Links each text to its nearest by the weighted mean of three cosines: of its words weighted by `seed`, one value a term, which
 * tells events apart; of their character n-grams, which sees forms and misspellings of a word as one; and of the
 * meanings of its words, for texts that say the same in other words. In one narrow domain all topics share words, and
 * the words alone say little. A link weighs a power of that mean. Undirected, weights above 0.
 *
 * `given` are vectors of a model of one's own, one a text, as a fourth.
 *
 * Compared are those that are near by words, and in small collections those by n-grams too; of more than
 * `maxComparedTexts` words alone decide.
 */
export function textGraph(
  matrix: TermMatrix,
  seed: TermWeights,
  isOn: IsOn,
  given?: TextVectors,
): WeightedGraph {
  const texts = matrix.starts.length - 1
  const isSmall = texts <= maxComparedTexts
  const grams = isSmall && isOn('characterGrams') ? characterGrams(matrix) : undefined
  const vectors = isSmall && isOn('wordVectors') ? textVectors(matrix) : undefined
  if (grams === undefined && vectors === undefined && given === undefined)
    return neighbourGraph(matrix, seed, fineSearch(texts))
  const views = [{ share: wordViewShare, view: termView(matrix, seed) }]
  const searches = [nearestBy(matrix, matrix.idf, { neighbours: wordCandidates, postingsRead: wordPostings })]
  if (grams !== undefined) {
    views.push({ share: gramShare, view: termView(grams, grams.idf, grams.amounts) })
    if (texts <= maxGramTexts)
      searches.push(nearestBy(grams, grams.idf, { neighbours: gramCandidates, postingsRead: gramPostings }))
  }
  if (vectors !== undefined) views.push({ share: vectorShare, view: vectorView(vectors) })
  if (given !== undefined) {
    views.push({ share: givenShare, view: vectorView(given) })
    if (texts <= maxGramTexts) searches.push(nearestByVectors(given, gramCandidates))
  }
  return nearestInAllViews(texts, views, searches, saysNothing(matrix))
}

/** Finds the nearest of any text by its vector, of all others; what it returns is valid until it is called again. */
function nearestByVectors(vectors: TextVectors, most: number): (text: number) => Nearest {
  const texts = vectors.values.length / vectors.dimensions
  const view = vectorView(vectors)
  const best = new Nearest(most)
  return (text) => {
    best.clear()
    view.lookFrom(text)
    for (let other = 0; other < texts; other += 1) {
      const cosine = other === text ? 0 : view.cosineTo(other)
      if (cosine > 0) best.offer(other, cosine)
    }
    return best
  }
}

/** 1 for the texts that hold function words and exclamations alone, else 0: their letters are like those of any text. */
function saysNothing({ starts, terms, vocabulary }: TermMatrix): Uint8Array {
  const isStop = vocabulary.terms.map(isStopTerm)
  return Uint8Array.from({ length: starts.length - 1 }, (_, text) =>
    terms.subarray(at(starts, text), at(starts, text + 1)).every((term) => isStop[term] === true) ? 1 : 0,
  )
}

interface Shared {
  /** How much the view counts beside the others. */
  readonly share: number
  readonly view: View
}

function nearestInAllViews(
  texts: number,
  views: readonly Shared[],
  searches: readonly ((text: number) => Nearest)[],
  isIdle: Uint8Array,
): WeightedGraph {
  const shares = views.reduce((sum, { share }) => sum + share, 0)
  const links = new LinkWriter(texts, neighboursFor(texts))
  const best = new Nearest(neighboursFor(texts))
  /** The last text that each was compared with. */
  const comparedWith = new Int32Array(texts).fill(-1)
  for (let text = 0; text < texts; text += 1) {
    best.clear()
    for (const { view } of views) view.lookFrom(text)
    for (const search of isIdle[text] === 1 ? [] : searches) {
      for (const other of search(text).ids) {
        if (comparedWith[other] === text || isIdle[other] === 1) continue
        comparedWith[other] = text
        let similarity = 0
        for (const { share, view } of views) similarity += (share / shares) * view.cosineTo(other)
        if (similarity >= minTextSimilarity) best.offer(other, similarity ** linkExponent)
      }
    }
    links.push(best)
  }
  return links.graph()
}
