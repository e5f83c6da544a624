import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { violationsOf } from './axe.ts'
import { startWorld, type World } from './world.ts'

let world: World
let folder: string
/** A brief as it was saved, at an address of this machine. */
let saved: string
before(async () => {
  world = await startWorld()
  folder = await mkdtemp(join(tmpdir(), 'brief-'))
  const hooks: (() => Promise<void>)[] = []
  const { page } = await world.open({ after: (hook) => hooks.push(hook) })
  await page.goto('/app/brief?top=3')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'The brief alone' }).click()
  const file = join(folder, (await download).suggestedFilename())
  await (await download).saveAs(file)
  saved = pathToFileURL(file).href
  for (const hook of hooks) await hook()
})
after(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

/** How the first element of a kind is drawn. */
async function styleOf(page: Page, selector: string, name: string, part = ''): Promise<string> {
  const element = `document.querySelector(${JSON.stringify(selector)})`
  return String(await page.evaluate(`getComputedStyle(${element}, ${JSON.stringify(part)}).${name}`))
}

/** Every request of a context but for the saved file itself. */
function requestsOf(context: BrowserContext): string[] {
  const requests: string[] = []
  context.on('request', (request) => {
    if (request.url() !== saved) requests.push(request.url())
  })
  return requests
}

test('a saved brief is styled by itself and asks for nothing', async (t) => {
  const { page, faults } = await world.open(t)
  const requests = requestsOf(page.context())
  await page.goto(saved)
  assert.match(saved, /brief-\d{4}-\d\d-\d\d\.html$/)
  assert.equal(await page.locator('article.topic').count(), 3)
  assert.equal(await styleOf(page, '.quotation', 'borderStyle'), 'solid')
  assert.deepEqual(requests, [])
  assert.deepEqual(
    faults.filter((fault) => !fault.endsWith(saved)),
    [],
  )
})

test('a saved brief can do nothing that others might have written into it', async (t) => {
  const { page } = await world.open(t)
  const failures: string[] = []
  page.on('requestfailed', (request) => failures.push(`${request.url()} ${request.failure()?.errorText}`))
  await page.goto(saved)
  const attack = [
    '<script>document.title = "acted"</script>',
    '<img src="https://example.com/x.png">',
    '<link rel="stylesheet" href="https://example.com/x.css">',
    '<style>.quotation { border-style: dotted }</style>',
  ].join('')
  const file = join(folder, 'attacked.html')
  await writeFile(file, `<!doctype html>${(await page.content()).replace('</main>', `${attack}</main>`)}`)
  await page.goto(pathToFileURL(file).href)
  assert.notEqual(await page.title(), 'acted')
  assert.equal(await styleOf(page, '.quotation', 'borderStyle'), 'solid')
  assert.deepEqual(failures.sort(), ['https://example.com/x.css csp', 'https://example.com/x.png csp'])
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1200, 320]) {
    test(`axe finds nothing in a brief, ${colorScheme}, ${width} wide`, async (t) => {
      const { page } = await world.open(t, { colorScheme, viewport: { width, height: 800 }, bypassCSP: true })
      await page.goto(saved)
      assert.deepEqual(await violationsOf(page), [])
      assert.equal(await page.evaluate('document.scrollingElement.scrollWidth'), width)
    })
  }
}

test('a brief prints on several pages, in dark ink on white, with addresses and without what is folded away', async (t) => {
  const { page } = await world.open(t, { colorScheme: 'dark' })
  await page.goto(saved)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  assert.match(pdf, /^%PDF-/)
  assert.ok((pdf.match(/\/Type \/Page\b/g) ?? []).length > 1)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  assert.equal(await page.evaluate('getComputedStyle(document.body).backgroundColor'), 'rgb(255, 255, 255)')
  assert.match(await styleOf(page, '.quotation a', 'content', '::after'), /http/)
  assert.equal(await styleOf(page, '.quotation', 'breakInside'), 'avoid')
  assert.ok(await page.locator('.score-parts table').first().isVisible())
})

test('the page shows the brief in a frame of its own, which cannot reach the page', async (t) => {
  const { page, faults } = await world.open(t)
  await page.goto('/app/brief?top=2')
  const frame = page.frameLocator('iframe.preview')
  assert.equal(await frame.locator('article.topic').count(), 2)
  assert.equal(await page.frames()[1]?.evaluate('self.origin'), 'null')
  assert.deepEqual(faults, [])
})

test('topics are chosen by keyboard alone', async (t) => {
  const { page } = await world.open(t)
  await page.goto('/app/brief')
  await page.locator('input[name="trend"]').nth(1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.waitForURL(/trend=t_/)
  assert.equal(await page.locator('input[name="trend"]:checked').count(), 1)
  assert.equal(await page.frameLocator('iframe.preview').locator('article.topic').count(), 1)
})
