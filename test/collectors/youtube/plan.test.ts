import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseChannelUrl, planYouTube } from '../../../src/collectors/youtube/plan.ts'
import { requestOf } from '../support.ts'

const links = {
  'https://www.youtube.com/@fernlight': { by: 'handle', value: '@fernlight' },
  'https://youtube.com/@fernlight/videos': { by: 'handle', value: '@fernlight' },
  'https://www.youtube.com/channel/UCfErNLiGhT0000000000001': { by: 'id', value: 'UCfErNLiGhT0000000000001' },
  'https://www.youtube.com/user/FernlightTV': { by: 'user', value: 'FernlightTV' },
  'https://www.youtube.com/c/Fernlight': { by: 'handle', value: '@Fernlight' },
  'https://m.youtube.com/watch?v=fL7pQ2xZk0A&t=3': { by: 'video', value: 'fL7pQ2xZk0A' },
  'https://youtu.be/fL7pQ2xZk0A?si=x': { by: 'video', value: 'fL7pQ2xZk0A' },
  'https://www.youtube.com/shorts/fL7pQ2xZk0A': { by: 'video', value: 'fL7pQ2xZk0A' },
  'https://www.youtube.com/watch': undefined,
  'https://www.youtube.com/results?search_query=a': undefined,
  'https://www.youtube.com/': undefined,
} as const

for (const [link, channel] of Object.entries(links)) {
  test(`reads ${link} as ${channel === undefined ? 'no channel' : `${channel.by} ${channel.value}`}`, () => {
    assert.deepEqual(parseChannelUrl(new URL(link)), channel)
  })
}

function searchesOf(words: readonly string[], maxSearches = 100) {
  const { queries, left } = planYouTube(requestOf({ words }), maxSearches)
  return {
    asked: queries.flatMap((query) => (query.kind === 'search' ? [query.q] : [])),
    left: left.length,
  }
}

test('plans channels before searches and each channel once', () => {
  const { queries } = planYouTube(
    requestOf({
      words: ['grow light', 'Fernlight'],
      competitorUrls: [
        'https://www.youtube.com/@sunbar',
        'https://youtube.com/@Sunbar/videos',
        'https://sunbar.example',
      ],
    }),
    6,
  )
  assert.deepEqual(
    queries.map((query) => (query.kind === 'search' ? query.q : query.channel.value)),
    ['@Sunbar', '"grow light"|"Fernlight"'],
  )
})

test('asks for twelve words in one search', () => {
  const words = Array.from({ length: 25 }, (_, index) => `word${index}`)
  assert.deepEqual(
    searchesOf(words).asked.map((q) => q.split('|').length),
    [12, 12, 1],
  )
})

test('keeps the encoded query short in scripts that encode long', () => {
  const words = Array.from({ length: 12 }, (_, index) => `植物ライトの光の色と強さ比較${index}`)
  const { asked } = searchesOf(words)
  assert.ok(asked.length > 1)
  assert.ok(asked.every((q) => encodeURIComponent(q).length <= 1500))
})

test('leaves the searches over the budget unasked', () => {
  const words = Array.from({ length: 25 }, (_, index) => `word${index}`)
  const { asked, left } = searchesOf(words, 2)
  assert.deepEqual([asked.length, left], [2, 1])
})

test('a bar inside a word does not split it', () => {
  assert.deepEqual(searchesOf(['a|b']).asked, ['"a b"'])
})
