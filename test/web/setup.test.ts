import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { listAuditEvents } from '../../db/audit-list.ts'
import { findWorkspace } from '../../db/workspaces.ts'
import { startSimulator } from '../../simulator/server.ts'
import { simulatorSettings } from '../../src/cli/simulator-settings.ts'
import { call, mintCaller } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { startToolWorld } from '../support/tool-world.ts'

const simulator = await startSimulator()
after(() => simulator.close())
const { service } = await startToolWorld(simulatorSettings(simulator))
const { db } = service

const SETUP = '/app/setup'
const HOSTILE = `<script>alert(1)</script>"><img src=x onerror=alert(2)>\u202Egnp`

const form = {
  step: 'save',
  name: 'Watch',
  productName: 'Fernlight',
  productUrl: 'https://fernlight.example',
  words: ' grow light \r\n\r\nFernlight\r\ngrow light\r\n',
  competitorUrls: 'https://sunbar.example',
  'handles.reddit': 'r/houseplants\nr/lamps',
  'handles.facebook': '',
  'handles.instagram': '',
  'handles.x': 'fern',
  lookbackDays: '90',
}

test('an owner sets up what is collected, one entry a line, and sees what the next scan would do with it', async () => {
  const { workspace } = await mintCaller(db)
  const { get, post } = await signIn(service, workspace.id)
  const before = (await get(SETUP)).text
  assert.match(before, /<textarea id="field-words"[^>]*>\ngrow light\nFernlight<\/textarea>/)
  assert.match(before, /What the next scan will ask[\s\S]*at most/)
  const saved = await post(SETUP, form)
  assert.deepEqual([saved.status, saved.headers.get('Location')], [303, `${SETUP}?saved=1`])
  const { id, ...stored } = (await findWorkspace(db, workspace.id))?.workspace ?? workspace
  assert.deepEqual(stored, {
    name: 'Watch',
    productName: 'Fernlight',
    productUrl: 'https://fernlight.example',
    words: ['grow light', 'Fernlight'],
    competitorUrls: ['https://sunbar.example'],
    handles: { reddit: ['r/houseplants', 'r/lamps'], x: ['fern'] },
    lookbackDays: 90,
  })
  const after = (await get(`${SETUP}?saved=1`)).text
  assert.match(after, /Saved\. The next scan uses it\./)
  assert.match(after, /<bdi dir="auto">[^<]*lamps/, 'the plan is of what was saved')
  const again = await post(SETUP, form)
  assert.equal(again.status, 303)
  const events = await listAuditEvents(db, { workspaceId: id, action: 'update_workspace' }, { limit: 9 })
  assert.equal(events.length, 1, 'a form that is sent again changes nothing')
})

test('a form takes its constraints from the action', async () => {
  const { workspace } = await mintCaller(db)
  const { text } = await (await signIn(service, workspace.id)).get(SETUP)
  assert.match(text, /<input id="field-name" [^>]*required[^>]*maxlength="200" pattern="\.\*\(\?:\\S\)\.\*"/)
  assert.match(text, /<input id="field-productUrl" [^>]*maxlength="2000"/)
  const days = [...text.matchAll(/<option value="(\d+)"/g)].map((match) => match[1])
  assert.deepEqual(days, ['7', '30', '90', '180', '365'])
  assert.match(text, /<option selected value="30"|<option value="30" selected/)
})

