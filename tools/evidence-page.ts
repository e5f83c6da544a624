import type { z } from 'zod'
import type { EvidencePageText, UnshownPost } from '../db/evidence-pages.ts'
import type { EvidencePosition } from '../db/evidence-filter.ts'
import { iterateYielding } from '../src/lib/event-loop.ts'
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

export interface PageToShow {
  readonly windowDays: Output['windowDays']
  readonly total: number
  readonly page: Pick<EvidencePageText, 'count' | 'texts' | 'unshown'>
  readonly fields: 'concise' | 'full'
  /** 0: no limit. */
  readonly maxChars: number
}

export interface ShownPage {
  readonly output: Output
  /** How many posts of the page it has. */
  readonly count: number
  readonly dropped: number
  /** The smallest maxChars that shows the first post; only if none is shown. */
  readonly requiredChars?: number
  /** What it takes in memory, about. */
  readonly bytes: number
}

/** A page as it is asked for: whole or concise, as many posts as fit. */
export async function shownPage(
  { windowDays, total, page, fields, maxChars }: PageToShow,
  identity: VoiceIdentity,
): Promise<ShownPage> {
  if (fields === 'full' && maxChars === 0) return await wholePage({ windowDays, total, page }, identity)
  const render = (listed: Listed) => {
    const shown = viewOf(listed, identity)
    return fields === 'full' ? shown : toConcisePost(shown)
  }
  const envelope = { windowDays, total, posts: [] }
  const { items, ...truncated } = await renderToBudget(listedOf(page), render, maxChars, envelope)
  const output = { ...envelope, posts: [...items] }
  return { output, count: items.length, ...truncated, bytes: jsonBytesOf(output).length * OBJECT_FACTOR }
}

/** A post of a page: its public view as JSON text, or what that is still to be made of. */
type Listed = string | UnshownPost

/** The public view of a post of a page. */
function viewOf(listed: Listed, identity: VoiceIdentity): Post {
  // Sound: the database wrote the public view of one post.
  if (typeof listed === 'string') return JSON.parse(listed) as Post
  const { post, derived } = listed
  return toPublicPost(derived === undefined ? withDerivedFields(post, identity) : { ...post, ...derived })
}

function listedOf({ count, texts, unshown }: PageToShow['page']): Listed[] {
  if (count === 0) return []
  return texts
    .toString()
    .split('\n')
    .map((text, index) => unshown.get(index) ?? text)
}

/**
 * The output with every post of a page in full, whose JSON is put together from that of its posts: its `posts` are read from
 * there only where somebody asks for them.
 */
async function wholePage(
  { windowDays, total, page }: Pick<PageToShow, 'windowDays' | 'total' | 'page'>,
  identity: VoiceIdentity,
): Promise<ShownPage> {
  const { count, texts, unshown } = page
  const posts = unshown.size === 0 ? texts : Buffer.from(await textsOf(listedOf(page), identity))
  const start = Buffer.from(`{"windowDays":${windowDays},"total":${total},"posts":[`)
  const encoded = Buffer.concat([start, posts, Buffer.from(']}')])
  // JSON has no line feed but those between the texts.
  for (let at = encoded.indexOf(LINE_FEED); at !== -1; at = encoded.indexOf(LINE_FEED, at + 1)) {
    encoded[at] = COMMA
  }
  const output: Output = {
    windowDays,
    total,
    get posts() {
      return JSON.parse(encoded.toString()).posts
    },
  }
  tellJsonBytes(output, encoded)
  return { output, count, dropped: 0, bytes: encoded.length * TEXT_FACTOR }
}

const LINE_FEED = 0x0a
const COMMA = 0x2c

/** Where the post at this place of a page stands, which the page has. */
export function positionAt(page: PageToShow['page'], index: number): EvidencePosition {
  const isLast = index === page.count - 1
  const { texts } = page
  const text = isLast
    ? texts.subarray(texts.lastIndexOf(LINE_FEED) + 1).toString()
    : texts.toString().split('\n')[index]
  // Sound: the database wrote the public view of one post.
  const post = page.unshown.get(index)?.post ?? (JSON.parse(text ?? '') as Post)
  return { publishedAt: new Date(post.publishedAt), platform: post.platform, id: post.id }
}

/** To view one text may take a while: others have their turn in between. */
async function textsOf(posts: readonly Listed[], identity: VoiceIdentity): Promise<string> {
  const texts: string[] = []
  for await (const listed of iterateYielding(posts)) {
    texts.push(typeof listed === 'string' ? listed : JSON.stringify(viewOf(listed, identity)))
  }
  return texts.join(',')
}
