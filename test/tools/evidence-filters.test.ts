import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setVoiceAccount } from '../../db/voice-accounts.ts'
import { updateAccount } from '../../db/workspaces.ts'
import { EvidenceResponse } from '../../src/model/index.ts'
import { daysAgo, numbered, storeSamples } from '../support/posts.ts'
import { byOperator, mintCaller, sentenceOf, type TestCaller } from '../support/service.ts'
import { idsIn } from '../support/tool-calls.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

const { service, connect, get } = await startToolWorld()

const texts = {
  broken: 'My Fernlight is broken, it does not turn on any more.',
  burnt: 'The Fernlight caught fire last night, there was smoke everywhere.',
  where: 'Where can I buy a Fernlight?',
}

/** One post of each voice, one hazard, and a thread with a comment and its answer. */
async function furnish(): Promise<TestCaller> {
  const caller = await mintCaller(service.db)
  const thread = { platform: 'youtube', threadId: 'video' } as const
  await storeSamples(service.db, caller.workspace.id, [
    { id: 'broken', platform: 'x', authorHandle: 'ann', text: texts.broken, publishedAt: daysAgo(1) },
    { id: 'burnt', platform: 'x', authorHandle: 'fernlight_fan', text: texts.burnt, publishedAt: daysAgo(2) },
    {
      id: 'own',
      platform: 'x',
      authorHandle: 'FernLight',
      text: 'Our new lamp is here',
      publishedAt: daysAgo(3),
    },
    { id: 'nobody', platform: 'instagram', authorHandle: null, publishedAt: daysAgo(4) },
    { id: 'video', platform: 'youtube', authorHandle: '@ann', publishedAt: daysAgo(5) },
    { id: 'video', platform: 'x', authorHandle: 'bob', publishedAt: daysAgo(5.5) },
    { id: 'c1', ...thread, kind: 'comment', parentId: 'video', text: texts.where, publishedAt: daysAgo(6) },
    { id: 'c2', ...thread, kind: 'reply', parentId: 'c1', context: 'Where?', publishedAt: daysAgo(7) },
  ])
  return caller
}

/** The ids over REST, which the SDK's client must see as well. */
async function list(
  t: Parameters<typeof connect>[0],
  caller: TestCaller,
  filters: Record<string, string>,
): Promise<string[]> {
  const answer = await get(caller, `/v1/evidence?${new URLSearchParams(filters)}`)
  assert.equal(answer.status, 200, answer.text)
  const { posts, total } = EvidenceResponse.parse(answer.json)
  assert.equal(total, posts.length)
  const days = filters['days'] === undefined ? {} : { days: Number(filters['days']) }
  const { output } = await (await connect(t, caller))('list_evidence', { ...filters, ...days })
  assert.deepEqual(idsIn(EvidenceResponse.parse(output).posts), idsIn(posts))
  return idsIn(posts)
}

