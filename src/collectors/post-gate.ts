import { iterateYielding } from '../lib/event-loop.ts'
import type { Post } from '../model/index.ts'
import { type PostDraft, toPost } from '../posts/ingest.ts'
import { matchWords } from '../word-list/matching.ts'
import type { RejectReason } from './collector.ts'
import type { CollectWork } from './http.ts'

/** What a mapper made of one item of an answer. */
export type Candidate = { readonly draft: PostDraft } | { readonly rejected: RejectReason }

export interface PostGate {
  /**
   * Delivers the candidates that pass and counts the others. `needsWord` for what a fuzzy search found: a post
   * without any of the workspace's words is left out. Matched words are added to those of the draft. A page of long
   * posts and a long list of words take seconds: whatever else the process has to do gets its turn between posts.
   */
  admit(candidates: readonly Candidate[], rule: { readonly needsWord: boolean }): Promise<void>
}

/** Platforms' clocks may run ahead of ours by this much. */
const CLOCK_SKEW_MS = 60_000

/** One gate a scan: it remembers what was delivered, so that a post comes once however many queries find it. */
export function createPostGate({ request, sink }: CollectWork, now: () => Date): PostGate {
  const delivered = new Set<string>()

  function judge(candidate: Candidate, needsWord: boolean): { post: Post } | { rejected: RejectReason } {
    if ('rejected' in candidate) return candidate
    const { draft } = candidate
    const { found, excluded } = matchWords(draft.text ?? '', request.words)
    const given = draft.matchedTerms ?? []
    const terms = excluded ? found : [...given, ...found]
    const intake = toPost({ ...draft, matchedTerms: terms })
    if ('rejected' in intake) return intake
    const { post } = intake
    if (delivered.has(identityOf(post))) return { rejected: 'duplicate' }
    const publishedMs = Date.parse(post.publishedAt)
    if (publishedMs < request.since.getTime()) return { rejected: 'outside_window' }
    if (publishedMs > Math.max(request.until.getTime(), now().getTime()) + CLOCK_SKEW_MS) {
      return { rejected: 'in_future' }
    }
    if (terms.length === 0 && (needsWord || given.length > 0)) {
      return { rejected: excluded ? 'excluded_word' : 'no_word_matched' }
    }
    delivered.add(identityOf(post))
    return { post }
  }

  return {
    async admit(candidates, { needsWord }) {
      const posts: Post[] = []
      for await (const candidate of iterateYielding(candidates)) {
        const verdict = judge(candidate, needsWord)
        if ('post' in verdict) posts.push(verdict.post)
        else sink.reject(verdict.rejected)
      }
      if (posts.length > 0) sink.deliver(posts)
    },
  }
}

/** Instagram gives one medium different ids on its hashtag and discovery edges: there the link identifies it. */
function identityOf(post: Post): string {
  return `${post.platform} ${post.platform === 'instagram' ? post.url : post.id}`
}
