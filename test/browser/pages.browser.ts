import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { wordsOf } from '../web/html.ts'
import { violationsOf } from './axe.ts'
import { listPaths } from './paths.ts'
import { startWorld, type World } from './world.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world.close())

const desk = { width: 1200, height: 900 }
/** As many pixels as a screen of 1280 has at 400 %. */
const phone = { width: 320, height: 640 }
const looks = [
  { look: 'light', colorScheme: 'light', viewport: desk },
  { look: 'dark', colorScheme: 'dark', viewport: desk },
  { look: 'light at 400 %', colorScheme: 'light', viewport: phone },
  { look: 'dark at 400 %', colorScheme: 'dark', viewport: phone },
] as const

for (const { look, colorScheme, viewport } of looks) {
  test(`axe finds nothing on any page, ${look}`, async (t) => {
    // Only for axe, which is injected: all other tests keep to the pages' policy.
    const { page } = await world.open(t, { colorScheme, viewport, bypassCSP: true })
    for (const { path } of await listPaths(page)) {
      await page.goto(path)
      assert.deepEqual(await violationsOf(page), [], path)
    }
  })
}

/** What reaches further to the right than the page, where the page has to be scrolled. */
const TOO_WIDE = `document.scrollingElement.scrollWidth <= ${phone.width} ? [] : [...document.body.querySelectorAll('*')]
  .filter((element) => element.getBoundingClientRect().right > ${phone.width} + 0.5)
  .map((element) => element.outerHTML.slice(0, 200))`

test('at 400 % no page has to be scrolled sideways', async (t) => {
  const { page } = await world.open(t, { viewport: phone })
  for (const { path } of await listPaths(page)) {
    await page.goto(path)
    assert.deepEqual(await page.evaluate(TOO_WIDE), [], path)
    assert.equal(await page.evaluate('document.scrollingElement.scrollWidth'), phone.width, path)
  }
})

test('no page has an error in the console or asks another host for anything', async (t) => {
  const { page, faults } = await world.open(t)
  for (const { path } of await listPaths(page)) {
    const answer = await page.goto(path)
    // A browser notes the status of a refusal as an error.
    const expected = answer !== null && answer.status() >= 400 ? 1 : 0
    assert.equal(faults.length - expected, 0, `${path}: ${faults.join('; ')}`)
    if (expected === 1) faults.length = 0
  }
})

test('script takes no word from any page and adds none', async (t) => {
  const { page } = await world.open(t)
  for (const { path } of await listPaths(page)) {
    const answer = await page.goto(path)
    const scripted = await page.locator('main').textContent()
    assert.equal(scripted?.replace(/\s+/g, ' '), wordsOf((await answer?.text()) ?? ''), path)
  }
})

/** Small enough to be kept beside the documentation: 600 by 450 pixels. */
const picture = { viewport: { width: 1000, height: 750 }, deviceScaleFactor: 0.6 }
const folder = process.env['TEST_SCREENSHOTS']
if (folder !== undefined) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`each page is drawn, ${colorScheme}`, async (t) => {
      await mkdir(folder, { recursive: true })
      const { page } = await world.open(t, { colorScheme, ...picture })
      for (const { name, path } of await listPaths(page)) {
        await page.goto(path)
        await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) })
      }
    })
  }
}
