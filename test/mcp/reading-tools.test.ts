import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { buryPosts } from '../../db/removals.ts'
import { EvidenceResponse, PostsResponse, TrendResponse, TrendsResponse } from '../../src/model.ts'
import { connectClient } from '../support/mcp-client.ts'
import { daysAgo, storeSamples } from '../support/posts.ts'
import {
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestCaller,
  type TestService,
} from '../support/service.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

interface McpAnswer {
  /** Undefined for a tool error. */
  readonly output: unknown
  readonly texts: readonly string[]
  readonly meta: Readonly<Record<string, unknown>>
}

type CallTool = (name: string, args?: Record<string, unknown>) => Promise<McpAnswer>

async function connect(t: TestContext, { key }: TestCaller): Promise<CallTool> {
  const client = await connectClient(t, service.url, key)
  // From here on the client checks each answer by the schema that was published.
  await client.listTools()
  return async (name, args = {}) => {
    const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: args }))
    const texts = result.content.map((part) => (part.type === 'text' ? part.text : ''))
    if (result.isError !== true) assert.deepEqual(JSON.parse(texts[0] ?? ''), result.structuredContent)
    return { output: result.structuredContent, texts, meta: result._meta ?? {} }
  }
}

const get = ({ key }: TestCaller, path: string) => call(`${service.url}${path}`, { key })
const numbered = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, n) => ({ id: `${prefix}${n}`, publishedAt: daysAgo((n + 1) / 100) }))
const idsIn = (posts: readonly { id: string }[]) => posts.map(({ id }) => id)

describe('both surfaces give the same answer to the same input', () => {
  const cases: [tool: string, args: Record<string, string | number>, path: string][] = [
    ['get_trends', { fields: 'concise', limit: 20, maxChars: 40_000 }, '/v1/trends?'],
    ['get_trends', { fields: 'full', limit: 100, maxChars: 0 }, '/v1/trends?'],
    ['get_trends', { days: 7, fields: 'concise', limit: 1, offset: 1, maxChars: 0 }, '/v1/trends?'],
    ['get_trends', { fields: 'concise', limit: 2, maxChars: 700 }, '/v1/trends?'],
    ['list_evidence', { fields: 'concise', limit: 20, maxChars: 2000 }, '/v1/evidence?'],
    ['list_evidence', { fields: 'full', limit: 500, maxChars: 0, days: 0 }, '/v1/evidence?'],
    ['get_trend', { id: 't_1', maxChars: 0 }, '/v1/trends/t_1?'],
    ['get_trend', { id: 't_1', maxChars: 900, days: 30 }, '/v1/trends/t_1?'],
    ['get_trend', { id: 't_none', maxChars: 0 }, '/v1/trends/t_none?'],
    ['get_posts', { ids: 'p3,none,p1,p3', maxChars: 0 }, '/v1/posts?'],
    ['get_posts', { ids: 'p1', platform: 'x', maxChars: 40_000 }, '/v1/posts?'],
    ['get_posts', { ids: 'p1,p2,p3', maxChars: 500 }, '/v1/posts?'],
    ['get_posts', { ids: 'p1,p2,p3', maxChars: 10 }, '/v1/posts?'],
  ]
  for (const [name, args, path] of cases) {
    test(`${name} ${JSON.stringify(args)}`, async (t) => {
      const caller = await mintCaller(service.db)
      await storeSamples(service.db, caller.workspace.id, numbered(30))
      const trends = ['t_1', 't_2', 't_3'].map((id) =>
        sampleTrend({ id, representativePostIds: ['p1', 'p2', 'p3', 'p4', 'none'], postIds: ['p1', 'p2'] }),
      )
      for (const days of [7, 30]) await storeTrends(service, caller, days, trends)
      const mcp = await connect(t, caller)
      const overMcp = await mcp(name, {
        ...args,
        ...(args['ids'] && { ids: String(args['ids']).split(',') }),
      })
      const query = Object.entries(args)
        .filter(([field]) => field !== 'id')
        .map(([field, value]) => `${field}=${value}`)
      const overRest = await get(caller, `${path}${query.join('&')}`)
      if (overMcp.output === undefined) assert.deepEqual(overMcp.texts, [sentenceOf(overRest)])
      else assert.deepEqual(overMcp.output, overRest.json)
      assert.equal(overMcp.meta['dropped'] === undefined, overRest.headers.get('Answer-Cut') === null)
      if (overMcp.meta['dropped'] !== undefined) {
        assert.equal(overRest.headers.get('Answer-Cut'), overMcp.meta['advice'])
        assert.ok(overRest.text.length <= Number(args['maxChars']) || overRest.text.includes('"posts":[]'))
      }
      assert.equal(overMcp.texts[1], overMcp.meta['advice'])
    })
  }
})

