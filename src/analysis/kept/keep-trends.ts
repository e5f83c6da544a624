import type { RankedPost } from '../../../db/analysis-posts.ts'
import type { KeptTrend, KnownTrend, RankedTrend } from '../../model/index.ts'
import { keepTrend } from './keep-trend.ts'
import type { Source } from './places.ts'

/**
 * The trends of a ranking in the form in which it is kept. `posts` are what was ranked, as people are shown them; `known`
 * tells which platform a trend's post is of where several have its id.
 */
export function keepTrends(
  trends: readonly RankedTrend[],
  known: readonly KnownTrend[],
  posts: readonly Pick<RankedPost, 'platform' | 'id' | 'text'>[],
): KeptTrend[] {
  const named = new Set(trends.flatMap((trend) => [...trend.postIds, ...quotedIds(trend)]))
  const byId = new Map<string, Source[]>()
  for (const { platform, id, text } of posts) {
    if (!named.has(id)) continue
    const source = { key: `${platform}:${id}`, text }
    const others = byId.get(id)
    if (others === undefined) byId.set(id, [source])
    else others.push(source)
  }
  const keysOf = new Map(known.map(({ id, postKeys }) => [id, new Set(postKeys)]))
  const find = (id: string): readonly Source[] => byId.get(id) ?? []
  return trends.map((trend) => {
    const keys = keysOf.get(trend.id)
    const own = trend.postIds.flatMap((id) => {
      const sources = find(id)
      return sources.find(({ key }) => keys?.has(key)) ?? sources[0] ?? []
    })
    return keepTrend(trend, own, find)
  })
}

/** Ids of posts that a trend quotes, the company's among them, which it does not count. */
function quotedIds({ idea, counterEvidence, hazards, voices }: RankedTrend): string[] {
  return [...(idea?.quotes ?? []), ...counterEvidence, ...hazards, ...voices.companyPosts].map(
    ({ postId }) => postId,
  )
}
