import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listCoveredDays } from '../../db/coverage.ts'
import { expirePosts } from '../../db/removals.ts'
import { importPosts } from '../../db/store-posts.ts'
import { openLimits } from '../support/limits.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const { db } = await openLimits()
const since = new Date('2026-11-01T00:00:00Z')

/** Each span is `from` to `until` in November, `13T10`, of a query; what is covered as of a moment. */
async function coveredDays(
  spans: readonly (readonly [query: string, from: string, until: string])[],
  now: string,
  meanwhile: (workspaceId: string) => Promise<unknown> = async () => {},
): Promise<readonly string[]> {
  const { workspace } = await mintCaller(db)
  const scanId = randomUUID()
  await sql`insert into scans (workspace_id, scan_id, state, fence, attempts, started_at, lease_expires_at)
    values (${workspace.id}, ${scanId}, 'completed', 1, 1, now(), now())`.execute(db)
  for (const [ordinal, [query, from, until]] of spans.entries()) {
    await sql`insert into coverage_spans
      values (${workspace.id}, ${scanId}, 'meta', ${ordinal}, 'instagram', ${query}, ${at(from)}, ${at(until)}, false)`.execute(
      db,
    )
  }
  await meanwhile(workspace.id)
  const days = await listCoveredDays(db, workspace.id, { since, now: at(now) })
  return days.map(({ day }) => day.slice(8))
}

function at(time: string): Date {
  return new Date(`2026-11-${time}:00:00Z`)
}

const cases = [
  ['days that a scan saw half of count', [['a', '12T12', '14T12']], '20T00', ['12', '13', '14']],
  ['a day that it saw less of does not', [['a', '12T13', '14T11']], '20T00', ['13']],
  ['of today any part counts', [['a', '13T09', '14T01']], '14T20', ['13', '14']],
  ['and counts no more when nobody came back', [['a', '13T09', '14T01']], '15T20', ['13']],
  [
    'scans of one query join',
    [
      ['a', '12T10', '13T08'],
      ['a', '13T19', '14T10'],
    ],
    '20T00',
    ['12', '13'],
  ],
  [
    'those of different queries do not',
    [
      ['a', '13T00', '13T08'],
      ['b', '13T15', '13T23'],
    ],
    '20T00',
    [],
  ],
  [
    'what was seen twice counts once',
    [
      ['a', '13T00', '13T08'],
      ['a', '13T01', '13T09'],
    ],
    '20T00',
    [],
  ],
  ['a moment is no time', [['a', '13T10', '13T10']], '20T00', []],
  ['nor is a post that a clock ahead of ours dates', [['a', '13T11', '13T10']], '20T00', []],
] as const

for (const [rule, spans, now, days] of cases) {
  test(rule, async () => {
    assert.deepEqual(await coveredDays(spans, now), days)
  })
}

test('days whose posts went with their retention are no covered days any more', async () => {
  const spans = [
    ['a', '02T00', '05T00'],
    ['a', '04T00', '12T00'],
  ] as const
  const expire = async (workspaceId: string) => {
    const posts = ['07T09', '09T09'].map((time) =>
      samplePost({ id: time, platform: 'instagram', publishedAt: at(time) }),
    )
    await importPosts(db, workspaceId, posts)
    await sql`update posts set checked_at = ${at('07T10')}
      where workspace_id = ${workspaceId} and post_id = '07T09'`.execute(db)
    assert.equal((await expirePosts(db, workspaceId, 'instagram', at('08T00'))).length, 1)
  }
  assert.deepEqual(await coveredDays(spans, '20T00', expire), ['07', '08', '09', '10', '11'])
})
