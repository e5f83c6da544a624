import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoteFrom } from '../../../src/trends/presenting/quote.ts'

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
    assert.equal(quoteFrom(text), expected)
  })
}

test('keeps a face behind who is spoken to, pairs of marks, and a mention that is said', () => {
  assert.equal(quoteFrom(`@someone :(( ${said}`), `:(( ${said}`)
  assert.equal(quoteFrom(`“${said}” she told us`), `“${said}” she told us`)
  assert.equal(
    quoteFrom('We all look forward to tea with @someone'),
    'We all look forward to tea with @someone',
  )
})

test('keeps closing hashtags where nothing else names the matter or hardly anything is left', () => {
  const only = 'We are all waiting for news tonight #kettle'
  assert.equal(quoteFrom(only, /kettle/iu), only)
  assert.equal(quoteFrom('So sad #kettle'), 'So sad #kettle')
})

test('begins a long quotation at the sentence that names the matter, and quotes exactly', () => {
  const text = `${'This is onTopic the weather of last week. '.repeat(8)}${said} More of that some other day.`
  const quote = quoteFrom(text, /kettle/iu)
  assert.ok(quote.startsWith(said), quote)
  assert.ok(text.includes(quote) && quote.length <= 200)
})

test('needs fewer characters in a script without spaces', () => {
  assert.equal(quoteFrom('RT @someone: お湯がすぐに沸く'), 'お湯がすぐに沸く')
})

test('has no work beyond its length with a post that is nothing but links or hashtags', () => {
  for (const part of ['http://a', '#a', ' #a', ' http://a ', 'x#http://']) {
    const text = `${said} ${part.repeat(5000)} !`
    assert.ok(text.includes(quoteFrom(text)))
  }
})
