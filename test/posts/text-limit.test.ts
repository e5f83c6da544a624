import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { platforms } from '../../src/model/index.ts'
import { toPublicPost } from '../../src/posts/public-view.ts'
import { maxTextLength } from '../../src/posts/text-limit.ts'
import { samplePost } from '../support/posts.ts'

for (const platform of platforms) {
  test(`a text longer than any of ${platform} is cut between characters, and says so`, () => {
    const limit = maxTextLength[platform]
    const publishedAt = new Date('2026-11-20T00:00:00Z')
    const stored = (text: string) => samplePost({ id: '1', platform, text, publishedAt })
    const flagsOf = (text: string) => toPublicPost(stored(text)).contentFlags
    const whole = 'a'.repeat(limit - 2)
    assert.deepEqual([stored(whole).text, flagsOf(whole)], [whole, undefined])
    const long = 'a'.repeat(limit + 1_000_000)
    assert.deepEqual([stored(long).text.length, flagsOf(long)], [limit, ['cut_text']])
    const split = `${'a'.repeat(limit - 1)}💡💡`
    assert.deepEqual([stored(split).text, flagsOf(split)], ['a'.repeat(limit - 1), ['cut_text']])
    assert.deepEqual(stored(stored(long).text), stored(long), 'what is looked at again is cut alike')
  })
}

test('docs/collecting.md has the limit of each platform, which is above what the platform takes', async () => {
  const page = await readFile(new URL('../../docs/collecting.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| (\w+) \| ([\d,]+) \| ([\d,]+) \|$/gm)].map(
    ([, name = '', ...lengths]) => {
      const [taken = 0, stored = 0] = lengths.map((length) => Number(length.replaceAll(',', '')))
      assert.ok(taken < stored, name)
      return [name.toLowerCase(), stored]
    },
  )
  assert.deepEqual(Object.fromEntries(rows), maxTextLength)
})
