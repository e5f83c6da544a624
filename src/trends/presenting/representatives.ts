import type { Mention } from '../corpus/deduplicate.ts'
import type { EngagementScale } from '../measuring/engagement.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { areNearDuplicates } from './near-duplicates.ts'
import type { OnTopicFilter } from './on-topic.ts'

const { minRepresentatives, maxRepresentatives, clearMembership, maxCandidatePosts, unknownPercentile } =
  valuesOf(parameters.representatives)

/**
 * Three to five posts to cite, where the topic has them. First copies only, unless there are fewer than three: then
 * copies show that it is copied. Ranked by membership (0 to 1) plus engagement percentile (0 to 1, one half when
 * unknown), those that hold two words of the label before others; in each round the best in other words with a new
 * author and a new platform, else with a new author, else the next. Suspect posts only where there are no others.
 * `membership` has one value a distinct text.
 */
export function representativesOf(
  mentions: readonly Mention[],
  engagement: EngagementScale,
  membership: Float64Array,
  onTopic: OnTopicFilter,
  isSuspect: (mention: Mention) => boolean,
): Mention[] {
  const chosen = choose(mentions, engagement, membership, onTopic)
  // Only now, because to look at every post would take long, and hardly one is suspect.
  if (!chosen.some(isSuspect)) return chosen
  const others = mentions.filter((mention) => !isSuspect(mention))
  return others.length === 0 ? chosen : choose(others, engagement, membership, onTopic)
}

function choose(
  mentions: readonly Mention[],
  engagement: EngagementScale,
  membership: Float64Array,
  onTopic: OnTopicFilter,
): Mention[] {
  const worth = (mention: Mention): number =>
    Math.min(1, (membership[mention.text] ?? 0) / clearMembership) +
    (engagement.percentileOf(mention) ?? unknownPercentile)
  const byRank = (isOrigin: boolean): Mention[] => {
    const best = mentions
      .map((mention, index) => ({ mention, index, worth: worth(mention) }))
      .filter(({ mention }) => mention.isOrigin === isOrigin)
      .sort((first, second) => second.worth - first.worth || second.index - first.index)
      .slice(0, maxCandidatePosts)
      .map(({ mention }) => ({ mention, isOnTopic: onTopic.isOnTopic(mention.post.text) }))
    return [true, false].flatMap((first) =>
      best.filter(({ isOnTopic }) => isOnTopic === first).map(({ mention }) => mention),
    )
  }
  const chosen = diverse(byRank(true), maxRepresentatives, [])
  return chosen.length >= minRepresentatives ? chosen : diverse(byRank(false), minRepresentatives, chosen)
}

function diverse(ranked: readonly Mention[], atMost: number, begun: readonly Mention[]): Mention[] {
  const chosen = [...begun]
  const rest = new Set(ranked)
  const isNew = (mention: Mention, what: 'author' | 'platform'): boolean =>
    chosen.every((other) => other[what] !== mention[what])
  const isRepeated = (mention: Mention): boolean =>
    chosen.some(({ post }) => areNearDuplicates(post.text, mention.post.text))
  const repeated: Mention[] = []
  while (chosen.length < atMost && rest.size > 0) {
    const left = [...rest]
    const next =
      left.find((mention) => isNew(mention, 'author') && isNew(mention, 'platform')) ??
      left.find((mention) => isNew(mention, 'author')) ??
      left[0]
    if (next === undefined) break
    rest.delete(next)
    if (isRepeated(next)) repeated.push(next)
    else chosen.push(next)
  }
  return [...chosen, ...repeated.slice(0, Math.max(0, minRepresentatives - chosen.length))]
}
