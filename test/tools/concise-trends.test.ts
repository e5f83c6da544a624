import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type Platform,
  type Post,
  platforms,
  type RankedTrend,
  type Trend,
  TrendsResponse,
} from '../../src/model/index.ts'
import { toPublicPost } from '../../src/posts/public-view.ts'
import { toCitable, toConciseTrends } from '../../tools/concise-trends.ts'
import { groupById } from '../../tools/trend-citations.ts'
import { samplePost } from '../support/posts.ts'
import { sampleIdea, sampleTrend } from '../support/trends.ts'

/** Twenty trends with five representative posts each, made as bad as a test wants them. */
function twenty(
  post: (id: string) => Partial<Parameters<typeof samplePost>[0]>,
  trend: Partial<RankedTrend> = {},
): { trends: RankedTrend[]; posts: Post[] } {
  const trends = Array.from({ length: 20 }, (_, n) =>
    sampleTrend({
      id: `t_${String(n).padStart(16, '0')}`,
      representativePostIds: platforms.map((platform) => `${platform}-${n}`),
      platforms: [...platforms],
      ...trend,
    }),
  )
  const posts = trends.flatMap((_, n) =>
    platforms.map((platform) => {
      const id = `${platform}-${n}`
      return samplePost({ id, platform, url: `https://${platform}.example/some/path/${id}`, ...post(id) })
    }),
  )
  return { trends, posts }
}

const concise = ({ trends, posts }: { trends: readonly RankedTrend[]; posts: readonly Post[] }): Trend[] => {
  const citable = trends.map((trend) => toCitable(trend, groupById(posts)))
  const output = { windowDays: 30, trends: toConciseTrends(citable) }
  TrendsResponse.parse(output)
  assert.ok(JSON.stringify(output).length <= 16_000, `${JSON.stringify(output).length} characters`)
  return output.trends
}
const citedIn = (trend: Trend | undefined) => trend?.posts ?? []

describe('twenty concise trends stay below 16,000 characters', () => {
  test('with every figure and two or three posts to cite, where links are as long as they mostly are', () => {
    const made = twenty((id) => ({
      text: `This is what somebody says at some length about the matter ${id}`,
    }))
    for (const [n, trend] of concise(made).entries()) {
      for (const name of [
        'rankedAt',
        'topic',
        'score',
        'status',
        'mentions',
        'uniqueAuthors',
        'engagement',
      ] as const) {
        assert.equal(trend[name], made.trends[n]?.[name])
      }
      assert.equal(trend['independentMentions'], 11)
      assert.equal(trend['engagementCoverage'], 0.75)
      assert.ok(citedIn(trend).length >= 2)
      assert.equal(citedIn(trend).length + Number(trend.postsLeftOut), 5)
    }
  })

  const hostile: [what: string, post: (id: string) => Partial<Parameters<typeof samplePost>[0]>][] = [
    ['links of 2,000 characters', (id) => ({ url: `https://long.example/${'a'.repeat(2000)}/${id}` })],
    [
      'links too long for one trend alone',
      (id) => ({ url: `https://long.example/${'a'.repeat(700)}/${id}` }),
    ],
    ['texts of 60,000 characters', () => ({ text: `${'"\\ '.repeat(20_000)}` })],
    ['texts of one word', () => ({ text: 'x'.repeat(60_000) })],
    ['texts that are links alone', () => ({ text: 'http://a'.repeat(5000) })],
    ['texts of emoji', () => ({ text: '👩‍👩‍👧‍👦'.repeat(3000) })],
    ['texts without a visible character', () => ({ text: '\u200b\u202e\u{e0041}' })],
    ['authors with names of 5,000 characters', () => ({ authorHandle: '"'.repeat(5000) })],
  ]
  for (const [what, post] of hostile) {
    test(`with ${what}, each part whole or left out`, () => {
      const made = twenty(post, { topic: '"\\'.repeat(40), engagement: Number.MAX_SAFE_INTEGER })
      const stored = new Map(made.posts.map((stored) => [stored.id, toPublicPost(stored)]))
      for (const trend of concise(made)) {
        assert.equal(trend.topic, '"\\'.repeat(40))
        assert.equal(citedIn(trend).length + Number(trend.postsLeftOut), 5)
        for (const { platform, id, url, publishedAt, quote } of citedIn(trend)) {
          const post = stored.get(id)
          assert.ok(post)
          assert.deepEqual([platform, url, publishedAt], [post.platform, post.url, post.publishedAt])
          if (quote !== undefined) assert.ok(quote !== '' && post.text.includes(quote))
        }
      }
    })
  }

  test('and give a post with a long link what others leave over', () => {
    const made = twenty((id) => (id === 'x-7' ? { url: `https://x.example/${'a'.repeat(600)}` } : {}))
    const [only] = concise({
      trends: [{ ...sampleTrend({ id: 't_7' }), platforms: ['x'], representativePostIds: ['x-7'] }],
      posts: made.posts,
    })
    assert.equal(citedIn(only).length, 1)
  })
})

describe('a concise trend', () => {
  const about = (fields: Partial<RankedTrend>, posts: Post[]) =>
    concise({ trends: [sampleTrend({ id: 't_1', ...fields })], posts })[0]

  test('is called thin where the ranking made no idea of it, and else has its confidence', () => {
    assert.equal(about({}, [])?.thin, true)
    const known = about({ idea: sampleIdea({ confidence: 'low' }) }, [])
    assert.equal(known?.thin, undefined)
    assert.equal(known?.confidence, 'low')
  })

  test('names its three largest parts and says how many more there are', () => {
    const parts = [4, 9, 6, 5].map((mentions) => ({
      id: `t_part${mentions}`,
      topic: `part ${mentions}`,
      mentions,
      postIds: ['p'],
    }))
    const [trend] = concise(twenty(() => ({}), { parts }))
    assert.deepEqual(
      trend?.parts,
      [9, 6, 5].map((mentions) => ({ id: `t_part${mentions}`, topic: `part ${mentions}`, mentions })),
    )
    assert.equal(trend?.partsLeftOut, 1)
  })

  test('says how many limitations it does not show, and nothing where there are none', () => {
    const limitations = [
      'reddit was collected on only 6 of 30 days.',
      'No engagement is known for these posts.',
    ]
    assert.equal(about({ limitations }, [])?.limitationsLeftOut, 2)
    assert.equal('limitationsLeftOut' in Object(about({ limitations: [] }, [])), false)
  })

  test('counts posts that are not stored any more as left out', () => {
    const trend = about({ representativePostIds: ['here', 'gone'] }, [samplePost({ id: 'here' })])
    assert.deepEqual(
      citedIn(trend).map(({ id }) => id),
      ['here'],
    )
    assert.equal(trend?.postsLeftOut, 1)
  })

  test('cites a post of its own platforms only', () => {
    const on = (platform: Platform) => samplePost({ id: 'same', platform })
    const trend = about({ representativePostIds: ['same'], platforms: ['x'] }, [on('reddit'), on('x')])
    assert.deepEqual(
      citedIn(trend).map(({ platform }) => platform),
      ['x'],
    )
  })

  test('quotes the part that speaks of its keywords, whatever stands before it', () => {
    const text = `${'Nothing of that matters here at all. '.repeat(4)}But the kettle whistles at night.`
    const trend = about({ representativePostIds: ['p'], keywords: ['kettle'] }, [
      samplePost({ id: 'p', text }),
    ])
    assert.deepEqual(
      citedIn(trend).map(({ quote }) => quote),
      ['But the kettle whistles at night.'],
    )
  })
})