describe('get_trends', () => {
  const fifty = Array.from({ length: 50 }, (_, n) => sampleTrend({ id: `t_${n}`, postIds: [`p${n}`] }))

  test('gives agents twenty trends and says how to get the others, REST all of them', async (t) => {
    const caller = await mintCaller(service.db)
    await storeTrends(service, caller, 30, fifty)
    const mcp = await connect(t, caller)
    const seen: string[] = []
    let offset: unknown = 0
    while (offset !== undefined) {
      const { output, meta, texts } = await mcp('get_trends', { offset })
      seen.push(...idsIn(TrendsResponse.parse(output).trends))
      offset = meta['nextOffset']
      assert.equal(meta['total'], 50)
      if (offset !== undefined)
        assert.match(texts[1] ?? '', new RegExp(`call again with offset ${offset}\\.$`))
    }
    assert.deepEqual(seen, idsIn(fifty))
    const overRest = await get(caller, '/v1/trends')
    assert.deepEqual(TrendsResponse.parse(overRest.json).trends, fifty)
    assert.equal(overRest.headers.get('Total-Count'), '50')
    assert.equal(overRest.headers.get('Link'), null)
  })

  test('over REST its Link leads through all of a ranking, whatever maxChars leaves out', async () => {
    const caller = await mintCaller(service.db)
    await storeTrends(service, caller, 30, fifty)
    const seen: string[] = []
    let path: string | undefined = '/v1/trends?fields=concise&limit=30&maxChars=3000'
    while (path !== undefined) {
      const answer = await get(caller, path)
      assert.ok(answer.text.length <= 3000)
      seen.push(...idsIn(TrendsResponse.parse(answer.json).trends))
      path = /^<(.+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1]
    }
    assert.deepEqual(seen, idsIn(fifty))
  })

  test('a trend longer than maxChars is named with its size, and following the offset goes on behind it', async (t) => {
    const caller = await mintCaller(service.db)
    const trends = ['t_0', 't_1', 't_2'].map((id) => sampleTrend({ id }))
    const long = sampleTrend({ id: 't_long', postIds: numbered(500).map(({ id }) => id) })
    await storeTrends(service, caller, 30, [long, ...trends])
    const mcp = await connect(t, caller)
    const first = await mcp('get_trends', { fields: 'full', maxChars: 2000 })
    assert.deepEqual(first.output, { windowDays: 30, trends: [] })
    assert.equal(first.meta['dropped'], 4)
    assert.equal(first.meta['nextOffset'], 1)
    const needed = Number(/maxChars (\d+) or 0/.exec(first.texts[1] ?? '')?.[1])
    const again = await mcp('get_trends', { fields: 'full', maxChars: needed })
    assert.deepEqual(idsIn(TrendsResponse.parse(again.output).trends), ['t_long'])
    const next = await mcp('get_trends', { fields: 'full', maxChars: 2000, offset: 1 })
    assert.deepEqual(idsIn(TrendsResponse.parse(next.output).trends), idsIn(trends))
  })

  test('cites no post any more that was removed, though it was cited before', async (t) => {
    const caller = await mintCaller(service.db)
    await storeSamples(
      service.db,
      caller.workspace.id,
      Array.from({ length: 8 }, (_, n) => ({
        id: `buzz${n}`,
        authorHandle: `author${n}`,
        publishedAt: daysAgo(n / 2),
        text: `The Pro 2 lamp has a loud coil whine since the update, unit number ${n} buzzes at night`,
      })),
    )
    const mcp = await connect(t, caller)
    const cited = async () => {
      const [trend] = TrendsResponse.parse((await mcp('get_trends')).output).trends
      return trend?.posts ?? []
    }
    const [first, ...others] = await cited()
    assert.ok(first && others.length > 0)
    await buryPosts(service.db, caller.workspace.id, [{ platform: 'reddit', id: first.id }])
    const left = await cited()
    assert.ok(left.length > 0)
    assert.ok(left.every(({ id }) => id !== first.id))
  })

  test('is empty behind the last trend', async (t) => {
    const caller = await mintCaller(service.db)
    await storeTrends(service, caller, 30, fifty)
    const { output, meta } = await (await connect(t, caller))('get_trends', { offset: 70 })
    assert.deepEqual(output, { windowDays: 30, trends: [] })
    assert.deepEqual(meta, { total: 50 })
  })
})

