import type { CompiledQuery, KyselyPlugin } from 'kysely'
import { connect } from '../../db/connect.ts'
import { openDatabase } from '../../db/database.ts'
import { allWithin } from '../../db/deadlines.ts'
import type { EvidenceFilter } from '../../db/evidence-filter.ts'
import { listPosts } from '../../db/posts.ts'
import { freshDatabase, listenOnTcp } from '../support/database.ts'

/**
 * What PostgreSQL's row-level security would add to a read of evidence, as docs/tenancy.md tells it: medians of the same
 * statements without it, with a policy on `posts` whose setting the session has already, and with that setting made in a
 * transaction of each statement's own, as a pooler in transaction mode needs. One after the other in each round.
 *
 * node --import tsx test/wall/measure-row-level-security.ts
 */
const WORKSPACES = 20
const POSTS_EACH = 20_000
const ROUNDS = 300
const filters: Readonly<Record<string, EvidenceFilter>> = {
  'the newest 50 of 90 days': { workspaceId: 'w1', since: new Date('2026-06-01') },
  'the newest 50 that name a word': { workspaceId: 'w1', q: 'word777' },
}

listenOnTcp()
const { connectionString, drop } = await freshDatabase()
const owner = connect(connectionString)
const readerUrl = new URL(connectionString)
readerUrl.username = 'reader'
readerUrl.password = 'reads'
const reader = connect(readerUrl.toString())
const db = openDatabase(connectionString, { max: 1, deadlines: allWithin(60_000) })
try {
  await fill()
  for (const [name, filter] of Object.entries(filters)) await measure(name, filter)
} finally {
  await Promise.all([owner.end(), reader.end(), db.destroy()])
  await drop()
}

async function fill(): Promise<void> {
  await owner`insert into workspaces (workspace_id, name, product_name, product_url, words, competitor_urls, handles,
    lookback_days, plan) select 'w' || n, '', '', '', '{}', '{}', '{}', 90, 'pro' from generate_series(1, ${WORKSPACES}) n`
  await owner`insert into posts (workspace_id, platform, post_id, text, url, published_at, matched_terms, metrics,
      source_method, first_seen_at, last_seen_at, folded_text, folded_terms, checked_at, is_imported)
    select 'w' || w, 'reddit', 'p' || n, body, 'https://example.com/' || n, moment, '{}', '{}', 'api', moment, moment,
      body, '{}', moment, false
    from generate_series(1, ${WORKSPACES}) w, generate_series(1, ${POSTS_EACH}) n,
      lateral (select repeat('some words of a post ', 10) || 'word' || n % 1000 as body,
        timestamptz '2026-01-01' + n * interval '15 minutes' as moment) made`
  await owner`analyze`
  await owner`create role reader login password 'reads'`
  await owner`alter role reader set app.workspace_id = 'w1'`
  await owner`grant select on posts to reader`
  await owner`alter table posts enable row level security`
  await owner`create policy own on posts using (workspace_id = current_setting('app.workspace_id'))`
}

/** The owner of a table is not held by its policies, so that both ways read the same rows at the same time. */
async function measure(name: string, filter: EvidenceFilter): Promise<void> {
  const query = await compiled(filter)
  const parameters = [...query.parameters] as never[]
  const ways = {
    without: () => owner.unsafe(query.sql, parameters, { prepare: true }),
    policy: () => reader.unsafe(query.sql, parameters, { prepare: true }),
    'policy and setting': () =>
      reader.begin(async (transaction) => {
        await transaction`select set_config('app.workspace_id', 'w1', true)`
        return await transaction.unsafe(query.sql, parameters, { prepare: true })
      }),
  }
  const took: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, ask] of Object.entries(ways)) {
      const begun = performance.now()
      await ask()
      took[way] = [...(took[way] ?? []), performance.now() - begun]
    }
  }
  const medians = Object.entries(took).map(([way, times]) => `${way} ${median(times).toFixed(2)} ms`)
  const ratios = ['policy', 'policy and setting'].map((way) => {
    const pairs = (took[way] ?? []).map((time, round) => time / (took['without']?.[round] ?? Number.NaN))
    return `${way} ${median(pairs).toFixed(2)}`
  })
  console.log(`${name}: ${medians.join(', ')}; ratio in pairs: ${ratios.join(', ')}`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The very statement that lists evidence. */
async function compiled(filter: EvidenceFilter): Promise<CompiledQuery> {
  let seen: CompiledQuery | undefined
  const watching: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      seen = db.getExecutor().compileQuery(node, queryId)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await listPosts(db.withPlugin(watching), filter, { limit: 50 })
  if (seen === undefined) throw new Error('nothing was sent')
  return seen
}
