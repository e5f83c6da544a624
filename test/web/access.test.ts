import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listKeys } from '../../db/api-keys.ts'
import { listAuditEvents } from '../../db/audit-list.ts'
import { updateAccount } from '../../db/workspaces.ts'
import { createLog } from '../../src/process/log.ts'
import { byOperator, call, impatientClock, mintCaller } from '../support/service.ts'
import { type SignedIn, signIn } from '../support/signed-in.ts'
import { startToolWorld } from '../support/tool-world.ts'

const logged: string[] = []
const { service } = await startToolWorld(
  {},
  impatientClock(),
  createLog('debug', { write: (line: string) => void logged.push(line) }),
)

const ACCESS = '/app/settings/access'
const KEY = /svc_live_[0-9A-Za-z]{49}/
const HOSTILE = `<script>alert(1)</script>"><img src=x onerror=alert(2)>\u202Egnp`

async function make(browser: SignedIn, label: string): Promise<string> {
  const { status, text } = await browser.post(ACCESS, { label })
  assert.equal(status, 200, text)
  return KEY.exec(text)?.[0] ?? assert.fail('no key is shown')
}

/** The keys of a workspace, the oldest first, without the one that the test's caller has. */
async function keysOf(workspaceId: string, but: string) {
  return (await listKeys(service.db, workspaceId)).filter(({ keyId }) => keyId !== but)
}

test('an owner makes a key, which is shown in that answer alone and opens the API', async () => {
  const { workspace, keyId } = await mintCaller(service.db)
  const browser = await signIn(service, workspace.id)
  assert.match((await browser.get(ACCESS)).text, /<button type="submit">Make a key<\/button>/)
  const answer = await call(`${service.url}${ACCESS}`, {
    method: 'POST',
    headers: {
      Cookie: browser.cookie,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      'Accept-Encoding': 'br, gzip',
    },
    body: 'label=build+agent',
  })
  assert.deepEqual(
    [answer.status, answer.headers.get('Cache-Control'), answer.headers.get('Content-Encoding')],
    [200, 'no-store, no-transform', null],
  )
  const key = KEY.exec(answer.text)?.[0] ?? ''
  for (const block of [
    'claude mcp add',
    'TREND_RESEARCH_API_KEY',
    '&quot;servers&quot;',
    '.cursor/mcp.json',
    'curl -H',
  ])
    assert.ok(answer.text.includes(block), block)
  assert.equal((await call(`${service.url}/v1/workspace`, { key })).status, 200)

  const [made] = await keysOf(workspace.id, keyId)
  const secret = key.slice('svc_live_'.length, -4)
  for (const path of [ACCESS, `${ACCESS}/${made?.keyId}`]) {
    const { status, text } = await browser.get(path)
    assert.equal(status, 200)
    assert.ok(text.includes(`svc_live_…${key.slice(-4)}`) && !text.includes(secret), path)
  }
  const events = await listAuditEvents(service.db, { workspaceId: workspace.id }, { limit: 100 })
  assert.ok(events.some(({ action, from }) => action === 'create_key' && from === '127.0.0.1'))
  assert.ok(!JSON.stringify(events).includes(secret))
  assert.ok(logged.length > 0 && !logged.join('').includes(secret), 'no log holds it')
})

test('a form that is sent again makes no second key, and a label names one active key', async () => {
  const { workspace, keyId } = await mintCaller(service.db)
  const browser = await signIn(service, workspace.id)
  await make(browser, 'agent')
  const again = await browser.post(ACCESS, { label: 'agent' })
  assert.equal(again.status, 400)
  assert.match(again.text, /An active key has this label already/)
  assert.doesNotMatch(again.text, KEY)
  assert.equal((await keysOf(workspace.id, keyId)).length, 1)
})

test('a label that is missing, blank, too long or a key is refused beside its field, and a key is not repeated', async () => {
  const { workspace, key, keyId } = await mintCaller(service.db)
  const { post } = await signIn(service, workspace.id)
  for (const [label, sentence] of [
    [' ', /Label was &quot; &quot;\. It must be a string of 1 to 200 characters, not blank\./],
    ['x'.repeat(10_000), /Label was .*, 10000 characters\./],
    [`for ${key}`, /it never holds a key/],
  ] as const) {
    const { status, text } = await post(ACCESS, { label })
    assert.equal(status, 400)
    assert.match(text, sentence)
    assert.match(text, /aria-invalid="true"/)
    assert.ok(!text.includes(key))
  }
  assert.equal((await post(ACCESS, { other: 'a' })).status, 400)
  assert.deepEqual(await keysOf(workspace.id, keyId), [])
})

