import type { RankedTrend } from '../model/index.ts'
import { type Assignment, assign } from './clustering/assign.ts'
import { assignHeldOut } from './clustering/assign-held-out.ts'
import { centroidsOf } from './clustering/centroids.ts'
import { coarsePass } from './clustering/coarse-pass.ts'
import { mergeLinked } from './clustering/merge-linked.ts'
import { mergeSimilar } from './clustering/merge-similar.ts'
import { reassignBurstTerms } from './clustering/reassign-burst-terms.ts'
import { fineResolution } from './clustering/resolution.ts'
import { splitHomonyms } from './clustering/split-homonyms.ts'
import {
  assignmentsOf,
  type Clustering,
  type IdentifiedTopic,
  knownTrends,
  topicsOf,
} from './clustering/topics.ts'
import { buildTermMatrix } from './corpus/build-term-matrix.ts'
import { type Corpus, deduplicate, suspicion } from './corpus/deduplicate.ts'
import type { Groups, TermMatrix } from './corpus/term-matrix.ts'
import type { WeightedGraph } from './graph/csr-graph.ts'
import { givenVectors } from './graph/given-vectors.ts'
import { detectCommunities } from './graph/louvain.ts'
import { textGraph } from './graph/text-graph.ts'
import type { TextVectors } from './graph/word-vectors.ts'
import { type Background, backgroundOf } from './labelling/background.ts'
import { type LabelledTopic, labelTopics } from './labelling/label-topics.ts'
import { countExclusions, type ExclusionCounts } from './measuring/exclusions.ts'
import { listTopics } from './measuring/list-topics.ts'
import { type MeasuredTopic, measureTopics } from './measuring/measure.ts'
import { type RankingContext, rankingContext } from './measuring/ranking-context.ts'
import { type Presentation, presentTopics } from './presenting/present.ts'
import type { RankedTopics } from './ranked-topics.ts'
import { type IsOn, rulesWithout } from './rules.ts'
import { burstWeights } from './term-weights/burst.ts'
import { combineWeights, equalSigns, type TermWeights, topicWeights } from './term-weights/combine.ts'
import { entropyWeights } from './term-weights/entropy.ts'
import { npmiWeights } from './term-weights/npmi.ts'
import { trackIdentity } from './tracking/identity.ts'
import type { RankInput, Ranking } from './types.ts'

/**
 * Posts to ranked trends. Pure: no clock and no I/O; the order of the posts does not matter; the same input
 * gives the same bytes. Posts before the window serve as history, posts after `now` are left out and counted.
 */
export function rankTrends(input: RankInput): Ranking {
  const { trends, known, assignments, excluded } = rankTopics(input)
  return { trends, known, assignments, excluded }
}

/** The plan of a ranking: its stages in the order in which they run. Every topic comes out, whether listed or not. */
export function rankTopics(input: RankInput): RankedTopics {
  const isOn: IsOn = rulesWithout(input.rulesOff)
  const corpus: Corpus = deduplicate(input)
  const clustering: Clustering = findTopics(corpus, isOn, givenVectors(input, corpus))
  const topics: IdentifiedTopic[] = trackIdentity(topicsOf(corpus, clustering), input.previous ?? [])
  const context: RankingContext = rankingContext(corpus, topics, input, isOn)
  const measured: MeasuredTopic[] = measureTopics(topics, context, clustering.membership)
  const listed: MeasuredTopic[] = listTopics(measured, input.limit, isOn)
  const background: Background = backgroundOf(clustering, isOn)
  const labelled: LabelledTopic[] = labelTopics(listed, background, context, suspicion(input))
  const exclusions: ExclusionCounts = countExclusions(corpus, clustering.topic, context)
  const presentation: Presentation = { input, context, exclusions, clustering }
  const trends: RankedTrend[] = presentTopics(labelled, presentation)
  return {
    trends,
    known: knownTrends(listed),
    assignments: assignmentsOf(input.posts, corpus, clustering.topic, topics),
    excluded: corpus.excluded,
    topics: measured,
    coverage: context.coverage,
    membership: clustering.membership,
  }
}

/** The plan of the clustering: which distinct texts speak of the same thing. The number of topics is not known before. */
export function findTopics(corpus: Corpus, isOn: IsOn, given?: TextVectors): Clustering {
  const { texts, days } = corpus.fitted
  const matrix: TermMatrix = buildTermMatrix(corpus.fitted, isOn)
  const burst: TermWeights = isOn('burstWeight') ? burstWeights(matrix, days) : equalSigns(matrix, 0)
  const npmi: TermWeights = isOn('npmiWeight') ? npmiWeights(matrix) : equalSigns(matrix, 0)
  const coarse: TermWeights = isOn('coarsePass') ? coarsePass(matrix, days) : equalSigns(matrix, 1)
  const seed: TermWeights = combineWeights(matrix.idf, coarse, burst, npmi)
  const graph: WeightedGraph = textGraph(matrix, seed, isOn, given)
  const communities: Groups = detectCommunities(graph, fineResolution(texts.length))
  const linked: Groups = isOn('mergeLinked')
    ? mergeLinked(graph, communities, days, centroidsOf(matrix, communities))
    : communities
  const weights: TermWeights = topicWeights(matrix.idf, entropyWeights(matrix, linked), burst)
  const merged: Groups = isOn('mergeSimilar') ? mergeSimilar(matrix, linked, weights, days) : linked
  const reassigned: Groups = isOn('reassignBurstTerms')
    ? reassignBurstTerms(matrix, merged, weights, burst, isOn('adoptOrphans'))
    : merged
  const split: Groups = isOn('splitHomonyms') ? splitHomonyms(matrix, texts, reassigned, weights) : reassigned
  const assigned: Assignment = assign(matrix, split, weights, isOn('assign'))
  return { ...assignHeldOut(corpus, matrix, weights, assigned), matrix, weights }
}
