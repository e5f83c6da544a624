import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildDataset } from '../../simulator/dataset/build.ts'
import { plantedComments, storable } from '../../simulator/dataset/truth/planted-comments.ts'
import { type RankPost, rankTrends } from '../../src/trends/index.ts'
import { simulatedPosts } from './golden/simulated-posts.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const posts = simulatedPosts(NOW)
const rank = (said: readonly RankPost[]) =>
  rankTrends({ posts: [...posts, ...said], windowDays: 30, now: NOW, competitors: ['Sunbar', 'Plantlab'] })

test('an issue of which only comments tell is found with them, and not without', () => {
  const said = storable(plantedComments(buildDataset(NOW), NOW)).map(
    ({ platform, id, kind, threadId, author, text, publishedAt }): RankPost => ({
      platform,
      id,
      kind,
      threadId,
      authorHandle: author ?? undefined,
      text,
      publishedAt: publishedAt.toISOString(),
      metrics: {},
    }),
  )
  const named = (trends: readonly { topic: string }[]) =>
    trends.filter(({ topic }) => /milky cover/i.test(topic))
  assert.equal(named(rank([]).trends).length, 0)
  assert.equal(named(rank(said).trends).length, 1)
})
