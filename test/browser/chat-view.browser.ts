import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import axe from 'axe-core'
import { type Browser, chromium, type Frame, type Page } from 'playwright-core'
import { messageOf, send } from '../support/mcp-protocols.ts'
import { storeSamples } from '../support/posts.ts'
import { mintCaller, startTestService, type TestCaller, type TestService } from '../support/service.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'
import { type ChatHost, startChatHost } from './chat-host.ts'
import type { Heard, Shown } from './host/types.ts'

const HOSTILE = `<img src=x onerror="document.title='broken'">\u202e“lamp”`

let service: TestService
let chat: ChatHost
let browser: Browser
let caller: TestCaller
before(async () => {
  service = await startTestService()
  chat = await startChatHost()
  const executablePath = process.env['TEST_CHROMIUM']
  assert.ok(executablePath !== undefined, 'browser tests run by "npm run test:browser"')
  // As root, Chromium starts only without its sandbox; it opens nothing but our own pages.
  browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
  caller = await mintCaller(service.db)
  await storeEvidence()
})
after(async () => {
  await browser?.close()
  await chat?.close()
  await service?.close()
})

async function storeEvidence(): Promise<void> {
  const posts = ['r1', 'r2', 'r3', 'c1'].map((id) => ({
    id,
    text: `${HOSTILE} words of ${id} about the lamp`,
  }))
  await storeSamples(service.db, caller.workspace.id, posts)
  const days = Array.from({ length: 30 }, (_, n) => `2026-10-${String(n + 1).padStart(2, '0')}`)
  const daily = days.map((day, n) => ({ day, count: n === 3 ? null : n % 5 }))
  const byPlatform = [
    {
      platform: 'reddit' as const,
      mentions: 12,
      uniqueAuthors: 9,
      coveredDays: 29,
      daily: daily.map(({ count }) => count),
    },
  ]
  const trend = (id: string, topic: string, cited: string) =>
    sampleTrend({ id, topic, daily, byPlatform, representativePostIds: [cited] })
  await storeTrends(service, caller, 30, [
    {
      ...trend('t_00000000000000a1', HOSTILE, 'r1'),
      counterEvidence: [{ postId: 'c1', text: 'words of c1', stance: 'denies' }],
    },
    trend('t_00000000000000a2', 'Second topic', 'r2'),
    trend('t_00000000000000a3', 'Third topic', 'r3'),
  ])
}

async function callServer(params: object): Promise<unknown> {
  const answer = await send(service.url, messageOf('2025', 'tools/call', { ...params }), { key: caller.key })
  const body = answer.json ?? JSON.parse(/^data: (.*)$/m.exec(answer.text)?.[1] ?? '{}')
  return Object(body).result
}

async function htmlOf(uri: string): Promise<string> {
  const answer = await send(service.url, messageOf('2026', 'resources/read', { uri }))
  return Object(answer.json).result.contents[0].text
}

interface OpenView {
  readonly page: Page
  readonly view: Frame
  /** The tool's answer, handed over as a host does it. */
  give(name: string, input: object): Promise<unknown>
  heard(): Promise<Heard>
  /** Errors in the console, and requests that left the test's own servers. */
  readonly faults: readonly string[]
}

const everything: Shown['able'] = ['serverTools', 'openLinks', 'updateModelContext']

async function openView(
  t: TestContext,
  uri: string,
  { theme = 'light', able = everything }: Partial<Shown> = {},
): Promise<OpenView> {
  const page = await browser.newPage()
  t.after(() => page.close())
  page.setDefaultTimeout(60_000)
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))
  const own = [chat.url, new URL('/', chat.sandboxUrl).href, 'about:', 'data:']
  page.on('request', (request) => {
    if (!own.some((begin) => request.url().startsWith(begin))) faults.push(request.url())
    if (request.url().endsWith('/favicon.ico')) faults.pop()
  })
  await page.exposeFunction('callServer', callServer)
  await page.goto(chat.url)
  const shown: Shown = { sandboxUrl: chat.sandboxUrl, html: await htmlOf(uri), theme, able }
  const [view] = await Promise.all([
    page.waitForEvent('framenavigated', (frame) => frame.url() === 'about:srcdoc'),
    page.evaluate((wanted) => window.host.show(wanted), shown),
  ])
  return {
    page,
    view,
    faults,
    heard: () => page.evaluate(() => window.host.heard),
    async give(name, input) {
      const given = { ...input }
      await page.evaluate((sent) => window.host.input(sent), given)
      const result = await callServer({ name, arguments: given })
      await page.evaluate((sent) => window.host.result(sent), result)
      return result
    },
  }
}

