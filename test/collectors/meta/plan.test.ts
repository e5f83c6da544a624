import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  parseFacebookPage,
  parseInstagramName,
  planMeta,
  toHashtag,
} from '../../../src/collectors/meta/plan.ts'
import { requestOf } from '../support.ts'

const pages = {
  fernlight: 'fernlight',
  '@Fern.Light': 'Fern.Light',
  '104820011223344': '104820011223344',
  'https://www.facebook.com/fernlight/': 'fernlight',
  'https://m.facebook.com/profile.php?id=104820011223344': '104820011223344',
  'https://www.facebook.com/pages/Fernlight/104820011223344': '104820011223344',
  'https://www.facebook.com/p/Fern-Light-100064123': '100064123',
  'https://www.facebook.com/groups/lamps': undefined,
  'a/b?x': undefined,
}

for (const [text, page] of Object.entries(pages)) {
  test(`reads "${text}" as ${page === undefined ? 'no page' : `the page ${page}`}`, () => {
    assert.equal(parseFacebookPage(text), page)
  })
}

const accounts = {
  fernlight: 'fernlight',
  '@Fern.Light_1': 'fern.light_1',
  'https://www.instagram.com/fernlight/': 'fernlight',
  'https://www.instagram.com/p/DQx1/': undefined,
  'a){id}': undefined,
}

for (const [text, name] of Object.entries(accounts)) {
  test(`reads "${text}" as ${name === undefined ? 'no account' : `the account ${name}`}`, () => {
    assert.equal(parseInstagramName(text), name)
  })
}

const tags = {
  'Grow Light': 'growlight',
  '#GrowLight': 'growlight',
  'self-watering pot': 'selfwateringpot',
  'Größe 🌱': 'größe',
  植物ライト: '植物ライト',
  'one two three four': undefined,
  '2026': undefined,
  '@fernlight': undefined,
  '🌱': undefined,
}

for (const [word, tag] of Object.entries(tags)) {
  test(`"${word}" makes ${tag === undefined ? 'no hashtag' : `#${tag}`}`, () => {
    assert.equal(toHashtag(word), tag)
  })
}

test('plans pages for Facebook, accounts before hashtags for Instagram, and no word for Facebook', () => {
  const { facebook, instagram, left, problems } = planMeta(
    requestOf({
      words: ['grow light', 'Fernlight', '#growlight', 'how far should it hang'],
      handles: { facebook: ['fernlight', 'Fernlight'], instagram: ['@fernlight'] },
      competitorUrls: [
        'https://facebook.com/sunbar',
        'https://instagram.com/sunbar',
        'https://sunbar.example',
      ],
    }),
  )
  assert.deepEqual(
    facebook.map(({ page }) => page),
    ['Fernlight', 'sunbar'],
  )
  assert.deepEqual(
    instagram.map(({ label }) => label),
    ['posts by fernlight', 'posts by sunbar', '#growlight', '#fernlight'],
  )
  assert.deepEqual(
    instagram.flatMap((query) => (query.kind === 'hashtag' ? [query.words] : [])),
    [['grow light', '#growlight'], ['Fernlight']],
  )
  assert.deepEqual(
    left.map(({ query }) => query.label),
    ['how far should it hang'],
  )
  assert.deepEqual(problems, [])
})

test('asks for ten hashtags and says which are left', () => {
  const words = Array.from({ length: 12 }, (_, index) => `tag${index}`)
  const { instagram, left } = planMeta(requestOf({ words }))
  assert.equal(instagram.length, 10)
  assert.deepEqual(
    left.map(({ query }) => query.label),
    ['#tag10', '#tag11'],
  )
})
