import type { BriefClaims, BriefPost, BriefQuotation } from '../../../src/model/index.ts'
import type { QuotedPost } from '../../view/quotation-card.tsx'
import type { Brief } from './brief.ts'
import { figuresOf } from './figures.ts'

/** What a brief says, as typed claims: each quotation, and each figure with the words in which it is printed. */
export function claimsOf({ topics, ...brief }: Brief): BriefClaims {
  const posts = new Map(topics.flatMap((topic) => topic.posts.map((post) => [refOf(post), post] as const)))
  return {
    format: 'trend-research-brief',
    version: 1,
    service: brief.service,
    workspaceId: brief.workspaceId,
    windowDays: brief.windowDays,
    asOf: brief.asOf,
    methodVersion: topics[0]?.trend.explain.methodVersion ?? '',
    posts: [...posts].map(([ref, post]) => toBriefPost(ref, post)),
    quotations: topics.flatMap(({ trend, posts }) => posts.map((post) => toQuotation(trend.id, post))),
    figures: topics.flatMap(figuresOf),
  }
}

/** A reference that says platform and id, whatever letters the id is made of. */
function refOf({ platform, id }: Pick<QuotedPost, 'platform' | 'id'>): string {
  const encoded = encodeURIComponent(id).replace(/[!'()*.]/g, toPercent)
  return `trend://posts/${platform}/${encoded}`
}

function toPercent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
}

function toBriefPost(
  ref: string,
  { platform, id, url, publishedAt, contentHash = '' }: QuotedPost,
): BriefPost {
  return { ref, platform, id, url, publishedAt, contentHash }
}

function toQuotation(trendId: string, post: QuotedPost): BriefQuotation {
  const ref = refOf(post)
  return {
    trendId,
    claim: {
      statement: 'Words of a post',
      posts: [ref],
      ...(post.text === '' ? {} : { quotes: [{ post: ref, exact: post.text }] }),
      platform: post.platform,
      publishedOn: post.publishedAt.slice(0, 10),
    },
  }
}
