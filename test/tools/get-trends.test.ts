import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { softDeletePosts } from '../../db/removals.ts'
import { TrendsResponse } from '../../src/model/index.ts'
import { daysAgo, numbered, storeSamples } from '../support/posts.ts'
import { mintCaller, sentenceOf } from '../support/service.ts'
import { idsIn } from '../support/tool-calls.ts'
import { startToolWorld } from '../support/tool-world.ts'
import { sampleTrend, storeTrends } from '../support/trends.ts'

const { service, connect, get } = await startToolWorld()

describe('get_trends', () => {
  const fifty = Array.from({ length: 50 }, (_, n) => sampleTrend({ id: `t_${n}`, postIds: [`p${n}`] }))

  test('gives agents twenty trends and says how to get the others, REST all of them', async (t) => {
    const caller = await mintCaller(service.db)
    await storeTrends(service, caller, 30, fifty)
    const mcp = await connect(t, caller)
    const seen: string[] = []
    let page: Record<string, unknown> | undefined = {}
    while (page !== undefined) {
      const { output, meta, texts } = await mcp('get_trends', page)
      seen.push(...idsIn(TrendsResponse.parse(output).trends))
      const cursor = meta['nextCursor']
      page = cursor === undefined ? undefined : { cursor }
      assert.equal(meta['total'], 50)
      if (cursor !== undefined)
        assert.ok(texts[1]?.endsWith(`The next ones: the same call with cursor ${cursor}`))
    }
    assert.deepEqual(seen, idsIn(fifty))
    const overRest = await get(caller, '/v1/trends')
    assert.deepEqual(TrendsResponse.parse(overRest.json).trends, fifty)
    assert.equal(overRest.headers.get('Total-Count'), '50')
    assert.equal(overRest.headers.get('Link'), null)
  })

  describe('where nothing is ranked, says why, over both surfaces:', () => {
    const reasons = {
      'nothing is stored': {
        ages: [],
        because: 'nothing_stored',
        says: /^No topic is ranked: no post is stored yet, which says nothing about customers\. run_scan .*trend:\/\/coverage/,
      },
      'nothing is of the window': {
        ages: [40, 41, 42],
        because: 'nothing_in_window',
        says: /^No topic is ranked: no stored post is of these 30 days, the newest is of \d{4}-\d\d-\d\d\..*trend:\/\/coverage/,
      },
      'no topic is found': {
        ages: [2],
        because: 'no_topic',
        says: /^No topic is ranked: 1 post of the window is stored, .* or its days were not collected\. .*trend:\/\/coverage/,
      },
    } as const
    for (const [name, { ages, because, says }] of Object.entries(reasons)) {
      test(name, async (t) => {
        const caller = await mintCaller(service.db)
        await storeSamples(
          service.db,
          caller.workspace.id,
          ages.map((days) => ({ id: `t3_${days}`, publishedAt: daysAgo(days) })),
        )
        const { output, texts, meta } = await (await connect(t, caller))('get_trends')
        assert.deepEqual(TrendsResponse.parse(output).trends, [])
        assert.match(texts[1] ?? '', says)
        assert.equal(meta['emptyBecause'], because)
        assert.equal((await get(caller, '/v1/trends')).headers.get('Empty-Because'), because)
      })
    }
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

  test('a trend longer than maxChars is named with its size, and following the cursor goes on behind it', async (t) => {
    const caller = await mintCaller(service.db)
    const trends = ['t_0', 't_1', 't_2'].map((id) => sampleTrend({ id }))
    const long = sampleTrend({ id: 't_long', postIds: numbered(1500).map(({ id }) => id) })
    await storeTrends(service, caller, 30, [long, ...trends])
    const mcp = await connect(t, caller)
    const first = await mcp('get_trends', { fields: 'full', maxChars: 7000 })
    assert.deepEqual(first.output, { windowDays: 30, trends: [] })
    assert.equal(first.meta['dropped'], 4)
    const needed = Number(/maxChars (\d+) or 0/.exec(first.texts[1] ?? '')?.[1])
    const again = await mcp('get_trends', { fields: 'full', maxChars: needed })
    assert.deepEqual(idsIn(TrendsResponse.parse(again.output).trends), ['t_long'])
    const next = await mcp('get_trends', {
      fields: 'full',
      maxChars: 7000,
      cursor: first.meta['nextCursor'],
    })
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
    await softDeletePosts(service.db, caller.workspace.id, [{ platform: 'reddit', id: first.id }])
    const left = await cited()
    assert.ok(left.length > 0)
    assert.ok(left.every(({ id }) => id !== first.id))
  })

  test('never goes on in another ranking than the one that a page was of', async (t) => {
    const caller = await mintCaller(service.db)
    await storeTrends(service, caller, 30, fifty)
    await storeTrends(service, caller, 7, fifty)
    const mcp = await connect(t, caller)
    const { meta } = await mcp('get_trends')
    const cursor = meta['nextCursor']
    const changed =
      /^The ranking was made anew since that page, or is of another window: .* without cursor; limit 100/
    assert.match((await mcp('get_trends', { cursor, days: 7 })).texts[0] ?? '', changed)
    await storeSamples(service.db, caller.workspace.id, [{ id: 'later' }])
    await storeTrends(service, caller, 30, fifty.toReversed())
    assert.match((await mcp('get_trends', { cursor })).texts[0] ?? '', changed)
    const overRest = await get(caller, `/v1/trends?cursor=${cursor}`)
    assert.equal(overRest.status, 400)
    assert.match(sentenceOf(overRest), changed)
  })

  for (const cursor of ['nonsense', Buffer.from('[30,"now",1,0]').toString('base64url')]) {
    test(`refuses the cursor ${cursor}`, async () => {
      const answer = await get(await mintCaller(service.db), `/v1/trends?cursor=${cursor}`)
      assert.equal(answer.status, 400)
      assert.match(sentenceOf(answer), /^cursor is not one this service gave/)
    })
  }
})
