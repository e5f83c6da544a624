import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeFeedPlan, planFeed } from '../../../src/collectors/reddit/feed-plan.ts'
import { requestOf } from '../support.ts'

const handles = { reddit: ['u/ann', 'r/plants', 'r/lamps', 'r/a/b'] }
const competitorUrls = ['https://sunbar.example']
const pace = "Reddit's feeds allow about one call a minute, so a scan reads one of them."

const choices: readonly [what: string, wanted: Parameters<typeof requestOf>[0], path: string | undefined][] =
  [
    ['words, all in one search', { words: ['lamp', 'grow light'], handles }, '/search.rss'],
    ['without words the subreddits together', { handles }, '/r/plants+lamps/new/.rss'],
    ['without either a user', { handles: { reddit: ['u/ann', 'u/bob'] } }, '/user/ann/.rss'],
    ['nothing for sites alone, which have no feed', { competitorUrls }, undefined],
  ]

for (const [what, wanted, path] of choices) {
  test(`reads ${what}`, () => {
    assert.equal(planFeed(requestOf(wanted)).query?.path, path)
  })
}

test('reads the newest comments of the subreddits only where the operator asks for them', () => {
  const request = requestOf({ words: ['lamp'], handles })
  const { query, unasked } = planFeed(request, true)
  assert.deepEqual(
    [query?.path, query?.label, query?.kinds],
    ['/r/plants+lamps/comments/.rss', 'new comments in r/plants, r/lamps', ['comments']],
  )
  assert.deepEqual(unasked[0]?.label, 'words: lamp')
  assert.equal(planFeed(requestOf({ words: ['lamp'] }), true).query?.path, '/search.rss')
})

test('searches newest first in the narrowest window', () => {
  assert.deepEqual(planFeed(requestOf({ words: ['lamp', 'grow light'], days: 30 })).query?.params, {
    q: '"lamp" OR "grow light"',
    sort: 'new',
    t: 'month',
  })
})

test('shows the one call, and as not covered everything else and all counts', () => {
  assert.deepEqual(describeFeedPlan(planFeed(requestOf({ words: ['lamp'], handles, competitorUrls }))), {
    steps: [{ platform: 'reddit', label: 'words: lamp', calls: 1 }],
    costs: [{ unit: 'calls', amount: 1, left: null, usd: null }],
    notCovered: [
      { platform: 'reddit', what: 'r/a/b', why: 'This names no Reddit user and no one subreddit.' },
      { platform: 'reddit', what: 'new in r/plants, r/lamps', why: pace },
      { platform: 'reddit', what: 'posts and comments by u/ann', why: pace },
      { platform: 'reddit', what: 'links to sunbar.example', why: pace },
      {
        platform: 'reddit',
        what: 'scores and numbers of comments',
        why: "Reddit's feeds do not give them.",
      },
    ],
  })
})

test('nothing configured reads nothing', () => {
  assert.deepEqual(describeFeedPlan(planFeed(requestOf())), { steps: [], costs: [], notCovered: [] })
})
