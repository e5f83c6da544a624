import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readLedger } from '../../db/coverage.ts'
import { expirePosts } from '../../db/removals.ts'
import { importPosts } from '../../db/store-posts.ts'
import type { QueryKind } from '../../src/model/index.ts'
import { openLimits } from '../support/limits.ts'
import { samplePost } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'

const { db } = await openLimits()
const since = new Date('2026-11-01T00:00:00Z')

async function store(
  workspaceId: string,
  spans: readonly { query: string; from: string; until: string; kinds?: readonly QueryKind[] }[],
): Promise<void> {
  const scanId = randomUUID()
  await sql`insert into scans (workspace_id, scan_id, state, fence, attempts, started_at, lease_expires_at)
    values (${workspaceId}, ${scanId}, 'completed', 1, 1, now(), now())`.execute(db)
  for (const [ordinal, { query, from, until, kinds = ['words'] }] of spans.entries()) {
    await sql`insert into coverage_spans
      values (${workspaceId}, ${scanId}, 'meta', ${ordinal}, 'instagram', ${query}, ${at(from)}, ${at(until)}, false,
        ${sql.val(kinds)}::text[], '{}')`.execute(db)
  }
}

/** Each span is `from` to `until` in November, `13T10`, of a query; what is covered as of a moment. */
async function coveredDays(
  spans: readonly (readonly [query: string, from: string, until: string])[],
  now: string,
  meanwhile: (workspaceId: string) => Promise<unknown> = async () => {},
): Promise<readonly string[]> {
  const { workspace } = await mintCaller(db)
  await store(
    workspace.id,
    spans.map(([query, from, until]) => ({ query, from, until })),
  )
  await meanwhile(workspace.id)
  const ledger = await readLedger(db, workspace.id, { since, now: at(now) })
  return ledger.flatMap(({ days }) => days.map((day) => day.slice(8)))
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

test('each kind of query has days of its own, and tells since when and until when it was asked', async () => {
  const { workspace } = await mintCaller(db)
  await store(workspace.id, [
    { query: 'posts by a', from: '02T00', until: '12T00', kinds: ['account'] },
    { query: 'a and b', from: '11T00', until: '12T06', kinds: ['words', 'site'] },
    // Asked and not reached.
    { query: 'a', from: '15T00', until: '15T00', kinds: ['words'] },
    { query: 'new in r/closed', from: '12T00', until: '12T00', kinds: ['community'] },
    { query: 'new in r/closed', from: '15T00', until: '15T00', kinds: ['community'] },
    // Of an older program, whose name tells nothing.
    { query: '?', from: '02T00', until: '12T00', kinds: [] },
  ])
  const ledger = await readLedger(db, workspace.id, { since: at('10T00'), now: at('20T00') })
  assert.deepEqual(
    ledger.map(({ kind, from, until, days }) => [
      kind,
      from.slice(8, 10),
      until.slice(8, 10),
      days.map((day) => day.slice(8)),
    ]),
    [
      ['account', '02', '12', ['10', '11']],
      ['community', '15', '15', []],
      ['site', '11', '12', ['11']],
      ['words', '11', '15', ['11']],
    ],
  )
})

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

test('comments that went with their retention leave the days of posts covered, and uncover their own', async () => {
  const { workspace } = await mintCaller(db)
  await store(workspace.id, [
    { query: 'a', from: '10T00', until: '14T00', kinds: ['words'] },
    { query: 'comments of known threads', from: '10T00', until: '14T00', kinds: ['threads'] },
  ])
  const said = { platform: 'instagram', kind: 'comment', threadId: 'm', publishedAt: at('12T00') } as const
  await importPosts(db, workspace.id, [samplePost({ id: 'said', ...said })])
  await sql`update posts set checked_at = ${at('01T00')} where workspace_id = ${workspace.id}`.execute(db)
  await expirePosts(db, workspace.id, 'instagram', at('02T00'))
  const ledger = await readLedger(db, workspace.id, { since, now: at('20T00') })
  assert.deepEqual(
    ledger.map(({ kind, days }) => [kind, days.map((day) => day.slice(8))]),
    [
      ['threads', ['12', '13']],
      ['words', ['10', '11', '12', '13']],
    ],
  )
})
