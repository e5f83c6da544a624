import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { recordEvent } from '../../db/audit.ts'
import { listMembers } from '../../db/memberships.ts'
import { updateAccount } from '../../db/workspaces.ts'
import { hashCode } from '../../src/accounts/code.ts'
import { issueLink } from '../../src/accounts/links.ts'
import { AuditEvent } from '../../src/model/index.ts'
import { byOperator, call, mintCaller } from '../support/service.ts'
import { type SignedIn, signIn } from '../support/signed-in.ts'
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
  assert.match(text, /<bdi dir="auto">Handles, Reddit<\/bdi>: <del>− <bdi dir="auto">r\/fernlight/)
  assert.match(
    text,
    /Handles, X<\/bdi>: <del>− <bdi dir="auto">fernlight<\/bdi> <\/del><ins>\+ <bdi dir="auto">fern</,
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
      after: { mark: `#${at}#` },
    })
  await sql`update audit_events set at = '2020-01-01' where after ->> 'mark' = '#7#'`.execute(db)
  const marks = (text: string) => [...text.matchAll(/#(\d+)#</g)].map((match) => Number(match[1]))
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

test('how members signed in stands among the events, by what and from where, as far as it is the workspace’s', async () => {
  const [own, other] = [await mintCaller(db), await mintCaller(db)]
  const ann = await signIn(service, own.workspace.id)
  const [{ userId = '' } = {}] = await listMembers(db, own.workspace.id)
  await signIn(service, other.workspace.id)
  await ann.post('/app/settings/members', { step: 'rename', name: 'Ann' })
  const { code } = await issueLink(db, { kind: 'user', userId }, null, new Date())
  const enter = (given: string) => ann.post('/app/enter', { code: given })
  const statuses = [await enter(code), await enter(code), await enter('a code of nobody')]
  assert.deepEqual(
    statuses.map(({ status }) => status),
    [303, 403, 403],
  )
  // Whoever joins brings nothing of the time before.
  const grant = { workspaceId: other.workspace.id, role: 'member' } as const
  const joining = await issueLink(db, { kind: 'user', userId, workspace: grant }, null, new Date())
  const entered = await enter(joining.code)
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const owner = await signIn(service, other.workspace.id)

  const told = async (by: Pick<SignedIn, 'get'>, query = '') =>
    eventsOf((await by.get(`${AUDIT}.ndjson${query}`)).text).map(
      ({ action, actor, subject, from, after }) => [
        action,
        ...[actor.kind, actor.id === userId, subject === userId, from],
        JSON.stringify(after),
      ],
    )
  const [address, link] = ['127.0.0.1', 'link']
  const attempt = (outcome: string) => JSON.stringify({ method: link, outcome })
  const isIn = ['sign_in', 'user', true, false, address, attempt('entered')]
  const isOut = ['sign_in_refused', 'nobody', false, true, address, attempt('used_code')]
  const reader = { get: (path: string) => call(`${service.url}${path}`, { headers: { Cookie: cookie } }) }
  await reader.get('/app')
  await call(`${service.url}/app/workspaces`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ workspace: own.workspace.id }),
  })
  assert.deepEqual(await told(reader, '?action=sign_in'), [isIn, isIn, isIn])
  assert.deepEqual(await told(reader, '?actorKind=nobody'), [isOut])
  const all = (await told(reader)).map(([action]) => action)
  assert.deepEqual(
    all.filter((action) => action !== 'test'),
    ['sign_in', 'sign_in_refused', 'sign_in', 'rename_member', 'sign_in', 'issue_link'],
  )
  assert.equal((await told(owner, '?action=sign_in')).filter(([, , isAnn]) => isAnn).length, 1)
  assert.deepEqual(await told(owner, '?action=sign_in_refused'), [])
  for (const none of ['action=sign_in&since=2100-01-01', 'action=sign_in&actorKind=operator'])
    assert.deepEqual(await told(reader, `?${none}`), [])

  const { text } = await reader.get(AUDIT)
  assert.match(
    text,
    /<bdi dir="auto">Ann<\/bdi><p class="hint">from 127\.0\.0\.1<\/p><\/td><td data-label="What">signed in</,
  )
  assert.match(
    text,
    /Nobody who is known.*?tried to sign in, and was refused<p class="hint"><bdi dir="auto">Ann</s,
  )
  assert.match(
    text,
    /By<\/bdi>: <ins><bdi dir="auto">a link<.*?Outcome<\/bdi>: <ins><bdi dir="auto">a code that was used before/s,
  )
  const exported = (await reader.get(`${AUDIT}.ndjson`)).text
  for (const secret of [code, hashCode(code).toString('hex'), joining.code])
    assert.ok(!(text + exported).includes(secret))
})

test('events and attempts are paged as one list, however they alternate', async () => {
  const { workspace } = await mintCaller(db)
  const { get } = await signIn(service, workspace.id)
  const [{ userId = '' } = {}] = await listMembers(db, workspace.id)
  const event = { workspaceId: workspace.id, subject: null }
  for (let at = 0; at < 60; at++) {
    await recordEvent(db, byOperator, { ...event, after: { mark: `mark ${2 * at}.` } })
    await sql`
      insert into sign_in_attempts (attempted_at, outcome, user_id, address)
      values (now(), 'entered', ${userId}, ${`198.51.100.${at}`}::inet)`.execute(db)
  }
  const marks = (text: string) =>
    [...text.matchAll(/mark (\d+)\.<|from 198\.51\.100\.(\d+)</g)].map(([, event, attempt]) =>
      event === undefined ? 2 * Number(attempt) + 1 : Number(event),
    )
  const seen: number[] = []
  for (let path: string | undefined = AUDIT; path !== undefined; ) {
    const { text }: { text: string } = await get(path)
    seen.push(...marks(text))
    path = /href="([^"]+)">Older/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  }
  assert.deepEqual(
    seen,
    Array.from({ length: 120 }, (_, index) => 119 - index),
  )
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

test('an answer that is streamed warns of no leak', async (t) => {
  const { workspace } = await mintCaller(db)
  const { get } = await signIn(service, workspace.id)
  const warnings: Error[] = []
  const warned = (warning: Error) => void warnings.push(warning)
  process.on('warning', warned)
  t.after(() => process.off('warning', warned))
  assert.equal((await get(`${AUDIT}.ndjson`)).status, 200)
  assert.deepEqual(warnings, [])
})