test('what is wrong is said beside each field and above, with a link to it, and all that was typed is kept', async () => {
  const { workspace } = await mintCaller(db)
  const { post } = await signIn(service, workspace.id)
  const { status, text } = await post(SETUP, {
    ...form,
    name: ' ',
    productUrl: 'ftp://fern.example',
    words: `lamp\n${'x'.repeat(201)}`,
    competitorUrls: 'https://a.example\nhttp://10.0.0.1/x',
    lookbackDays: '31',
  })
  assert.equal(status, 400)
  for (const sentence of [
    /href="#field-name"[^>]*>Name of the workspace<\/a>: <bdi dir="auto">Name of the workspace was &quot;&quot;/,
    /Product page was &quot;ftp:\/\/fern\.example&quot;\. It must be a link that begins with http/,
    /Line 2 was &quot;x+…, 201 characters\./,
    /Line 2 was &quot;http:\/\/10\.0\.0\.1\/x&quot;\. It must be an address on the public internet/,
    /Days to look back was 31\. It must be one of 7, 30, 90, 180, 365\./,
    /value="ftp:\/\/fern\.example"/,
    /https:\/\/a\.example\nhttp:\/\/10\.0\.0\.1\/x<\/textarea>/,
    /r\/houseplants\nr\/lamps<\/textarea>/,
  ])
    assert.match(text, sentence)
  assert.equal((text.match(/aria-invalid="true"/g) ?? []).length, 5)
  assert.deepEqual((await findWorkspace(db, workspace.id))?.workspace, workspace)
})

test('too many entries are refused, and so is a field that is missing', async () => {
  const { workspace } = await mintCaller(db)
  const { post } = await signIn(service, workspace.id)
  const words = Array.from({ length: 1001 }, (_, index) => `w${index}`).join('\n')
  const many = await post(SETUP, { ...form, words })
  assert.equal(many.status, 400)
  assert.match(many.text, /Words was .*, 1001 items\./)
  const { words: _, ...without } = form
  assert.match((await post(SETUP, without)).text, /lacks its field words/)
  assert.match((await post(SETUP, { step: 'other' })).text, /step: save or confirm/)
})

test('an owner says who confirms scans', async () => {
  const { workspace } = await mintCaller(db)
  const { post } = await signIn(service, workspace.id)
  assert.equal((await post(SETUP, { step: 'confirm', confirmScans: 'required' })).status, 303)
  assert.equal((await findWorkspace(db, workspace.id))?.confirmScans, 'required')
  assert.equal((await post(SETUP, { step: 'confirm', confirmScans: 'never' })).status, 400)
})

test('a member, a stranger and another site set up nothing', async () => {
  const [own, foreign] = [await mintCaller(db), await mintCaller(db)]
  const member = await signIn(service, own.workspace.id, 'member')
  assert.equal((await member.get(SETUP)).status, 403)
  assert.ok(!(await member.get('/app')).text.includes(SETUP), 'nobody is led to what they may not open')
  assert.equal((await member.post(SETUP, form)).status, 403)
  const stranger = await signIn(service, foreign.workspace.id)
  await stranger.post(SETUP, { ...form, workspaceId: own.workspace.id })
  const forged = await call(`${service.url}${SETUP}`, {
    method: 'POST',
    headers: {
      Cookie: stranger.cookie,
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://evil.example',
    },
    body: new URLSearchParams({ ...form, name: 'Forged' }).toString(),
  })
  assert.equal(forged.status, 403)
  assert.deepEqual((await findWorkspace(db, own.workspace.id))?.workspace, own.workspace)
  assert.equal((await findWorkspace(db, foreign.workspace.id))?.workspace.name, 'Watch')
})

test('hostile words are text in every field, saved or refused', async () => {
  const { workspace } = await mintCaller(db)
  const { get, post } = await signIn(service, workspace.id)
  const hostile = {
    ...form,
    name: HOSTILE,
    productName: HOSTILE,
    words: `${HOSTILE}\n</textarea><script>alert(3)</script>`,
    'handles.x': HOSTILE,
  }
  assert.equal((await post(SETUP, hostile)).status, 303)
  const refused = await post(SETUP, {
    ...hostile,
    productUrl: 'javascript:alert(1)',
    competitorUrls: HOSTILE,
  })
  assert.equal(refused.status, 400)
  for (const { text } of [await get(SETUP), refused, await get('/app/settings/audit')]) {
    assert.ok(text.includes('&lt;script>') && !text.includes('<script>alert') && !text.includes('<img'))
    assert.doesNotMatch(text, /href="javascript/)
  }
})
