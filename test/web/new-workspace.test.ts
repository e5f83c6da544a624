import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { listAuditEvents } from '../../db/audit-list.ts'
import { findWorkspace } from '../../db/workspaces.ts'
import { call, startTestService } from '../support/service.ts'
import { signIn, signInBy } from '../support/signed-in.ts'

const service = await startTestService()
after(() => service.close())
const { db } = service

const NEW = '/app/workspaces/new'
const HOSTILE = `<script>alert(1)</script>"><img src=x onerror=alert(2)>`
const KEY = /svc_live_\w{20,}/

const form = {
  step: 'make',
  name: 'Fern watch',
  productName: 'Fernlight',
  productUrl: 'https://fernlight.example',
  words: 'grow light',
  competitorUrls: '',
  'handles.reddit': '',
  'handles.facebook': '',
  'handles.instagram': '',
  'handles.x': '',
  lookbackDays: '30',
}

const first = await signInBy(service, { kind: 'first_owner' })

test('the first person of a service without workspaces makes one, then a key for an agent, without a terminal', async () => {
  for (const path of ['/app', '/app/settings/access']) {
    const { status, headers } = await first.get(path)
    assert.deepEqual([status, headers.get('Location')], [303, NEW])
  }
  const { status, text } = await first.get(NEW)
  assert.equal(status, 200)
  assert.match(text, /Make your workspace/)
  assert.doesNotMatch(text, /href="\/app\/evidence"/, 'pages that are of a workspace are not offered before')

  const refused = await first.post(NEW, {
    ...form,
    name: HOSTILE,
    productUrl: 'ftp://fern.example',
    words: 'kept',
  })
  assert.equal(refused.status, 400)
  assert.match(refused.text, /Product page was &quot;ftp:\/\/fern\.example&quot;[\s\S]*kept<\/textarea>/)
  assert.ok(!refused.text.includes('<script>alert') && !refused.text.includes('<img'))

  const made = await first.post(NEW, form)
  assert.deepEqual([made.status, made.headers.get('Location')], [303, '/app/setup?made=1'])
  assert.match(
    (await first.get('/app/setup?made=1')).text,
    /The workspace is made\. Next: <a href="\/app\/scans/,
  )
  const [event] = await listAuditEvents(db, { action: 'create_workspace' }, { limit: 9 })
  assert.equal(event?.actor.kind, 'user')
  assert.equal(event?.after?.['productName'], 'Fernlight')
  assert.deepEqual((await findWorkspace(db, event?.workspaceId ?? ''))?.workspace.words, ['grow light'])
  assert.match((await first.get('/app')).text, /No post is stored yet/)

  const answer = await first.post('/app/settings/access', { step: 'make', label: 'agent' })
  const [key = assert.fail(answer.text)] = KEY.exec(answer.text) ?? []
  const trends = await call(`${service.url}/v1/trends`, { headers: { Authorization: `Bearer ${key}` } })
  assert.equal(trends.status, 200)
})

test('the first person makes another one, which is chosen then', async () => {
  assert.match((await first.get('/app')).text, /<a href="\/app\/workspaces\/new">Make another workspace/)
  assert.equal((await first.post(NEW, { ...form, name: 'Second' })).status, 303)
  assert.match((await first.get('/app')).text, /<summary><bdi dir="auto">Second<\/bdi>/)
})

test('nobody else makes a workspace: no other owner, nobody signed out, and no other site', async () => {
  const [{ workspaceId } = assert.fail()] = await listAuditEvents(
    db,
    { action: 'create_workspace' },
    { limit: 1 },
  )
  const owner = await signIn(service, workspaceId ?? assert.fail())
  const before = (await listAuditEvents(db, { action: 'create_workspace' }, { limit: 9 })).length
  const { status, text } = await owner.get(NEW)
  assert.equal(status, 403)
  assert.match(text, /Only the person who signed in first makes workspaces here/)
  assert.equal((await owner.post(NEW, form)).status, 403)
  assert.doesNotMatch((await owner.get('/app')).text, /workspaces\/new/)
  const send = (headers: Record<string, string>) =>
    call(`${service.url}${NEW}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    })
  assert.equal((await send({ 'Sec-Fetch-Site': 'cross-site', Cookie: first.cookie })).status, 403)
  const out = await send({ 'Sec-Fetch-Site': 'same-origin' })
  assert.deepEqual([out.status, out.headers.get('Location')], [303, '/app/enter'])
  assert.equal((await listAuditEvents(db, { action: 'create_workspace' }, { limit: 9 })).length, before)
})