describe('list_evidence', () => {
  test('shows agents what a citation needs, REST every field', async (t) => {
    const caller = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [
      { id: 'a', metrics: { score: 3, comments: null }, matchedTerms: ['grow light'] },
    ])
    const { output } = await (await connect(t, caller))('list_evidence')
    const [concise] = EvidenceResponse.parse(output).posts
    const names = ['platform', 'id', 'authorHandle', 'text', 'url', 'publishedAt', 'metrics', 'matchedTerms']
    assert.deepEqual(Object.keys(concise ?? {}).sort(), names.sort())
    assert.deepEqual(concise?.metrics, { score: 3, comments: null })
    const [full] = EvidenceResponse.parse((await get(caller, '/v1/evidence')).json).posts
    assert.ok(full?.firstSeenAt && full.contentHash)
  })

  test('its cursor leads through every post, whatever maxChars leaves out of a page', async (t) => {
    const caller = await mintCaller(service.db)
    const stored = await storeSamples(service.db, caller.workspace.id, numbered(60))
    const mcp = await connect(t, caller)
    const seen: string[] = []
    const sizes = new Set<number>()
    let cursor: unknown
    do {
      const { output, meta, texts } = await mcp('list_evidence', {
        maxChars: 2000,
        ...(cursor === undefined ? {} : { cursor }),
      })
      const { posts, total } = EvidenceResponse.parse(output)
      assert.equal(total, 60)
      assert.ok((texts[0] ?? '').length <= 2000)
      seen.push(...idsIn(posts))
      sizes.add(posts.length)
      cursor = meta['nextCursor']
      if (cursor !== undefined) assert.ok(texts[1]?.endsWith(`call again with cursor ${cursor}`))
    } while (cursor !== undefined)
    assert.deepEqual(seen, idsIn(stored))
    assert.ok(Math.max(...sizes) < 20)

    const seenOverRest: string[] = []
    let path: string | undefined = '/v1/evidence?maxChars=2000'
    while (path !== undefined) {
      const answer = await get(caller, path)
      seenOverRest.push(...idsIn(EvidenceResponse.parse(answer.json).posts))
      path = /^<(.+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1]
    }
    assert.deepEqual(seenOverRest, idsIn(stored))
  })

  test('a post longer than maxChars is named with its size, and following the cursor goes on behind it', async (t) => {
    const caller = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [
      { id: 'long', text: 'word '.repeat(2000), publishedAt: daysAgo(1) },
      { id: 'longer', text: 'word '.repeat(3000), publishedAt: daysAgo(2) },
      { id: 'short', publishedAt: daysAgo(3) },
      { id: 'last', text: 'word '.repeat(2000), publishedAt: daysAgo(4) },
    ])
    const mcp = await connect(t, caller)
    const calls: [ids: string[], dropped: unknown][] = []
    let args: Record<string, unknown> = { maxChars: 1000 }
    for (;;) {
      const { output, meta, texts } = await mcp('list_evidence', args)
      const { posts } = EvidenceResponse.parse(output)
      calls.push([idsIn(posts), meta['dropped']])
      const needed = /call again with maxChars (\d+) or 0/.exec(texts[1] ?? '')?.[1]
      if (needed !== undefined) {
        const again = await mcp('list_evidence', { ...args, maxChars: Number(needed) })
        assert.equal(EvidenceResponse.parse(again.output).posts.length, 1)
        assert.equal((again.texts[0] ?? '').length, Number(needed))
      }
      if (meta['nextCursor'] === undefined) break
      args = { maxChars: 1000, cursor: meta['nextCursor'] }
    }
    assert.deepEqual(calls, [
      [[], 4],
      [[], 3],
      [['short'], 1],
      [[], 1],
    ])
  })

  test('takes back its own cursor for an id as long and as odd as one can be', async (t) => {
    const caller = await mintCaller(service.db)
    const odd = [
      { id: `x${'\u0001'.repeat(255)}`, publishedAt: daysAgo(1) },
      { id: '植'.repeat(256), publishedAt: daysAgo(2) },
      { id: 'end', publishedAt: daysAgo(3) },
    ]
    await storeSamples(service.db, caller.workspace.id, odd)
    const mcp = await connect(t, caller)
    const seen: string[] = []
    let cursor: unknown
    do {
      const args = cursor === undefined ? {} : { cursor }
      const { output, meta } = await mcp('list_evidence', { limit: 1, ...args })
      seen.push(...idsIn(EvidenceResponse.parse(output).posts))
      cursor = meta['nextCursor']
    } while (cursor !== undefined)
    assert.equal(seen.length, 3)
  })
})

