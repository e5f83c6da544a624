import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import type { Dataset, InstagramMedia } from '../../../simulator/dataset/dataset.ts'
import { tagIdOf } from '../../../simulator/meta/instagram.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { createMetaCollector } from '../../../src/collectors/meta/collector.ts'
import { DAY_MS } from '../../../src/lib/days.ts'
import { proofOf } from '../../simulator/support.ts'
import { openLimits } from '../../support/limits.ts'
import { codesOf, collect, meta } from '../simulated.ts'
import { buildSmallWorld } from '../small-world.ts'
import { createTestClock, NOW, requestOf, serve } from '../support.ts'

const { limits, lookups, threads } = await openLimits()
const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `tag${from + index}`)

/** Tags that only other programs ask for. */
const foreign = Array.from({ length: 26 }, (_, index) => `foreign${index}`)

/** Everybody's media of these days, each under one of many tags, and a popular one with more than a page. */
function tagWorld(): Dataset {
  const medium = (hours: number, code: string, changes: Partial<InstagramMedia>): InstagramMedia => ({
    id: `18${code.padStart(15, '0')}`,
    account: null,
    caption: '',
    publishedAt: new Date(NOW.getTime() - hours * 3_600_000),
    kind: 'IMAGE',
    code: `C${code}`,
    likes: 5,
    comments: 0,
    views: null,
    ...changes,
  })
  const media = [
    ...[...words(0, 40), ...foreign].map((tag, index) =>
      medium(1, String(index), { caption: `Look #${tag}` }),
    ),
    ...Array.from({ length: 130 }, (_, index) =>
      medium(index / 10, String(1000 + index), { caption: `No ${index} #crowded` }),
    ),
    medium(50, '2000', { caption: 'Loved in these days #classic', likes: 900 }),
    medium(9000, '2001', { caption: 'Loved long ago #classic', likes: 9000 }),
    medium(3, '2002', { caption: 'Fresh #classic', likes: null }),
    medium(3, '2003', { caption: 'To the us and the US #us' }),
    medium(3, '2004', { caption: 'Only for us #us' }),
  ]
  return {
    ...buildSmallWorld(),
    instagram: {
      accounts: [],
      media: media.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
    },
  }
}

let accounts = 10
/** A world, a clock and an Instagram account of a test's own; `process` makes one more collector for them. */
async function setUp(t: { after(done: () => Promise<void>): void }) {
  const clock = createTestClock()
  const simulator = await startSimulator({ now: () => clock.now(), dataset: tagWorld() })
  t.after(() => simulator.close())
  accounts += 1
  const igUserId = `178414000000000${accounts}`
  const accessToken = `${credentials.meta.accessToken}.ok.${accounts}`
  const settings = {
    accessToken,
    appSecret: credentials.meta.appSecret,
    igUserId,
    graphVersion: 'v26.0',
    baseUrl: simulator.baseUrls.meta,
    pageEdge: 'posts',
    commentCallsPerScan: 0,
  } as const
  const process = () =>
    createMetaCollector(settings, { fetch, clock, limits, lookups, threads, random: () => 0.5 })
  const scan = (asked: readonly string[]) => {
    const now = clock.now()
    const since = new Date(now.getTime() - 7 * DAY_MS)
    const deadline = new Date(now.getTime() + 300_000)
    return collect(process(), { words: asked, since, until: now, deadline })
  }
  const plan = (asked: readonly string[]) => process().plan(requestOf({ words: asked }))
  /** A call by some other program of ours under the same account. */
  const elsewhere = async (q: string) => {
    const query = new URLSearchParams({ user_id: igUserId, q, access_token: accessToken })
    const url = `${simulator.baseUrls.meta}/v26.0/ig_hashtag_search?${query}&appsecret_proof=${proofOf(accessToken)}`
    assert.equal((await fetch(url)).status, 200)
  }
  const calls = (path: string) => simulator.requests().filter((request) => request.path.endsWith(path)).length
  const budgets = () => process().budgets()
  return { clock, scan, plan, budgets, elsewhere, calls }
}

const hashtagCost = (plan: { costs: readonly { unit: string; amount: number; left: number | null }[] }) => {
  const cost = plan.costs.find(({ unit }) => unit === 'hashtags')
  return [cost?.amount, cost?.left]
}

test('asks for 27 new hashtags in a week, the same ones for nothing, and no other ones', async (t) => {
  const { scan, plan, calls } = await setUp(t)
  const all = words(0, 30)
  assert.deepEqual(hashtagCost(await plan(all)), [27, 30])
  const first = await scan(all)
  assert.equal(calls('/ig_hashtag_search'), 27)
  assert.equal(first.posts.length, 27)
  const unasked = first.coverage.filter(({ note }) => note?.startsWith('Over the budget'))
  assert.deepEqual(
    unasked.map(({ query, reachedBackTo, note }) => [query, reachedBackTo, note?.slice(-30)]),
    ['tag27', 'tag28', 'tag29'].map((tag) => [`#${tag}`, null, 'a place is free by 2026-11-27.']),
  )
  assert.deepEqual(hashtagCost(await plan(all)), [0, 3])
  const again = await scan(['tag29', 'tag3'])
  assert.deepEqual(
    again.coverage.map(({ query, reachedBackTo }) => [query, reachedBackTo === null]),
    [
      ['#tag29', true],
      ['#tag3', false],
    ],
  )
  assert.equal(calls('/ig_hashtag_search'), 27)
})

