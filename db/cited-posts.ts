import { sql } from 'kysely'
import type { Metrics, Platform, Post, PostKind, SourceMethod } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'

/** What to look for: posts by platform and id, and URLs in each form in which they may be stored. */
export interface CitedKeys {
  readonly posts: readonly { readonly platform: Platform; readonly id: string }[]
  readonly urls: readonly string[]
}

/** The fields of a post that claims are checked against. */
export type CitedPost = Pick<
  Post,
  | 'platform'
  | 'id'
  | 'url'
  | 'commentsUrl'
  | 'authorHandle'
  | 'text'
  | 'publishedAt'
  // Who speaks in it is told by these, too.
  | 'kind'
  | 'threadOwner'
  | 'threadId'
  | 'context'
  | 'sourceMethod'
> & { readonly metrics: Metrics }

interface CitedRow {
  readonly platform: Platform
  readonly post_id: string
  readonly url: string
  readonly comments_url: string | null
  readonly author_handle: string | null
  readonly text: string
  readonly published_at: Date
  readonly metrics: Metrics
  readonly kind: PostKind | null
  readonly thread_owner: string | null
  readonly thread_id: string | null
  readonly context: string | null
  readonly source_method: SourceMethod
}

const columns = sql.raw(
  'platform, post_id, url, comments_url, author_handle, text, published_at, metrics, kind, thread_owner, thread_id, context, source_method',
)

/**
 * The stored posts with one of these keys, at most `limit`, and the first posts of their threads. All searches use an
 * index.
 */
export async function findCitedPosts(
  db: Db,
  workspaceId: string,
  { posts, urls }: CitedKeys,
  limit: number,
): Promise<CitedPost[]> {
  const rows = await read<CitedRow>(db)`
    with cited as (
    select ${columns} from posts
    join unnest(${posts.map(({ platform }) => platform)}::text[], ${posts.map(({ id }) => id)}::text[])
      as named (of_platform, of_id) on platform = of_platform and post_id = of_id
    where workspace_id = ${workspaceId}
    union
    select ${columns} from posts
    join unnest(${[...urls]}::text[]) as link on md5(url) = md5(link) and url = link
    where workspace_id = ${workspaceId}
    limit ${limit})
    select ${columns} from cited
    union
    select ${columns} from posts
    where workspace_id = ${workspaceId} and (platform, post_id) in (select platform, thread_id from cited)`
  return rows.map(toCitedPost)
}

/**
 * Those of these words, in lower case, that are handles of stored authors, without u/ and @. Each is looked up in an index
 * and only until one post is found: some authors wrote a tenth of all.
 */
export async function findHandles(
  db: Db,
  workspaceId: string,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const rows = await read<{ handle: string }>(db)`
    select handle from unnest(${[...words]}::text[]) as handle
    where exists (
      select from posts where workspace_id = ${workspaceId} and lower(ltrim(author_handle, '@')) = handle
    )`
  return new Set(rows.map(({ handle }) => handle))
}

/** When the oldest stored post was published; undefined without posts. */
export async function oldestPostAt(db: Db, workspaceId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('posts')
    .select('published_at')
    .where('workspace_id', '=', workspaceId)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst()
  return row?.published_at
}

function toCitedPost(row: CitedRow): CitedPost {
  return {
    platform: row.platform,
    id: row.post_id,
    url: row.url,
    ...(row.comments_url === null ? {} : { commentsUrl: row.comments_url }),
    ...(row.author_handle === null ? {} : { authorHandle: row.author_handle }),
    text: row.text,
    publishedAt: row.published_at.toISOString(),
    metrics: row.metrics,
    sourceMethod: row.source_method,
    ...(row.kind === null ? {} : { kind: row.kind }),
    ...(row.thread_owner === null ? {} : { threadOwner: row.thread_owner }),
    ...(row.thread_id === null ? {} : { threadId: row.thread_id }),
    ...(row.context === null ? {} : { context: row.context }),
  }
}
