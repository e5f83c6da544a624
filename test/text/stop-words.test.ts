import assert from 'node:assert/strict'
import { test } from 'node:test'
import collection from 'stopwords-iso' with { type: 'json' }
import { isStopWord } from '../../src/text/stop-words.ts'
import { stopWordLists } from '../../src/text/stop-words-by-language/index.ts'

/** The collection's words of one language; it is typed by its contents, so a language is looked up by entry. */
const original = new Map<string, string[]>(Object.entries(collection))

for (const [language, list] of Object.entries(stopWordLists)) {
  test(`has the words of ${language} as the collection has them`, () => {
    const letters = (original.get(language) ?? []).filter((word) =>
      /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u.test(word),
    )
    assert.deepEqual(list.trim().split(/[|\n]/), [...new Set(letters)].sort())
  })
}

test('knows function words of several languages and no others', () => {
  for (const word of ['us', 'the', 'und', 'och', 'para', 'não', 'في', 'から', '그리고'])
    assert.ok(isStopWord(word), word)
  for (const word of ['kettle', 'lamp', '', 'akku']) assert.ok(!isStopWord(word), word)
})
