import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import type { RankPost } from '../../../src/trends/index.ts'
import { countOriginals } from '../../../src/trends/measuring/originals.ts'
import { NOW, post } from '../posts.ts'

/** How many of the posts are own words, where all hold their topic's signature alike. */
function originals(posts: readonly RankPost[]): number {
  const { mentions, texts } = deduplicate({ posts, windowDays: 7, now: NOW })
  const independent = mentions.filter(({ isOrigin }) => isOrigin)
  return countOriginals(mentions, independent, new Float64Array(texts.length).fill(1))
}

const campaign = Array.from({ length: 20 }, (_, index) =>
  post(`spam-${index}`, `${'!'.repeat(index)} follow the Zorvex channel now please`, 3),
)

test('own words about what was copied are no copies', () => {
  const own = [post('a', 'does anyone trust that Zorvex?', 2), post('b', 'my Zorvex never came', 2)]
  assert.equal(originals([...campaign, ...own]), 2)
})

test('everyday words that share nothing but function words with what was copied do not speak for it', () => {
  const beside = [post('a', 'tell me how to bake the bread', 2), post('b', 'the weather is bad now', 2)]
  assert.equal(originals([...campaign, ...beside]), 0)
})

test('a variant of what was copied is no word of its own', () => {
  assert.equal(originals([...campaign, post('a', 'follow the Nimbus channel now please', 2)]), 0)
})

test('without mass copies all words are their own', () => {
  assert.equal(originals([post('a', 'tell me how', 2), post('b', 'the weather', 2)]), 2)
})
