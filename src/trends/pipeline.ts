import type { KnownTrend, RankedTrend } from '../model/index.ts'
import { type Assignment, assign } from './clustering/assign.ts'
import { assignHeldOut } from './clustering/assign-held-out.ts'
import { centroidsOf } from './clustering/centroids.ts'
import { coarsePass } from './clustering/coarse-pass.ts'
import { type CompanyPosts, companyPostsByTopic } from './clustering/company-posts.ts'
import { mergeLinked } from './clustering/merge-linked.ts'
import { mergeSimilar } from './clustering/merge-similar.ts'
import { reassignBurstTerms } from './clustering/reassign-burst-terms.ts'
import { fineResolution, singleResolution } from './clustering/resolution.ts'
import { type SettledGroups, settleGroups } from './clustering/settle-groups.ts'
import { splitHomonyms } from './clustering/split-homonyms.ts'
import { assignmentsOf, type Clustering, type Topic, topicsOf } from './clustering/topics.ts'
import { buildTermMatrix } from './corpus/build-term-matrix.ts'
import { type Corpus, deduplicate, suspicion } from './corpus/deduplicate.ts'
import { heldOutTerms } from './corpus/held-out-terms.ts'
import type { Documents, Groups, TermMatrix } from './corpus/term-matrix.ts'
import type { WeightedGraph } from './graph/csr-graph.ts'
import { givenVectors } from './graph/given-vectors.ts'
import { detectCommunities, moveSingly } from './graph/louvain.ts'
import { textGraph } from './graph/text-graph.ts'
import type { TextVectors } from './graph/word-vectors.ts'
import { type ContentWords, contentWords } from './issues/content-words.ts'
import { type IdentifiedTopics, identifyTopics, knownTrends } from './issues/identify-topics.ts'
import { type IssueTopic, issueTopics } from './issues/issue-topics.ts'
import { arrangeLevels, levelsBefore, type TopicWithParts } from './issues/levels.ts'
import { flatten, nest } from './issues/nest.ts'
import { plainNameFilter } from './issues/plain-names.ts'
import { unityFilter } from './issues/unity.ts'
import { type Background, backgroundOf } from './labelling/background.ts'
import { type LabelledTopic, labelChooser, labelTopics } from './labelling/label-topics.ts'
import { labelWordFilter } from './labelling/label-words.ts'
import { countExclusions, type ExclusionCounts } from './measuring/exclusions.ts'
import { listTopics } from './measuring/list-topics.ts'
import { type IdentifiedTopic, type MeasuredTopic, measureTopics } from './measuring/measure.ts'
import { type RankingContext, rankingContext } from './measuring/ranking-context.ts'
import { type Presentation, presentTopics } from './presenting/present.ts'
import type { RankedTopics } from './ranked-topics.ts'
import { withRelated } from './relating/related.ts'
import { type IsOn, rulesWithout } from './rules.ts'
import { burstWeights } from './term-weights/burst.ts'
import { combineWeights, equalSigns, type TermWeights, topicWeights } from './term-weights/combine.ts'
import { entropyWeights } from './term-weights/entropy.ts'
import type { RankInput, Ranking } from './types.ts'

/**
 * Posts to ranked trends. Pure: no clock and no I/O; the order of the posts does not matter; the same input
 * gives the same bytes. Posts before the window serve as history, posts after `now` are left out and counted.
 */
export function rankTrends(input: RankInput): Ranking {
  const ranked = rankTopics(input)
  const { trends, parts, known, excluded } = ranked
  return {
    trends,
    parts,
    known,
    get assignments() {
      return ranked.assignments
    },
    excluded,
  }
}