describe('list_evidence filters over REST and MCP', () => {
  test('by voice, intent, kind and thread, each by itself and together', async (t) => {
    const caller = await furnish()
    const filters: readonly [filters: Record<string, string>, ids: string[]][] = [
      [{ voice: 'company' }, ['own']],
      [{ voice: 'unknown' }, ['nobody']],
      [{ voice: 'competitor' }, []],
      [{ intent: 'hazard' }, ['burnt']],
      [{ intent: 'question' }, ['c1']],
      [{ kind: 'comment' }, ['c1']],
      [{ kind: 'post', platform: 'x' }, ['broken', 'burnt', 'own', 'video']],
      [{ thread: 'video' }, ['video', 'video', 'c1', 'c2']],
      [{ thread: 'video', platform: 'youtube' }, ['video', 'c1', 'c2']],
      [{ thread: 'video', kind: 'reply', voice: 'customer', days: '0' }, ['c2']],
      [{ voice: 'customer', intent: 'problem', q: 'BROKEN' }, ['broken']],
    ]
    for (const [wanted, ids] of filters)
      assert.deepEqual(await list(t, caller, wanted), ids, JSON.stringify(wanted))
  })

  test('shows of each post who speaks, what for, and what it answers', async (t) => {
    const caller = await furnish()
    const { posts } = EvidenceResponse.parse((await get(caller, '/v1/evidence')).json)
    assert.deepEqual(
      posts.map(({ voice }) => voice),
      ['customer', 'customer', 'company', 'unknown', ...Array.from({ length: 4 }, () => 'customer')],
    )
    assert.deepEqual(posts[1]?.intents?.includes('hazard'), true)
    const mcp = await connect(t, caller)
    const [reply] = EvidenceResponse.parse((await mcp('list_evidence', { kind: 'reply' })).output).posts
    assert.deepEqual(
      [reply?.kind, reply?.threadId, reply?.context, reply?.voice],
      ['reply', 'video', 'Where?', 'customer'],
    )
    const { output } = await mcp('get_posts', { ids: ['c2'] })
    const [full] = Object(output).posts
    assert.deepEqual([full.parentId, full.voice], ['c1', 'customer'])
  })

  test('by a new configuration as soon as it holds', async (t) => {
    const caller = await furnish()
    const { workspace } = caller
    assert.deepEqual(await list(t, caller, { voice: 'company' }), ['own'])
    await setVoiceAccount(
      service.db,
      workspace.id,
      { platform: 'x', account: 'ann', voice: 'company' },
      byOperator,
    )
    assert.deepEqual(await list(t, caller, { voice: 'company' }), ['broken', 'own'])
    await updateAccount(service.db, workspace.id, { handles: { x: ['bob'] } }, byOperator)
    assert.deepEqual(await list(t, caller, { voice: 'company' }), ['broken', 'video'])
    const { posts } = EvidenceResponse.parse((await get(caller, '/v1/evidence?q=new+lamp')).json)
    assert.equal(posts[0]?.voice, 'customer')
  })

  test('by what was first stored after a moment that a post shows', async (t) => {
    const caller = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [{ id: 'first', publishedAt: daysAgo(2) }])
    const [first] = EvidenceResponse.parse((await get(caller, '/v1/evidence')).json).posts
    const since = first?.firstSeenAt ?? ''
    await storeSamples(service.db, caller.workspace.id, [{ id: 'second', publishedAt: daysAgo(400) }])
    assert.deepEqual(await list(t, caller, { since }), ['second'])
    const { json } = await get(caller, `/v1/evidence?since=${since}`)
    assert.equal(EvidenceResponse.parse(json).windowDays, 0)
    assert.deepEqual(await list(t, caller, { since: '2020-01-01T00:00:00+02:00' }), ['first', 'second'])
  })

  test('by the posts of a trend, also under an id that it had before', async (t) => {
    const caller = await furnish()
    const trend = sampleTrend({
      id: 'trend_now',
      postIds: ['burnt', 'video'],
      platforms: ['x'],
      previousIds: ['trend_before'],
    })
    await storeTrends(service, caller, 30, [trend])
    assert.deepEqual(await list(t, caller, { trend: 'trend_now' }), ['burnt', 'video'])
    assert.deepEqual(await list(t, caller, { trend: 'trend_before', intent: 'hazard' }), ['burnt'])
    assert.deepEqual(await list(t, caller, { trend: 'trend_now', days: '0' }), ['burnt', 'video'])
    assert.deepEqual(await list(t, caller, { trend: 'trend_now', since: '2020-01-01' }), ['burnt', 'video'])
    const gone = await get(caller, '/v1/evidence?trend=trend_gone')
    assert.equal(gone.status, 404)
    assert.match(sentenceOf(gone), /No trend of the last 30 days has this id/)
  })

  test('through every page of each filter, and refuses the cursor of another one', async () => {
    const caller = await mintCaller(service.db)
    const samples = numbered(25).map(({ id, publishedAt }, index) => ({
      id,
      publishedAt,
      platform: 'x' as const,
      authorHandle: index % 2 === 0 ? 'fernlight' : 'ann',
      text: index % 3 === 0 ? texts.broken : texts.where,
      kind: index % 5 === 0 ? ('mention' as const) : ('post' as const),
      threadId: index % 5 === 0 ? 'root' : id,
    }))
    await storeSamples(service.db, caller.workspace.id, samples)
    const cursors = new Map<string, string>()
    for (const query of [
      '',
      'voice=company',
      'intent=problem',
      'kind=mention',
      'thread=root',
      'since=2020-01-01',
    ]) {
      const whole = EvidenceResponse.parse((await get(caller, `/v1/evidence?${query}`)).json)
      const seen: string[] = []
      let path: string | undefined = `/v1/evidence?${query}&limit=2`
      while (path !== undefined) {
        const answer = await get(caller, path)
        const page = EvidenceResponse.parse(answer.json)
        assert.equal(page.total, whole.total)
        seen.push(...idsIn(page.posts))
        path = /^<(.+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1]
        const cursor = new URL(path ?? '/', service.url).searchParams.get('cursor')
        if (cursor !== null) cursors.set(query, cursor)
      }
      assert.ok(seen.length > 2)
      assert.deepEqual(seen, idsIn(whole.posts), query)
    }
    for (const [query, cursor] of cursors) {
      const other = query === 'voice=company' ? 'voice=customer' : 'voice=company'
      const refused = await get(caller, `/v1/evidence?${other}&cursor=${cursor}`)
      assert.equal(refused.status, 400)
      assert.match(sentenceOf(refused), /cursor belongs to a call with other filters/)
    }
  })
})

