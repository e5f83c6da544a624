import { Trend, type TrendResponse } from '../src/model/index.ts'
import { jsonLength, type TruncationNotes } from './truncate-to-budget.ts'

const required: ReadonlySet<string> = new Set(
  Object.entries(Trend.shape).flatMap(([name, field]) => (field.isOptional() ? [] : [name])),
)

/**
 * Truncates a trend to `maxChars` characters of JSON; 0 for no limit. Parts are dropped until the rest fits:
 * ids of supporting posts from the end, then those of parts, then posts that do not fit beside shorter ones, then the trend's
 * optional members, the longest first. The contract's required members are always kept.
 */
export function truncateTrend(
  answer: TrendResponse,
  maxChars: number,
): { output: TrendResponse; notes: TruncationNotes } {
  const fullChars = jsonLength(answer)
  if (maxChars === 0 || fullChars <= maxChars) return { output: answer, notes: {} }
  const { postIds = [] } = answer.trend
  const keptIds = withoutLast(postIds, fullChars - maxChars)
  const withIds = answer.trend.postIds === undefined ? answer.trend : { ...answer.trend, postIds: keptIds }
  const { trend, droppedIds } = withoutIdsOfParts(
    withIds,
    jsonLength({ ...answer, trend: withIds }) > maxChars,
  )
  const posts = fittingPosts({ ...answer, trend }, maxChars)
  const members = withoutLongest({ ...answer, trend, posts }, maxChars)
  const droppedMembers = Object.keys(trend).filter((name) => !(name in members))
  const dropped =
    answer.posts.length - posts.length + postIds.length - keptIds.length + droppedIds + droppedMembers.length
  const counts = [
    `${postIds.length - keptIds.length} of trend.postIds`,
    ...(droppedIds === 0 ? [] : [`${droppedIds} of the postIds of trend.parts`]),
    `${answer.posts.length - posts.length} of posts`,
    // By name, because the absence of some members has a meaning.
    ...(droppedMembers.length === 0 ? [] : [`of trend the members ${droppedMembers.join(' ')}`]),
  ]
  return {
    output: { ...answer, trend: members, posts },
    notes: {
      dropped,
      advice: `Dropped to keep within maxChars: ${counts.join(', ')}. For all of it, call again with maxChars ${fullChars} or 0.`,
    },
  }
}

/** Drops ids from the end until `charsToSave` characters of JSON are saved, or none is left. */
function withoutLast(ids: readonly string[], charsToSave: number): string[] {
  let end = ids.length
  for (let saved = 0; end > 0 && saved < charsToSave; end -= 1) {
    saved += JSON.stringify(ids[end - 1]).length + (end > 1 ? 1 : 0)
  }
  return ids.slice(0, end)
}

/** The trend with its parts as names and counts alone, where it is too long with the ids of their posts. */
function withoutIdsOfParts(trend: Trend, isTooLong: boolean): { trend: Trend; droppedIds: number } {
  const { parts } = trend
  if (!isTooLong || parts === undefined) return { trend, droppedIds: 0 }
  return {
    trend: { ...trend, parts: parts.map(({ id, topic, mentions }) => ({ id, topic, mentions })) },
    droppedIds: parts.reduce((sum, { postIds = [] }) => sum + postIds.length, 0),
  }
}

/** The posts that fit; a single long one, which anyone can write, does not displace the others. */
function fittingPosts(answer: TrendResponse, maxChars: number): TrendResponse['posts'] {
  let left = maxChars - jsonLength({ ...answer, posts: [] })
  let kept = 0
  return answer.posts.filter((post) => {
    const chars = jsonLength(post) + (kept === 0 ? 0 : 1)
    if (chars > left) return false
    left -= chars
    kept += 1
    return true
  })
}

function withoutLongest(answer: TrendResponse, maxChars: number): Trend {
  const members: Trend = { ...answer.trend }
  let over = jsonLength(answer) - maxChars
  const optional = Object.entries(members)
    .filter(([name]) => !required.has(name))
    .map(([name, value]) => ({ name, chars: jsonLength({ [name]: value }) - 1 }))
    .sort((one, other) => other.chars - one.chars)
  for (const { name, chars } of optional) {
    if (over <= 0) break
    delete members[name]
    over -= chars
  }
  return members
}
