import type { Post } from '../src/model/index.ts'

/** The fields of a public post that are needed to read and cite it. */
export function toConcisePost({ platform, id, authorHandle, text, url, publishedAt, ...post }: Post): Post {
  const { metrics = {}, matchedTerms = [], intents = [], voice, kind, threadId, context } = post
  return {
    platform,
    id,
    ...(authorHandle === undefined ? {} : { authorHandle }),
    text,
    url,
    publishedAt,
    ...(Object.keys(metrics).length === 0 ? {} : { metrics }),
    ...(matchedTerms.length === 0 ? {} : { matchedTerms }),
    ...(kind === undefined ? {} : { kind }),
    ...(threadId === undefined ? {} : { threadId }),
    ...(context === undefined ? {} : { context }),
    ...(voice === undefined ? {} : { voice }),
    ...(intents.length === 0 ? {} : { intents }),
    ...warningsOf(post),
  }
}

/** The post's content flags, which must accompany every excerpt of it. */
export function warningsOf({ contentFlags }: Readonly<Record<string, unknown>>): object {
  return Array.isArray(contentFlags) && contentFlags.length > 0 ? { contentFlags } : {}
}
