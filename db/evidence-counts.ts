import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { DAY_MS } from '../src/lib/days.ts'
import { type EvidenceFilter, matches } from './posts.ts'

/**
 * How many posts a filter has, as an expression. Where nothing is filtered by but the window, the platform and the kind,
 * whole days are taken from `post_counts`, and posts are counted only on the days that the window has a part of.
 */
export function countOf(filter: EvidenceFilter): RawBuilder<number> {
  const { since, until, q, thread, storedAfter, among, derived } = filter
  const isCounted = [q, thread, storedAfter, among, derived].every((each) => each === undefined)
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

/**
 * When a window that moves on with the clock first has other posts than now, as long as nothing is stored: when its oldest
 * post leaves it or the next one enters. Null: never.
 */
export function changesAt({ workspaceId, since, until }: EvidenceFilter): RawBuilder<Date | null> {
  if (since === undefined || until === undefined) return sql<Date | null>`null::timestamptz`
  const span = `${until.getTime() - since.getTime()} milliseconds`
  const nearest = (condition: RawBuilder<SqlBool>) =>
    sql`(select min(published_at) from posts where workspace_id = ${workspaceId} and ${condition})`
  return sql<Date | null>`least(${nearest(sql`published_at >= ${since}`)} + ${span}::interval,
    ${nearest(sql`published_at > ${until}`)})`
}
