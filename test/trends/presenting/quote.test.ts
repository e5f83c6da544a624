import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoteFrom } from '../../../src/trends/presenting/quote.ts'

const whole = (text: string): string => text
const said = 'The kettle stopped after two days.'
const cases: [string, string, string][] = [
  ['who is reshared', `RT @someone: ${said}`, said],
  ['who is spoken to', `@someone @other ${said}`, said],
  ['closing hashtags and links', `${said} #kettle https://example.org/a #tea`, said],
  ['who is credited', `${said} via @someone https://example.org/a #tea`, said],
  ['a quotation mark that only closes', `“@someone: ${said}”`, said],
  ['a bracket that only opens', `(${said}`, said],
  [
    'closing hashtags without a space between',
    'お湯がすぐに沸きます#電気ケトル#家電https://example.org/a',
    'お湯がすぐに沸きます',
  ],
]
for (const [what, text, expected] of cases) {
  test(`leaves ${what} out of a quotation`, () => {
    assert.equal(quoteFrom(text, whole), expected)
  })
}

test('keeps a face behind who is spoken to, pairs of marks, and a mention that is said', () => {
  assert.equal(quoteFrom(`@someone :(( ${said}`, whole), `:(( ${said}`)
  assert.equal(quoteFrom(`“${said}” she told us`, whole), `“${said}” she told us`)
  assert.equal(
    quoteFrom('We all look forward to tea with @someone', whole),
    'We all look forward to tea with @someone',
  )
})

test('keeps closing hashtags where nothing else names the matter or hardly anything is left', () => {
  const only = 'We are all waiting for news tonight #kettle'
  assert.equal(quoteFrom(only, whole, /kettle/iu), only)
  assert.equal(quoteFrom('So sad #kettle', whole), 'So sad #kettle')
})

test('begins a long quotation at the sentence that names the matter, and quotes exactly', () => {
  const text = `${'This is onTopic the weather of last week. '.repeat(8)}${said} More of that some other day.`
  const quote = quoteFrom(text, whole, /kettle/iu)
  assert.ok(quote.startsWith(said), quote)
  assert.ok(text.includes(quote) && quote.length <= 200)
})

test('leaves out what is no topic of its own, before a reshare and behind a link as well', () => {
  const ownPartOf = (text: string): string => text.replace(/^Look here: |- Longer cut$/gu, '')
  assert.equal(
    quoteFrom(`Look here: RT @someone: ${said} https://example.org/a - Longer cut`, ownPartOf),
    said,
  )
})

test('needs fewer characters in a script without spaces', () => {
  assert.equal(quoteFrom('RT @someone: お湯がすぐに沸く', whole), 'お湯がすぐに沸く')
})

test('has no work beyond its length with a post that is nothing but links or hashtags', () => {
  for (const part of ['http://a', '#a', ' #a', ' http://a ', 'x#http://']) {
    const text = `${said} ${part.repeat(5000)} !`
    assert.ok(text.includes(quoteFrom(text, whole)))
  }
})
