import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readListing, toRedditCandidate, unpinnedDate } from '../../../src/collectors/reddit/map.ts'
import { readFixture } from '../support.ts'

async function itemsOf(name: string) {
  return readListing(await readFixture(`reddit/${name}.200.json`))?.children ?? []
}

const post = {
  name: 't3_a',
  title: 'A lamp',
  selftext: 'It glows.',
  author: 'ann',
  permalink: '/r/x/comments/a/',
  created_utc: 1794940869,
  score: -3,
  upvote_ratio: 0.4,
  num_comments: 0,
  num_crossposts: 0,
}

function mapped(changes: Record<string, unknown>) {
  const candidate = toRedditCandidate({ kind: 't3', data: { ...post, ...changes } })
  return 'rejected' in candidate ? candidate.rejected : candidate.draft
}

test('maps the posts of a search', async () => {
  const [link, self] = (await itemsOf('search.page1')).map(toRedditCandidate)
  assert.deepEqual(self, {
    draft: {
      platform: 'reddit',
      id: 't3_1y3k9ab',
      authorHandle: 'lumen_and_leaf',
      text: 'Fernlight Pro vs Sunbar T5 after 90 days of basil\n\nRan both **grow lights** side by side for 90 days.\n\n- Fernlight Pro: 312 g\n- Sunbar T5: 287 g\n\nHappy to answer questions & share photos.',
      url: 'https://www.reddit.com/r/IndoorGarden/comments/1y3k9ab/fernlight_pro_vs_sunbar_t5_after_90_days_of_basil/',
      commentsUrl:
        'https://www.reddit.com/r/IndoorGarden/comments/1y3k9ab/fernlight_pro_vs_sunbar_t5_after_90_days_of_basil/',
      publishedAt: new Date(1794940869000),
      metrics: { score: 214, upvoteRatio: 0.96, comments: 57, crossposts: 2 },
      sourceMethod: 'api',
    },
  })
  assert.ok(link !== undefined && 'draft' in link)
  assert.deepEqual(link.draft.metrics, { score: null, upvoteRatio: 0.8, comments: 1, crossposts: 0 })
  assert.equal(link.draft.text, 'New review of cheap grow lights just went up')
})

test('maps a comment with its own score and none of its thread’s numbers', async () => {
  const [comment] = (await itemsOf('user_comments')).map(toRedditCandidate)
  assert.ok(comment !== undefined && 'draft' in comment)
  assert.equal(comment.draft.id, 't1_n7x2p0k')
  assert.equal(comment.draft.text, 'Thanks for the fair test!')
  assert.deepEqual(comment.draft.metrics, { score: 6 })
})

test('refuses what was deleted since', async () => {
  assert.deepEqual((await itemsOf('api_info.deleted')).map(toRedditCandidate), [{ rejected: 'removed' }])
})

test('keeps zero and negative numbers', () => {
  const draft = mapped({})
  assert.ok(typeof draft === 'object')
  assert.deepEqual(draft.metrics, { score: -3, upvoteRatio: 0.4, comments: 0, crossposts: 0 })
})

test('a number that is not given is absent', () => {
  const draft = mapped({ num_comments: undefined, upvote_ratio: null })
  assert.ok(typeof draft === 'object')
  assert.deepEqual(draft.metrics, { score: -3, crossposts: 0 })
})

test('a deleted author leaves the post without a handle', () => {
  const draft = mapped({ author: '[deleted]' })
  assert.ok(typeof draft === 'object')
  assert.equal(draft.authorHandle, undefined)
})

const refused = [
  ['a text that a moderator removed', { selftext: '[removed]' }, 'removed'],
  ['a text that Reddit removed', { selftext: ' [ Removed by Reddit ]\n' }, 'removed'],
  ['a title that its author deleted', { title: '[deleted by user]' }, 'removed'],
  ['a removal by Reddit', { removed_by_category: 'copyright_takedown' }, 'removed'],
  ['a promoted post', { promoted: true }, 'promoted'],
  ['an ad', { is_created_from_ads_ui: true }, 'promoted'],
  ["a moderators' sticky", { stickied: true, distinguished: 'moderator' }, 'moderator_notice'],
] as const

for (const [what, changes, reason] of refused) {
  test(`refuses ${what} as ${reason}`, () => {
    assert.equal(mapped(changes), reason)
  })
}

test('a pinned post has no place in time', () => {
  assert.equal(unpinnedDate({ data: { ...post, stickied: true } }), undefined)
  assert.equal(unpinnedDate({ data: { ...post, pinned: true } }), undefined)
  assert.deepEqual(unpinnedDate({ data: post }), new Date(1794940869000))
})

test('a body that is no listing is not taken for an empty one', () => {
  for (const body of [undefined, {}, [], { data: {} }, { data: { children: null } }]) {
    assert.equal(readListing(body), undefined)
  }
})

test('a crosspost has its own title and numbers, not those of what it repeats', () => {
  const draft = mapped({
    selftext: '',
    crosspost_parent: 't3_b',
    crosspost_parent_list: [{ ...post, score: 99 }],
  })
  assert.ok(typeof draft === 'object')
  assert.deepEqual([draft.text, draft.metrics?.['score']], ['A lamp', -3])
})

test('a post on its author’s own profile, edited, with a score of zero', async () => {
  const [own] = (await itemsOf('user_submitted')).map(toRedditCandidate)
  assert.ok(own !== undefined && 'draft' in own)
  assert.match(own.draft.url ?? '', /^https:\/\/www\.reddit\.com\/user\/FernlightOfficial\/comments\//)
  assert.equal(own.draft.metrics?.['score'], 0)
})

test('of a subreddit’s page the sticky and what was removed are left out', async () => {
  const candidates = (await itemsOf('sub_new')).map(toRedditCandidate)
  assert.deepEqual(
    candidates.map((candidate) => ('rejected' in candidate ? candidate.rejected : 'kept')).sort(),
    ['kept', 'moderator_notice', 'removed'],
  )
})

test('an empty listing has no next page', async () => {
  assert.deepEqual(readListing(await readFixture('reddit/listing.empty.200.json')), {
    children: [],
    after: undefined,
  })
})
