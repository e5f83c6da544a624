import type { Corpus, Mention } from '../corpus/deduplicate.ts'
import { isFoundByThread } from '../corpus/said-underneath.ts'
import type { Documents, Groups, TermMatrix } from '../corpus/term-matrix.ts'
import type { WeightedGraph } from '../graph/csr-graph.ts'
import type { PostAssignment, RankPost } from '../types.ts'
import { type Assignment, isMember, isMemberUnderneath } from './assign.ts'

/** Which topic each distinct text belongs to, and what the topics were found by. */
export interface Clustering extends Assignment {
  /** The terms of the fitted texts, one row a text. */
  readonly matrix: TermMatrix
  /** The terms of the texts that were held out, one row a text. */
  readonly heldOutTerms: Documents
  /** The fitted texts linked to those alike. */
  readonly graph: WeightedGraph
  /**
   * How much each term tells of topics, one value a term, 0 or more; the square root of what it adds to a similarity.
   */
  readonly weights: Float64Array
}

/** One topic: the posts that belong to it. */
export interface Topic {
  /** The topic's number in the clustering. */
  readonly group: number
  /** In order of time, those before the window included. */
  readonly mentions: readonly Mention[]
  /** How much each distinct text holds of what the topic is about, one value a text; see assign.ts. */
  readonly membership: Float64Array
  /** Key of its earliest post, and what tells it from others of the same: what its id is made from where none is inherited. */
  readonly origin: string
}

/** The topics that have any mention as a member, in the order of their earliest ones. */
export function topicsOf({ mentions }: Corpus, { topic, membership }: Assignment): Topic[] {
  const members = new Map<number, Mention[]>()
  for (const mention of mentions) {
    const group = topic[mention.text] ?? 0
    const isOneOf = isFoundByThread(mention.post) ? isMemberUnderneath : isMember
    if (!isOneOf(membership[mention.text] ?? 0)) continue
    const list = members.get(group)
    if (list === undefined) members.set(group, [mention])
    else list.push(mention)
  }
  return [...members].map(([group, list]) => {
    return { group, mentions: list, membership, origin: list[0]?.key ?? '' }
  })
}

/**
 * For each post, in the order given, the id of its topic; where that has no member, a name that no other topic has.
 */
export function assignmentsOf(
  posts: readonly RankPost[],
  { textOf }: Corpus,
  topic: Groups,
  topics: readonly { readonly group: number; readonly id: string }[],
): PostAssignment[] {
  const idOf = new Map(topics.map(({ group, id }) => [group, id]))
  return posts.map((post, index) => {
    const group = topic[textOf[index] ?? 0] ?? 0
    return { id: post.id, cluster: idOf.get(group) ?? `g${group}` }
  })
}
