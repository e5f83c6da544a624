import type { Mention } from '../corpus/deduplicate.ts'
import type { EngagementScale } from '../measuring/engagement.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import { areNearDuplicates } from './near-duplicates.ts'
import type { OnTopicFilter } from './on-topic.ts'

const { minRepresentatives, maxRepresentatives, clearMembership, maxCandidatePosts, unknownPercentile } =
  valuesOf(parameters.representatives)

/** What the posts to cite are chosen by. */
export interface Choice {
  readonly engagement: EngagementScale
  /** One value a distinct text. */
  readonly membership: Float64Array
  readonly onTopic: OnTopicFilter
  /** How well a post shows what the trend's idea is about, 0 to 2; see leading-kind.ts. */
  readonly exampleOf: (mention: Mention) => number
  /** Cited only where there are no others. */
  readonly isSuspect: (mention: Mention) => boolean
}

/**
 * Three to five posts to cite, where the topic has them. First copies only, unless there are fewer than three: then
 * copies show that it is copied. The best examples of what the idea is about come first, and of these those that hold two
 * words of the label; then by membership (0 to 1) plus engagement percentile (0 to 1, one half when unknown). In
 * each round the best in other words with a new author and a new platform, else with a new author, else the next.
 * Suspect posts only where there are no others. `others` are first copies that may be quoted beside them, best first.
 */
export function representativesOf(mentions: readonly Mention[], choice: Choice): Representatives {
  const chosen = choose(mentions, choice)
  // Only now, because to look at every post would take long, and hardly one is suspect.
  if (!chosen.representatives.some(choice.isSuspect)) return chosen
  const others = mentions.filter((mention) => !choice.isSuspect(mention))
  return others.length === 0 ? chosen : choose(others, choice)
}

export interface Representatives {
  readonly representatives: readonly Mention[]
  readonly others: readonly Mention[]
}

function choose(mentions: readonly Mention[], choice: Choice): Representatives {
  const ranked = (isOrigin: boolean): Mention[] =>
    byRank(
      mentions.filter((mention) => mention.isOrigin === isOrigin),
      choice,
    )
  const origins = ranked(true)
  const chosen = diverse(origins, maxRepresentatives, [])
  const representatives =
    chosen.length >= minRepresentatives ? chosen : diverse(ranked(false), minRepresentatives, chosen)
  return { representatives, others: origins.filter((mention) => !representatives.includes(mention)) }
}

function byRank(
  mentions: readonly Mention[],
  { engagement, membership, onTopic, exampleOf }: Choice,
): Mention[] {
  const worth = (mention: Mention): number =>
    Math.min(1, (membership[mention.text] ?? 0) / clearMembership) +
    (engagement.percentileOf(mention) ?? unknownPercentile)
  const best = mentions
    .map((mention, index) => ({ mention, index, worth: worth(mention) }))
    .sort((first, second) => second.worth - first.worth || second.index - first.index)
    .slice(0, maxCandidatePosts)
    .map(({ mention }) => ({
      mention,
      shows: 2 * exampleOf(mention) + Number(onTopic.isOnTopic(mention.post.text)),
    }))
  return best.sort((first, second) => second.shows - first.shows).map(({ mention }) => mention)
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
