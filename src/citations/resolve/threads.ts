import type { ClaimVerdict, UnlocatedClaim } from '../claim-verdict.ts'
import { findThreadPlaces, findUnnamedThreadPlaces, type Language } from '../lexicon/index.ts'
import { BLANK, type Span } from '../parse/spans.ts'
import type { Quotation, Sentence } from '../parse/types.ts'
import type { StoredPost } from '../stored.ts'
import type { PostIndex } from './post-index.ts'
import type { QuoteSearch } from './quote-search.ts'
import type { Resolved } from './scopes.ts'

/** Words of a text that say underneath what something stands, with the title or the reference that names it. */
export interface ThreadPlace extends Span {
  readonly by: Quotation | Resolved
}

/** The places in a sentence, of which `rest` is what is left without its quotations and references. */
export function threadPlacesIn(
  { start, quotes }: Sentence,
  rest: string,
  own: readonly Resolved[],
  languages: readonly Language[],
): ThreadPlace[] {
  const by = [
    ...quotes,
    ...own.filter(({ reference }) => reference !== undefined && reference.kind !== 'trend'),
  ]
  const named = by.map((each) => widened({ start: each.start - start, end: each.end - start }, rest))
  return findThreadPlaces(rest, named, languages).flatMap((found) => {
    const name = by[found.value]
    return name === undefined ? [] : [{ start: start + found.start, end: start + found.end, by: name }]
  })
}

/** The places in a sentence that say only that something stands underneath others, which they do not name: "under the video". */
export function unnamedThreadPlacesIn(
  { start }: Sentence,
  { rest, languages }: { readonly rest: string; readonly languages: readonly Language[] },
): Span[] {
  return findUnnamedThreadPlaces(rest, languages).map((found) => ({
    start: start + found.start,
    end: start + found.end,
  }))
}

/** With the brackets around it, which are blanked as well. */
function widened({ start, end }: Span, rest: string): Span {
  const isBracketed = rest[start - 1] === BLANK && rest[end] === BLANK
  return isBracketed ? { start: start - 1, end: end + 1 } : { start, end }
}

/** Of the cited posts those that stand in the thread to which a reference leads, be it stored or not. */
export function answersIn({ reference, posts }: Resolved, cited: readonly Resolved[]): readonly StoredPost[] {
  const link = reference?.kind === 'url' ? reference.link.post : undefined
  const threads = [...posts, ...(link === undefined ? [] : [link])]
  return cited
    .flatMap((each) => each.posts)
    .filter(({ platform, id, threadId }) =>
      threads.some((thread) => thread.platform === platform && thread.id === threadId && thread.id !== id),
    )
}

/**
 * A reference that only says where the cited posts stand: to their thread, which need not be stored, nor be of the window. `judged`
 * is what the reference is by itself.
 */
export function judgeThread<Judged extends ClaimVerdict | undefined>(
  judged: Judged,
  { posts }: Resolved,
  answers: readonly StoredPost[],
): Judged | ClaimVerdict {
  const isOnlyPlace = posts.length === 0 || judged?.verdict === 'outside_window'
  if (!isOnlyPlace || answers.length === 0) return judged
  const known = posts.length === 0 ? 'is not stored' : 'was begun outside the window'
  return {
    verdict: 'verified',
    reason: `The cited post stands in this thread, which ${known}.`,
    posts: answers,
  }
}

/** What the cited posts stand underneath, as far as it is stored: by itself, or by what they tell of it. */
export class Threads {
  readonly #answerOf = new Map<StoredPost, StoredPost>()
  /** Of a thread only the beginning of its words is stored, as what its answers tell of it. */
  readonly #isCut: boolean

  constructor(cited: readonly StoredPost[], index: PostIndex) {
    let isCut = false
    for (const post of cited) {
      const { id, threadId = id, contexts = [] } = post
      if (threadId === id && contexts.length === 0) continue
      const thread = index.threadOf(post)
      if (thread === undefined && contexts.some((context) => context.endsWith('…'))) isCut = true
      const texts = [...(thread?.texts ?? []), ...contexts]
      const told = {
        ...post,
        id: threadId === id ? '' : threadId,
        kind: undefined,
        sourceMethod: undefined,
        texts,
      }
      this.#answerOf.set({ ...(thread ?? told), texts }, post)
    }
    this.#isCut = isCut
  }

  get posts(): readonly StoredPost[] {
    return [...this.#answerOf.keys()]
  }

  /** What was judged of the threads as said of the posts in them. */
  ofAnswers<Judged extends UnlocatedClaim | ClaimVerdict>(judged: Judged): Judged {
    return judged.posts === undefined
      ? judged
      : { ...judged, posts: judged.posts.map((post) => this.#answerOf.get(post) ?? post) }
  }

  /**
   * Whether the cited posts stand underneath these words; undefined where they are to be judged as what the posts say
   * themselves: "a user says in the thread “…”" quotes the post where the sentence has no other quotation, `isOnly`.
   */
  judgeTitle(
    readings: readonly string[],
    cited: readonly StoredPost[],
    search: QuoteSearch,
    isOnly: boolean,
  ): ClaimVerdict | undefined {
    const { posts } = this
    const isSaid = search.findContaining(readings, cited) !== undefined
    if (posts.length === 0 || (isSaid && isOnly)) return undefined
    const thread = search.findContaining(readings, posts)
    if (thread !== undefined)
      return this.ofAnswers({ verdict: 'verified', reason: STANDS_BELOW, posts: [thread] })
    return isSaid || this.#isCut || posts.some(({ texts }) => texts.length === 0)
      ? { verdict: 'not_checked', reason: UNKNOWN, posts: cited }
      : undefined
  }
}

const STANDS_BELOW = 'The cited post stands underneath these words.'
const UNKNOWN = 'Whether the cited post stands underneath these words is not stored.'
