import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownWords, skeletonOfWords, visibleText, withoutLookAlikes } from '../../src/text/normalize.ts'
import { assertLinear } from '../support/linear.ts'

const skeletonOf = (text: string): string => skeletonOfWords(ownWords(text))

const original = 'Zorvex lamp giveaway: follow + repost to win 9 coupons'
const copies = [
  'ZORVEX LAMP GIVEAWAY: FOLLOW + REPOST TO WIN 12 COUPONS!!!',
  'Zorvex lamp giv\u200Beaway: follow + repost to win 9 coupons 🔥',
  'Zоrvex lаmp giveaway: fоllow + repost to win 9 coupons',
  'RT @somebody: Zorvex lamp giveaway: follow + repost to win 9 coupons https://example.org/a1',
  'Ｚｏｒｖｅｘ lamp giveaway: follow + repost to win 9 coupons #lamps #trending',
  '@anna Zorvex lamp giveaway: follow &amp; repost to win 9 coupons',
]
for (const copy of copies) {
  test(`sees a copy in: ${copy.slice(0, 50)}`, () => {
    assert.equal(skeletonOf(copy), skeletonOf(original))
  })
}

test('tells texts with other words apart', () => {
  assert.notEqual(skeletonOf('The lamp broke today'), skeletonOf('The lamp works today'))
})

test('leaves real Russian and Greek words as they are', () => {
  assert.equal(withoutLookAlikes('хорошая лампа и καλημέρα'), 'хорошая лампа и καλημέρα')
})

test('has an empty skeleton for texts without words', () => {
  assert.equal(skeletonOf('https://example.org/x 123 🔥 @anna'), '')
})

test('decodes entities once and keeps unknown ones', () => {
  assert.equal(visibleText('salt &amp; pepper &lt;3 &bogus;'), 'salt & pepper <3 &bogus;')
})

test('reads every entity of HTML, and what one stands for as if it were written', () => {
  assert.equal(visibleText('caf&eacute; &hellip; it&#8217;s &#x1F600;'), 'café ... it’s 😀')
  assert.equal(visibleText('a&nbsp;b&shy;c&#8203;d'), 'a bcd')
  assert.equal(skeletonOf('caf&eacute; lamps'), skeletonOf('café lamps'))
})

test('takes no parameter of a link for an entity', () => {
  for (const text of ['a?b=1&copy=2&lt=3', 'AT&T']) assert.equal(visibleText(text), text)
})

for (const part of ['&', '&#', '&#1', '&#x0;', '&amp', '&CounterClockwiseContourIntegra'])
  test(`decodes ${part} again and again in linear time`, () => assertLinear(visibleText, part))

test('takes links with and without a scheme out of the words', () => {
  for (const link of ['https://example.org/a', 'www.example.org', 'bit-2.ly/x', '(ex-ample.co/y']) {
    assert.equal(skeletonOf(`see ${link} lamps`), 'see lamps', link)
  }
})

for (const part of ['a-', '-a', 'a', 'a.', 'com/']) {
  test(`looks for links in ${JSON.stringify(part)} again and again in linear time`, () => {
    assertLinear((text) => ownWords(`${text} /`), part, { shortLength: 2000, longLength: 40_000 })
  })
}
