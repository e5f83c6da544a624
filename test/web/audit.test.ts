import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { recordEvent } from '../../db/audit.ts'
import { updateAccount } from '../../db/workspaces.ts'
import { AuditEvent } from '../../src/model/index.ts'
import { byOperator, call, mintCaller } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { startToolWorld } from '../support/tool-world.ts'

const { service } = await startToolWorld()
const { db } = service

const AUDIT = '/app/settings/audit'
const HOSTILE = `<script>alert(1)</script>"><img src=x onerror=alert(2)>\u202Egnp`

const eventsOf = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => AuditEvent.parse(JSON.parse(line)))

test('the audit says who did what, when and from where, and of a list what came and went', async () => {
  const { workspace } = await mintCaller(db, { words: ['lamp', 'bulb'] })
  const { get, post } = await signIn(service, workspace.id)
  await post('/app/settings/members', { step: 'rename', name: 'Ann' })
  await updateAccount(
    db,
    workspace.id,
    { words: ['lamp', 'light'], handles: { x: ['fern'] } },
    { ...byOperator, action: 'update_workspace' },
  )
  const { status, text } = await get(AUDIT)
  assert.equal(status, 200, text)
  assert.match(text, /The operator<p class="hint">from the terminal<\/p>[\s\S]*changed the set-up/)
  assert.match(
    text,
    /<bdi dir="auto">Words<\/bdi>: <del>− <bdi dir="auto">bulb<\/bdi> <\/del><ins>\+ <bdi dir="auto">light/,
  )
  assert.match(text, /<bdi dir="auto">Ann<\/bdi><p class="hint">from 127\.0\.0\.1<\/p>[\s\S]*changed a name/)
  assert.match(text, /<bdi dir="auto">Handles, reddit<\/bdi>: <del>− <bdi dir="auto">r\/fernlight/)
  assert.match(
    text,
    /Handles, x<\/bdi>: <del>− <bdi dir="auto">fernlight<\/bdi> <\/del><ins>\+ <bdi dir="auto">fern</,
  )
  assert.ok(
    !(await get(`${AUDIT}?action=update_workspace`)).text.includes('lamp</bdi>'),
    'what stayed is not a change',
  )
})

test('it is filtered by action, actor and day, and paged by event', async () => {
  const { workspace } = await mintCaller(db)
  const { get } = await signIn(service, workspace.id)
  for (let at = 0; at < 60; at++)
    await recordEvent(db, byOperator, {
      workspaceId: workspace.id,
      subject: null,
      after: { mark: `e${at}e` },
    })
  await sql`update audit_events set at = '2020-01-01' where after ->> 'mark' = 'e7e'`.execute(db)
  const marks = (text: string) => [...text.matchAll(/e(\d+)e</g)].map((match) => Number(match[1]))
  const first = (await get(`${AUDIT}?action=test`)).text
  assert.deepEqual(
    marks(first),
    Array.from({ length: 50 }, (_, index) => 59 - index),
  )
  const older = /href="([^"]+)">Older/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? ''
  assert.deepEqual(marks((await get(older)).text), [9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  assert.deepEqual(marks((await get(`${AUDIT}?actorKind=user`)).text), [])
  assert.ok(!marks((await get(`${AUDIT}?since=2021-01-01&before=`)).text).includes(7))
  assert.match((await get(`${AUDIT}?action=none`)).text, /Nothing like that is kept\. <a href/)
  for (const [query, sentence] of [
    ['actorKind=king', /Who was &quot;king&quot;\. It must be one of key, user, operator, nobody/],
    ['since=yesterday', /Since was/],
    ['before=-1', /The place in the list was -1/],
    ['before=x', /The place in the list/],
  ] as const) {
    for (const path of [AUDIT, ...(query.startsWith('before') ? [] : [`${AUDIT}.ndjson`])]) {
      const { status, text } = await get(`${path}?${query}`)
      assert.equal(status, 400, path)
      assert.match(text, sentence)
    }
  }
})

test('the export is every event of the filter as lines of JSON, read in bounded pages', async () => {
  const { workspace } = await mintCaller(db)
  const { get } = await signIn(service, workspace.id)
  await sql`
    insert into audit_events (workspace_id, actor_kind, action, acted_from, after)
    select ${workspace.id}, 'operator', 'many', 'terminal', jsonb_build_object('at', n)
    from generate_series(1, 1234) n`.execute(db)
  const { status, headers, text } = await get(`${AUDIT}.ndjson?action=many`)
  assert.equal(status, 200)
  assert.match(headers.get('Content-Type') ?? '', /^application\/x-ndjson/)
  assert.match(headers.get('Content-Disposition') ?? '', /attachment; filename="audit\.ndjson"/)
  const events = eventsOf(text)
  assert.deepEqual(
    events.map(({ after }) => after?.['at']),
    Array.from({ length: 1234 }, (_, index) => 1234 - index),
  )
  assert.equal((await get(`${AUDIT}.ndjson?action=none`)).text, '')
})

test('a member, a stranger and a key read no audit', async () => {
  const [own, foreign] = [await mintCaller(db), await mintCaller(db)]
  await recordEvent(db, byOperator, {
    workspaceId: foreign.workspace.id,
    subject: null,
    after: { mark: 'foreign thing' },
  })
  const member = await signIn(service, own.workspace.id, 'member')
  const owner = await signIn(service, own.workspace.id)
  for (const path of [AUDIT, `${AUDIT}.ndjson`]) {
    const refused = await member.get(path)
    assert.equal(refused.status, 403)
    assert.match(refused.text, /Only an owner of this workspace may open this page/)
    assert.equal((await call(`${service.url}${path}`, { key: own.key })).status, 303)
    const { status, text } = await owner.get(`${path}?workspaceId=${foreign.workspace.id}`)
    assert.deepEqual([status, text.includes('foreign thing')], [200, false])
  }
  assert.doesNotMatch((await member.get('/app/settings/members')).text, /settings\/audit/)
})

test('hostile words in an event are text on the page, and data in the export', async () => {
  const { workspace } = await mintCaller(db)
  const { get } = await signIn(service, workspace.id)
  await recordEvent(
    db,
    { action: HOSTILE, actor: { kind: 'user', id: HOSTILE }, from: HOSTILE },
    { workspaceId: workspace.id, subject: HOSTILE, before: { [HOSTILE]: HOSTILE }, after: { x: [HOSTILE] } },
  )
  const { text } = await get(AUDIT)
  assert.ok(text.includes('&lt;script>') && !text.includes('<script>alert') && !text.includes('<img'))
  assert.equal(eventsOf((await get(`${AUDIT}.ndjson`)).text)[0]?.subject, HOSTILE)
})
