import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { CitationsResponse, type Post, type RankedTrend } from '../../src/model/index.ts'
import { claimsIn, fetchZip, unpack, verify } from '../support/briefs.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import { call, mintCaller, startTestService, type TestCaller } from '../support/service.ts'
import { type SignedIn, signIn } from '../support/signed-in.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'
import { hostile } from './hostile.ts'
import { elementsOf } from './html.ts'

const { service } = await startToolWorld()

const idOf = (number: number): string => `t_${number.toString(16).padStart(16, '0')}`
const days = Array.from({ length: 30 }, (_, n) =>
  daysAgo(29 - n)
    .toISOString()
    .slice(0, 10),
)

/** A topic with posts of its own, ranked. */
async function rankedWith(
  caller: TestCaller,
  texts: Readonly<Record<string, string>>,
  fields: Partial<RankedTrend> = {},
  said: Partial<Pick<Post, 'kind' | 'context'>> = {},
): Promise<Post[]> {
  const posts = await storeSamples(
    service.db,
    caller.workspace.id,
    Object.entries(texts).map(([id, text]) => ({ id, text, ...said })),
  )
  const ids = posts.map(({ id }) => id)
  const trend = sampleTrend({
    id: idOf(1),
    topic: 'lamp flickers',
    postIds: ids,
    representativePostIds: ids,
    daily: days.map((day, n) => ({
      day,
      count: n === 3 ? null : n % 4,
      ...(n === 5 ? { partial: true } : {}),
    })),
    byPlatform: [
      {
        platform: 'reddit',
        mentions: 12,
        uniqueAuthors: 9,
        coveredDays: 29,
        daily: days.map((_, n) => (n === 3 ? null : n % 4)),
        partialDays: days.slice(5, 6),
      },
      { platform: 'x', mentions: null, uniqueAuthors: null, coveredDays: 0, daily: days.map(() => null) },
    ],
    coverage: [{ platform: 'reddit', coveredDays: 29, windowDays: 30 }],
    limitations: ['X was not collected.'],
    ...fields,
  })
  await storeTrends(service, caller, 30, [trend], posts)
  return posts
}

const flicker = {
  t3_one: 'My lamp flickers all night, and the support has not answered for three weeks now.',
  t3_two: 'Every evening the lamp flickers when the fridge starts. Is that a fault or the wiring?',
}

async function newWorld(): Promise<{ caller: TestCaller; person: SignedIn }> {
  const caller = await mintCaller(service.db)
  return { caller, person: await signIn(service, caller.workspace.id, 'member') }
}

test('topics are chosen on a page that needs no script, and the chosen ones stay chosen', async () => {
  const { caller, person } = await newWorld()
  await rankedWith(caller, flicker)
  assert.match((await person.get('/app?status=rising')).text, /href="\/app\/brief\?status=rising"/)
  assert.match(
    (await person.get(`/app/trends/${idOf(1)}?days=30`)).text,
    new RegExp(`href="/app/brief\\?days=30&amp;trend=${idOf(1)}"`),
  )
  const empty = await person.get('/app/brief')
  assert.equal(empty.status, 200, empty.text)
  assert.match(empty.text, /Nothing is chosen yet/)
  assert.ok(!empty.text.includes('<iframe'))
  const { status, text } = await person.get(`/app/brief?trend=${idOf(1)}`)
  assert.equal(status, 200, text)
  const boxes = elementsOf(text).filter(({ attributes }) => attributes['type'] === 'checkbox')
  assert.deepEqual(
    boxes.map(({ attributes }) => [attributes['value'], 'checked' in attributes]),
    [[idOf(1), true]],
  )
  const [form] = elementsOf(text).filter(({ name }) => name === 'form')
  assert.ok(form)
})

