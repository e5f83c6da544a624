import type { Post } from '../src/model/index.ts'

/** The fields of a public post that are needed to read and cite it. */
export function toConcisePost({ platform, id, authorHandle, text, url, publishedAt, ...post }: Post): Post {
  const { metrics = {}, matchedTerms = [] } = post
  return {
    platform,
    id,
    ...(authorHandle === undefined ? {} : { authorHandle }),
    text,
    url,
    publishedAt,
    ...(Object.keys(metrics).length === 0 ? {} : { metrics }),
    ...(matchedTerms.length === 0 ? {} : { matchedTerms }),
    ...warningsOf(post),
  }
}

/** The post's content flags, which must accompany every excerpt of it. */
export function warningsOf({ contentFlags }: Readonly<Record<string, unknown>>): object {
  return Array.isArray(contentFlags) && contentFlags.length > 0 ? { contentFlags } : {}
}
