import { connect } from '../../../../db/connect.ts'

/** Days before now over which the posts are spread: all that a window of 365 days shows, and what lies before it. */
const DAYS = 400
/** Posts a statement. */
const CHUNK = 20_000

export interface Fill {
  readonly workspaceId: string
  /** Posts that the workspace holds afterwards, `fill1` and on; those that it has already stay. */
  readonly posts: number
  /** Number of the first post, from 1. Default: 1. */
  readonly from?: number
}

/** Connections that insert at once. */
const CONNECTIONS = 3

/**
 * Fills a workspace with so many posts of 14 invented words each, spread evenly over 400 days, made by the server itself: that
 * takes no more than their indexes do. Then it takes the statistics that autovacuum would take later.
 */
export async function fillWorkspace(
  connectionString: string,
  { workspaceId, posts, from = 1 }: Fill,
): Promise<void> {
  let next = from
  const insert = async () => {
    const sql = connect(connectionString)
    try {
      while (next <= posts) {
        const first = next
        next += CHUNK
        await sql.unsafe(insertPosts, [workspaceId, first, Math.min(posts, next - 1), DAYS])
      }
    } finally {
      await sql.end({ timeout: 5 })
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, insert))
  const sql = connect(connectionString)
  try {
    await sql`
      insert into evidence_versions (workspace_id, version) values (${workspaceId}, 1)
      on conflict (workspace_id) do update set version = evidence_versions.version + 1`
    await sql`analyze posts`
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** So many words a post, as a template of the place: an aggregate over them would cost more than the rest. */
const WORDS = 14
const text = Array.from(
  { length: WORDS },
  (_, place) =>
    `words[1 + ((5000 * (hashint8extended(n, ${place}) & 65535) * (hashint8extended(n, ${place + WORDS}) & 65535)) >> 32)::int]`,
).join(" || ' ' || ")

/** 5,000 words of three syllables, as uneven as the product of two random numbers: few are frequent, most are rare. */
const insertPosts = `
with vocabulary as materialized (
  select array_agg(
    (array['ba','de','fi','go','lu','ma','ne','pi','ro','su','ta','ve','wi','xo','zu','ka','le'])[1 + n % 17]
    || (array['mi','no','du','ra','se','ti','po','vu','la','ce','jo','ha','ky','bo','si','fu','ge'])[1 + n / 17 % 17]
    || (array['n','r','s','t','l','m','k','x','nd','rt','st','lm','ng','rk','sk','nt','ls','rn'])[1 + n / 289 % 18]
    order by n) as words
  from generate_series(0, 4999) n
),
drawn as materialized (
  select n, ${text} as text from vocabulary, generate_series($2::bigint, $3::bigint) n
)
insert into posts (workspace_id, platform, post_id, author_handle, text, url, published_at, matched_terms, metrics,
  source_method, first_seen_at, last_seen_at, folded_text, folded_terms, checked_at, metrics_observed_at)
select $1, platform, 'fill' || n, 'author' || n % 20011, text, 'https://example.org/' || platform || '/fill' || n,
  now() - make_interval(secs => $4::int * (hashint8extended(n, 3) & 1048575) / 1048576.0 * 86400), '{}',
  jsonb_build_object('likes', hashint8extended(n, 5) & 4095), 'api', now(), now(), text, '{}', now(), now()
from drawn, lateral (select (array['x','x','x','x','reddit','reddit','reddit','youtube','facebook','instagram'])[1 + n % 10]) as p (platform)`
