import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codesOf, collect, simulator, youtube } from '../simulated.ts'

test('finds public videos with a word, described in full', async () => {
  const { posts, rejected, coverage, calls } = await collect(youtube(), { words: ['Fernlight'] })
  assert.deepEqual(
    posts.map(({ id, authorHandle, metrics }) => [id, authorHandle, metrics]),
    [['quiet000001', 'UCquiet000000000000000002', { views: 10, likes: 2, comments: 3 }]],
  )
  assert.deepEqual([...rejected].sort(), ['no_word_matched', 'not_public'])
  assert.deepEqual(
    coverage.map(({ complete }) => complete),
    [true],
  )
  assert.equal(calls.length, 3, 'one search, one list of videos, one of channels')
})

for (const link of [
  'https://www.youtube.com/@sunbar',
  'https://www.youtube.com/c/sunbar',
  'https://www.youtube.com/user/sunbar',
  'https://www.youtube.com/channel/UCsunbar00000000000000001',
  'https://www.youtube.com/watch?v=sunbar00003',
  'https://youtu.be/sunbar00003',
]) {
  test(`reads the uploads of the window behind ${link}`, async () => {
    const { posts, problems } = await collect(youtube(), { competitorUrls: [link] })
    assert.deepEqual(
      posts.map(({ id, authorHandle }) => [id, authorHandle]),
      [
        ['sunbar00001', '@sunbar'],
        ['sunbar00002', '@sunbar'],
      ],
    )
    assert.deepEqual(posts[0]?.metrics, { views: 10, likes: null, comments: null })
    assert.deepEqual(problems, [])
  })
}

test('pages the uploads until a page holds nothing of the window', async () => {
  const { posts, coverage, problems } = await collect(youtube(), {
    competitorUrls: ['https://www.youtube.com/@busy'],
  })
  assert.equal(posts.length, 83)
  assert.deepEqual([coverage.map(({ complete }) => complete), problems], [[true], []])
})

test('an unknown channel is a problem of its own', async () => {
  const { problems, posts } = await collect(youtube(), {
    words: ['Fernlight'],
    competitorUrls: ['https://www.youtube.com/@nobody_here'],
  })
  assert.deepEqual([codesOf(problems), posts.length], [['not_found'], 1])
})

test("spends no more searches than the scan's budget and reports what was not asked", async () => {
  const words = Array.from({ length: 25 }, (_, index) => `word${index}`)
  const before = simulator.requests({ platform: 'youtube' }).length
  const { coverage, problems } = await collect(youtube('ok', { maxSearchesPerScan: 1 }), { words })
  const asked = simulator.requests({ platform: 'youtube' }).slice(before)
  assert.equal(asked.filter(({ path }) => path.endsWith('/search')).length, 1)
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo === null]),
    [
      [false, true],
      [false, true],
      [true, false],
    ],
  )
  assert.deepEqual(codesOf(problems), ['over_budget'])
})

test('repeats the refusal that passes', async () => {
  const { posts, refusal } = await collect(youtube('transient'), { words: ['Fernlight'] })
  assert.deepEqual([posts.length, refusal], [1, undefined])
})

test('an API that is not enabled asks for the operator', async () => {
  const { refusal } = await collect(youtube('access_not_configured'), { words: ['Fernlight'] })
  assert.deepEqual([refusal?.status, refusal?.code], ['auth_required', 'api_not_enabled'])
})

test('the key travels in a header, never in the query', async () => {
  await collect(youtube(), { words: ['Fernlight'] })
  const [asked] = simulator.requests({ platform: 'youtube' }).slice(-1)
  assert.match(asked?.headers['x-goog-api-key'] ?? '', /simulated-youtube-key/)
  assert.doesNotMatch(JSON.stringify(asked?.query), /simulated-youtube-key/)
})