test('after seven days the places are free again', async (t) => {
  const { clock, scan, plan } = await setUp(t)
  await scan(words(0, 27))
  assert.deepEqual(hashtagCost(await plan(['tag30'])), [0, 3])
  await clock.sleep(7 * DAY_MS)
  assert.deepEqual(hashtagCost(await plan(['tag30'])), [1, 30])
})

test('counts the tags that other programs asked for under our account, whose names we never learn', async (t) => {
  const { scan, plan, elsewhere, calls } = await setUp(t)
  for (const tag of foreign) await elsewhere(tag)
  const { coverage, problems } = await scan(['tag30', 'tag31'])
  assert.deepEqual(problems, [])
  assert.deepEqual(
    coverage.map(({ query, note }) => [query, note]),
    [
      ['#tag31', 'Over the budget of 27 different hashtags in seven days; a place is free by 2026-11-27.'],
      ['#tag30', "Instagram's hashtags reach back 24 hours."],
    ],
  )
  assert.deepEqual(hashtagCost(await plan(['tag31'])), [0, 3])
  assert.equal(calls('/recently_searched_hashtags'), 1)
})

test('a tag that another program asked for and whose name is known takes no place', async (t) => {
  const { scan, elsewhere } = await setUp(t)
  for (const tag of words(0, 27)) await elsewhere(tag)
  await lookups.set('instagram hashtag id', tagIdOf('tag7'), { tag: 'tag7' }, NOW)
  const { coverage } = await scan(['tag7', 'tag31'])
  assert.deepEqual(
    coverage.map(({ query, reachedBackTo }) => [query, reachedBackTo !== null]),
    [
      ['#tag31', false],
      ['#tag7', true],
    ],
  )
})

test('two processes at once never take more than 27 places, those of other programs included', async (t) => {
  const { scan, elsewhere, calls } = await setUp(t)
  for (const tag of foreign.slice(0, 7)) await elsewhere(tag)
  const [one, other] = await Promise.all([scan(words(0, 20)), scan(words(20, 40))])
  const reached = [...one.coverage, ...other.coverage].filter(({ reachedBackTo }) => reachedBackTo !== null)
  assert.equal(reached.length, 20)
  assert.equal(calls('/recent_media'), 20)
})

test('the id of a hashtag is asked for once and for ever', async (t) => {
  const { clock, scan, calls } = await setUp(t)
  await scan(['crowded'])
  await clock.sleep(400 * DAY_MS)
  await scan(['crowded'])
  assert.equal(calls('/ig_hashtag_search'), 1)
})

test('reads two pages of a crowded hashtag and claims no more than they surely hold', async (t) => {
  const { scan, calls } = await setUp(t)
  const { coverage, problems } = await scan(['crowded'])
  assert.equal(calls('/recent_media'), 2)
  assert.deepEqual(codesOf(problems), ['over_budget'])
  assert.deepEqual(
    coverage.map(({ reachedBackTo, complete, note }) => [reachedBackTo, complete, note]),
    [[new Date(NOW.getTime() - 5 * 3_600_000).toISOString(), false, 'Stopped after 2 pages.']],
  )
})

test('looks through the best of all times once a week and keeps what is in the window', async (t) => {
  const { clock, scan, calls } = await setUp(t)
  const first = await scan(['classic'])
  assert.deepEqual(
    first.posts.map(({ text, authorHandle, metrics }) => [text, authorHandle, metrics]),
    [
      ['Fresh #classic', undefined, { likes: null, comments: 0 }],
      ['Loved in these days #classic', undefined, { likes: 900, comments: 0 }],
    ],
  )
  assert.deepEqual([...first.rejected].sort(), ['duplicate', 'outside_window'])
  assert.equal(first.coverage[0]?.reachedBackTo, new Date(NOW.getTime() - DAY_MS).toISOString())
  await scan(['classic'])
  assert.equal(calls('/top_media'), 1)
  await clock.sleep(7 * DAY_MS + 60_000)
  await scan(['classic'])
  assert.equal(calls('/top_media'), 2)
})

test('a tag has no case: an entry whose case counts is looked for in the text', async (t) => {
  const { scan } = await setUp(t)
  const { posts, rejected } = await scan(['=US'])
  assert.deepEqual(
    posts.map(({ text, matchedTerms }) => [text, matchedTerms]),
    [['To the us and the US #us', ['US']]],
  )
  assert.ok(rejected.includes('no_word_matched'))
})