/** The plan of a ranking: its stages in the order in which they run. Every topic comes out, whether listed or not. */
export function rankTopics(input: RankInput): RankedTopics {
  const isOn: IsOn = rulesWithout(input.rulesOff)
  const corpus: Corpus = deduplicate(input)
  const { previous = [], regroups = false } = input
  const grouped = regroups ? [] : previous
  const fine: KnownTrend[] = grouped.filter(({ isBroad }) => !isBroad)
  const broad: KnownTrend[] = grouped.filter(({ isBroad }) => isBroad)
  const clustering: Clustering = findTopics(corpus, isOn, fine, givenVectors(input, corpus), input.visitOrder)
  const topics: Topic[] = topicsOf(corpus, clustering)
  const context: RankingContext = rankingContext(corpus, topics, input, isOn)
  const measured: MeasuredTopic[] = measureTopics(topics, context)
  const words: ContentWords = contentWords(corpus.fitted.texts, clustering.matrix, labelWordFilter(isOn))
  const isOneThing = unityFilter(corpus, clustering.matrix, words)
  const united = isOn('unity') ? measured.filter(isOneThing) : measured
  const issues: IssueTopic[] = isOn('issues') ? issueTopics(corpus, clustering, united, words, broad) : []
  const background: Background = backgroundOf(
    clustering,
    [...(input.words ?? []), ...(input.competitors ?? [])],
    isOn,
  )
  const chooseLabel = labelChooser(background, context, suspicion(input), corpus.unpaste)
  const arranged: TopicWithParts<MeasuredTopic>[] = arrangeLevels(
    united,
    issues,
    context,
    (issue) => !isOn('namedIssues') || chooseLabel(issue).isNamed,
    levelsBefore(corpus, fine),
  )
  const identified: IdentifiedTopics = identifyTopics(measured, arranged, previous)
  const listed: TopicWithParts<IdentifiedTopic>[] = listTopics(
    identified.levels,
    input.limit,
    isOn('plainNames') ? plainNameFilter(corpus, clustering.matrix, words) : () => false,
    isOn,
  )
  const labelled: LabelledTopic[] = labelTopics(flatten(listed), chooseLabel, isOn)
  const exclusions: ExclusionCounts = countExclusions(
    corpus,
    clustering.topic,
    issues,
    context,
    new Set(labelled.map(({ group }) => group)),
  )
  const companyPosts: CompanyPosts = companyPostsByTopic(corpus, clustering, issues, context.windowFromMs)
  const presentation: Presentation = { input, corpus, context, exclusions, companyPosts }
  const presented: RankedTrend[] = presentTopics(labelled, presentation)
  const related = isOn('relatedLanguages')
    ? withRelated(presented, labelled, corpus, context, input)
    : presented
  const { trends, parts } = nest(related, listed)
  return {
    trends,
    parts,
    known: knownTrends(identified.topics),
    // One for each post, and hardly anybody asks.
    get assignments() {
      return assignmentsOf(input.posts, corpus, clustering.topic, identified.topics)
    },
    excluded: corpus.excluded,
    topics: identified.topics,
    coverage: context.coverage,
  }
}

/**
 * The plan of the clustering: which distinct texts speak of the same thing. The number of topics is not known before.
 * `known` are the topics of an earlier ranking, to go on from; `given` are vectors of an operator's own; `order` as in
 * detectCommunities.
 */
export function findTopics(
  corpus: Corpus,
  isOn: IsOn,
  known: readonly KnownTrend[] = [],
  given?: TextVectors,
  order = 0,
): Clustering {
  const { texts, days } = corpus.fitted
  const { memory } = corpus
  const matrix: TermMatrix = buildTermMatrix(corpus.fitted, isOn, memory)
  const burst: TermWeights = isOn('burstWeight') ? burstWeights(matrix, days) : equalSigns(matrix, 0)
  const coarse: TermWeights = isOn('coarsePass') ? coarsePass(matrix, days, order) : equalSigns(matrix, 1)
  const seed: TermWeights = combineWeights(matrix.idf, coarse, burst)
  const graph: WeightedGraph = textGraph(matrix, seed, isOn, given)
  const communities: Groups = detectCommunities(graph, fineResolution(texts.length), order)
  const linked: Groups = isOn('mergeLinked')
    ? mergeLinked(graph, communities, days, centroidsOf(matrix, communities))
    : communities
  const weights: TermWeights = topicWeights(matrix.idf, entropyWeights(matrix, linked), burst)
  const merged: Groups = isOn('mergeSimilar') ? mergeSimilar(matrix, linked, weights, days) : linked
  const moved: Groups = isOn('moveSingly') ? moveSingly(graph, merged, singleResolution, order) : merged
  const reassigned: Groups = isOn('reassignBurstTerms')
    ? reassignBurstTerms(matrix, moved, weights, burst, isOn('adoptOrphans'))
    : moved
  const split: Groups = isOn('splitHomonyms')
    ? splitHomonyms(matrix, texts, reassigned, weights, memory)
    : reassigned
  const settled: SettledGroups = settleGroups(split, corpus, isOn('settled') ? known : [])
  const assigned: Assignment = assign(matrix, settled.groups, weights, isOn('assign'), settled.isSettled)
  const terms: Documents = heldOutTerms(corpus, matrix.vocabulary)
  const all = assignHeldOut(corpus, { matrix, weights, terms }, assigned)
  return { ...all, matrix, heldOutTerms: terms, graph, weights }
}