test('the preview is the file that is sent, byte for byte', async () => {
  const { caller, person } = await newWorld()
  await rankedWith(caller, flicker)
  const { text } = await person.get(`/app/brief?trend=${idOf(1)}`)
  const links = elementsOf(text)
  const [frame] = links.filter(({ name }) => name === 'iframe')
  const saved = links.find(({ attributes }) => 'download' in attributes)
  assert.equal(frame?.attributes['src'], saved?.attributes['href'])
  assert.match(saved?.attributes['download'] ?? '', /^brief-\d{4}-\d\d-\d\d\.html$/)
  const shown = await person.get(frame?.attributes['src'] ?? '')
  const zipLink = links.find(({ attributes }) => attributes['href']?.startsWith('/app/brief/brief.zip?'))
  const query = zipLink?.attributes['href']?.split('?')[1] ?? ''
  assert.equal(unpack(await fetchZip(service.url, person, query))['brief.html'], shown.text)
})

test('the brief has every part: name, status, score, figures, rate, days with gaps, quotations, limits, coverage', async () => {
  const { caller, person } = await newWorld()
  const [first] = await rankedWith(caller, flicker, {
    counterEvidence: [{ postId: 't3_two', text: 'Is that a fault or the wiring?', stance: 'denies' }],
  })
  const { status, text } = await person.get(`/app/brief/brief.html?trend=${idOf(1)}`)
  assert.equal(status, 200, text)
  const words = text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  for (const part of [
    'What customers want: Fernlight',
    'lamp flickers',
    'Rising',
    '12 posts by 9 authors, 11 of them independent',
    'score 51.2 of 100 · rank 1',
    '7.3× the earlier rate (90 %: 3.1× to 19×)',
    'More than before 0.5 0.35',
    '1 day not collected',
    `${days[3]} not collected not collected not collected`,
    'What speaks against it',
    'Looked for in 12 posts: none was found.',
    'X was not collected.',
    'Reddit: 29 of 30 days collected',
    '28 of 30 days collected.',
    'No scan had been made by then',
    'Ranked by method',
    'How to check this',
    idOf(1),
  ])
    assert.ok(words.includes(part), `${part}\n${words}`)
  assert.ok(text.includes(`href="${first?.url}" rel="noopener noreferrer nofollow"`))
  assert.ok(!text.includes('someone'), 'no author is named')
})

test('a quotation says that it is a comment’s, and nothing of what that stands under', async () => {
  const { caller, person } = await newWorld()
  await rankedWith(caller, flicker, {}, { kind: 'comment', context: 'A title of another' })
  const { text } = await person.get(`/app/brief/brief.html?trend=${idOf(1)}`)
  assert.match(text, /Reddit comment · <time/)
  assert.ok(!text.includes('A title of another'))
})

