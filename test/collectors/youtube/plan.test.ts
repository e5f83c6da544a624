import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costOf, planYouTube } from '../../../src/collectors/youtube/plan.ts'
import { requestOf } from '../support.ts'

const plenty = { searches: 100, units: 10_000, searchesPerScan: 100 }
const manyWords = Array.from({ length: 25 }, (_, index) => `word${index}`)

function searchesOf(words: readonly string[], budget = plenty): readonly string[] {
  return planYouTube(requestOf({ words }), budget).queries.flatMap((query) =>
    query.kind === 'search' ? [query.q] : [],
  )
}

test('plans channels before searches and each channel once', () => {
  const { queries } = planYouTube(
    requestOf({
      words: ['grow light', 'Fernlight'],
      competitorUrls: [
        'https://www.youtube.com/@sunbar',
        'https://youtube.com/@Sunbar/videos',
        'https://youtube.com/c/sunbar',
        'https://sunbar.example',
      ],
    }),
    plenty,
  )
  assert.deepEqual(
    queries.map((query) => (query.kind === 'search' ? query.q : query.channel.value)),
    ['@sunbar', '"grow light"|"Fernlight"'],
  )
})

test('says that a custom name is a guess', () => {
  const competitorUrls = ['https://www.youtube.com/c/Sunbar']
  const { queries } = planYouTube(requestOf({ competitorUrls }), plenty)
  assert.deepEqual(
    queries.map(({ label }) => label),
    ['uploads of custom name Sunbar, tried as handle @Sunbar'],
  )
})

test('asks for twelve words in one search', () => {
  assert.deepEqual(
    searchesOf(manyWords).map((q) => q.split('|').length),
    [12, 12, 1],
  )
})

test('keeps the encoded query short in scripts that encode long', () => {
  const words = Array.from({ length: 12 }, (_, index) => `植物ライトの光の色と強さ比較${index}`)
  const asked = searchesOf(words)
  assert.ok(asked.length > 1)
  assert.ok(asked.every((q) => encodeURIComponent(q).length <= 1500))
})

const hostile = [
  ['a bar does not split a word', 'a|b', '"a b"'],
  ['a quote does not end the phrase', 'lamp" -cheap "', '"lamp"'],
  ['a minus in front stays inside the phrase', '-lamp', '"-lamp"'],
  ['an entry is asked without its options', '=US -"last year"', '"US"'],
] as const
for (const [rule, word, q] of hostile) {
  test(rule, () => {
    assert.deepEqual(searchesOf([word]), [q])
  })
}

test('names what no query can be made of', () => {
  const { queries, gaps } = planYouTube(
    requestOf({
      words: ['', '!!', '植'.repeat(200)],
      competitorUrls: [`https://www.youtube.com/results/${'x'.repeat(80)}`],
    }),
    plenty,
  )
  assert.deepEqual(queries, [])
  assert.deepEqual(
    gaps.map(({ what, code }) => [[...what].length, code]),
    [
      [61, 'unreadable_handle'],
      [61, 'word_too_long'],
      [2, 'word_without_letters'],
    ],
  )
})

const sunbar = 'https://www.youtube.com/@sunbar'
const shortages = [
  ["the scan's share of searches", { ...plenty, searchesPerScan: 2 }, ['scan']],
  ['the searches that the day has left', { ...plenty, searches: 1 }, ['searches', 'searches']],
  ['units to describe what a search finds', { ...plenty, units: 11 }, ['units']],
  ['units for anything at all', { ...plenty, units: 0 }, ['units', 'units', 'units', 'units']],
] as const
for (const [budget, limits, expected] of shortages) {
  test(`asks no more than there is of ${budget}`, () => {
    const request = requestOf({ words: manyWords, competitorUrls: [sunbar] })
    const { queries, unasked } = planYouTube(request, limits)
    assert.deepEqual(
      unasked.map(({ shortage }) => shortage),
      expected,
    )
    assert.equal(queries.length + unasked.length, 4)
    const spent = queries.map(costOf)
    assert.ok(spent.reduce((sum, { searches }) => sum + searches, 0) <= limits.searches)
    assert.ok(spent.reduce((sum, { units }) => sum + units, 0) <= limits.units)
  })
}

test('a link to a video costs one lookup more than a handle', () => {
  const unitsOf = (url: string) =>
    planYouTube(requestOf({ competitorUrls: [url] }), plenty).queries.map((query) => costOf(query).units)
  assert.deepEqual([unitsOf(sunbar), unitsOf('https://youtu.be/sunbar00003')], [[7], [8]])
})
