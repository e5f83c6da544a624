import type { Post } from '../src/model/index.ts'

/** What it takes to read a post and to cite it, of a post as it is shown. */
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

/** What a reader has to be warned of: never left out where a part of the post is shown. */
export function warningsOf({ contentFlags }: Readonly<Record<string, unknown>>): object {
  return Array.isArray(contentFlags) && contentFlags.length > 0 ? { contentFlags } : {}
}
