import { sql } from 'kysely'
import {
  type Derivations,
  knownIntents,
  type RankedPost,
  type RankedRow,
  rankedColumns,
  toRankedPost,
} from './analysis-posts.ts'
import type { Db } from './database.ts'
import { read } from './read.ts'

const HOUR_MS = 3_600_000

/** The posts that were published within one hour, as far as a ranking can tell them from others. */
export interface RankedHour {
  /** In hours since 1970. */
  readonly hour: number
  /** At least 1. */
  readonly posts: number
  /**
   * A number that is another one when any post of the hour was added, removed or changed in what a ranking reads of it: the sum
   * of a 64-bit hash of each. It has a meaning for one seed only.
   */
  readonly fingerprint: string
}

/** The posts of an hour as they were read, with the fingerprint of just these. */
export interface ReadHour extends Pick<RankedHour, 'hour' | 'fingerprint'> {
  readonly posts: readonly RankedPost[]
}

/**
 * The hours with posts from that of `since` on, latest first. `seed` is any 64-bit whole number in digits: one that nobody
 * knows makes posts with the same hash as another's impossible to write on purpose.
 */
export async function listRankedHours(
  db: Db,
  { workspaceId, since, seed }: { workspaceId: string; since: Date; seed: string },
): Promise<RankedHour[]> {
  return await read<RankedHour>(db)`
    select ${hourOfPost} as hour, count(*)::int as posts,
      sum(hash_record_extended(ranked, ${seed}::bigint))::text as fingerprint
    from (
      select ${rankedColumns} from posts
      where workspace_id = ${workspaceId} and published_at >= ${new Date(hourOf(since) * HOUR_MS)}
    ) ranked
    group by hour
    order by hour desc`
}

/** Hours in a row, both included. */
export interface HourSpan {
  readonly first: number
  readonly last: number
}

/** The posts of some hours, latest hour first, within one newest first, ties by platform and id. Spans do not overlap. */
export async function readRankedHours(
  db: Db,
  { workspaceId, spans, seed }: { workspaceId: string; spans: readonly HourSpan[]; seed: string },
  derivations: Derivations,
): Promise<ReadHour[]> {
  const rows = await read<RankedRow & { hour: number; hash: string }>(db)`
    select ranked.*, ${hourOfPost} as hour
    from unnest(${sql.val(spans.map(({ first }) => String(first)))}::text[]::int[],
      ${sql.val(spans.map(({ last }) => String(last)))}::text[]::int[]) span (first_hour, last_hour)
    cross join lateral (
      select ${rankedColumns}, ${knownIntents(derivations)},
        (select hash_record_extended(hashed, ${seed}::bigint)::text from (select ${rankedColumns}) hashed) as hash
      from posts
      where workspace_id = ${workspaceId} and published_at >= to_timestamp(first_hour * 3600::double precision)
        and published_at < to_timestamp((last_hour + 1) * 3600::double precision)
    ) ranked
    order by published_at desc, platform, post_id`
  const found = new Map<number, { sum: bigint; posts: RankedPost[] }>()
  for (const row of rows) {
    const { hour, hash } = row
    const known = found.get(hour) ?? { sum: 0n, posts: [] }
    known.sum += BigInt(hash)
    known.posts.push(toRankedPost(row, derivations))
    found.set(hour, known)
  }
  return Array.from(found, ([hour, { sum, posts }]) => ({ hour, fingerprint: String(sum), posts }))
}

const hourOfPost = sql.raw('floor(extract(epoch from published_at) / 3600)::int')

/** The hour that a moment lies in, since 1970. */
export function hourOf(moment: Date): number {
  return Math.floor(moment.getTime() / HOUR_MS)
}
