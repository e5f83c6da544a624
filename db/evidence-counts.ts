import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DAY_MS } from '../src/lib/days.ts'
import type { Db } from './database.ts'
import { type EvidenceFilter, matches } from './evidence-filter.ts'
import { read } from './read.ts'

/**
 * How many posts a filter has, as an expression. Where nothing is filtered by but the window, the platform and the kind,
 * whole days are taken from `post_counts`, and posts are counted only on the days that the window has a part of.
 */
function countOf(filter: EvidenceFilter): RawBuilder<number> {
  const { since, until, q, thread, storedAfter, among, sample, derived } = filter
  const isCounted = [q, thread, storedAfter, among, sample, derived].every((each) => each === undefined)
  if (isCounted && since === undefined && until === undefined) {
    return sql<number>`coalesce(${sumOfDays(filter, sql`true`)}, 0)::int`
  }
  const days = since === undefined || until === undefined ? undefined : wholeDays(since, until)
  if (!isCounted || days === undefined) return counted(filter, sql`true`)
  const { from, before } = days
  return sql<number>`(coalesce(${sumOfDays(filter, sql`day >= ${isoDay(from)}::date and day < ${isoDay(before)}::date`)}, 0)
    + ${counted({ ...filter, until: undefined }, sql`published_at < ${from}`)}
    + ${counted({ ...filter, since: undefined }, sql`published_at >= ${before}`)})::int`
}

/** How many posts a filter has. */
export async function countPosts(db: Db, filter: EvidenceFilter): Promise<number> {
  const [row] = await read<{ posts: number }>(db)`select ${countOf(filter)} as posts`
  return row?.posts ?? 0
}

/** The days of UTC that lie wholly between two moments, as the beginnings of the first and of the one after the last. */
function wholeDays(since: Date, until: Date): { readonly from: Date; readonly before: Date } | undefined {
  const from = new Date(Math.ceil(since.getTime() / DAY_MS) * DAY_MS)
  const before = new Date(Math.floor(until.getTime() / DAY_MS) * DAY_MS)
  return from < before ? { from, before } : undefined
}

function sumOfDays(
  { workspaceId, platform, kind }: EvidenceFilter,
  isWithin: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select sum(posts) from post_counts where workspace_id = ${workspaceId} and ${isWithin}
    ${platform === undefined ? sql`` : sql`and platform = ${platform}`}
    ${kind === undefined ? sql`` : sql`and kind = ${kind}`})`
}

function counted(filter: EvidenceFilter, isWithin: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from posts where ${matches(filter)} and ${isWithin})`
}

function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Of a search the oldest posts that are remembered: as many may leave the window before it is counted again. In 1 KB. */
const LEAVING_POSTS = 100

/** How many posts a filter has, and how that changes with the window while nothing is stored. */
export interface EvidenceTotal {
  /** When it was counted. */
  readonly total: number
  /** Of the posts that leave the window first when each does, in milliseconds, the earliest first. */
  readonly leavesAtMs: readonly number[]
  /** From this moment on nothing is known any more; undefined: never. */
  readonly until: Date | undefined
}

/** How many posts the filter has at a moment between the counting and `until`. */
export function totalAt({ total, leavesAtMs }: EvidenceTotal, now: Date): number {
  return total - leavesAtMs.filter((leavesMs) => leavesMs <= now.getTime()).length
}

/** The first moment after this one at which the filter may have other posts; undefined: never. */
export function nextChange({ leavesAtMs, until }: EvidenceTotal, now: Date): Date | undefined {
  const leaving = leavesAtMs.find((leavesMs) => leavesMs > now.getTime())
  const moments = [
    ...(leaving === undefined ? [] : [leaving]),
    ...(until === undefined ? [] : [until.getTime()]),
  ]
  return moments.length === 0 ? undefined : new Date(Math.min(...moments))
}

/** What `totalColumns` select. */
export interface TotalRow {
  readonly total: number
  /** In milliseconds. */
  readonly changes_at: number | null
  /** When the first posts that will leave were published, in milliseconds. */
  readonly leaving: readonly number[]
}

/**
 * The columns of an `EvidenceTotal`. A search is counted post by post, so its leaving posts are known by themselves; `found`:
 * the CTE that has all of its posts, where there is one. Other filters are counted quickly, and only until the window changes.
 */
export function totalColumns(filter: EvidenceFilter, found?: RawBuilder<unknown>): RawBuilder<unknown> {
  if (filter.q === undefined)
    return sql`${countOf(filter)} as total, ${milliseconds(changesAt(filter))} as changes_at, '[]'::jsonb as leaving`
  const source = found ?? sql`posts where ${matches(filter)}`
  return sql`(select count(*)::int from ${source}) as total, ${milliseconds(enteringAt(filter))} as changes_at,
    to_jsonb(array(select ${milliseconds(sql`published_at`)} from ${source}
      order by published_at limit ${isMoving(filter) ? LEAVING_POSTS : 0})) as leaving`
}

/** The same columns where the total is known. */
export const knownColumns = (total: number) =>
  sql`${total}::int as total, null::float8 as changes_at, '[]'::jsonb as leaving`

export function toTotal({ since, until }: EvidenceFilter, row: TotalRow): EvidenceTotal {
  const spanMs = (until?.getTime() ?? 0) - (since?.getTime() ?? 0)
  // A post is of the window as long as that begins with its millisecond.
  const leavesAtMs = row.leaving.map((publishedMs) => publishedMs + spanMs + 1)
  const last = leavesAtMs.length < LEAVING_POSTS ? undefined : leavesAtMs.at(-1)
  const ends = [last, row.changes_at ?? undefined].filter((each) => each !== undefined)
  return {
    total: row.total,
    leavesAtMs,
    until: ends.length === 0 ? undefined : new Date(Math.min(...ends)),
  }
}

function milliseconds(moment: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`floor(extract(epoch from ${moment}) * 1000)::float8`
}

function isMoving({ since, until }: EvidenceFilter): boolean {
  return since !== undefined && until !== undefined
}

/**
 * When a window that moves on with the clock first has other posts than now, as long as nothing is stored: when its oldest
 * post leaves it or the next one enters. Null: never.
 */
function changesAt(filter: EvidenceFilter): RawBuilder<Date | null> {
  const { since, until } = filter
  if (since === undefined || until === undefined) return sql<Date | null>`null::timestamptz`
  const span = `${until.getTime() - since.getTime()} milliseconds`
  return sql<Date | null>`least(${firstPost(filter, sql`published_at >= ${since}`)} + ${span}::interval,
    ${enteringAt(filter)})`
}

/** When the next post enters a window that moves on with the clock. Null: never. */
function enteringAt(filter: EvidenceFilter): RawBuilder<Date | null> {
  if (!isMoving(filter)) return sql<Date | null>`null::timestamptz`
  return firstPost(filter, sql`published_at > ${filter.until}`)
}

function firstPost({ workspaceId }: EvidenceFilter, condition: RawBuilder<SqlBool>): RawBuilder<Date | null> {
  return sql<Date | null>`(select min(published_at) from posts where workspace_id = ${workspaceId} and ${condition})`
}