/** Answers each path by its end: the code of an error, or a body. */
async function serveTags(t: TestContext, answers: Readonly<Record<string, number | object>>) {
  const asked: string[] = []
  const baseUrl = await serve(t, (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://simulator.invalid')
    const edge = pathname.split('/').at(-1) ?? ''
    asked.push(edge)
    const answer = answers[edge] ?? { data: [] }
    const body = typeof answer === 'number' ? { error: { code: answer } } : answer
    res.writeHead(typeof answer === 'number' ? 400 : 200, { 'content-type': 'application/json' })
    res.end(JSON.stringify(body))
  })
  accounts += 1
  const settings = { baseUrl, igUserId: `178414000000000${accounts}` }
  return { asked, scan: (tags: readonly string[]) => collect(meta('ok', settings), { words: tags }) }
}

test('when Instagram says that the week is full, no other new hashtag is asked for', async (t) => {
  const { asked, scan } = await serveTags(t, { ig_hashtag_search: 18 })
  const { problems, coverage } = await scan(['never1', 'never2', 'never3'])
  assert.deepEqual(asked, ['recently_searched_hashtags', 'ig_hashtag_search'])
  assert.deepEqual(codesOf(problems), ['hashtag_limit', 'over_budget', 'over_budget'])
  assert.ok(coverage.every(({ reachedBackTo }) => reachedBackTo === null))
})

test("without Instagram's own list the scan goes by our ledger and says so", async (t) => {
  const { asked, scan } = await serveTags(t, {
    recently_searched_hashtags: 100,
    ig_hashtag_search: { data: [{ id: '1789' }] },
  })
  const { problems, coverage } = await scan(['never4'])
  assert.deepEqual(asked, ['recently_searched_hashtags', 'ig_hashtag_search', 'recent_media', 'top_media'])
  assert.deepEqual(codesOf(problems), ['query_refused'])
  assert.notEqual(coverage[0]?.reachedBackTo, null)
})

test('a sensitive hashtag is a problem of its own', async (t) => {
  const { scan } = await serveTags(t, { ig_hashtag_search: 100 })
  const { problems, refusal } = await scan(['never5'])
  assert.deepEqual([refusal, codesOf(problems)], [undefined, ['query_refused']])
})

test('best media that cannot be read are asked for again, and the last day stays covered', async (t) => {
  const { asked, scan } = await serveTags(t, {
    ig_hashtag_search: { data: [{ id: '1790' }] },
    top_media: 100,
  })
  const { coverage, problems } = await scan(['never6'])
  assert.deepEqual(codesOf(problems), ['query_refused'])
  assert.equal(coverage[0]?.reachedBackTo, new Date(NOW.getTime() - DAY_MS).toISOString())
  await scan(['never6'])
  assert.equal(asked.filter((edge) => edge === 'top_media').length, 2)
})

test('reads the last day of every hashtag before the best of any, and keeps it whatever happens then', async (t) => {
  const { asked, scan } = await serveTags(t, { ig_hashtag_search: { data: [{ id: '1791' }] }, top_media: 4 })
  const { problems, refusal, coverage } = await scan(['never7', 'never8'])
  assert.deepEqual(
    asked.filter((edge) => edge.endsWith('media')),
    ['recent_media', 'recent_media', 'top_media'],
  )
  assert.deepEqual([refusal, codesOf(problems)], [undefined, ['rate_limited']])
  assert.ok(coverage.every(({ reachedBackTo }) => reachedBackTo !== null))
})

test('an answer without a list is no empty list', async (t) => {
  const search = { ig_hashtag_search: { data: [{ id: '1792' }] } }
  for (const answers of [{ ig_hashtag_search: {} }, { ...search, recent_media: {} }]) {
    const { scan } = await serveTags(t, answers)
    const { refusal, coverage } = await scan([`never9${Object.keys(answers).length}`])
    assert.equal(refusal?.code, 'unexpected_content')
    assert.deepEqual(
      coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
      [[false, null]],
    )
  }
})

test('a tag without a readable id is no tag that nobody has used', async (t) => {
  const ids = [17_843_857_450_040_591n.toString().repeat(1000), null, 17]
  for (const id of ids) {
    const baseUrl = await serve(t, (_req, res) => {
      res.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [{ id }] }))
    })
    const { refusal, coverage } = await collect(meta('ok', { baseUrl }), { words: ['growlight'] })
    assert.equal(refusal?.code, 'unexpected_content')
    assert.deepEqual([coverage[0]?.reachedBackTo, coverage[0]?.complete], [null, false])
  }
})

test('the budget tells how many hashtags count now, and when the first of them does not any more', async (t) => {
  const { clock, scan, budgets } = await setUp(t)
  const of = { unit: 'hashtags', cap: 30 } as const
  assert.deepEqual(await budgets(), [{ ...of, spent: 0, renewsAt: null }])
  const before = clock.now().getTime()
  await scan(words(0, 2))
  const [budget] = await budgets()
  assert.equal(budget?.spent, 2)
  const renewsAt = budget.renewsAt?.getTime() ?? 0
  assert.ok(renewsAt >= before + 7 * DAY_MS && renewsAt <= clock.now().getTime() + 7 * DAY_MS)
})