describe('list_evidence says what is wrong with a filter', () => {
  const wrong: readonly [query: string, sentence: RegExp][] = [
    ['since=2026-01-01&days=7', /since and days were both sent. Send one/],
    ['since=2026-01-01&days=0', /since and days were both sent/],
    ['since=0000-01-01', /since was 0000-01-01. It must lie between the year 1990 and /],
    [
      'since=2100-01-01',
      /since was 2100-01-01, which is in the future. It must lie between the year 1990 and /,
    ],
    ['since=yesterday', /since was "yesterday". It must be an ISO 8601 date/],
    ['since=2026-01-01T00:00:00', /with its zone/],
    ['intent=anger', /intent was "anger". It must be one of problem, question, wish/],
    ['voice=me', /voice was "me". It must be one of customer, company, competitor, unknown/],
    ['kind=story', /kind was "story". It must be one of post, comment, reply, mention, quote, review/],
    ['thread=', /thread was "". It must be a string of 1 to 256 characters/],
    ['author=ann', /Unknown query parameter "author"/],
  ]
  for (const [query, sentence] of wrong) {
    test(query, async () => {
      const caller = await mintCaller(service.db)
      const answer = await get(caller, `/v1/evidence?${query}`)
      assert.equal(answer.status, 400)
      assert.match(sentenceOf(answer), sentence)
    })
  }
})

test('a ranking follows the configuration: what turns out to be the company’s is no mention', async () => {
  const caller = await mintCaller(service.db)
  const samples = Array.from({ length: 12 }, (_, index) => ({
    id: `p${index}`,
    platform: 'x' as const,
    authorHandle: `ann${index}`,
    text: `The dimmer of my lamp buzzes when it is cold, number ${index}`,
    publishedAt: daysAgo(index / 2),
  }))
  await storeSamples(service.db, caller.workspace.id, samples)
  const mentions = async (): Promise<number> => {
    const { trends } = Object((await get(caller, '/v1/trends')).json)
    return trends[0]?.mentions
  }
  assert.equal(await mentions(), 12)
  for (const account of ['ann0', 'ann1'])
    await setVoiceAccount(
      service.db,
      caller.workspace.id,
      { platform: 'x', account, voice: 'company' },
      byOperator,
    )
  assert.equal(await mentions(), 10)
})
