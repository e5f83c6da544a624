import { assign, moveSingly, reassignBurstTerms, settleGroups, splitHomonyms } from './assigning.ts'
import { changes } from './changes.ts'
import { centroids, coarsePass, dailyCounts, mergeLinked, mergeSimilar, resolution } from './clustering.ts'
import { companies } from './companies.ts'
import { decorationTags, distinctTexts, hashtagCompounds, pastedPhrases, termMatrix } from './corpus.ts'
import { characterGrams, louvain, neighbourGraph, textGraph, wordVectors } from './graph.ts'
import { trackIdentity } from './identity.ts'
import { anchors, companions, contentWords, earlierIssues, parts, ties, unity, wordForms } from './issues.ts'
import {
  background,
  candidates,
  labelTexts,
  labelWords,
  lexemes,
  segmentation,
  surface,
} from './labelling.ts'
import {
  compare,
  coverage,
  engagement,
  growth,
  originals,
  outliers,
  periods,
  seasonality,
  status,
} from './measuring.ts'
import { label, sides } from './naming.ts'
import type { ParameterTable } from './parameter.ts'
import {
  limitations,
  nearDuplicates,
  onTopic,
  present,
  representatives,
  summary,
  voices,
} from './presenting.ts'
import {
  counterEvidence,
  denial,
  hazards,
  idea,
  leadingKind,
  question,
  quotations,
  quote,
} from './quoting.ts'
import { mainLanguage, related } from './related.ts'
import { listing, score, scoreWeights } from './scoring.ts'
import { burst } from './term-weights.ts'
import { clearSentence, edges, wording } from './wording.ts'

export { type Parameter, type ParameterTable, parameterKinds, valuesOf } from './parameter.ts'

/**
 * Every number that the engine decides by, once, in the order in which the pipeline reads them. A change of any value is
 * a change of the method: raise METHOD_VERSION and say in docs/method-changelog.md what changed.
 */
export const parameters = {
  // Posts to distinct texts and their terms.
  distinctTexts,
  pastedPhrases,
  hashtagCompounds,
  decorationTags,
  termMatrix,
  // How much a term tells of topics.
  burst,
  // The graph of texts and its communities.
  neighbourGraph,
  characterGrams,
  wordVectors,
  textGraph,
  louvain,
  // Communities to topics, and topics from ranking to ranking.
  coarsePass,
  resolution,
  mergeLinked,
  centroids,
  dailyCounts,
  mergeSimilar,
  moveSingly,
  reassignBurstTerms,
  splitHomonyms,
  settleGroups,
  assign,
  // Broad issues and their parts.
  contentWords,
  wordForms,
  anchors,
  companions,
  ties,
  earlierIssues,
  unity,
  parts,
  // Topics from ranking to ranking.
  trackIdentity,
  // What is counted, compared and scored.
  coverage,
  periods,
  compare,
  status,
  growth,
  outliers,
  originals,
  seasonality,
  engagement,
  // Scores, and what is listed by them.
  score,
  scoreWeights,
  listing,
  // Topics to names and keywords.
  labelTexts,
  segmentation,
  background,
  labelWords,
  lexemes,
  candidates,
  wording,
  edges,
  surface,
  clearSentence,
  sides,
  label,
  // Trends as they are shown.
  onTopic,
  present,
  limitations,
  voices,
  summary,
  representatives,
  nearDuplicates,
  // What is quoted from posts, and ideas made of it.
  leadingKind,
  hazards,
  counterEvidence,
  denial,
  question,
  quotations,
  quote,
  idea,
  // The same issue in other languages.
  mainLanguage,
  related,
  // What changed between two rankings, and companies beside each other.
  changes,
  companies,
} as const satisfies Readonly<Record<string, ParameterTable>>