test('a key is replaced in four steps, which show when the new one was used first, and the old one ends last', async () => {
  const { workspace, keyId } = await mintCaller(service.db)
  const browser = await signIn(service, workspace.id)
  const old = await make(browser, 'agent')
  const [first] = await keysOf(workspace.id, keyId)
  const path = `${ACCESS}/${first?.keyId}`

  const rotated = await browser.post(path, { step: 'rotate' })
  const fresh = KEY.exec(rotated.text)?.[0] ?? ''
  assert.equal(rotated.headers.get('Cache-Control'), 'no-store, no-transform')
  assert.ok(fresh !== '' && fresh !== old)
  const again = await browser.post(path, { step: 'rotate' })
  assert.deepEqual([again.status, KEY.test(again.text)], [400, false])
  assert.equal((await keysOf(workspace.id, keyId)).length, 2, 'a second replacement would be kept by nobody')

  const waiting = (await browser.get(path)).text
  assert.match(waiting, /<p id="verified" data-follow/)
  assert.match(waiting, /The new key has not been used yet\. Whoever still uses the old one would fail/)
  assert.equal((await call(`${service.url}/v1/workspace`, { key: old })).status, 200, 'both work')

  const headers = { 'User-Agent': 'curl/8.5' }
  assert.equal((await call(`${service.url}/v1/workspace`, { key: fresh, headers })).status, 200)
  const verified = await untilUsed(browser, path)
  assert.match(verified, /It works: <time [^>]*>[^<]*<\/time> over REST by <bdi dir="auto">curl/)
  assert.doesNotMatch(verified, /data-follow/)

  const revoked = await browser.post(path, { step: 'revoke', label: 'agent' })
  assert.deepEqual([revoked.status, revoked.headers.get('Location')], [303, ACCESS])
  assert.equal((await call(`${service.url}/v1/workspace`, { key: old })).status, 401, 'its next call fails')
  assert.equal((await call(`${service.url}/v1/workspace`, { key: fresh })).status, 200)
  assert.equal((await browser.get(path)).status, 404)
  assert.equal((await browser.post(path, { step: 'revoke', label: 'agent' })).status, 404)
})

/** The use of a key is written beside the call's answer. */
async function untilUsed(browser: SignedIn, path: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const { text } = await browser.get(path)
    if (text.includes('It works')) return text
  }
  return assert.fail('the use of the new key is not shown')
}

test('a key is revoked by its label alone', async () => {
  const { workspace, key, keyId } = await mintCaller(service.db)
  const { post } = await signIn(service, workspace.id)
  for (const label of ['', 'other', keyId]) {
    const { status, text } = await post(`${ACCESS}/${keyId}`, { step: 'revoke', label })
    assert.equal(status, 400)
    assert.match(text, /This is not the label of the key\. Nothing was revoked\./)
  }
  assert.equal((await post(`${ACCESS}/${keyId}`, { step: 'other' })).status, 400)
  assert.equal((await call(`${service.url}/v1/workspace`, { key })).status, 200)
})

test('without an active Pro plan the button is there, says why, and a form that is sent anyway makes nothing', async () => {
  const { workspace, keyId } = await mintCaller(service.db)
  const { get, post } = await signIn(service, workspace.id)
  for (const fields of [
    { plan: 'free_preview' as const, planEndsAt: null },
    { plan: 'pro' as const, planEndsAt: new Date(Date.now() - 1000) },
  ]) {
    await updateAccount(service.db, workspace.id, fields, byOperator)
    for (const path of [ACCESS, `${ACCESS}/${keyId}`]) {
      const { text } = await get(path)
      assert.match(text, /<button type="submit" disabled aria-describedby="locked">Make/)
      assert.match(text, /no active Pro plan, which agents need\. The operator of this service sets the plan/)
    }
    for (const [path, form] of [
      [ACCESS, { label: 'agent' }],
      [`${ACCESS}/${keyId}`, { step: 'rotate' }],
    ] as const) {
      const refused = await post(path, form)
      assert.equal(refused.status, 403)
      assert.match(refused.text, /no active Pro plan/)
    }
  }
  assert.deepEqual(await keysOf(workspace.id, keyId), [])
})