test('a brief may show itself and nothing else, in a page of this service alone', async () => {
  const { caller, person } = await newWorld()
  await rankedWith(caller, flicker)
  const { text, headers } = await person.get(`/app/brief/brief.html?trend=${idOf(1)}`)
  const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; base-uri 'none'`
  assert.equal(headers.get('Content-Security-Policy'), `${policy}; frame-ancestors 'self'`)
  const meta = elementsOf(text).find(({ attributes }) => attributes['http-equiv'] !== undefined)
  assert.equal(meta?.attributes['content'], policy)
  assert.doesNotMatch(text, /<script|<link|<img|<iframe|url\(|@import| src=| style=| on\w+=/)
  const page = await person.get(`/app/brief?trend=${idOf(1)}`)
  assert.match(
    page.headers.get('Content-Security-Policy') ?? '',
    /default-src 'none'.*frame-ancestors 'none'.*frame-src 'self'/,
  )
  assert.doesNotMatch((await person.get('/app')).headers.get('Content-Security-Policy') ?? '', /frame-src/)
})

test('what others wrote is text in every field of the brief, and a link only where it leads to the web', async () => {
  const wild = `${hostile.script}${hostile.attribute}${hostile.reversed}`
  const caller = await mintCaller(service.db, { productName: wild, name: wild })
  const person = await signIn(service, caller.workspace.id)
  const posts = await rankedWith(
    caller,
    { t3_wild: `${wild} &amp; "quoted" ’tis ${wild} and again ${wild}`, t3_long: `lamp ${hostile.long}` },
    {
      topic: `${hostile.script}${hostile.attribute}`,
      limitations: [wild],
      counterEvidenceNote: wild,
      explain: { ...sampleTrend({ id: idOf(1) }).explain, rule: wild },
    },
  )
  for (const path of [`/app/brief?trend=${idOf(1)}`, `/app/brief/brief.html?trend=${idOf(1)}`]) {
    const { status, text } = await person.get(path)
    assert.equal(status, 200, text)
    assert.ok(text.includes('&lt;script>alert(1)'), path)
    for (const { name, attributes } of elementsOf(text)) {
      assert.ok(name !== 'img' && (name !== 'script' || attributes['src']?.startsWith('/app/assets/')), name)
      for (const [attribute, value] of Object.entries(attributes)) {
        assert.ok(!/^on|^style$/.test(attribute), attribute)
        if (attribute === 'href') assert.match(value, /^(\/|#|https?:)/)
      }
    }
  }
  const files = unpack(await fetchZip(service.url, person, `trend=${idOf(1)}`))
  for (const { text } of posts) for (const file of Object.values(files)) assert.ok(!file.includes(text))
  assert.ok(Object.values(files).every((file) => file.isWellFormed()))
  const { code, stdout } = await verify(files)
  assert.equal(code, 0, stdout)
})

test('no file of the ZIP has the whole text of a post, however short it is and however it is quoted', async () => {
  const { caller, person } = await newWorld()
  const texts = {
    t3_a: 'Ugh.',
    t3_b: 'It hums so loudly',
    t3_c: 'Lamp flickers all night',
    t3_d: '植物ライトを買ったらバジルが元気になった',
    t3_e: '🌱'.repeat(90),
    t3_f: `The lamp ${'hums and '.repeat(60)}stops.`,
  }
  await rankedWith(caller, texts, {
    topic: '“Lamp flickers all night”',
    hazards: [{ postId: 't3_b', text: texts.t3_b }],
    counterEvidence: [{ postId: 't3_c', text: texts.t3_c, stance: 'praises' }],
    voices: {
      customer: 6,
      company: 1,
      competitor: 0,
      unknown: 0,
      companyPosts: [{ postId: 't3_d', text: texts.t3_d }],
    },
  })
  const files = unpack(await fetchZip(service.url, person, `trend=${idOf(1)}`))
  for (const [name, file] of Object.entries(files)) {
    const lower = file.toLowerCase()
    for (const text of Object.values(texts).slice(1))
      assert.ok(!lower.includes(text.toLowerCase()), `${name}: ${text}`)
  }
  const { quotations } = claimsIn(files)
  for (const { claim } of quotations)
    for (const { exact } of claim.quotes ?? []) assert.ok(Array.from(exact).length <= 200)
  assert.match(files['brief.html'], /Too short to quote a part of it/)
})

test('two topics that cite one post quote the same part of it', async () => {
  const { caller, person } = await newWorld()
  const [text, start, end] = [
    'It hums at dusk and it flickers at dawn',
    'It hums at dusk',
    'it flickers at dawn',
  ]
  const posts = await storeSamples(service.db, caller.workspace.id, [{ id: 't3_both', text }])
  const of = (number: number, words: string) =>
    sampleTrend({
      id: idOf(number),
      topic: words,
      postIds: ['t3_both'],
      hazards: [{ postId: 't3_both', text: words }],
    })
  await storeTrends(service, caller, 30, [of(1, start), of(2, end)], posts)
  const files = unpack(await fetchZip(service.url, person, `trend=${idOf(1)}&trend=${idOf(2)}`))
  const quoted = claimsIn(files).quotations.map(({ claim }) => claim.quotes?.[0]?.exact)
  assert.deepEqual(quoted, [start, start])
})

test('every claim of the brief is verified by check_citations', async () => {
  const { caller, person } = await newWorld()
  await rankedWith(caller, {
    ...flicker,
    t3_marks: 'He said "5 comments" & <b>“no”</b> — 100 % of … [3] lamps\nflicker, see https://example.com/x',
    't3.odd)id!': 'A lamp of which the id is odd flickers as any other lamp does',
  })
  const { quotations, figures, posts, windowDays, asOf } = claimsIn(
    unpack(await fetchZip(service.url, person, `trend=${idOf(1)}`)),
  )
  assert.deepEqual([quotations.length, posts.length], [4, 4])
  assert.ok(figures.flatMap(({ claim }) => claim.figures ?? []).length > 60)
  const claims = [...quotations, ...figures].map(({ claim }) => claim)
  const answer = await call(`${service.url}/v1/citations/check`, {
    method: 'POST',
    key: caller.key,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ claims, days: windowDays, asOf }),
  })
  const { allVerified, claims: parts } = CitationsResponse.parse(answer.json)
  assert.ok(allVerified, JSON.stringify(parts.filter(({ verdict }) => verdict !== 'verified')))
})

test('the same ranking gives the same bytes, whatever is stored since', async () => {
  const { caller, person } = await newWorld()
  await rankedWith(caller, flicker)
  const { text } = await person.get(`/app/brief?trend=${idOf(1)}`)
  const query = /brief\.zip\?([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  assert.match(query, /asOf=/)
  const before = await fetchZip(service.url, person, query)
  await storeSamples(service.db, caller.workspace.id, [{ id: 't3_later', text: 'Another lamp flickers' }])
  assert.deepEqual(await fetchZip(service.url, person, query), before)
})

test('the bytes do not depend on the time zone of the machine', async (t) => {
  const { caller, person } = await newWorld()
  await rankedWith(caller, flicker)
  const { TZ } = process.env
  t.after(() => {
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  })
  const asOf = claimsIn(unpack(await fetchZip(service.url, person, 'top=1'))).asOf
  const zips: Uint8Array[] = []
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata']) {
    process.env['TZ'] = zone
    zips.push(await fetchZip(service.url, person, `top=1&asOf=${asOf}`))
  }
  for (const zip of zips) assert.deepEqual(zip, zips[0])
})

test('a brief of nothing, of too much or of what is not there is refused with what is allowed', async () => {
  const { caller, person } = await newWorld()
  const posts = await storeSamples(
    service.db,
    caller.workspace.id,
    Array.from({ length: 11 }, (_, n) => ({
      id: `t3_p${n}`,
      text: `The lamp number ${n} flickers all the night long`,
    })),
  )
  const ids = posts.map(({ id }) => id)
  const trends = Array.from({ length: 13 }, (_, n) =>
    sampleTrend({ id: idOf(n), topic: `topic ${n}`, postIds: ids, representativePostIds: ids }),
  )
  await storeTrends(service, caller, 30, trends, posts)
  const chosen = (count: number) =>
    trends
      .slice(0, count)
      .map(({ id }) => `trend=${id}`)
      .join('&')
  const cases: [query: string, status: number, says: RegExp][] = [
    ['', 400, /A brief needs at least one topic\. Choose one\./],
    [chosen(13), 400, /A brief holds at most 12 topics, and 13 were chosen\. Choose fewer\./],
    [
      chosen(12),
      400,
      /A brief cites at most 120 posts, and these 12 topics cite 132\. Choose fewer topics\./,
    ],
    ['top=13', 400, /top must be a whole number from 1 to 12/],
    ['days=12&top=1', 400, /Days: there is no choice "12"\. Allowed: 7, 30, 90, 180, 365/],
    ['trend=t_none', 404, /A topic that was chosen is not in this ranking/],
    ['top=1&asOf=yesterday', 400, /no ranking of that moment and these days is kept/],
    ['top=1&asOf=2020-01-01T00:00:00Z', 400, /the nearest is of/],
    ['top=1&asOf=2099-01-01T00:00:00Z', 400, /A brief is made of a ranking that is kept/],
  ]
  for (const file of ['brief.html', 'brief.zip'])
    for (const [query, status, says] of cases) {
      const answer = await person.get(`/app/brief/${file}?${query}`)
      assert.equal(answer.status, status, query)
      assert.match(answer.text.replaceAll('&quot;', '"'), says, query)
      assert.match(answer.headers.get('Content-Type') ?? '', /^text\/html/)
    }
  assert.equal((await person.get(`/app/brief/brief.zip?${chosen(10)}`)).status, 200)
  assert.equal((await person.get('/app/brief?status=loud')).status, 400)
})

test('where no ranking is kept there is no brief, and the page says what sets that', async (t) => {
  const forgetful = await startTestService({ KEPT_RANKINGS_MB: '0' })
  t.after(() => forgetful.close())
  const { workspace } = await mintCaller(forgetful.db)
  const { status, text } = await (await signIn(forgetful, workspace.id)).get('/app/brief')
  assert.equal(status, 503)
  assert.match(text, /is made of a ranking that is kept, and that of now is not.*KEPT_RANKINGS_MB/)
})

test('filters narrow the topics to choose from, and never what is chosen', async () => {
  const { caller, person } = await newWorld()
  const trends = [
    sampleTrend({ id: idOf(1), status: 'rising' }),
    sampleTrend({ id: idOf(2), status: 'steady' }),
    sampleTrend({ id: idOf(3), status: 'fading' }),
  ]
  await storeTrends(service, caller, 30, trends)
  const { text } = await person.get(`/app/brief?status=steady&trend=${idOf(3)}`)
  const values = elementsOf(text).flatMap(({ attributes }) =>
    attributes['type'] === 'checkbox' ? [attributes['value']] : [],
  )
  assert.deepEqual(values, [idOf(2), idOf(3)])
  assert.match(text, /<input type="hidden" name="status" value="steady"/)
})

test('a part of a topic, which no list has, can be chosen from its page', async () => {
  const { caller, person } = await newWorld()
  const part = sampleTrend({ id: idOf(2), parentId: idOf(1) })
  await storeTrends(service, caller, 30, [sampleTrend({ id: idOf(1) }), part])
  const { status, text } = await person.get(`/app/brief?trend=${idOf(2)}`)
  assert.equal(status, 200, text)
  assert.match(text, new RegExp(`value="${idOf(2)}" checked`))
  const html = (await person.get(`/app/brief/brief.html?trend=${idOf(2)}`)).text
  assert.ok(html.includes(`id="${idOf(2)}"`) && !html.includes('rank '))
})

test('an id of which another topic goes on leads to that one, once', async () => {
  const { caller, person } = await newWorld()
  await storeTrends(service, caller, 30, [sampleTrend({ id: idOf(1), previousIds: [idOf(7)] })])
  const files = unpack(await fetchZip(service.url, person, `trend=${idOf(7)}&trend=${idOf(1)}`))
  assert.equal(files['brief.html'].split('<article').length, 2)
  assert.ok(claimsIn(files).figures.every(({ trendId }) => trendId === idOf(1)))
})

test('nobody makes a brief of another workspace, nor without being signed in', async () => {
  const [own, foreign] = [await newWorld(), await newWorld()]
  await rankedWith(foreign.caller, flicker)
  await storeTrends(service, own.caller, 30, [sampleTrend({ id: idOf(9) })])
  for (const path of ['/app/brief', '/app/brief/brief.html', '/app/brief/brief.zip']) {
    const answer = await own.person.get(`${path}?trend=${idOf(1)}`)
    assert.equal(answer.status, 404, path)
    assert.ok(!answer.text.includes('flickers'))
    const outside = await call(`${service.url}${path}?trend=${idOf(1)}`, { key: foreign.caller.key })
    assert.deepEqual([outside.status, outside.headers.get('Location')], [303, '/app/enter'])
  }
})
