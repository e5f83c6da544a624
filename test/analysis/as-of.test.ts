import assert from 'node:assert/strict'
import { after, describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { expirePosts, forgetAuthor, softDeletePosts } from '../../db/removals.ts'
import { storeCheckedPosts } from '../../db/store-posts.ts'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { CitationsResponse, TrendResponse, TrendsResponse, Workspace } from '../../src/model/index.ts'
import { samplePost, storeSamples } from '../support/posts.ts'
import {
  call,
  impatientClock,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestCaller,
} from '../support/service.ts'
import { startSimulatedService } from '../support/simulated-service.ts'
import { connectTools } from '../support/tool-calls.ts'

const HOUR_MS = 3_600_000
let passedMs = 0
const clock = { ...impatientClock(), now: () => new Date(Date.now() + passedMs) }
const service = await startSimulatedService({}, clock)
after(() => service.close())

const openings = ['Yesterday', 'Honestly', 'Again', 'Somehow', 'Finally', 'Meanwhile', 'Usually', 'Sadly']

/** Posts of as many authors that complain of one thing; `hours` old, and half an hour less each. */
const complaints = (subject: string, count: number, hours: number) =>
  Array.from({ length: count }, (_, n) => ({
    id: `t3_${subject.length}h${hours}n${n}`,
    authorHandle: `${subject.slice(0, 3)}-owner-${hours}-${n}`,
    text: `${openings[n % openings.length]} the ${subject} caught fire in room ${hours}${n}, does nobody repair it?`,
    publishedAt: new Date(Date.now() - hours * HOUR_MS + (n * HOUR_MS) / 60),
  }))

/** A workspace with a ranking of this morning: three subjects of eight posts each. */
async function rankedMorning(t: TestContext) {
  const caller = await mintCaller(service.db)
  const posts = ['solar kettle', 'night bus', 'garden hose'].flatMap((subject) => complaints(subject, 8, 30))
  const stored = await storeSamples(service.db, caller.workspace.id, posts)
  const mcp = await connectTools(t, service.url, caller)
  const trendsOf = async (input: Record<string, unknown> = {}) =>
    TrendsResponse.parse((await mcp('get_trends', input)).output).trends
  const morning = await trendsOf({ fields: 'full' })
  const [first] = morning
  assert.ok(first?.rankedAt !== undefined && morning.length === 3)
  return { caller, mcp, trendsOf, morning, first, asOf: first.rankedAt, posts: stored }
}

/** What the database keeps of a workspace's earlier rankings, as text. */
async function keptRows({ workspace }: TestCaller): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(kept_rankings)::text as row from kept_rankings where workspace_id = ${workspace.id}`.execute(
    service.db,
  )
  assert.ok(rows.length > 0)
  return rows.map(({ row }) => row).join('\n')
}

const keyOf = (id: string) => ({ platform: 'reddit', id }) as const

test('an earlier ranking is told in the same words and figures as when it was the present one', async (t) => {
  const caller = await mintCaller(service.db, Workspace.omit({ id: true }).parse(demoWorkspace))
  const scan = await call(`${service.url}/v1/scans`, { method: 'POST', key: caller.key })
  assert.equal(scan.status, 201)
  const mcp = await connectTools(t, service.url, caller)
  for (const [fields, days] of [
    ['full', 30],
    ['concise', 30],
    ['full', 90],
  ] as const) {
    const present = TrendsResponse.parse((await mcp('get_trends', { fields, days })).output)
    const [first] = present.trends
    assert.ok(first?.rankedAt !== undefined)
    const asOf = first.rankedAt
    assert.deepEqual((await mcp('get_trends', { fields, days, asOf })).output, present)
    const one = TrendResponse.parse((await mcp('get_trend', { id: first.id, days })).output)
    // The page shows the present ranking alone.
    const { pageUrl, ...trend } = one.trend
    assert.equal(typeof pageUrl, 'string')
    assert.deepEqual((await mcp('get_trend', { id: first.id, days, asOf })).output, { ...one, trend })
  }
})

test('every trend says when it was ranked: in full, concise, alone, after a scan and of an earlier ranking', async (t) => {
  const caller = await mintCaller(service.db, Workspace.omit({ id: true }).parse(demoWorkspace))
  const mcp = await connectTools(t, service.url, caller)
  const { run } = Object(await mcp('run_scan', { maxChars: 0 })).output
  const lists = [run.trends]
  for (const fields of ['full', 'concise']) {
    const { trends } = TrendsResponse.parse((await mcp('get_trends', { fields })).output)
    const asOf = trends[0]?.rankedAt
    lists.push(trends, TrendsResponse.parse((await mcp('get_trends', { fields, asOf })).output).trends)
    const id = trends[0]?.id
    lists.push([TrendResponse.parse((await mcp('get_trend', { id })).output).trend])
  }
  for (const trends of lists) {
    assert.ok(trends.length > 0)
    for (const { rankedAt } of trends) assert.ok(!Number.isNaN(Date.parse(rankedAt)))
  }
  const overRest = await call(`${service.url}/v1/trends`, caller)
  assert.equal(overRest.headers.get('Ranked-At'), TrendsResponse.parse(overRest.json).trends[0]?.rankedAt)
})

test('a brief of the morning is verified as of then, after a scan that changed every trend that it cites', async (t) => {
  const fields = Workspace.omit({ id: true }).parse(demoWorkspace)
  const caller = await mintCaller(service.db, fields)
  const posts = ['solar kettle', 'night bus', 'garden hose'].flatMap((subject) => complaints(subject, 8, 30))
  await storeSamples(service.db, caller.workspace.id, posts)
  const mcp = await connectTools(t, service.url, caller)
  const { trends } = TrendsResponse.parse((await mcp('get_trends', { fields: 'full' })).output)
  assert.equal(trends.length, 3)
  const text = trends
    .map(({ id, topic, mentions, uniqueAuthors, hazards = [] }) =>
      [
        `"${topic}" (${id}) has ${mentions} mentions by ${uniqueAuthors} authors.`,
        `A customer writes "${hazards[0]?.text}" (${hazards[0]?.postId}).`,
      ].join(' '),
    )
    .join('\n\n')
  const check = async (asOf?: string) =>
    CitationsResponse.parse(
      (await mcp('check_citations', { text, ...(asOf === undefined ? {} : { asOf }) })).output,
    )
  assert.equal((await check()).allVerified, true)

  passedMs += HOUR_MS
  const more = ['solar kettle', 'night bus', 'garden hose'].flatMap((subject) => complaints(subject, 14, 5))
  await storeSamples(service.db, caller.workspace.id, more)
  const { run } = Object((await mcp('run_scan', { maxChars: 0 })).output)
  assert.ok(run.postsTotal >= 40)
  const now = await check()
  const refused = now.claims.filter(({ verdict }) => verdict !== 'verified')
  assert.ok(refused.length >= trends.length, JSON.stringify(now.counts))

  const asOf = trends[0]?.rankedAt
  const then = await check(asOf)
  assert.deepEqual(
    then.claims.filter(({ verdict }) => verdict !== 'verified'),
    [],
  )
  assert.equal(then.allVerified, true)
  assert.deepEqual(then.asOf, { rankedAt: asOf, removed: [] })
  const overRest = await call(`${service.url}/v1/citations/check`, {
    method: 'POST',
    key: caller.key,
    body: JSON.stringify({ text, asOf }),
    headers: { 'Content-Type': 'application/json' },
  })
  assert.deepEqual(CitationsResponse.parse(overRest.json), then)
})

describe('a post that was removed since', () => {
  test('is told of, is not quoted, and stays in the figures that it was in', async (t) => {
    const { caller, mcp, trendsOf, first, asOf, posts } = await rankedMorning(t)
    const [cited = ''] = first.representativePostIds ?? []
    assert.ok(first.postIds?.includes(cited))
    await softDeletePosts(service.db, caller.workspace.id, [keyOf(cited)])
    for (const fields of ['full', 'concise']) {
      const trends = await trendsOf({ asOf, fields })
      assert.deepEqual(
        trends.map(({ removedPosts }) => removedPosts),
        [1, undefined, undefined],
      )
      assert.deepEqual([trends[0]?.topic, trends[0]?.mentions], [first.topic, first.mentions])
      assert.ok(!trends.some(({ posts = [] }) => posts.some(({ id }) => id === cited)))
    }
    const { texts } = await mcp('get_trends', { asOf })
    assert.match(texts[1] ?? '', new RegExp(`^Removed since this ranking.*: posts of ${first.id} \\(1\\)\\.`))
    const alone = await mcp('get_trend', { id: first.id, asOf, maxChars: 3000 })
    assert.match(alone.texts[1] ?? '', /^Removed since this ranking/)
    const whole = TrendResponse.parse((await mcp('get_trend', { id: first.id, asOf })).output)
    assert.deepEqual([whole.missing, whole.trend.removedPostIds], [[cited], [cited]])
    assert.match((whole.trend.limitations ?? []).join(' '), /1 of its posts were removed since this ranking/)
    const [room = ''] = /room \d+/.exec(posts.find(({ id }) => id === cited)?.text ?? '') ?? []
    assert.ok(room !== '' && !JSON.stringify(whole).includes(`${room},`))

    const text = `"${first.topic}" (${first.id}) has ${first.mentions} mentions, among them ${cited}.`
    const checked = await mcp('check_citations', { text, asOf })
    const answer = CitationsResponse.parse(checked.output)
    assert.deepEqual(answer.asOf?.removed, [{ id: first.id, removedPosts: 1, removedPostIds: [cited] }])
    assert.equal(answer.allVerified, false)
    assert.match(checked.texts[1] ?? '', /^Removed since this ranking/)
    assert.equal(answer.claims.find(({ kind }) => kind === 'trend_figure')?.verdict, 'verified')
  })

  test('is told of whoever removed it: an author’s wish takes words and name, and leaves ids and figures', async (t) => {
    const { caller, trendsOf, morning, asOf, posts } = await rankedMorning(t)
    for (const { authorHandle = '' } of posts) {
      await forgetAuthor(service.db, caller.workspace.id, 'reddit', authorHandle)
    }
    const then = await trendsOf({ asOf, fields: 'full' })
    assert.deepEqual(
      then.map(({ id, mentions, removedPosts, topic, keywords }) => [
        id,
        mentions,
        removedPosts,
        topic,
        keywords,
      ]),
      morning.map(({ id, mentions, postIds = [] }) => [
        id,
        mentions,
        postIds.length,
        '(name no longer stored)',
        [],
      ]),
    )
  })
})

test('who reads an earlier ranking while posts are removed is never told a word of one that is told as removed', async (t) => {
  const { caller, trendsOf, first, asOf } = await rankedMorning(t)
  const hazards = first.hazards ?? []
  assert.equal(hazards.length, 8)
  const removals = hazards.map(async ({ postId }) => {
    await softDeletePosts(service.db, caller.workspace.id, [keyOf(postId)])
    const [after] = await trendsOf({ asOf, fields: 'full' })
    assert.ok(after?.removedPostIds?.includes(postId))
    return after
  })
  const reads = Array.from({ length: 8 }, async () => (await trendsOf({ asOf, fields: 'full' }))[0])
  for (const trend of await Promise.all([...removals, ...reads])) {
    const removed = new Set(trend?.removedPostIds)
    assert.deepEqual(
      trend?.hazards,
      hazards.filter(({ postId }) => !removed.has(postId)),
    )
  }
})

test('no row of an earlier ranking holds a word of a post, neither before its posts expire nor after', async (t) => {
  const { caller, trendsOf, morning, asOf } = await rankedMorning(t)
  const words = /kettle|solar|garden|night bus|caught fire|repair|honestly|yesterday/i
  assert.match(JSON.stringify(morning), words)
  assert.doesNotMatch(await keptRows(caller), words)
  await expirePosts(service.db, caller.workspace.id, 'reddit', new Date(Date.now() + HOUR_MS))
  const then = await trendsOf({ asOf, fields: 'full' })
  assert.deepEqual(
    then.map(({ removedPosts }) => removedPosts),
    [8, 8, 8],
  )
  assert.doesNotMatch(JSON.stringify(then), words)
  assert.doesNotMatch(await keptRows(caller), words)
})

test('what a post says now is never given as what it said then', async (t) => {
  const { caller, trendsOf, first, asOf } = await rankedMorning(t)
  const quoted = first.hazards?.[0]?.postId
  assert.ok(quoted !== undefined)
  const edited = samplePost({
    id: quoted,
    text: 'I take it all back, and wish to say nothing of any appliance here.',
  })
  await storeCheckedPosts(service.db, caller.workspace.id, [edited])
  const [then] = await trendsOf({ asOf, fields: 'full' })
  assert.doesNotMatch(JSON.stringify(then), /take it all back/)
  assert.deepEqual(then?.hazards, first.hazards?.slice(1))
  assert.match(
    then?.limitations?.join(' ') ?? '',
    /1 of its quotations are left out: their posts were removed or edited/,
  )
  assert.equal(then?.removedPosts, undefined)
})

describe('asOf', () => {
  test('that is no moment, is to come, or was ranked by nothing that is kept is refused with what is allowed', async (t) => {
    const { caller, mcp, first, asOf } = await rankedMorning(t)
    const later = new Date(clock.now().getTime() + HOUR_MS).toISOString()
    const cases: [string, RegExp][] = [
      [
        'this morning',
        /^asOf was "this morning"\. It must be an ISO 8601 date-time with its zone, for example /,
      ],
      ['2026-03-01', /^asOf was "2026-03-01"\. It must be an ISO 8601 date-time with its zone/],
      ['2026-03-01T09:00:00', /^asOf was "2026-03-01T09:00:00"\. It must be/],
      ['2026-13-01T09:00:00Z', /^asOf was "2026-13-01T09:00:00Z"\. It must be/],
      [
        later,
        /^asOf was .*, which is in the future: it is .* now\. Leave asOf out for the present ranking\.$/,
      ],
      [
        '2020-01-01T00:00:00Z',
        new RegExp(
          `^asOf was 2020-01-01T00:00:00\\.000Z, and the ranking of 30 days that was current then is not kept\\. The nearest that is kept is of ${asOf}: call again with asOf ${asOf}\\.$`,
        ),
      ],
    ]
    const calls: [string, Record<string, unknown>][] = [
      ['get_trends', {}],
      ['get_trend', { id: first.id }],
      ['check_citations', { text: `See ${first.id}.` }],
    ]
    for (const [value, sentence] of cases) {
      for (const [name, input] of calls) {
        const { output, texts } = await mcp(name, { ...input, asOf: value })
        assert.equal(output, undefined)
        assert.match(texts[0] ?? '', sentence, `${name} ${value}`)
      }
      const overRest = await call(`${service.url}/v1/trends?asOf=${encodeURIComponent(value)}`, caller)
      assert.equal(overRest.status, 400)
      assert.match(sentenceOf(overRest), sentence)
    }
    const alone = await call(`${service.url}/v1/trends/${first.id}?asOf=${asOf}`, caller)
    assert.equal(TrendResponse.parse(alone.json).trend.rankedAt, asOf)
    const unranked = await mcp('get_trends', { days: 90, asOf })
    assert.match(
      unranked.texts[0] ?? '',
      /and no ranking of 90 days is kept\. Rankings are kept for up to 30 days/,
    )
    const all = await mcp('check_citations', { text: 'See all.', days: 0, asOf })
    assert.match(
      all.texts[0] ?? '',
      /^asOf needs a window: of all that is stored \(days 0\) there is no ranking/,
    )
    const nobody = await mcp('get_trend', { id: 'trend_nobody', asOf })
    assert.match(
      nobody.texts[0] ?? '',
      new RegExp(`^The ranking of 30 days of ${asOf} has no trend of this id\\.`),
    )
  })

  test('never reaches another workspace', async (t) => {
    const { first, asOf } = await rankedMorning(t)
    const other = await mintCaller(service.db)
    const mcp = await connectTools(t, service.url, other)
    const inputs: [string, Record<string, unknown>][] = [
      ['get_trends', { asOf }],
      ['get_trend', { id: first.id, asOf }],
      ['check_citations', { text: `See ${first.id}.`, asOf }],
    ]
    for (const [name, input] of inputs) {
      const { output, texts } = await mcp(name, input)
      assert.equal(output, undefined)
      assert.match(texts[0] ?? '', /no ranking of 30 days is kept/)
    }
    await storeSamples(service.db, other.workspace.id, complaints('night bus', 8, 30))
    const [own] = TrendsResponse.parse((await mcp('get_trends', {})).output).trends
    const { trends } = TrendsResponse.parse((await mcp('get_trends', { asOf: own?.rankedAt })).output)
    assert.deepEqual(
      trends.map(({ id }) => id),
      [own?.id],
    )
  })

  test('answers from the ranking that was current then, page by page, whatever came after', async (t) => {
    const { caller, mcp, trendsOf, morning, asOf } = await rankedMorning(t)
    passedMs += HOUR_MS / 2
    await storeSamples(service.db, caller.workspace.id, complaints('paper lantern', 12, 4))
    const [newest] = await trendsOf()
    assert.ok(newest?.rankedAt !== undefined && newest.rankedAt > asOf)
    const between = new Date(Date.parse(newest.rankedAt) - 1).toISOString()
    const seen: string[] = []
    for (let page: Record<string, unknown> | undefined = {}; page !== undefined; ) {
      const { output, meta } = await mcp('get_trends', { ...page, asOf: between, limit: 2 })
      seen.push(...TrendsResponse.parse(output).trends.map(({ id }) => id))
      assert.deepEqual([meta['total'], meta['rankedAt']], [3, asOf])
      page = meta['nextCursor'] === undefined ? undefined : { cursor: meta['nextCursor'] }
    }
    assert.deepEqual(
      seen,
      morning.map(({ id }) => id),
    )
    assert.equal((await trendsOf({ asOf: newest.rankedAt })).length, 4)
    assert.equal((await trendsOf({ asOf: clock.now().toISOString() })).length, 4)
    const { texts } = await mcp('get_trends', {
      asOf,
      cursor: (await mcp('get_trends', { limit: 2 })).meta['nextCursor'],
    })
    assert.match(texts[0] ?? '', /^The ranking was made anew since that page, or is of another/)
  })
})

test('a month later an earlier ranking is gone, and the answer names the nearest', async (t) => {
  const { mcp, trendsOf, asOf } = await rankedMorning(t)
  passedMs += 29 * 24 * HOUR_MS
  assert.equal((await trendsOf({ asOf })).length, 3)
  passedMs += 2 * 24 * HOUR_MS
  await trendsOf()
  const { texts } = await mcp('get_trends', { asOf })
  const [nearest = ''] = /The nearest that is kept is of \S+Z/.exec(texts[0] ?? '') ?? []
  assert.ok(nearest.slice(-24) > asOf, texts[0])
})

test('a service that may keep nothing says that nothing is kept', async (t) => {
  const forgetful = await startTestService({ KEPT_RANKINGS_MB: '0' })
  t.after(() => forgetful.close())
  const caller = await mintCaller(forgetful.db)
  await storeSamples(forgetful.db, caller.workspace.id, complaints('night bus', 8, 30))
  const [trend] = TrendsResponse.parse((await call(`${forgetful.url}/v1/trends`, caller)).json).trends
  const answer = await call(`${forgetful.url}/v1/trends?asOf=${trend?.rankedAt}`, caller)
  assert.equal(answer.status, 400)
  assert.match(sentenceOf(answer), /and no ranking of 30 days is kept/)
})
