import { sql } from 'kysely'
import {
  type Intent,
  intents,
  type Metrics,
  type Platform,
  type Post,
  type PostKind,
  type Voice,
} from '../src/model/index.ts'
import type { Db } from './database.ts'
import type { EvidenceFilter } from './evidence-filter.ts'
import { PAGE_POSTS, pageRows } from './posts.ts'
import type { PostTable } from './schema.ts'

/** The fields of a post that a ranking needs. No more: a ranking holds a hundred thousand posts in memory. */
export interface RankedPost {
  readonly platform: Platform
  readonly id: string
  readonly authorHandle: string | undefined
  readonly text: string
  readonly commentsUrl: string | undefined
  readonly publishedAt: string
  readonly metrics: Metrics
  /** Whether it contains a word of the list that it was collected with. */
  readonly holdsWord: boolean
  /** Whether an import brought it, even if scans have read it since. */
  readonly isImported: boolean
  /** undefined: a post. */
  readonly kind: PostKind | undefined
  readonly threadId: string | undefined
  readonly voice: Voice
  /** undefined: they are not stored yet as the present rules tell them. */
  readonly intents: readonly Intent[] | undefined
}

/** Tells who speaks in a post: voices are the configuration's, which this layer does not know. */
export type TellVoice = (
  post: Pick<Post, 'platform' | 'authorHandle' | 'url' | 'kind' | 'threadOwner'>,
) => Voice

/** How what is derived of posts is told. */
export interface Derivations {
  readonly tellVoice: TellVoice
  /** Names the present rules: intents that were stored by others are not read. */
  readonly key: string
}

/** The posts of a filter for a ranking, in pages, newest first. */
export async function* pageRankedPosts(
  db: Db,
  filter: EvidenceFilter,
  derivations: Derivations,
): AsyncGenerator<RankedPost[]> {
  const columns = sql`${rankedColumns}, ${knownIntents(derivations)}`
  for await (const rows of pageRows<RankedRow>(db, filter, columns, PAGE_POSTS)) {
    yield rows.map((row) => toRankedPost(row, derivations))
  }
}

export function toRankedPost(row: RankedRow, { tellVoice }: Derivations): RankedPost {
  // One literal: objects that were begun by spreading another take four times the memory, and each look at them longer.
  return {
    platform: row.platform,
    id: row.post_id,
    authorHandle: row.author_handle ?? undefined,
    text: row.text,
    commentsUrl: row.comments_url ?? undefined,
    publishedAt: row.published_at.toISOString(),
    metrics: row.metrics,
    holdsWord: row.holds_word,
    isImported: row.is_imported,
    kind: row.kind ?? undefined,
    threadId: row.thread_id ?? undefined,
    voice: tellVoice({
      platform: row.platform,
      authorHandle: row.author_handle ?? undefined,
      url: row.url,
      kind: row.kind ?? undefined,
      threadOwner: row.thread_owner ?? undefined,
    }),
    intents: row.known_intents === null ? undefined : intentsNamed(row.known_intents),
  }
}

/** Each list once, however many posts have it: there are few. */
const intentLists = new Map<string, readonly Intent[]>()

function intentsNamed(names: string): readonly Intent[] {
  const known = intentLists.get(names)
  if (known !== undefined) return known
  const list = intents.filter((intent) => names.split(' ').includes(intent))
  intentLists.set(names, list)
  return list
}

/** The fields of a post that the word report needs. */
export interface StoredWordPost extends Writing {
  readonly url: string
  /** undefined: a post. */
  readonly kind: PostKind | undefined
  readonly threadId: string | undefined
  readonly matchedTerms: readonly string[]
  readonly threadMatched: boolean
  readonly context: string | undefined
}

/** The posts of a filter with the words that they were collected for, in pages, newest first. */
export async function* pageWordPosts(db: Db, filter: EvidenceFilter): AsyncGenerator<StoredWordPost[]> {
  for await (const rows of pageRows<WordRow>(db, filter, wordColumns, PAGE_POSTS)) {
    yield rows.map((row) => ({
      platform: row.platform,
      id: row.post_id,
      authorHandle: row.author_handle ?? undefined,
      text: row.text,
      commentsUrl: row.comments_url ?? undefined,
      publishedAt: row.published_at.toISOString(),
      url: row.url,
      kind: row.kind ?? undefined,
      threadId: row.thread_id ?? undefined,
      matchedTerms: row.matched_terms,
      threadMatched: row.thread_matched ?? false,
      context: row.context ?? undefined,
    }))
  }
}

type Writing = Pick<RankedPost, 'platform' | 'id' | 'authorHandle' | 'text' | 'commentsUrl' | 'publishedAt'>
type WritingRow = Pick<RankedRow, 'platform' | 'post_id' | 'author_handle' | 'text' | 'comments_url'> & {
  published_at: Date
}

type WordRow = WritingRow &
  Pick<PostTable, 'matched_terms' | 'url' | 'kind' | 'thread_id' | 'thread_matched' | 'context'>

const wordColumns = sql.raw(
  'platform, post_id, author_handle, text, comments_url, published_at, matched_terms, url, kind, thread_id, thread_matched, context',
)

/** The columns of a post that a ranking reads. */
export type RankedRow = Pick<
  PostTable,
  | 'platform'
  | 'post_id'
  | 'author_handle'
  | 'text'
  | 'comments_url'
  | 'metrics'
  | 'kind'
  | 'thread_id'
  | 'thread_owner'
  | 'url'
> & { published_at: Date; holds_word: boolean; is_imported: boolean; known_intents: string | null }

/** The columns of a post that a ranking depends on. */
export const rankedColumns =
  sql.raw(`platform, post_id, author_handle, text, comments_url, published_at, metrics,
  matched_terms <> '{}' as holds_word, is_imported, kind, thread_id, thread_owner, url`)

/** The intents of a post, where they are stored by the rules of this key; they follow from its text. */
export function knownIntents({ key }: Pick<Derivations, 'key'>) {
  return sql`case when derived_by = ${key} then array_to_string(intents, ' ') end as known_intents`
}
