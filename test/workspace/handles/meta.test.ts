import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toHashtag } from '../../../src/word-list/search-forms.ts'
import { parseFacebookPage, parseInstagramName } from '../../../src/workspace/handles/meta.ts'

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
  '..': undefined,
  '.hidden': undefined,
  me: undefined,
  ME: undefined,
  'https://www.facebook.com/me': undefined,
  'https://www.facebook.com/%2e%2e%2fme': undefined,
  'https://facebook.com.evil.example/fernlight': undefined,
  'fernlight#x': undefined,
  ig_hashtag_search: undefined,
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
  'https://www.instagram.com/a%29%7Bid%7D': undefined,
  'a,b': undefined,
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
  '(grow light lamp!)': 'growlightlamp',
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
