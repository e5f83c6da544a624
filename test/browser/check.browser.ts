import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { violationsOf } from './axe.ts'
import { startWorld, type World } from './world.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world.close())

test('a text is checked as it was typed, though a browser sends its lines with carriage returns', async (t) => {
  const { page, faults } = await world.open(t)
  await page.goto('/app/check?example=1')
  const typed = `\n\n# Report 🌱\n\n${await page.locator('#text').inputValue()}`
  await page.locator('#text').fill(typed)
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.locator('#result').waitFor()
  assert.equal(await page.locator('#text').inputValue(), typed)
  const verdicts = await page.locator('.checked .verdict').allInnerTexts()
  assert.deepEqual(
    verdicts.slice(-3).map((verdict) => verdict.split(',')[0]),
    ['Verified', 'Contradicted', 'Unchecked in part'],
  )
  assert.match(await page.locator('.checked mark.contradicted').innerText(), /^\d+ mentions$/)
  assert.deepEqual(faults, [])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a checked text, ${colorScheme}`, async (t) => {
    const { page } = await world.open(t, { colorScheme, bypassCSP: true })
    await page.goto('/app/check?example=1')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.locator('#result').waitFor()
    assert.deepEqual(await violationsOf(page), [])
  })
}
