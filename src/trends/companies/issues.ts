import { round } from '../../lib/round.ts'
import type { CompanyIssue } from '../../model/index.ts'
import type { Mention } from '../corpus/deduplicate.ts'
import { shareInterval } from '../measuring/share-interval.ts'
import { parameters, valuesOf } from '../parameters/index.ts'
import type { ComparedTopic } from './types.ts'

const { maxIssues, minIssuePosts } = valuesOf(parameters.companies)

/** Tells which of the ranked topics hold a post, by their places; it may be several. */
export type TopicOfPost = (mention: Mention) => readonly number[]

/** A topic stores ids without platforms: a post is its own where it has posts of that platform. */
export function topicFinder(topics: readonly ComparedTopic[]): TopicOfPost {
  const byId = new Map<string, number[]>()
  for (const [place, { postIds }] of topics.entries()) {
    for (const id of postIds) {
      const known = byId.get(id)
      if (known === undefined) byId.set(id, [place])
      else known.push(place)
    }
  }
  return ({ post, platform }) =>
    (byId.get(post.id) ?? []).filter((place) => topics[place]?.platforms.includes(platform) === true)
}

/**
 * The ranked topics that hold most of a company's posts, each with its share of them: a post may be in several. The 90 %
 * interval is that of as many posts as are independent.
 */
export function issuesOf(
  mentions: readonly Mention[],
  independent: number,
  {
    input,
    topicsOf,
  }: { readonly input: { readonly topics: readonly ComparedTopic[] }; readonly topicsOf: TopicOfPost },
): CompanyIssue[] {
  const within = input.topics.map((): Mention[] => [])
  for (const mention of mentions) for (const place of topicsOf(mention)) within[place]?.push(mention)
  return input.topics
    .map(({ id, topic }, place) => {
      const own = within[place] ?? []
      return { id, topic, posts: own.length, authors: new Set(own.map(({ author }) => author)).size }
    })
    .filter(({ posts, authors }) => posts >= minIssuePosts && authors >= minIssuePosts)
    .sort((one, other) => other.posts - one.posts)
    .slice(0, maxIssues)
    .map((issue) => {
      const { share, lower, upper } = shareInterval(
        (issue.posts / mentions.length) * independent,
        independent,
      )
      return {
        ...issue,
        share: round(share),
        lower: round(Math.min(share, lower)),
        upper: round(Math.max(share, upper)),
      }
    })
}
