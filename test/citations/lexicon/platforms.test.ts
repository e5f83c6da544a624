import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findPlatforms } from '../../../src/citations/lexicon/index.ts'
import { wordsOf } from './found-words.ts'

const named: readonly (readonly [text: string, found: string])[] = [
  ['A Redditor asks for it, and one on Instagram.', 'Redditor reddit, Instagram instagram'],
  ['A tweet and a YouTube comment say so.', 'tweet x, YouTube youtube'],
  ['It is loud on X, on IG and on FB.', 'on X x, IG instagram, FB facebook'],
  ['Seen in r/lighting and on Twitter.', 'r/lighting reddit, Twitter x'],
  ['It is told on Reddit, X and YouTube.', 'Reddit reddit, X x, YouTube youtube'],
  ['It is on Facebook/X.', 'Facebook facebook, X x'],
  ['X (formerly Twitter) and X(旧Twitter)', 'X (formerly Twitter) x, X(旧Twitter) x'],
  ['X, Reddit and Instagram carry it.', 'X x, Reddit reddit, Instagram instagram'],
  ['Ein Facebook-Beitrag, ein Tweet und etwas auf X.', 'Facebook facebook, Tweet x, auf X x'],
  ['Un tuit, un redditor y una publicación en Instagram.', 'tuit x, redditor reddit, Instagram instagram'],
  ['كتب أحدهم على إنستغرام وفي يوتيوب', 'إنستغرام instagram, يوتيوب youtube'],
  ['インスタグラムとツイッターの投稿', 'インスタグラム instagram, ツイッター x'],
  ['유튜브에서 본 글', '유튜브 youtube'],
  ['โพสต์ในเฟซบุ๊ก', 'เฟซบุ๊ก facebook'],
]

describe('a platform is found', () => {
  for (const [text, found] of named) {
    test(`in "${text}"`, () => {
      const words = wordsOf(text, findPlatforms(text)).map(([word, { platform }]) => `${word} ${platform}`)
      assert.equal(words.join(', '), found)
    })
  }
  test('with the subreddit, in lower case', () => {
    assert.deepEqual(findPlatforms('Seen in r/HomeLights.'), [
      { start: 8, end: 20, value: { platform: 'reddit', community: 'homelights', isName: true } },
    ])
  })
})

describe('no platform is found', () => {
  for (const text of ['The X axis is bent.', 'Model X is loud.', 'Our insight is big.', 'and/or either/or']) {
    test(`in "${text}"`, () => assert.deepEqual(findPlatforms(text), []))
  }
})
