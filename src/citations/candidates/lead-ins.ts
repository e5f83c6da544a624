import type { UnlocatedClaim } from '../claim-verdict.ts'
import { judgePlatform } from '../judge/attributes.ts'
import { judgeDirection } from '../judge/trends.ts'
import type { Attribute } from '../parse/attributes.ts'
import type { Sentence } from '../parse/types.ts'
import type { SentenceReading } from '../reading/sentence-reading.ts'
import type { TextScopes } from '../resolve/scopes.ts'
import type { StoredPost, StoredTrend } from '../stored.ts'
import type { Candidate } from './candidate.ts'

type Told = Attribute & { readonly kind: 'direction' | 'platform' }

/**
 * "Three topics are rising:", "Rising topics:", "Posts on Reddit:": what a line says that stands above a list or table, of each trend or
 * post in it. It is borne out where it says nothing else, and it is so of one in each item, and a direction of no other trend; a direction
 * is not so where it is not of one.
 */
export function leadInCandidates(
  index: number,
  sentences: readonly Sentence[],
  { own }: TextScopes,
  { attributes, countedTrends, isAlone, isNegatedBeside }: SentenceReading,
  ranked: readonly StoredTrend[],
): Candidate[] {
  const [told, another] = attributes.filter(isToldOfEach)
  if (told === undefined || another !== undefined || isNegatedBeside([])) return []
  if (own[index]?.some(({ trend, posts }) => trend !== undefined || posts.length > 0) === true) return []
  if (countedTrends !== undefined && (countedTrends.count === 0 || told.kind === 'platform')) return []
  if (countedTrends === undefined && !isAlone(told, 'sentence')) return []
  const verify = (): UnlocatedClaim | undefined => {
    const items = itemsBelow(index, sentences)
    return told.kind === 'platform'
      ? judgePosts(told, items, own)
      : judgeTrends(told, items, own, ranked, countedTrends !== undefined)
  }
  return [{ start: told.start, end: told.end, verify }]
}

function isToldOfEach(attribute: Attribute): attribute is Told {
  return attribute.kind === 'direction' || attribute.kind === 'platform'
}

/** Of the trend that each item names first. How many there are is judged by itself (`isCounted`). */
function judgeTrends(
  { direction }: Told & { readonly kind: 'direction' },
  items: readonly number[],
  own: TextScopes['own'],
  ranked: readonly StoredTrend[],
  isCounted: boolean,
): UnlocatedClaim | undefined {
  const trends = items.flatMap((at): StoredTrend[] => {
    const names = (own[at] ?? []).filter(({ trend }) => trend !== undefined)
    const { trend } = names.toSorted((one, other) => one.start - other.start)[0] ?? {}
    return trend === undefined ? [] : [trend]
  })
  const judged = trends.map((trend) => judgeDirection(direction, undefined, trend))
  const otherwise = judged.find(({ verdict }) => verdict === 'refuted')
  if (otherwise !== undefined) return { kind: 'direction', ...otherwise }
  const [first] = judged
  if (first === undefined || isCounted || trends.length < items.length) return undefined
  if (judged.some(({ verdict }) => verdict !== 'verified')) return undefined
  // "The rising topics" are all of them.
  const isAnother = ranked.some(
    (trend) =>
      trend.parentId === undefined &&
      !trends.includes(trend) &&
      judgeDirection(direction, undefined, trend).verdict === 'verified',
  )
  return isAnother ? undefined : { kind: 'direction', ...first, trends }
}

/** Of the posts that each item cites; another platform may be told of only in passing. */
function judgePosts(
  { platform }: Told & { readonly kind: 'platform' },
  items: readonly number[],
  own: TextScopes['own'],
): UnlocatedClaim | undefined {
  const cited = items.map((at): StoredPost[] => (own[at] ?? []).flatMap(({ posts }) => posts))
  const posts = cited.flat()
  if (posts.length === 0 || cited.some(({ length }) => length === 0)) return undefined
  return posts.every((post) => post.platform === platform)
    ? { kind: 'platform', ...judgePlatform(platform, posts) }
    : undefined
}

/** The items of the list, or the rows of the table, right below a sentence. */
function itemsBelow(index: number, sentences: readonly Sentence[]): number[] {
  const { isHeading = false, rest = '' } = sentences[index] ?? {}
  const afterRows = sentences.findIndex(({ cells }, at) => at > index && cells.length === 0)
  const end = afterRows === -1 ? sentences.length : afterRows
  const isAboveRows = end > index + 1 && (isHeading || /[:：][\s*_]*$/u.test(rest))
  return sentences.flatMap(({ contextSentence, contentStart, start }, at) => {
    const isItem = isAboveRows ? at > index && at < end : contextSentence === index && contentStart > start
    return isItem ? [at] : []
  })
}
