import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Page, Response } from 'playwright-core'
import { listMembers } from '../../db/memberships.ts'
import { issueKey } from '../../src/access/issue-key.ts'
import { issueLink } from '../../src/accounts/links.ts'
import { byOperator, call, mintCaller, startTestService, type TestService } from '../support/service.ts'
import { openWorld, type World } from './world.ts'

const ACCESS = '/app/settings/access'
const KEY = /^svc_live_[0-9A-Za-z]{49}$/

let service: TestService
let workspaceId: string
let world: World
before(async () => {
  service = await startTestService()
  workspaceId = (await mintCaller(service.db)).workspace.id
  world = await openWorld(service, workspaceId)
})
after(() => world.close())

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
const statusOf = async (key: string) => (await call(`${service.url}/v1/workspace`, { key })).status

/** Does what sends a form, and waits for the page that answers it. */
async function submit(page: Page, act: () => Promise<void>): Promise<Response> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    act(),
  ])
  await page.waitForLoadState()
  return answer
}

async function make(page: Page, label: string): Promise<Response> {
  await page.goto(ACCESS)
  await page.getByLabel('Label').fill(label)
  return await submit(page, () => page.getByRole('button', { name: 'Make a key' }).click())
}

test('a new key is shown once: the button copies it and nothing else, and a reload or a way back shows it no more', async (t) => {
  const { page, faults } = await world.open(t, clipboard)
  const answer = await make(page, 'agent')
  assert.deepEqual([answer.status(), answer.headers()['cache-control']], [200, 'no-store, no-transform'])
  assert.equal(await page.locator('h1').innerText(), 'Your new key')
  const key = (await page.locator('#key').textContent()) ?? ''
  assert.match(key, KEY)
  await page.getByRole('button', { name: 'Copy the key' }).click()
  await page.locator('[role=status]', { hasText: 'Copied.' }).waitFor()
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), key)
  assert.equal(await statusOf(key), 200)
  await page.locator('summary', { hasText: /^curl$/ }).click()
  await page.getByRole('button', { name: 'Copy the block for curl' }).click()
  await page.locator('[role=status]', { hasText: 'Copied.' }).nth(1).waitFor()
  assert.match(String(await page.evaluate('navigator.clipboard.readText()')), new RegExp(`^curl .*${key}`))
  assert.deepEqual(faults, [])

  // A browser that keeps the page for its way back keeps it as it is then.
  await page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
  assert.match(await page.locator('main').innerText(), /What stood here was shown once\./)
  assert.ok(!(await page.content()).includes(key))

  // A browser sends the form again.
  await page.reload()
  assert.match(await page.locator('main').innerText(), /An active key has this label already/)
  assert.ok(!(await page.content()).includes(key))
  await page.goto(ACCESS)
  await page.goBack().catch(() => null)
  assert.ok(!(await page.content()).includes(key))
  const kept = await page.evaluate(
    'JSON.stringify([localStorage, sessionStorage, history.state, location.href])',
  )
  assert.ok(!String(kept).includes(key))
})

test('a key is replaced in four steps: the new one is made and stored, its first use is seen, and the old one ends', async (t) => {
  const { page } = await world.open(t)
  const { key: old, keyId } = await issueKey(service.db, workspaceId, 'rotated', byOperator)
  await page.clock.install()
  const path = `${ACCESS}/${keyId}`
  const done = () => page.locator('ol.steps > li.done h3').allInnerTexts()
  await page.goto(path)
  assert.deepEqual(await done(), [])
  await submit(page, () => page.getByRole('button', { name: 'Make the new key' }).click())
  const fresh = (await page.locator('#key').textContent()) ?? ''
  assert.match(fresh, KEY)
  await page.getByRole('link', { name: 'I have stored it: go on to step 3' }).click()
  await page.waitForURL(`**${path}`)
  assert.deepEqual(await done(), ['Make the new key (done)'])
  assert.match(await page.locator('main').innerText(), /Both keys work/)
  const verified = page.locator('#verified')
  assert.match(await verified.innerText(), /has not been used yet/)
  assert.deepEqual([await statusOf(old), await statusOf(fresh)], [200, 200])

  // The page looks again by itself every five seconds; the use is written beside the call's answer.
  let looks = 0
  while (!(await verified.innerText()).startsWith('It works')) {
    assert.ok(looks++ < 200, 'the first use is not seen')
    await page.clock.runFor(5000)
  }
  assert.match(await verified.innerText(), /^It works: .* over REST by node/)
  await page.reload()
  assert.equal((await done()).length, 3)
  await page.getByLabel('Label of the key').fill('rotated')
  await submit(page, () => page.getByRole('button', { name: 'Revoke the key' }).click())
  await page.waitForURL(`**${ACCESS}`)
  assert.deepEqual([await statusOf(old), await statusOf(fresh)], [401, 200])
})

test('a key is revoked by typing its label: without it the browser sends nothing, and another one revokes nothing', async (t) => {
  const { page } = await world.open(t)
  const { key, keyId } = await issueKey(service.db, workspaceId, 'laptop of Ann', byOperator)
  await page.goto(ACCESS)
  await page.getByRole('link', { name: /Replace or revoke the key laptop of Ann/ }).click()
  await page.waitForURL(`**${ACCESS}/${keyId}`)
  const field = page.getByLabel('Label of the key')
  const button = page.getByRole('button', { name: 'Revoke the key' })
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
  await button.click()
  assert.equal(await page.locator('input[name=label]:invalid').count(), 1)
  assert.deepEqual(sent, [])
  await field.fill('laptop of ann')
  assert.equal((await submit(page, () => button.click())).status(), 400)
  assert.match(
    await page.locator('main').innerText(),
    /This is not the label of the key\. Nothing was revoked\./,
  )
  assert.equal(await statusOf(key), 200)
  await field.fill('laptop of Ann')
  await submit(page, () => button.click())
  await page.waitForURL(`**${ACCESS}`)
  assert.equal(await statusOf(key), 401)
  assert.equal(await page.getByRole('row', { name: /laptop of Ann/ }).count(), 0)
})

test('who signed in long ago signs in again on the way to a key, and finds the label that they typed', async (t) => {
  const { page } = await world.open(t)
  await sql`update sessions set created_at = created_at - interval '16 minutes'`.execute(service.db)
  await make(page, 'after a while')
  assert.equal(await page.locator('h1').innerText(), 'Sign in again')
  const [{ userId = '' } = {}] = await listMembers(service.db, workspaceId)
  const { code } = await issueLink(service.db, { kind: 'user', userId }, null, new Date())
  await page.getByLabel('Sign-in code').fill(code)
  await submit(page, () => page.getByRole('button', { name: 'Sign in' }).click())
  await page.waitForURL(`**${ACCESS}?label=after+a+while`)
  assert.equal(await page.getByLabel('Label').inputValue(), 'after a while')
  await submit(page, () => page.getByRole('button', { name: 'Make a key' }).click())
  assert.match((await page.locator('#key').textContent()) ?? '', KEY)
})
