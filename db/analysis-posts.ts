import { sql } from 'kysely'
import type { Metrics, Platform, Post, PostKind, Voice } from '../src/model/index.ts'
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
}

/** Tells who speaks in a post: voices are the configuration's, which this layer does not know. */
export type TellVoice = (
  post: Pick<Post, 'platform' | 'authorHandle' | 'url' | 'kind' | 'threadOwner'>,
) => Voice

/** The posts of a filter for a ranking, in pages, newest first. */
export async function* pageRankedPosts(
  db: Db,
  filter: EvidenceFilter,
  tellVoice: TellVoice,
): AsyncGenerator<RankedPost[]> {
  for await (const rows of pageRows<RankedRow>(db, filter, rankedColumns, PAGE_POSTS)) {
    yield rows.map((row) => toRankedPost(row, tellVoice))
  }
}

export function toRankedPost(row: RankedRow, tellVoice: TellVoice): RankedPost {
  return {
    ...writingOf(row),
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
  }
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
      ...writingOf(row),
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

/** The fields that both have in common. */
function writingOf(row: WritingRow): Writing {
  return {
    platform: row.platform,
    id: row.post_id,
    authorHandle: row.author_handle ?? undefined,
    text: row.text,
    commentsUrl: row.comments_url ?? undefined,
    publishedAt: row.published_at.toISOString(),
  }
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
> & { published_at: Date; holds_word: boolean; is_imported: boolean }

export const rankedColumns =
  sql.raw(`platform, post_id, author_handle, text, comments_url, published_at, metrics,
  matched_terms <> '{}' as holds_word, is_imported, kind, thread_id, thread_owner, url`)