test('a member sees the keys and makes, replaces and revokes none', async () => {
  const { workspace, keyId } = await mintCaller(service.db)
  const { get, post } = await signIn(service, workspace.id, 'member')
  const { status, text } = await get(ACCESS)
  assert.equal(status, 200)
  assert.match(text, /Only an owner of this workspace makes, replaces and revokes keys/)
  assert.doesNotMatch(text, /<form[^>]*settings/)
  assert.equal((await post(ACCESS, { label: 'agent' })).status, 403)
  assert.equal((await get(`${ACCESS}/${keyId}`)).status, 403)
  assert.equal((await post(`${ACCESS}/${keyId}`, { step: 'revoke', label: 'test' })).status, 403)
  assert.deepEqual((await keysOf(workspace.id, keyId)).length, 0)
})

test('nobody sees, replaces or revokes a key of another workspace, and no other site makes one', async () => {
  const [own, foreign] = [await mintCaller(service.db), await mintCaller(service.db)]
  const { cookie, get, post } = await signIn(service, own.workspace.id)
  const path = `${ACCESS}/${foreign.keyId}`
  assert.equal((await get(path)).status, 404)
  for (const step of ['rotate', 'revoke'])
    assert.equal((await post(path, { step, label: 'test' })).status, 404)
  await post(ACCESS, { label: 'agent', workspaceId: foreign.workspace.id })
  assert.deepEqual(await keysOf(foreign.workspace.id, foreign.keyId), [])
  assert.equal((await call(`${service.url}/v1/workspace`, { key: foreign.key })).status, 200)

  const send = (headers: Record<string, string>) =>
    call(`${service.url}${ACCESS}`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: 'label=forged',
    })
  const evil: Record<string, string>[] = [
    {},
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
  ]
  for (const headers of evil) assert.equal((await send(headers)).status, 403)
  const keys = await keysOf(own.workspace.id, own.keyId)
  assert.deepEqual(keys.map(({ label }) => label).sort(), ['agent'])
})

test('hostile labels, names and clients are shown as text', async () => {
  const { workspace, keyId } = await mintCaller(service.db)
  const browser = await signIn(service, workspace.id)
  await make(browser, HOSTILE)
  const [made] = await keysOf(workspace.id, keyId)
  await sql`update api_keys set last_used_at = now(), first_used_at = now(), last_used_surface = 'mcp',
    last_used_client = ${HOSTILE} where key_id = ${keyId}`.execute(service.db)
  await sql`update users set name = ${HOSTILE} where user_id = ${made?.createdBy}`.execute(service.db)
  const pages = [await browser.get(ACCESS), await browser.get(`${ACCESS}/${made?.keyId}`)]
  pages.push(await browser.post(ACCESS, { label: HOSTILE }))
  for (const { text } of pages) {
    assert.match(text, /<bdi dir="auto">&lt;script>alert/)
    assert.ok(!text.includes('<script>alert') && !text.includes('<img'))
    assert.doesNotMatch(text, / style=|<[^>]+ on\w+=/)
  }
})

test('a key that was never used offers the test of the connection after a day', async () => {
  const { workspace, keyId } = await mintCaller(service.db)
  const { get } = await signIn(service, workspace.id)
  assert.doesNotMatch((await get(ACCESS)).text, /Test the connection/)
  await sql`update api_keys set created_at = now() - interval '25 hours' where key_id = ${keyId}`.execute(
    service.db,
  )
  assert.match((await get(ACCESS)).text, /Test the connection[\s\S]*curl -H/)
})

test('revoked keys stand apart', async () => {
  const { workspace, keyId } = await mintCaller(service.db)
  const { get, post } = await signIn(service, workspace.id)
  await post(`${ACCESS}/${keyId}`, { step: 'revoke', label: 'test' })
  const { text } = await get(ACCESS)
  assert.match(text, /There is no key: no agent can read this workspace yet/)
  assert.match(text, /1 revoked key<\/summary>/)
})
