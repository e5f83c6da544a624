import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { violationsOf } from './axe.ts'
import { startWorld, type World } from './world.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world.close())

const focusOf = (page: Page) => page.locator(':focus').innerText()
const titles = (page: Page) => page.locator('.trend h2').allInnerTexts()
const drawer = (page: Page) => page.locator('dialog.drawer')

test('j and k move through the rows, each with a ring around its link', async (t) => {
  const { page } = await world.open(t)
  await page.goto('/app')
  const [first, second] = await titles(page)
  await page.keyboard.press('j')
  assert.equal(await focusOf(page), first)
  await page.keyboard.press('j')
  assert.equal(await focusOf(page), second)
  await page.keyboard.press('k')
  assert.equal(await focusOf(page), first)
  assert.equal(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle'), 'solid')
})

test('Enter opens a trend in a drawer under its own address, and Escape closes it where it was opened', async (t) => {
  const { page, faults } = await world.open(t)
  await page.goto('/app')
  const [first] = await titles(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await drawer(page).waitFor()
  assert.match(new URL(page.url()).pathname, /^\/app\/trends\/t_/)
  assert.equal(await drawer(page).locator('h1').innerText(), first)
  await page.keyboard.press('Escape')
  await page.waitForURL('**/app')
  assert.equal(await drawer(page).count(), 0)
  assert.equal(await focusOf(page), first)
  assert.deepEqual(faults, [])
})

test('Back closes the drawer, Forward opens its page, and Back again leads to the list', async (t) => {
  const { page } = await world.open(t)
  await page.goto('/app')
  const [first] = await titles(page)
  await page.locator('.trend h2 a').first().click()
  await drawer(page).waitFor()
  await page.goBack()
  await drawer(page).waitFor({ state: 'detached' })
  assert.equal(await page.locator('h1').innerText(), 'What customers want now')
  await page.goForward()
  await page.locator('h1', { hasText: first ?? '' }).waitFor()
  await page.goBack()
  await page.locator('h1', { hasText: 'What customers want now' }).waitFor()
})

test('a drawer whose address cannot be fetched opens as a page', async (t) => {
  const { page } = await world.open(t)
  await page.goto('/app')
  await page.route('**/app/trends/*', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await page.locator('.trend h2 a').first().click()
  await page.locator('.trend-page').waitFor()
  assert.equal(await drawer(page).count(), 0)
})

test('a drawer that is opened after the session has ended leads to sign in', async (t) => {
  const { page } = await world.open(t)
  await page.goto('/app')
  await page.context().clearCookies()
  await page.locator('.trend h2 a').first().click()
  await page.waitForURL('**/app/enter')
})

test('a citation is copied from the drawer, and it is said', async (t) => {
  const { page } = await world.open(t, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/app')
  await page.locator('.trend h2 a').first().click()
  await drawer(page).locator('[data-copy]').first().click()
  await drawer(page).locator('[role=status]', { hasText: 'Copied.' }).waitFor()
  const copied = String(await page.evaluate('navigator.clipboard.readText()'))
  assert.match(copied, /^“.+” \(.+, \d+ \w+ \d{4}, https:.+\)$/s)
})

test('keys lead to the windows and places of a page, and are listed under ?', async (t) => {
  const { page } = await world.open(t)
  await page.goto('/app')
  await page.keyboard.press('?')
  const list = await page.locator('dialog.keys').innerText()
  for (const line of [/g w\s+Words/, /g k\s+Check a text/, /9\s+the last 90 days/]) assert.match(list, line)
  await page.keyboard.press('Escape')
  await page.keyboard.press('9')
  await page.waitForURL('**/app?days=90')
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await page.waitForURL('**/app/words')
  await page.keyboard.press('/')
  assert.equal(await page.locator(':focus').getAttribute('name'), 'try')
  await page.goto('/app/compare')
  await page.keyboard.press('7')
  await page.waitForURL('**/app/compare?days=7')
  await page.keyboard.press('/')
  await page.waitForURL('**/app/evidence')
  await page.keyboard.press('/')
  assert.equal(await page.locator(':focus').getAttribute('name'), 'q')
})

test('keys do nothing while somebody types', async (t) => {
  const { page } = await world.open(t)
  await page.goto('/app/words')
  await page.locator('#try').click()
  await page.keyboard.type('gtjk?')
  assert.equal(await page.locator('#try').inputValue(), 'gtjk?')
  assert.equal(await page.locator('dialog').count(), 0)
  assert.match(page.url(), /\/app\/words$/)
})

test('keys that were switched off stay off, and the button to switch them on stays', async (t) => {
  const { page } = await world.open(t)
  await page.goto('/app')
  await page.keyboard.press('?')
  await page.locator('#keys-switch').uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.keyboard.press('j')
  await page.keyboard.press('?')
  assert.equal(await page.locator(':focus').count(), 0)
  assert.equal(await page.locator('dialog').count(), 0)
  await page.locator('#keys').click()
  await page.locator('#keys-switch').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  assert.equal(await focusOf(page), (await titles(page))[0])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the drawer and in the list of keys, ${colorScheme}`, async (t) => {
    const { page } = await world.open(t, { colorScheme, bypassCSP: true })
    await page.goto('/app')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await drawer(page).waitFor()
    assert.deepEqual(await violationsOf(page), [])
    await page.keyboard.press('Escape')
    await drawer(page).waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.locator('dialog.keys').waitFor()
    assert.deepEqual(await violationsOf(page), [])
  })
}