describe('get_trend', () => {
  test('holds the trend in full and every post it cites, quotes or finds against it', async (t) => {
    const caller = await mintCaller(service.db)
    const stored = ['r1', 'r2', 'q1', 'c1'].map((id) => ({ id, text: `Words of ${id} about the lamp` }))
    await storeSamples(service.db, caller.workspace.id, stored)
    const trend = sampleTrend({
      id: 't_whole',
      representativePostIds: ['r1', 'r2', 'r3'],
      idea: {
        quotes: [
          { postId: 'r1', text: 'Words of r1' },
          { postId: 'q1', text: 'about the lamp' },
        ],
      },
      counterEvidence: [{ postId: 'c1', text: 'Words of c1', stance: 'denies' }],
    })
    await storeTrends(service, caller, 30, [sampleTrend({ id: 't_other' }), trend])
    const { output } = await (await connect(t, caller))('get_trend', { id: 't_whole' })
    const answer = TrendResponse.parse(output)
    assert.deepEqual(answer.trend, trend)
    assert.deepEqual(
      answer.posts.map(({ id, url, citedAs }) => [id, url, citedAs]),
      [
        ['r1', 'https://example.com/reddit/r1', ['representative', 'quote']],
        ['r2', 'https://example.com/reddit/r2', ['representative']],
        ['q1', 'https://example.com/reddit/q1', ['quote']],
        ['c1', 'https://example.com/reddit/c1', ['counterEvidence']],
      ],
    )
    assert.deepEqual(answer.missing, ['r3'])
  })

  test('where two platforms have a post of the same id, what is quoted tells them apart', async (t) => {
    const caller = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [
      { id: 'same', platform: 'reddit', text: 'Nothing of it stands here' },
      { id: 'same', platform: 'x', text: 'The lamp hums' },
      { id: 'same', platform: 'youtube', text: 'The lamp hums' },
    ])
    await storeTrends(service, caller, 30, [
      sampleTrend({
        id: 't_1',
        platforms: ['reddit', 'x'],
        counterEvidence: [{ postId: 'same', text: 'lamp hums', stance: 'denies' }],
      }),
      sampleTrend({ id: 't_2', platforms: ['reddit', 'x'], representativePostIds: ['same'] }),
    ])
    const mcp = await connect(t, caller)
    const platformsOf = async (id: string) => {
      const { output } = await mcp('get_trend', { id })
      return TrendResponse.parse(output).posts.map(({ platform }) => platform)
    }
    assert.deepEqual(await platformsOf('t_1'), ['x'])
    assert.deepEqual(await platformsOf('t_2'), ['reddit', 'x'])
  })

  test('an earlier id leads to the best ranked trend that goes on from it', async (t) => {
    const caller = await mintCaller(service.db)
    await storeTrends(service, caller, 30, [
      sampleTrend({ id: 't_new', previousIds: ['t_0', 't_old'] }),
      sampleTrend({ id: 't_lower', previousIds: ['t_old'] }),
      sampleTrend({ id: 't_0' }),
    ])
    const mcp = await connect(t, caller)
    const idOf = async (id: string) => TrendResponse.parse((await mcp('get_trend', { id })).output).trend.id
    assert.equal(await idOf('t_old'), 't_new')
    assert.equal(await idOf('t_0'), 't_0', 'a trend that still has the id comes first')
  })

  test('404 says how to find ids, and which windows hold this one, of this workspace alone', async () => {
    const caller = await mintCaller(service.db)
    const other = await mintCaller(service.db)
    for (const days of [90, 365]) {
      await storeTrends(service, caller, days, [sampleTrend({ id: 't_long', topic: '"id":"t_topic"' })])
    }
    await storeTrends(service, other, 180, [sampleTrend({ id: 't_long' }), sampleTrend({ id: 't_other' })])
    const sentences: [path: string, sentence: RegExp][] = [
      [
        't_long',
        /^No trend of the last 30 days has this id\. It was last seen in the window of 90, 365 days: call/,
      ],
      [
        't_long?days=7',
        /^No trend of the last 7 days has this id\. It was last seen in the window of 90, 365 days/,
      ],
      ['t_topic', /^No trend of the last 30 days has this id\. get_trends lists the ids that there are\.$/],
      ['t_other', /^No trend of the last 30 days has this id\. get_trends lists the ids that there are\.$/],
      ['%22', /^No trend of the last 30 days has this id\. get_trends/],
    ]
    for (const [path, sentence] of sentences) {
      const answer = await get(caller, `/v1/trends/${path}`)
      assert.equal(answer.status, 404, path)
      assert.match(sentenceOf(answer), sentence)
    }
    assert.equal((await get(caller, '/v1/trends/t_long?days=90')).status, 200)
  })

  const oddIds: [path: string, status: number][] = [
    ['%00', 400],
    ['%ff', 404],
    ['%ED%A0%80', 404],
    ['..%2F..%2Fworkspace', 404],
    ['a'.repeat(101), 400],
    ['__proto__', 404],
    ["t'%20or%201=1--", 404],
    ['', 404],
  ]
  for (const [path, status] of oddIds) {
    test(`${status} with a sentence for the id ${path.slice(0, 20) || '(none)'}`, async () => {
      const answer = await get(await mintCaller(service.db), `/v1/trends/${path}`)
      assert.equal(answer.status, status, answer.text)
      assert.ok(sentenceOf(answer))
    })
  }

  test('a trend whose posts are too long for maxChars still has what fits, and says what all of it needs', async (t) => {
    const caller = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [
      { id: 'long', text: 'word '.repeat(10_000) },
      { id: 'short', text: 'a word' },
    ])
    await storeTrends(service, caller, 30, [
      sampleTrend({ id: 't_1', representativePostIds: ['long', 'short'] }),
    ])
    const mcp = await connect(t, caller)
    const cut = await mcp('get_trend', { id: 't_1' })
    assert.deepEqual(idsIn(TrendResponse.parse(cut.output).posts), ['short'])
    assert.equal(cut.meta['dropped'], 1)
    const needed = Number(/maxChars (\d+) or 0/.exec(cut.texts[1] ?? '')?.[1])
    const whole = await mcp('get_trend', { id: 't_1', maxChars: needed })
    assert.deepEqual(idsIn(TrendResponse.parse(whole.output).posts), ['long', 'short'])
    assert.equal(whole.texts[0]?.length, needed)
  })
})

