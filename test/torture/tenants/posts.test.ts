import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '../../../src/cli/bench/citations/random.ts'
import { rankTrends } from '../../../src/trends/index.ts'
import { samplePost } from '../../support/posts.ts'
import { drawNames, postsOf } from './posts.ts'

test('the posts of a workspace make a topic of twelve independent voices, whatever its names are', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const names = drawNames(seeded(`${seed} worlds`))
    const posts = postsOf(names).map(samplePost)
    const { trends } = rankTrends({ posts, windowDays: 30, now: new Date() })
    assert.ok(
      trends.some(({ independentMentions }) => independentMentions === 12),
      `seed ${seed}: ${JSON.stringify(names)}`,
    )
  }
})
