import { type RawBuilder, sql } from 'kysely'
import type { Intent, Platform, Post, Voice } from '../src/model/index.ts'
import type { Db } from './database.ts'
import {
  type EvidenceTotal,
  knownColumns,
  type TotalRow,
  toTotal,
  totalAt,
  totalColumns,
} from './evidence-counts.ts'
import { comesAfter, type EvidenceFilter, type EvidencePosition, matches } from './evidence-filter.ts'
import { stateOf } from './evidence-version.ts'
import { type PostRow, postColumns, toPostModel } from './posts.ts'
import { readBytes } from './read.ts'
import { findRare } from './search-posts.ts'

/** A stored post whose public view is still to be made. */
export interface UnshownPost {
  readonly post: Post
  /** Undefined where they were not derived by the asked key. */
  readonly derived: { readonly voice: Voice; readonly intents: Intent[] } | undefined
}

export interface EvidencePageText {
  /** As it was counted for this page or is known since before. */
  readonly counted: EvidenceTotal
  /** At the moment of the filter. */
  readonly total: number
  /** Names the state of the evidence that all of this was read in; undefined where there has never been any. */
  readonly state: string | undefined
  /** How many posts the page has. */
  readonly count: number
  /** The JSON in UTF-8 of the answer: `windowDays`, `total`, and the public views of the posts, null for each of `unshown`. */
  readonly answer: Buffer
  /** By their place in the page, from 0. */
  readonly unshown: ReadonlyMap<number, UnshownPost>
  /** Where the last post of the page stands; undefined where none follows it. */
  readonly last: EvidencePosition | undefined
}

export interface PageWanted {
  /** Of the answer: stands in it. */
  readonly windowDays: number
  readonly limit: number
  readonly after?: EvidencePosition | undefined
}

/**
 * A page of evidence, newest first, ties by platform and id, with each post's public view as far as the database has it:
 * of posts that are shown as they are stored and whose derived fields are those of `key`. A `known` total has to be of the
 * same filter; with it nothing is counted that would have to be counted apart. One statement with one row, so that page,
 * total and state are of one moment, and its answer is sent as it came. Before a search another one tells how it is to be done.
 */
export async function readEvidencePage(
  db: Db,
  filter: EvidenceFilter,
  page: PageWanted,
  key: string,
  known?: EvidenceTotal,
): Promise<EvidencePageText> {
  const { workspaceId, q, until = new Date(0) } = filter
  const { windowDays, limit } = page
  const found = q === undefined ? undefined : await findRare(db, { ...filter, q }, page)
  const reused = found === undefined ? known : undefined
  const counted =
    reused === undefined ? totalColumns(filter, found && sql`found`) : knownColumns(totalAt(reused, until))
  const [row] = await readBytes(db)`${found === undefined ? sql`` : sql`with ${found}`}
    select json_build_object('total', total, 'changes_at', changes_at, 'leaving', leaving, 'state', state,
        'read', read, 'unshown', unshown, 'last', last),
      '{"windowDays":' || ${windowDays}::int || ',"total":' || total || ',"posts":[' || coalesce(texts, '') || ']}'
    from (
      select ${counted}, ${stateOf(workspaceId)} as state
    ) known, (
      select count(*)::int as read,
        string_agg(coalesce(json, 'null'), ',' order by number) filter (where number <= ${limit}) as texts,
        json_agg(json_build_object('number', number, 'row', stored) order by number)
          filter (where stored is not null and number <= ${limit}) as unshown,
        json_agg(json_build_object('publishedAt', published_at, 'platform', platform, 'id', post_id))
          filter (where number = ${limit}) as last
      from (
        select row_number() over (order by published_at desc, platform, post_id) as number, listed.*
        from (${found === undefined ? newestFirst(filter, page, key) : placesOf(workspaceId, page, key)}) listed
      ) numbered
    ) page`
  const [told, answer] = row ?? []
  if (told == null || answer == null) throw new Error('a statement that always has a row had none')
  // Sound: the statement above builds it.
  const read = JSON.parse(told.toString()) as PageRow
  return {
    counted: reused ?? toTotal(filter, read),
    total: read.total,
    state: read.state ?? undefined,
    count: Math.min(read.read, limit),
    answer,
    unshown: new Map(read.unshown?.map(({ number, row: stored }) => [number - 1, toUnshown(stored, key)])),
    last: read.read > limit ? toPosition(read.last) : undefined,
  }
}

function toPosition(last: PageRow['last']): EvidencePosition | undefined {
  return last?.map(({ publishedAt, ...post }) => ({ ...post, publishedAt: new Date(publishedAt) }))[0]
}

