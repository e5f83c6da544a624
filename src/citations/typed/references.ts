import type { TypedClaim } from '../../model/index.ts'
import { findOtherReferences, findUrls } from '../parse/references.ts'
import { blank } from '../parse/spans.ts'
import type { Reference } from '../parse/types.ts'
import type { PostIndex } from '../resolve/post-index.ts'
import type { Resolved } from '../resolve/scopes.ts'
import { trendsById } from '../resolve/trend-index.ts'
import type { StoredTrend } from '../stored.ts'

/** The post, URL or trend that a reference names, in any form in which prose may; anything else is an id. */
export function readReference(written: string): Reference {
  const text = written.trim()
  const [url] = findUrls(text)
  if (url !== undefined) return url
  const found = findOtherReferences(blank(text, [])).find(
    (each) => each.kind === 'trend' || (each.kind === 'post' && each.start === 0 && each.end === text.length),
  )
  if (found?.kind === 'trend') return found
  if (found?.kind === 'post') return { ...found, certain: true }
  return { kind: 'post', platform: undefined, id: text, certain: true, start: 0, end: text.length }
}

/** All that a claim refers to, each once, in its order. */
export function writtenReferences({ posts = [], quotes = [], figures = [] }: TypedClaim): string[] {
  return [...new Set([...posts, ...quotes.map(({ post }) => post), ...figures.map(({ of }) => of)])]
}

/** Finds what a written reference names among the posts and trends that are held against. */
export function resolverOf(
  postIndex: PostIndex,
  trends: readonly StoredTrend[],
): (written: string) => Resolved {
  const byId = trendsById(trends)
  return (written) => {
    const reference = readReference(written)
    return {
      ...{ start: 0, end: 0, reference },
      posts: reference.kind === 'trend' ? [] : postIndex.postsOf(reference),
      trend: reference.kind === 'trend' ? byId.get(reference.trendId) : undefined,
    }
  }
}
