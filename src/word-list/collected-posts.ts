import { squeezedName } from '../lib/squeezed-name.ts'
import type { Platform, PostKind } from '../model/index.ts'
import { customerTeller } from './customers.ts'
import { matchWords } from './matching.ts'
import { contentWordsIn } from './off-topic-words.ts'
import { surroundingsOf } from './surroundings.ts'
import { runReader, type TextRuns } from './text-runs.ts'
import { tonguesIn } from './tongues.ts'

/** A stored post with the words of the list that it was collected for. */
export interface WordPost {
  readonly platform: Platform
  readonly id: string
  readonly authorHandle?: string | undefined
  readonly text: string
  readonly url?: string | undefined
  readonly commentsUrl?: string | undefined
  /** undefined: a post. */
  readonly kind?: PostKind | undefined
  /** The first post or the video of its thread. */
  readonly threadId?: string | undefined
  /** ISO 8601. */
  readonly publishedAt: string
  /** Empty: it was collected for its account, its community or its thread. */
  readonly matchedTerms: readonly string[]
  /** Whether a word of the list stands in what it answers and not in its own text. */
  readonly threadMatched?: boolean | undefined
  /** What it answers, in short: another's words. */
  readonly context?: string | undefined
}

/** A stored post with what judging its relevance needs. */
export interface ReadPost extends WordPost {
  /** The post as it was given. */
  readonly source: WordPost
  readonly author: string
  /** The words of the list and the company's names that it contains, folded. */
  readonly signs: readonly string[]
  /** Its content words. */
  readonly words: readonly string[]
  /** What it may be written in, the same array for the same languages; see tongues.ts. */
  readonly tongues: readonly string[]
  /** The accounts that it mentions, squeezed. */
  readonly mentions: readonly string[]
  /** Where it stands and what it links to; see surroundings.ts. */
  readonly surroundings: readonly string[]
  /** Whether an account of the company wrote it. */
  readonly isOwn: boolean
  /** Whether it looks like a customer's; see customers.ts. What the company wrote does not. */
  readonly isCustomer: () => boolean
}

/** Some names have single dots within. */
const MENTION = /@[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/gu

/** Reads a post's text at the same time as its post is read; see `runReader`. */
export type TextListener = (index: number, read: (maxCharacters: number) => TextRuns) => void

/** The posts up to `now`, newest first, whether or not the list collected them; `accounts` are the company's. */
export function readPosts(
  posts: readonly WordPost[],
  now: Date,
  names: readonly string[],
  accounts: readonly string[],
  listen: TextListener,
): ReadPost[] {
  const own = new Set(accounts.map(accountOf))
  const isCustomers = customerTeller()
  /** The terms of many posts, and what they are written in, are the same few. */
  const [folded, tonguesOf] = [remembered(fold), remembered((key) => (key === '' ? [] : key.split('|')))]
  /** Of each word one string is kept, not one for each post. */
  const once = remembered((word) => word)
  return posts
    .filter(({ publishedAt }) => Date.parse(publishedAt) <= now.getTime())
    .map((post, index) => {
      const read = runReader(post.text)
      listen(index, read)
      const isOwn = post.authorHandle !== undefined && own.has(accountOf(post.authorHandle))
      // One literal: objects that were begun by spreading another take four times the memory, and each look at them longer.
      return {
        platform: post.platform,
        id: post.id,
        authorHandle: post.authorHandle,
        text: post.text,
        url: post.url,
        commentsUrl: post.commentsUrl,
        kind: post.kind,
        threadId: post.threadId,
        publishedAt: post.publishedAt,
        matchedTerms: post.matchedTerms,
        threadMatched: post.threadMatched,
        context: post.context,
        source: post,
        author: authorOf(post, index),
        signs: [...post.matchedTerms, ...matchWords(post.text, names).found].map(folded),
        words: contentWordsIn(read).map(once),
        tongues: tonguesOf(tonguesIn(read).join('|')),
        mentions: mentionsIn(post.text),
        surroundings: surroundingsOf(post),
        isOwn,
        isCustomer: () => !isOwn && isCustomers(post.text),
      }
    })
}

function accountOf(handle: string): string {
  return squeezedName(handle.replace(/^@/, ''))
}

function remembered<T>(read: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return value
  }
}

/** With a dot the name may end there and a sentence as well: both are taken. */
function mentionsIn(text: string): readonly string[] {
  if (!text.includes('@')) return NONE
  const mentions: string[] = []
  for (const mention of text.match(MENTION) ?? []) {
    const dot = mention.indexOf('.')
    mentions.push(squeezedName(mention.slice(1)))
    if (dot > 0) mentions.push(squeezedName(mention.slice(1, dot)))
  }
  return mentions
}

const NONE: readonly string[] = []

function authorOf(post: WordPost, index: number): string {
  const handle = post.authorHandle?.toLowerCase()
  return handle === undefined ? `\u0000${index}` : `${post.platform} ${handle}`
}

/** A term in the form in which terms are compared: NFKC, lower case, single spaces. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
