import { compareText } from '../../text/compare-text.ts'
import type { IsOn } from '../rules.ts'
import { MAX_TRENDS, MIN_POSTS } from '../types.ts'
import type { IdentifiedTopic, MeasuredTopic } from './measure.ts'
import { majorityAuthorOf } from './periods.ts'

/**
 * The topics that a ranking lists, best first: those of enough posts, or that fade, by score, then mentions, then id;
 * of the topics that one author made only the first, and of those without a matter of their own (`isNoMatter`) none;
 * `limit` at most, MAX_TRENDS where none is given.
 */
export function listTopics<Topic extends IdentifiedTopic>(
  topics: readonly Topic[],
  limit: number | undefined,
  isNoMatter: (topic: Topic) => boolean,
  isOn: IsOn,
): Topic[] {
  const ranked = topics.filter(isListed).sort(inRankOrder)
  const candidates = isOn('oneTopicPerAuthor') ? ranked.filter(isFirstOfItsAuthor()) : ranked
  const most = limit ?? MAX_TRENDS
  const listed: Topic[] = []
  // One by one: to look at all topics would take long.
  for (const topic of candidates) {
    if (listed.length === most) break
    if (!isNoMatter(topic)) listed.push(topic)
  }
  return listed
}

function isListed({ measured: { mentions, status } }: MeasuredTopic): boolean {
  return mentions.length >= MIN_POSTS || (mentions.length > 0 && status === 'fading')
}

function inRankOrder(first: IdentifiedTopic, second: IdentifiedTopic): number {
  return (
    second.measured.score - first.measured.score ||
    second.measured.mentions.length - first.measured.mentions.length ||
    compareText(first.id, second.id)
  )
}

/** Of the topics that one author made, only the first is listed: no prolific author may fill the list. */
function isFirstOfItsAuthor(): (topic: MeasuredTopic) => boolean {
  const listed = new Set<number>()
  return ({ measured: { independent } }) => {
    const author = majorityAuthorOf(independent)
    const isFirst = author === undefined || !listed.has(author)
    if (author !== undefined) listed.add(author)
    return isFirst
  }
}
