import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Parser } from 'htmlparser2'
import { call, mintCaller } from '../support/service.ts'
import { signIn } from '../support/signed-in.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

const { service } = await startToolWorld()

const HOSTILE = `</title><script>alert(1)</script>"><image href=x onerror=alert(2)/>&\u202Egnp ${'wide '.repeat(2000)}`

const days = Array.from({ length: 30 }, (_, n) => `2026-10-${String(n + 1).padStart(2, '0')}`)
const daily = days.map((day, n) => ({ day, count: n === 3 ? null : n % 5 }))

/** The names of all elements, and of all their attributes. */
function namesIn(svg: string): { elements: Set<string>; attributes: Set<string> } {
  const elements = new Set<string>()
  const attributes = new Set<string>()
  const parser = new Parser(
    {
      onopentag(name, given) {
        elements.add(name)
        for (const attribute of Object.keys(given)) attributes.add(attribute)
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return { elements, attributes }
}

test('a trend is drawn as an SVG that stands alone: name, figures, bars, hatched gaps and the sentence', async () => {
  const caller = await mintCaller(service.db)
  const { get } = await signIn(service, caller.workspace.id, 'member')
  await storeTrends(service, caller, 30, [sampleTrend({ id: 't_1', topic: 'late & parcels', daily })])
  const { status, headers, text } = await get('/app/trends/t_1.svg')
  assert.equal(status, 200, text)
  assert.equal(headers.get('Content-Type'), 'image/svg+xml')
  assert.equal(headers.get('Cache-Control'), 'no-store')
  assert.match(headers.get('Content-Security-Policy') ?? '', /default-src 'none'/)
  assert.match(text, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
  for (const part of [
    '<title id="title">late &amp; parcels</title>',
    'Rising · 12 posts by 9 authors · score 51.2 of 100 · 30 days to 2 November 2026',
    '57 posts, most on 5 October 2026 (4)',
    '1 day not collected.',
    '2026-10-01',
    '2026-10-30',
  ])
    assert.ok(text.includes(part), part)
  assert.equal(/class="bar"[^>]* d="([^"]*)"/.exec(text)?.[1]?.match(/M/g)?.length, 23)
  assert.equal(/class="gap"[^>]* d="([^"]*)"/.exec(text)?.[1]?.match(/M24 /g)?.length, 4)
})

test('the picture holds nothing but shapes and words, whatever a topic is called', async () => {
  const caller = await mintCaller(service.db)
  const { get } = await signIn(service, caller.workspace.id)
  await storeTrends(service, caller, 30, [sampleTrend({ id: 't_1', topic: HOSTILE, daily })])
  const { status, text } = await get('/app/trends/t_1.svg')
  assert.equal(status, 200)
  const { elements, attributes } = namesIn(text)
  assert.deepEqual([...elements].sort(), ['desc', 'g', 'path', 'rect', 'svg', 'text', 'title'])
  assert.deepEqual(
    [...attributes].filter((name) => /^on|href|style|src/.test(name)),
    [],
  )
  const [heading = ''] = /<text[^>]*font-weight[^>]*>[^<]*/.exec(text) ?? []
  assert.match(heading, /…$/)
  assert.ok(heading.length < 400)
})

test('a picture of another window says so by days, and of no trend is the page that says it', async () => {
  const caller = await mintCaller(service.db)
  const { get } = await signIn(service, caller.workspace.id)
  await storeTrends(service, caller, 90, [sampleTrend({ id: 't_long' })])
  assert.match((await get('/app/trends/t_long.svg?days=90')).text, /90 days to/)
  const absent = await get('/app/trends/t_long.svg')
  assert.equal(absent.status, 404)
  assert.match(
    absent.text,
    /It was last in the list of <a href="\/app\/trends\/t_long\?days=90">90 days<\/a>\./,
  )
  assert.match(String(absent.headers.get('Content-Type')), /html/)
})

test('a picture is for those who are signed in to its workspace', async () => {
  const [mine, theirs] = [await mintCaller(service.db), await mintCaller(service.db)]
  await storeTrends(service, theirs, 30, [sampleTrend({ id: 't_theirs', topic: 'secret topic' })])
  const outside = await call(`${service.url}/app/trends/t_theirs.svg`)
  assert.deepEqual([outside.status, outside.headers.get('Location')], [303, '/app/enter'])
  const { get } = await signIn(service, mine.workspace.id)
  const refused = await get('/app/trends/t_theirs.svg')
  assert.equal(refused.status, 404)
  assert.ok(!refused.text.includes('secret topic'))
  const withKey = await call(`${service.url}/app/trends/t_theirs.svg`, { key: theirs.key })
  assert.equal(withKey.status, 303)
})

test("a trend's page leads to its picture, and get_trend to its page", async () => {
  const caller = await mintCaller(service.db)
  const { get } = await signIn(service, caller.workspace.id)
  await storeTrends(service, caller, 30, [sampleTrend({ id: 't_1', topic: 'late parcels' })])
  const told = await call(`${service.url}/v1/trends/t_1`, { key: caller.key })
  const { pageUrl } = Object(told.json).trend
  const page = await get(pageUrl.replace(service.url.replace('127.0.0.1', 'localhost'), ''))
  assert.equal(page.status, 200)
  assert.ok(page.text.includes('late parcels'))
  assert.match(page.text, /href="\/app\/trends\/t_1\.svg"/)
})
