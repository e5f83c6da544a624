import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildDataset } from '../../simulator/dataset/build.ts'
import { plantedComments, storable } from '../../simulator/dataset/truth/planted-comments.ts'
import { type RankPost, rankTrends } from '../../src/trends/index.ts'
import { simulatedPosts } from './golden/simulated-posts.ts'
import { talk, NOW as WEEK } from './posts.ts'

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

/** What people say underneath the posts of `threads` threads, one comment each; the words beside the issue are made up. */
function commentsIn(threads: number, count: number): RankPost[] {
  return talk('wobbly hinge', count, 6, 1).map((comment, index) => ({
    ...comment,
    kind: 'comment',
    threadId: `thread-${index % threads}`,
    holdsWord: false,
  }))
}

/** Ninety days of other things, so that whatever is only of this week has a history without it. */
const history = ['garden chairs', 'night bus', 'river bank', 'apple pie'].flatMap((subject) =>
  talk(subject, 60, 90, 0),
)

const ofHinges = (said: readonly RankPost[]) =>
  rankTrends({ posts: [...history, ...said], windowDays: 7, now: WEEK }).trends.find(({ topic }) =>
    /wobbly/i.test(topic),
  )

test('a single crowded thread is one discussion and makes no trend, whoever speaks in it', () => {
  const trend = ofHinges(commentsIn(1, 40))
  assert.equal(trend?.independentMentions, 40)
  assert.equal(trend.status, 'insufficient_data')
  assert.equal(trend.explain.rule, 'no history, and too few separate discussions to call it new')
})

test('forty comments in ten threads are a new topic', () => {
  assert.equal(ofHinges(commentsIn(10, 40))?.status, 'new')
})

test('a crowded thread stays one discussion beside a few stray posts', () => {
  assert.equal(
    ofHinges([...commentsIn(1, 40), ...talk('wobbly hinge', 2, 5, 2)])?.status,
    'insufficient_data',
  )
})
