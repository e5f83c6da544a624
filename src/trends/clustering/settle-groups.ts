import type { KnownTrend } from '../../model/index.ts'
import { compareText } from '../../text/compare-text.ts'
import type { Corpus } from '../corpus/deduplicate.ts'
import { type Groups, groupsIn } from '../corpus/term-matrix.ts'
import { parameters, valuesOf } from '../parameters/index.ts'

const { minJoinedShare } = valuesOf(parameters.settleGroups)

/** Groups that start from where an earlier ranking had the texts. */
export interface SettledGroups {
  /** One entry a fitted text. */
  readonly groups: Groups
  /** 1 for a text that an earlier ranking had in a topic, else 0. */
  readonly isSettled: Uint8Array
}

/**
 * Puts each text that an earlier ranking had in a topic into the group in which most of that topic is now, so that it
 * moves only if another group tells much more of it (see assign.ts): a new post here and there makes Louvain cut
 * elsewhere, and without this one post in ten changed its topic from day to day. A topic joins a larger one only where nearly
 * all of it is in that one's group, because its id is then lost; otherwise they stay apart. The order of `known` does not
 * matter.
 */
export function settleGroups(
  groups: Groups,
  corpus: Pick<Corpus, 'mentions' | 'fitted'>,
  known: readonly KnownTrend[],
): SettledGroups {
  const topicOf = earlierTopics(corpus, known)
  const homes = homesOf(groups, topicOf)
  return {
    groups: groups.map((group, text) => homes.get(topicOf[text] ?? NONE) ?? group),
    isSettled: Uint8Array.from(topicOf, (topic) => (topic === NONE ? 0 : 1)),
  }
}

const NONE = -1

/** For each fitted text the earlier topic of its posts, as a number; NONE without one. */
function earlierTopics(
  { mentions, fitted }: Pick<Corpus, 'mentions' | 'fitted'>,
  known: readonly KnownTrend[],
): Int32Array {
  const topicOfKey = new Map<string, number>()
  for (const [topic, { postKeys }] of known
    .toSorted((first, second) => compareText(first.id, second.id))
    .entries()) {
    for (const key of postKeys) if (!topicOfKey.has(key)) topicOfKey.set(key, topic)
  }
  const rowOf = new Map(fitted.numbers.map((text, row) => [text, row]))
  const topics = new Int32Array(fitted.numbers.length).fill(NONE)
  for (const { key, text } of mentions) {
    const row = rowOf.get(text)
    const topic = topicOfKey.get(key)
    // Of copies the earliest speaks for all.
    if (row !== undefined && topic !== undefined && topics[row] === NONE) topics[row] = topic
  }
  return topics
}

/** The group that each earlier topic goes on in: the one that most of it is in, else one that no larger topic has. */
function homesOf(groups: Groups, topicOf: Int32Array): ReadonlyMap<number, number> {
  const overlaps = overlapsOf(groups, topicOf)
  const sizes = new Map<number, number>()
  for (const { topic, shared } of overlaps) sizes.set(topic, (sizes.get(topic) ?? 0) + shared)
  const homes = new Map<number, number>()
  const taken = new Set<number>()
  for (const { topic, group, shared } of overlaps) {
    if (homes.has(topic) || (taken.has(group) && shared < minJoinedShare * (sizes.get(topic) ?? 0))) continue
    homes.set(topic, group)
    taken.add(group)
  }
  let next = groupsIn(groups)
  for (const topic of sizes.keys()) {
    if (homes.has(topic)) continue
    homes.set(topic, next)
    next += 1
  }
  return homes
}

interface Overlap {
  readonly topic: number
  readonly group: number
  /** Texts of the topic in the group. */
  readonly shared: number
}

/** Which groups hold texts of which earlier topics, most texts first. */
function overlapsOf(groups: Groups, topicOf: Int32Array): Overlap[] {
  const shared = new Map<number, Map<number, number>>()
  for (const [text, topic] of topicOf.entries()) {
    if (topic === NONE) continue
    const group = groups[text] ?? 0
    const counts = shared.get(topic) ?? new Map<number, number>()
    shared.set(topic, counts.set(group, (counts.get(group) ?? 0) + 1))
  }
  return [...shared]
    .flatMap(([topic, counts]) => [...counts].map(([group, shared]) => ({ topic, group, shared })))
    .sort(
      (first, second) =>
        second.shared - first.shared || first.topic - second.topic || first.group - second.group,
    )
}
