import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planMeta } from '../../src/collectors/meta/plan.ts'
import { readMetaTargets } from '../../src/collectors/meta/targets.ts'
import type { Query } from '../../src/collectors/query-run.ts'
import { planFeed } from '../../src/collectors/reddit/feed-plan.ts'
import { planReddit } from '../../src/collectors/reddit/plan.ts'
import { planX } from '../../src/collectors/x/plan.ts'
import { planYouTube } from '../../src/collectors/youtube/plan.ts'
import { NOW, requestOf } from './support.ts'

const request = requestOf({
  words: ['grow light', 'salt, pepper', '=LED -car'],
  handles: {
    reddit: ['u/ann', 'r/lamps'],
    x: ['@ann'],
    facebook: ['fernlight'],
    instagram: ['fernlight'],
  },
  competitorUrls: ['https://sunbar.example', 'https://youtube.com/@sunbar'],
})
const nothingKnown = {
  at: NOW,
  knownPages: new Set<string>(),
  knownTags: new Set<string>(),
  topRead: new Set<string>(),
  counted: new Set<string>(),
  unnamed: 0,
  others: 0,
  freeAt: [],
}
const meta = planMeta(readMetaTargets(request), nothingKnown, { igUserId: '1', pageEdge: 'posts' })
const feed = planFeed(request)
const list = ['grow light', 'salt, pepper', 'LED']

const plans: Readonly<Record<string, readonly [queries: readonly Query[], asks: readonly unknown[]]>> = {
  Reddit: [
    planReddit(request, 40).queries,
    [
      [['account'], []],
      [['community'], []],
      [['words'], list],
      [['site'], []],
      [['account'], []],
    ],
  ],
  'Reddit by its feeds': [
    [...(feed.query === undefined ? [] : [feed.query]), ...feed.unasked],
    [
      [['words'], list],
      [['community'], []],
      [['account'], []],
      [['site'], []],
    ],
  ],
  X: [
    planX(request, { archive: false, maxPostsPerScan: 200, postsLeftToday: 200 }).queries,
    [
      [['account'], []],
      [['words'], ['=LED']],
      [
        ['words', 'site'],
        ['grow light', 'salt, pepper'],
      ],
    ],
  ],
  YouTube: [
    planYouTube(request, { searches: 100, units: 10_000, searchesPerScan: 6 }).queries,
    [
      [['account'], []],
      [['words'], list],
    ],
  ],
  'Facebook and Instagram': [
    [...meta.pages, ...meta.accounts, ...meta.hashtags],
    [
      [['account'], []],
      [['account'], []],
      [['words'], ['grow light']],
      [['words'], ['salt, pepper']],
      [['words'], ['LED']],
    ],
  ],
}

for (const [name, [queries, asks]] of Object.entries(plans)) {
  test(`each query of ${name} says what kinds of things and which words it asks for`, () => {
    assert.deepEqual(
      queries.map(({ kinds, words }) => [kinds, words]),
      asks,
    )
  })
}
