import assert from 'node:assert/strict'
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
