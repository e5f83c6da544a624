import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { TrendResponse, TrendsResponse } from '../../src/model/index.ts'
import { storeSamples } from '../support/posts.ts'
import { mintCaller, sentenceOf } from '../support/service.ts'
import { idsIn } from '../support/tool-calls.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { sampleIdea, sampleTrend, storeTrends } from '../support/trends.ts'

const { service, connect, get } = await startToolWorld()

/** Where people open pages of a service on this machine: at its name sessions are kept. */
const pagesUrl = () => service.url.replace('127.0.0.1', 'localhost')

describe('get_trend', () => {
  test('holds the trend in full and every post it cites, quotes or finds against it, the newest that tell of danger and the company’s own', async (t) => {
    const caller = await mintCaller(service.db)
    const stored = ['r1', 'r2', 'q1', 'c1', 'h1'].map((id) => ({ id, text: `Words of ${id} about the lamp` }))
    const own = { id: 'o1', platform: 'facebook', text: 'Words of the maker' } as const
    await storeSamples(service.db, caller.workspace.id, [...stored, own])
    const trend = sampleTrend({
      id: 't_whole',
      representativePostIds: ['r1', 'r2', 'r3'],
      idea: sampleIdea({
        quotes: [
          { postId: 'r1', text: 'Words of r1' },
          { postId: 'q1', text: 'about the lamp' },
        ],
      }),
      counterEvidence: [{ postId: 'c1', text: 'Words of c1', stance: 'denies' }],
      hazards: ['h1', 'r1', 'q1', 'c1'].map((id) => ({ postId: id, text: `Words of ${id}` })),
      voices: {
        customer: 5,
        company: 1,
        competitor: 0,
        unknown: 0,
        companyPosts: [{ postId: 'o1', text: 'Words of the maker' }],
      },
    })
    await storeTrends(service, caller, 30, [sampleTrend({ id: 't_other' }), trend])
    const { output } = await (await connect(t, caller))('get_trend', { id: 't_whole' })
    const answer = TrendResponse.parse(output)
    const { pageUrl, ...rest } = answer.trend
    assert.deepEqual(rest, trend)
    assert.equal(pageUrl, `${pagesUrl()}/app/trends/t_whole`)
    assert.deepEqual(
      answer.posts.map(({ id, url, citedAs }) => [id, url, citedAs]),
      [
        ['r1', 'https://example.com/reddit/r1', ['representative', 'quote', 'hazard']],
        ['r2', 'https://example.com/reddit/r2', ['representative']],
        ['q1', 'https://example.com/reddit/q1', ['quote', 'hazard']],
        ['c1', 'https://example.com/reddit/c1', ['counterEvidence']],
        ['h1', 'https://example.com/reddit/h1', ['hazard']],
        ['o1', 'https://example.com/facebook/o1', ['company']],
      ],
    )
    assert.deepEqual(answer.missing, ['r3'])
  })

  test('reads a part of a trend by its id, over MCP and REST, though no list holds it by itself', async (t) => {
    const caller = await mintCaller(service.db)
    const part = sampleTrend({ id: 't_part', parentId: 't_broad', postIds: ['p2', 'p1'] })
    const broad = sampleTrend({
      id: 't_broad',
      postIds: ['p3', 'p2', 'p1'],
      parts: [{ id: 't_part', topic: part.topic, mentions: 2, postIds: ['p2', 'p1'] }],
    })
    await storeTrends(service, caller, 30, [broad, part])
    const mcp = await connect(t, caller)
    const shown = { ...part, pageUrl: `${pagesUrl()}/app/trends/t_part` }
    assert.deepEqual(TrendResponse.parse((await mcp('get_trend', { id: 't_part' })).output).trend, shown)
    const listed = await mcp('get_trends', { fields: 'full' })
    assert.deepEqual(idsIn(TrendsResponse.parse(listed.output).trends), ['t_broad'])
    const answer = await get(caller, '/v1/trends/t_part')
    assert.equal(answer.status, 200)
    assert.deepEqual(TrendResponse.parse(answer.json).trend, shown)
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

  test('has one address of its page, of the window that was read, over MCP and REST; in lists there is none', async (t) => {
    const caller = await mintCaller(service.db, { lookbackDays: 7 })
    for (const days of [7, 30]) await storeTrends(service, caller, days, [sampleTrend({ id: 't/é' })])
    const mcp = await connect(t, caller)
    const pageOf = async (input: object) =>
      TrendResponse.parse((await mcp('get_trend', { id: 't/é', ...input })).output).trend.pageUrl
    const page = `${pagesUrl()}/app/trends/t%2F%C3%A9`
    assert.equal(await pageOf({}), page)
    assert.equal(await pageOf({ days: 7 }), page)
    assert.equal(await pageOf({ days: 30 }), `${page}?days=30`)
    const rest = TrendResponse.parse((await get(caller, '/v1/trends/t%2F%C3%A9?days=30')).json)
    assert.equal(rest.trend.pageUrl, `${page}?days=30`)
    const list = await mcp('get_trends', {})
    const { trends } = TrendsResponse.parse(list.output)
    assert.deepEqual(
      trends.map((trend) => 'pageUrl' in trend),
      [false],
    )
  })
})
