import type { z } from 'zod'
import type { EvidencePosition } from '../db/evidence-filter.ts'
import type { EvidencePageText, UnshownPost } from '../db/evidence-pages.ts'
import { jsonBytesOf, tellJsonBytes } from '../src/lib/json-text.ts'
import type { EvidenceResponse, Post } from '../src/model/index.ts'
import { withDerivedFields } from '../src/posts/derived-fields.ts'
import { toPublicPost } from '../src/posts/public-view.ts'
import type { VoiceIdentity } from '../src/workspace/voice.ts'
import { toConcisePost } from './concise-post.ts'
import { renderToBudget } from './truncate-to-budget.ts'

type Output = z.input<typeof EvidenceResponse>
/** In memory a post takes so many times the bytes of its JSON. */
const OBJECT_FACTOR = 4
/** A page that was also asked for over MCP is there as bytes, as text and as a quoted text; one of two may be compressed. */
const TEXT_FACTOR = 4

type PageRead = Pick<EvidencePageText, 'answer' | 'total' | 'unshown' | 'last'>

/** What is shown of a page. */
export interface PageForm {
  readonly windowDays: Output['windowDays']
  readonly fields: 'concise' | 'full'
  /** 0: no limit. */
  readonly maxChars: number
}

export interface ShownPage {
  readonly output: Output
  readonly dropped: number
  /** The smallest maxChars that shows the first post; only if none is shown. */
  readonly requiredChars?: number
  /** Where the next page begins: behind this post; undefined where none follows. */
  readonly next: EvidencePosition | undefined
  /** What it takes in memory, about. */
  readonly bytes: number
}

/** A page as it is asked for: whole or concise, as many posts as fit. */
export async function shownPage(
  page: PageRead,
  { windowDays, fields, maxChars }: PageForm,
  identity: VoiceIdentity,
): Promise<ShownPage> {
  if (fields === 'full' && maxChars === 0 && page.unshown.size === 0) return untouchedPage(page, windowDays)
  // Sound: the database wrote the answer.
  const { posts } = JSON.parse(page.answer.toString()) as { readonly posts: readonly (Post | null)[] }
  const listed = posts.flatMap((post, index) => post ?? page.unshown.get(index) ?? [])
  const render = (post: Listed) => {
    const shown = viewOf(post, identity)
    return fields === 'full' ? shown : toConcisePost(shown)
  }
  const envelope = { windowDays, total: page.total, posts: [] }
  const { items, ...truncated } = await renderToBudget(listed, render, maxChars, envelope)
  const output = { ...envelope, posts: [...items] }
  // After a post that is too long by itself the page still advances, or an agent would request it again and again.
  const end = truncated.requiredChars === undefined ? items.length : 1
  const lastShown = end < listed.length ? listed[end - 1] : undefined
  const next = lastShown === undefined ? page.last : positionOf(lastShown)
  return { output, ...truncated, next, bytes: jsonBytesOf(output).length * OBJECT_FACTOR }
}

/** A post of a page: its public view, or what that is still to be made of. */
type Listed = Post | UnshownPost

function isUnshown(listed: Listed): listed is UnshownPost {
  return 'post' in listed
}

/** The public view of a post of a page. */
function viewOf(listed: Listed, identity: VoiceIdentity): Post {
  if (!isUnshown(listed)) return listed
  const { post, derived } = listed
  return toPublicPost(derived === undefined ? withDerivedFields(post, identity) : { ...post, ...derived })
}

function positionOf(listed: Listed): EvidencePosition {
  const { publishedAt, platform, id } = isUnshown(listed) ? listed.post : listed
  return { publishedAt: new Date(publishedAt), platform, id }
}

/** The output whose JSON is what the database wrote: its posts are read from there only where somebody asks for them. */
function untouchedPage({ answer, last, total }: PageRead, windowDays: Output['windowDays']): ShownPage {
  // What came is a part of all that was read from the socket at once: of a short one the rest should not be kept.
  const encoded = 2 * answer.length < answer.buffer.byteLength ? Buffer.from(answer) : answer
  const output: Output = {
    windowDays,
    total,
    get posts() {
      return JSON.parse(encoded.toString()).posts
    },
  }
  tellJsonBytes(output, encoded)
  return { output, dropped: 0, next: last, bytes: encoded.length * TEXT_FACTOR }
}