async function violationsIn(view: Frame): Promise<string[]> {
  await view.evaluate(axe.source)
  const { violations } = await view.evaluate(() => window.axe.run(document))
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

const TRENDS = 'ui://trend-research/trends'
const CITATIONS = 'ui://trend-research/citations'

describe('the view of get_trends, in a host of the official library', () => {
  test('shows each topic with its days, which it reads by itself, and asks for nothing but get_trend', async (t) => {
    const { view, give, heard, faults } = await openView(t, TRENDS)
    await view.getByText('The topics are being ranked').waitFor()
    await give('get_trends', {})
    await view.getByText('3 topics').waitFor()
    await view.locator('.bars').nth(2).waitFor()
    assert.equal(await view.locator('article.trend').count(), 3)
    assert.match(
      String(await view.locator('figcaption').first().textContent()),
      /posts, most on .*; 1 day not/,
    )
    assert.deepEqual((await heard()).calls, ['get_trend', 'get_trend', 'get_trend'])
    assert.ok(((await heard()).heights.at(-1) ?? 0) > 300)
    assert.deepEqual(faults, [])
  })

  test('Enter on a topic opens its posts in place; a link goes through the host, the id alone to the model', async (t) => {
    const { page, view, give, heard, faults } = await openView(t, TRENDS)
    await give('get_trends', {})
    await view.locator('.bars').nth(2).waitFor()
    const topic = view.getByRole('button').first()
    await topic.focus()
    await page.keyboard.press('Enter')
    await view.getByRole('heading', { name: 'What speaks against it' }).waitFor()
    assert.equal(await topic.getAttribute('aria-expanded'), 'true')
    assert.equal(await view.locator('.opened .evidence').count(), 2)
    await view.locator('.opened').getByRole('link', { name: 'original' }).first().click()
    await view.getByRole('link', { name: 'The whole of it on its page' }).click()
    await page.waitForFunction(() => window.host.heard.opened.length === 2)
    const { calls, opened, contexts } = await heard()
    assert.deepEqual(opened, [
      'https://example.com/reddit/r1',
      `${service.url.replace('127.0.0.1', 'localhost')}/app/trends/t_00000000000000a1`,
    ])
    assert.equal(contexts.length, 1)
    assert.match(String(contexts[0]), /opened trend t_00000000000000a1 of get_trends/)
    assert.ok(!contexts.join().includes('lamp'))
    assert.equal(calls.length, 3, 'what is known is not asked for again')
    await page.keyboard.press('Escape')
    await topic.click()
    assert.equal(await view.locator('.opened .evidence').count(), 0)
    assert.deepEqual(faults, [])
  })

  test('words of third parties are text, and nothing of them runs', async (t) => {
    const { view, give, faults } = await openView(t, TRENDS)
    await give('get_trends', {})
    await view.locator('.bars').nth(2).waitFor()
    await view.getByRole('button').first().click()
    await view.locator('.opened .evidence').first().waitFor()
    assert.equal(await view.locator('img').count(), 0)
    assert.equal(await view.title(), 'Ranked topics')
    assert.match(String(await view.getByRole('button').first().textContent()), /<img src=x onerror=/)
    assert.deepEqual(faults, [])
  })

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the ${theme} theme of the host, open or closed, and narrow`, async (t) => {
      const { page, view, give, faults } = await openView(t, TRENDS, { theme })
      await give('get_trends', {})
      await view.locator('.bars').nth(2).waitFor()
      assert.deepEqual(await violationsIn(view), [])
      await view.getByRole('button').first().click()
      await view.locator('.opened .evidence').first().waitFor()
      assert.deepEqual(await violationsIn(view), [])
      await page.setViewportSize({ width: 320, height: 700 })
      assert.deepEqual(await violationsIn(view), [])
      const background = await view.evaluate(() => getComputedStyle(document.body).backgroundColor)
      assert.equal(background, theme === 'dark' ? 'rgb(16, 20, 24)' : 'rgb(255, 253, 248)')
      assert.deepEqual(faults, [])
    })
  }

  test('follows the host from light to dark', async (t) => {
    const { page, view } = await openView(t, TRENDS)
    const ink = () => view.evaluate(() => getComputedStyle(document.body).color)
    assert.equal(await ink(), 'rgb(28, 33, 30)')
    await page.evaluate(() => window.host.theme('dark'))
    await view.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(232, 236, 233)')
  })

  test('where a host calls no tools and opens no links it shows what the answer holds, and addresses to copy', async (t) => {
    const { view, give, heard, faults } = await openView(t, TRENDS, { able: [] })
    await give('get_trends', {})
    await view.getByRole('button').first().click()
    await view.getByText('Its posts could not be read here.').waitFor()
    await view.locator('.opened').getByRole('link', { name: 'original' }).first().click()
    await view.getByText('https://example.com/reddit/r1').waitFor()
    assert.deepEqual(Object.values(await heard()).slice(0, 3), [[], [], []])
    assert.deepEqual(faults, [])
  })

  test('reads a topic again that a person opens after its reading failed', async (t) => {
    const { page, view, give, heard } = await openView(t, TRENDS)
    await page.evaluate(() => window.host.loseServer(true))
    await give('get_trends', {})
    await view.getByText('Its days could not be read.').nth(2).waitFor()
    await page.evaluate(() => window.host.loseServer(false))
    await view.getByRole('button').first().click()
    await view.locator('.opened .evidence').first().waitFor()
    assert.equal((await heard()).calls.length, 4)
  })

  test('says what it knows of a call that failed, was cancelled or found nothing', async (t) => {
    const { page, view, give } = await openView(t, TRENDS)
    await give('get_trends', { days: 8 })
    await view.getByText('days was 8').waitFor()
    await page.evaluate(() => window.host.cancelled('the person stopped it'))
    await view.getByText('Cancelled: the person stopped it').waitFor()
    const nothing = { content: [{ type: 'text', text: '{"windowDays":7,"trends":[]}' }] }
    await page.evaluate((sent) => window.host.result(sent), nothing)
    await view.getByText('No topic is ranked').waitFor()
  })

  test('answers pings, and is empty and silent after its teardown', async (t) => {
    const { page, view, give, heard, faults } = await openView(t, TRENDS)
    await give('get_trends', {})
    await view.locator('.bars').nth(2).waitFor()
    assert.deepEqual(await page.evaluate(() => window.host.ping()), {})
    assert.deepEqual(await page.evaluate(() => window.host.teardown()), {})
    assert.equal(await view.locator('main > *').count(), 0)
    const before = await heard()
    await page.setViewportSize({ width: 400, height: 700 })
    await view.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    assert.deepEqual(await heard(), before)
    assert.deepEqual(faults, [])
  })
})

describe('the view of check_citations', () => {
  const text = [
    '“Second topic” (t_00000000000000a2) has 12 mentions.',
    '“Third topic” (t_00000000000000a3) has 99 mentions.',
    `People love ${HOSTILE} (r1).`,
  ].join(' ')

  for (const theme of ['light', 'dark'] as const) {
    test(`shows each sentence with its verdict in place, in the ${theme} theme, and axe finds nothing`, async (t) => {
      const { view, give, heard, faults } = await openView(t, CITATIONS, { theme })
      await give('check_citations', { text })
      await view.getByText('sentences:').waitFor()
      assert.match(
        String(await view.locator('.checked > .contradicted').textContent()),
        /Contradicted.*99 mentions/,
      )
      assert.equal(await view.locator('mark.contradicted').first().textContent(), '99 mentions')
      assert.equal(await view.locator('img').count(), 0)
      assert.deepEqual(await violationsIn(view), [])
      const all = await view.locator('.checked > li').count()
      await view.getByRole('checkbox').check()
      assert.ok((await view.locator('.checked > li').count()) < all)
      assert.deepEqual((await heard()).calls, [])
      assert.deepEqual(faults, [])
    })
  }

  test('shows typed claims by their statements', async (t) => {
    const { view, give, faults } = await openView(t, CITATIONS)
    const claims = [
      {
        statement: 'Third topic has 99 mentions',
        figures: [{ of: 't_00000000000000a3', name: 'mentions', is: 99 }],
      },
    ]
    await give('check_citations', { claims })
    await view.locator('.checked > .contradicted').waitFor()
    assert.match(String(await view.locator('.checked').textContent()), /Third topic has 99 mentions/)
    assert.deepEqual(faults, [])
  })
})