describe('get_posts', () => {
  test('gives the posts as asked, once each, from every platform, and names what is not stored', async (t) => {
    const caller = await mintCaller(service.db)
    const other = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [
      { id: 'b', platform: 'x' },
      { id: 'a', platform: 'youtube' },
      { id: 'a', platform: 'reddit' },
      { id: 'removed', platform: 'reddit' },
    ])
    await storeSamples(service.db, other.workspace.id, [{ id: 'theirs' }])
    await buryPosts(service.db, caller.workspace.id, [{ platform: 'reddit', id: 'removed' }])
    const mcp = await connect(t, caller)
    const ids = ['never', 'b', 'a', 'removed', 'b', 'theirs', 'never']
    const all = PostsResponse.parse((await mcp('get_posts', { ids })).output)
    assert.deepEqual(
      all.posts.map(({ platform, id }) => `${platform} ${id}`),
      ['x b', 'reddit a', 'youtube a'],
    )
    assert.deepEqual(all.missing, ['never', 'removed', 'theirs'])
    assert.ok(all.posts.every(({ contentHash }) => contentHash !== undefined))
    const one = PostsResponse.parse((await mcp('get_posts', { ids, platform: 'youtube' })).output)
    assert.deepEqual([idsIn(one.posts), one.missing], [['a'], ['never', 'b', 'removed', 'theirs']])
  })

  test('what maxChars leaves out can be asked for until all is read', async (t) => {
    const caller = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [
      ...numbered(8),
      { id: 'long', text: 'word '.repeat(1000) },
    ])
    const mcp = await connect(t, caller)
    const seen: string[] = []
    let ids = ['p0', 'p1', 'p2', 'long', 'p3', 'none', 'p4', 'p5']
    let maxChars = 1200
    while (ids.length > 0) {
      const { output, texts } = await mcp('get_posts', { ids, maxChars })
      const { posts, missing } = PostsResponse.parse(output)
      seen.push(...idsIn(posts))
      ids = ids.filter((id) => !missing.includes(id) && !idsIn(posts).includes(id))
      maxChars = Number(/maxChars (\d+) or 0/.exec(texts[1] ?? '')?.[1] ?? maxChars)
    }
    assert.deepEqual(seen, ['p0', 'p1', 'p2', 'long', 'p3', 'p4', 'p5'])
  })

  const bad: [query: string, sentence: RegExp][] = [
    ['', /^ids is missing\. It must be a list of 1 to 50 items/],
    ['ids=', /^ids was \[\]\. It must be a list of 1 to 50 items, each a string of 1 to 256 characters\.$/],
    ['ids=a,,b', /^ids\[1\] was ""\. It must be a string of 1 to 256 characters\.$/],
    [`ids=${'a,'.repeat(50)}a`, /^ids was .* It must be a list of 1 to 50 items/],
    [`ids=${'a'.repeat(257)}`, /^ids\[0\] was "a{59}…\. It must be a string of 1 to 256 characters\.$/],
    ['ids=a%00b', /^ids holds a NUL character or half a surrogate pair/],
    ['ids=a&platform=tiktok', /^platform was "tiktok"/],
    ['ids=a&maxChars=-1', /^maxChars was -1/],
  ]
  for (const [query, sentence] of bad) {
    test(`400 for ?${query.slice(0, 40)}`, async () => {
      const answer = await get(await mintCaller(service.db), `/v1/posts?${query}`)
      assert.equal(answer.status, 400)
      assert.match(sentenceOf(answer), sentence)
    })
  }
})
