import assert from 'node:assert/strict'
import { test } from 'node:test'
import { quoteFrom } from '../../../src/trends/presenting/quote.ts'

const said = 'The kettle stopped after two days.'
const cases: [string, string, string][] = [
  ['who is reshared', `RT @someone: ${said}`, said],
  ['who is spoken to', `@someone @other ${said}`, said],
  ['closing hashtags and links', `${said} #kettle https://example.org/a #tea`, said],
]
for (const [what, text, expected] of cases) {
  test(`leaves ${what} out of a quotation`, () => {
    assert.equal(quoteFrom(text), expected)
  })
}

test('keeps closing hashtags where nothing else names the matter or hardly anything is left', () => {
  const only = 'We are all waiting for news tonight #kettle'
  assert.equal(quoteFrom(only, /kettle/iu), only)
  assert.equal(quoteFrom('So sad #kettle'), 'So sad #kettle')
})

test('begins a long quotation at the sentence that names the matter, and quotes exactly', () => {
  const text = `${'This is about the weather of last week. '.repeat(8)}${said} More of that some other day.`
  const quote = quoteFrom(text, /kettle/iu)
  assert.ok(quote.startsWith(said), quote)
  assert.ok(text.includes(quote) && quote.length <= 200)
})
