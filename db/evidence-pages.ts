import { type RawBuilder, sql } from 'kysely'
import { type Intent, metricNames, type Post, type Voice } from '../src/model/index.ts'
import type { Db } from './database.ts'
import { changesAt, countOf } from './evidence-counts.ts'
import { stateOf } from './evidence-version.ts'
import {
  comesAfter,
  type EvidenceFilter,
  type EvidencePosition,
  matches,
  type PostRow,
  postColumns,
  toPostModel,
} from './posts.ts'
import { read } from './read.ts'

/** How many posts a filter has, and until when, if nothing is stored. */
export interface EvidenceTotal {
  readonly total: number
  /** The moment from which the window has other posts; undefined: never. */
  readonly changesAt: Date | undefined
}

/** A stored post whose public view is still to be made. */
export interface UnshownPost {
  readonly post: Post
  /** Undefined where they were not derived by the asked key. */
  readonly derived: { readonly voice: Voice; readonly intents: Intent[] } | undefined
}

export interface EvidencePageText extends EvidenceTotal {
  /** Names the state of the evidence that all of this was read in; undefined where there has never been any. */
  readonly state: string | undefined
  /** How many posts the page has. */
  readonly count: number
  /** The JSON of each post's public view, behind one another with a line feed between; empty for those of `unshown`. */
  readonly texts: string
  /** By their place in the page, from 0. */
  readonly unshown: ReadonlyMap<number, UnshownPost>
  /** Whether posts follow behind the last one. */
  readonly hasMore: boolean
}

/**
 * A page of evidence, newest first, ties by platform and id, with each post's public view as far as the database has it:
 * of posts that are shown as they are stored and whose derived fields are those of `key`. With a `known` total, which has
 * to be of the same filter, nothing is counted. One statement with one row, so that page, total and state are of one
 * moment, and nothing is read apart that is only put together again.
 */
export async function readEvidencePage(
  db: Db,
  filter: EvidenceFilter,
  page: { limit: number; after?: EvidencePosition | undefined },
  key: string,
  known?: EvidenceTotal,
): Promise<EvidencePageText> {
  const counted =
    known === undefined
      ? sql`${countOf(filter)} as total, ${changesAt(filter)} as changes_at`
      : sql`0 as total, null::timestamptz as changes_at`
  const rows = await read<PageRow>(db)`
    select ${counted}, ${stateOf(filter.workspaceId)} as state, page.*
    from (
      select count(*)::int as found,
        string_agg(coalesce(json, ''), E'\\n' order by number) filter (where number <= ${page.limit}) as texts,
        json_agg(json_build_object('number', number, 'row', stored) order by number)
          filter (where stored is not null and number <= ${page.limit}) as unshown
      from (
        select row_number() over (order by published_at desc, platform, post_id) as number, json, stored
        from (
          select published_at, platform, post_id, ${viewOrRow(key)} from posts
          where ${matches(filter)} and ${comesAfter(page.after)}
          order by published_at desc, platform, post_id
          limit ${page.limit + 1}
        ) listed
      ) numbered
    ) page`
  const [row] = rows
  if (row === undefined) throw new Error('a statement that always has a row had none')
  return {
    total: known?.total ?? row.total,
    changesAt: known === undefined ? (row.changes_at ?? undefined) : known.changesAt,
    state: row.state ?? undefined,
    count: Math.min(row.found, page.limit),
    texts: row.texts ?? '',
    unshown: new Map(row.unshown?.map(({ number, row: stored }) => [number - 1, toUnshown(stored, key)])),
    hasMore: row.found > page.limit,
  }
}

type StoredRow = {
  readonly [Column in keyof PostRow]: PostRow[Column] extends Date
    ? string
    : PostRow[Column] extends Date | null
      ? string | null
      : PostRow[Column]
} & { readonly voice: Voice; readonly intents: Intent[]; readonly derived_by: string | null }

interface PageRow {
  readonly total: number
  readonly changes_at: Date | null
  readonly state: string | null
  readonly found: number
  readonly texts: string | null
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

/**
 * The public view of a post as JSON text, with the fields and the order that `toPublicPost` gives them, or else the whole
 * row. PostgreSQL writes strings exactly as JSON.stringify does.
 */
function viewOrRow(key: string): RawBuilder<unknown> {
  const isShown = sql`(derived_by = ${key} and shown_as_stored and ${hasPlainMetrics})`
  return sql`
    case when ${isShown} then ${view} end as json,
    case when ${isShown} then null else (
      select row_to_json(own) from (select ${postColumns}, voice, intents, derived_by) own
    ) end as stored`
}

/**
 * Metrics of known names, which need no escape and stand in jsonb's order in JavaScript, too, and of numbers that both write
 * without an exponent.
 */
const knownMetrics = [...new Set(Object.values(metricNames).flat())].map((name) => `'${name}'`).join(', ')
const hasPlainMetrics = sql.raw(`metrics - array[${knownMetrics}] = '{}' and not
  metrics @? '$.* ? (@ >= 1e21 || @ <= -1e21 || (@ > -0.000001 && @ < 0.000001 && @ != 0))'`)

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** jsonb has a space behind each colon and comma; names of metrics have none of these signs. */
const metrics = `replace(replace(metrics::text, '": ', '":'), ', "', ',"')`

/** What is null is left out, with its name: so `||` and `concat` take it. */
const view = sql.raw(`concat('{"platform":"', platform, '","id":', to_json(post_id),
  ',"authorHandle":' || to_json(author_handle), ',"text":', to_json(text), ',"url":', to_json(url),
  ',"commentsUrl":' || to_json(comments_url), ',"publishedAt":"', ${moment('published_at')},
  '","matchedTerms":', array_to_json(matched_terms), ',"metrics":', ${metrics},
  ',"kind":"' || kind || '"', ',"parentId":' || to_json(parent_id),
  ',"threadId":' || to_json(thread_id), ',"threadMatched":' || thread_matched::text,
  ',"context":' || to_json(context), ',"threadOwner":' || to_json(thread_owner),
  ',"firstSeenAt":"', ${moment('first_seen_at')}, '","lastSeenAt":"', ${moment('last_seen_at')},
  '","sourceMethod":"', source_method, '"', ',"scanId":' || to_json(scan_id),
  ',"metricsObservedAt":"' || ${moment('metrics_observed_at')} || '"', ',"voice":"', voice,
  '","intents":', array_to_json(intents), ',"contentHash":"', encode(sha256(convert_to(text, 'UTF8')), 'hex'), '"}')`)