/** SQL: the posts of the page, and one more where another follows. */
function newestFirst(filter: EvidenceFilter, { limit, after }: PageWanted, key: string): RawBuilder<unknown> {
  return sql`
    select ${listedColumns(key)} from posts
    where ${matches(filter)} and ${comesAfter(after)}
    order by published_at desc, platform, post_id
    limit ${limit + 1}`
}

/** SQL: the same out of the keys in the CTE `found`. */
function placesOf(workspaceId: string, { limit, after }: PageWanted, key: string): RawBuilder<unknown> {
  return sql`
    select post.* from (
      select platform, post_id from found where ${comesAfter(after)}
      order by published_at desc, platform, post_id
      limit ${limit + 1}
    ) place
    cross join lateral (
      select ${listedColumns(key)} from posts
      where workspace_id = ${workspaceId} and platform = place.platform and post_id = place.post_id
      offset 0
    ) post`
}

type StoredRow = {
  readonly [Column in keyof PostRow]: PostRow[Column] extends Date
    ? string
    : PostRow[Column] extends Date | null
      ? string | null
      : PostRow[Column]
} & { readonly voice: Voice; readonly intents: Intent[]; readonly derived_by: string | null }

interface PageRow extends TotalRow {
  readonly state: string | null
  readonly read: number
  /** The post at the limit, where there is one. */
  readonly last:
    | readonly { readonly publishedAt: string; readonly platform: Platform; readonly id: string }[]
    | null
  readonly unshown: readonly { readonly number: number; readonly row: StoredRow }[] | null
}

function toUnshown({ voice, intents, derived_by: derivedBy, ...row }: StoredRow, key: string): UnshownPost {
  const post = toPostModel({
    ...row,
    published_at: new Date(row.published_at),
    first_seen_at: new Date(row.first_seen_at),
    last_seen_at: new Date(row.last_seen_at),
    metrics_observed_at: row.metrics_observed_at === null ? null : new Date(row.metrics_observed_at),
  })
  return { post, derived: derivedBy === key ? { voice, intents } : undefined }
}

const columns = sql`${postColumns}, voice, intents, derived_by`

/**
 * Of each post its place, and either its public view as JSON text, with the fields and the order that `toPublicPost` gives them,
 * or, where that is still to be made, its row. PostgreSQL writes strings exactly as JSON.stringify does.
 */
function listedColumns(key: string): RawBuilder<unknown> {
  const isShown = sql`(derived_by = ${key} and shown_as_stored) is true`
  return sql`published_at, platform, post_id, case when ${isShown} then ${view} end as json,
    case when not ${isShown} then (select row_to_json(own) from (select ${columns}) own) end as stored`
}

/** An interval in place of a name of a zone, which PostgreSQL looks up for each value. */
const moment = (column: string) =>
  `to_char(${column} at time zone interval '0', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** jsonb has a space behind each colon and comma; names of metrics have none of these signs. */
const metrics = `replace(replace(metrics::text, '": ', '":'), ', "', ',"')`

/** SQL: a member that is left out, with its name, where its value is null. */
const optional = (name: string, value: string) => `',"${name}":' || ${value}`

/** By `format`, for each part of a text that is put together costs as much as a short column. */
const view =
  sql.raw(`format('{"platform":"%s","id":%s%s,"text":%s,"url":%s%s,"publishedAt":"%s","matchedTerms":%s,"metrics":%s'
    '%s%s%s%s%s%s,"firstSeenAt":"%s","lastSeenAt":"%s","sourceMethod":"%s"%s%s,"voice":"%s","intents":%s,"contentHash":"%s"}',
  platform, to_json(post_id), ${optional('authorHandle', 'to_json(author_handle)')}, to_json(text), to_json(url),
  ${optional('commentsUrl', 'to_json(comments_url)')}, ${moment('published_at')}, array_to_json(matched_terms), ${metrics},
  ${optional('kind', 'to_json(kind)')}, ${optional('parentId', 'to_json(parent_id)')},
  ${optional('threadId', 'to_json(thread_id)')}, ${optional('threadMatched', 'to_json(thread_matched)')},
  ${optional('context', 'to_json(context)')}, ${optional('threadOwner', 'to_json(thread_owner)')},
  ${moment('first_seen_at')}, ${moment('last_seen_at')}, source_method, ${optional('scanId', 'to_json(scan_id)')},
  ${optional('metricsObservedAt', `'"' || ${moment('metrics_observed_at')} || '"'`)}, voice, array_to_json(intents),
  encode(sha256(convert_to(text, 'UTF8')), 'hex'))`)
