import type { Post } from '../src/model/index.ts'
import { foldForSearch } from '../src/text/search-fold.ts'
import { authorKey } from './author-key.ts'
import { keyText } from './post-key.ts'

/** Posts as rows of a statement's parameter. A post that comes twice counts once, with the terms of both. */
export function toPostRows(posts: readonly Post[]) {
  const byKey = new Map<string, Post>()
  for (const post of posts) {
    const key = keyText(post)
    const twin = byKey.get(key)
    const matchedTerms = [...new Set([...(twin?.matchedTerms ?? []), ...(post.matchedTerms ?? [])])].sort()
    byKey.set(key, { ...post, matchedTerms })
  }
  return [...byKey.values()].map((post) => ({
    platform: post.platform,
    post_id: post.id,
    author_handle: post.authorHandle ?? null,
    author_keys: authorsOf(post).map((author) => authorKey(post.platform, author)),
    text: post.text,
    url: post.url,
    comments_url: post.commentsUrl ?? null,
    published_at: post.publishedAt,
    matched_terms: post.matchedTerms,
    metrics: post.metrics ?? {},
    source_method: post.sourceMethod,
    given_seen_at: lastSeenOf(post),
    folded_text: foldForSearch(post.text),
    folded_terms: post.matchedTerms?.map(foldForSearch),
    kind: post.kind ?? null,
    parent_id: post.parentId ?? null,
    thread_id: post.threadId ?? null,
    thread_matched: post.threadMatched ?? null,
    context: post.context ?? null,
    context_author_key: contextAuthorOf(post),
    thread_owner: post.threadOwner ?? null,
  }))
}

/** The names of a post's author: the owner of its thread is given only where the author is that owner. */
function authorsOf({ authorHandle, threadOwner }: Post): string[] {
  return [authorHandle, threadOwner].flatMap((author) => author ?? [])
}

/** The key of whoever wrote the context, in hexadecimal: only a collector says who, and no name of theirs is kept. */
function contextAuthorOf({ platform, context, contextAuthor }: Post): string | null {
  return context === undefined || typeof contextAuthor !== 'string'
    ? null
    : authorKey(platform, contextAuthor)
}

/** When a post was last seen, if it says so itself, as a line of an export does; ISO 8601 or null. */
function lastSeenOf({ lastSeenAt, metricsObservedAt }: Post): string | null {
  const times = [lastSeenAt, metricsObservedAt].flatMap((time) =>
    time === undefined ? [] : Date.parse(time),
  )
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString()
}
