import { iterateYielding } from '../lib/event-loop.ts'
import type { Post } from '../model/index.ts'
import { ingestPost, type PostDraft } from '../posts/ingest.ts'
import { matchWords, withMatchedWords } from '../word-list/matching.ts'
import type { CandidateRejectionReason } from './collector.ts'
import type { CollectWork } from './http.ts'

/** A mapper's result for one item of a response. */
export type Candidate =
  | {
      readonly draft: PostDraft
      /**
       * Of a comment what it stands under: title and text of its thread. A word of the list there makes the comment a
       * candidate, too, and is never a matched term of its own.
       */
      readonly under?: string | undefined
    }
  | { readonly rejected: CandidateRejectionReason }

export interface PostGate {
  /**
   * Delivers the candidates that pass and counts the rejected ones. `needsWord` is for fuzzy searches: a post
   * without any of the workspace's words, in itself or in what it stands under, is rejected. Matched words are added to those of the draft. It
   * yields to the event loop between posts, because a page of long posts and a long word list can take
   * seconds. Resolves to the posts that passed.
   */
  admit(candidates: readonly Candidate[], rule: { readonly needsWord: boolean }): Promise<readonly Post[]>
}

/** How far a platform's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 60_000

/** Create one gate per scan: it delivers a post only once, however many queries find it. */
export function createPostGate({ request, sink }: CollectWork, now: () => Date): PostGate {
  const delivered = new Set<string>()
  const matchedThreads = new Map<string, boolean>()

  /** A thread's words are looked for once, however many comments stand under it. */
  function holdsWord(under: string): boolean {
    const known = matchedThreads.get(under) ?? matchWords(under, request.words).found.length > 0
    matchedThreads.set(under, known)
    return known
  }

  function check(
    candidate: Candidate,
    needsWord: boolean,
  ): { post: Post } | { rejected: CandidateRejectionReason } {
    if ('rejected' in candidate) return candidate
    const { draft, under } = candidate
    const draftTerms = draft.matchedTerms ?? []
    const { terms, excluded } = withMatchedWords(draft.text ?? '', draftTerms, request.words)
    const threadMatched = under !== undefined && terms.length === 0 && !excluded && holdsWord(under)
    const ingested = ingestPost({
      ...draft,
      matchedTerms: terms,
      ...(under === undefined ? {} : { threadMatched }),
    })
    if ('rejected' in ingested) return ingested
    const { post } = ingested
    if (delivered.has(identityOf(post))) return { rejected: 'duplicate' }
    const publishedMs = Date.parse(post.publishedAt)
    if (publishedMs < request.since.getTime()) return { rejected: 'outside_window' }
    if (publishedMs > Math.max(request.until.getTime(), now().getTime()) + CLOCK_SKEW_MS) {
      return { rejected: 'in_future' }
    }
    if (terms.length === 0 && !threadMatched && (needsWord || draftTerms.length > 0)) {
      return { rejected: excluded ? 'excluded_word' : 'no_word_matched' }
    }
    delivered.add(identityOf(post))
    return { post }
  }

  return {
    async admit(candidates, { needsWord }) {
      const posts: Post[] = []
      for await (const candidate of iterateYielding(candidates)) {
        const checked = check(candidate, needsWord)
        if ('post' in checked) posts.push(checked.post)
        else sink.reject(checked.rejected)
      }
      if (posts.length > 0) sink.deliver(posts)
      return posts
    },
  }
}

/**
 * The link of a medium on Instagram, because its hashtag and discovery edges give one medium different ids; elsewhere the
 * id. Comments there have the link of their medium.
 */
function identityOf({ platform, url, id, parentId }: Post): string {
  return `${platform} ${platform === 'instagram' && parentId === undefined ? url : id}`
}
