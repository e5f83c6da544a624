import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { forgetAuthor } from '../../../db/removals.ts'
import type { RedditComment } from '../../../simulator/dataset/comment-types.ts'
import type { RedditPost, RedditWorld } from '../../../simulator/dataset/dataset.ts'
import { DAY_MS } from '../../../src/lib/days.ts'
import { storeSamples } from '../../support/posts.ts'
import { mintCaller } from '../../support/service.ts'
import { scanInto, storedComments } from '../stored-scan.ts'
import { commentRecordOf, NOW, requestOf } from '../support.ts'
import { comment, hoursAgo, newestFirst, post, startReddit, sub } from './world.ts'

const words = ['lamp']

/** A Reddit and a workspace of one test's own, with scans that also read comments. */
async function setUp(t: TestContext, world: Partial<RedditWorld>, ask?: typeof fetch) {
  const reddit = await startReddit(
    t,
    {
      subreddits: [sub('plants'), sub('fern'), sub('attic')],
      ...world,
      posts: newestFirst(world.posts ?? []),
      comments: newestFirst(world.comments ?? []),
    },
    ask,
  )
  const { workspace } = await mintCaller(reddit.db)
  const { db, clock, simulator } = reddit
  const scan = async (calls = 20, request: Partial<Parameters<typeof scanInto>[2]> = {}, scenario = 'ok') => {
    const before = simulator.requests().length
    const until = clock.now()
    const done = await scanInto(db, reddit.app(scenario, { commentCallsPerScan: calls }), {
      workspaceId: workspace.id,
      words,
      since: new Date(until.getTime() - 30 * DAY_MS),
      until,
      deadline: new Date(until.getTime() + 45_000),
      ...request,
    })
    const asked = simulator
      .requests()
      .slice(before)
      .map(({ path }) => path.replace('/reddit-oauth', ''))
      .filter((path) => /comments|morechildren/.test(path))
    const coverage = done.coverage.filter(({ kinds }) => kinds?.some((kind) => /threads|comments/.test(kind)))
    return { ...done, asked, coverage }
  }
  const ids = async () => [...(await storedComments(db, workspace.id)).keys()].sort()
  const stored = async (id: string) => (await storedComments(db, workspace.id)).get(id)
  return { ...reddit, workspace, scan, ids, stored }
}

const thread = (changes: Partial<RedditPost> = {}) =>
  post(48, { id: 'a', title: 'My lamp, a year on', ...changes })
const said = (hours: number, id: string, changes: Partial<RedditComment> = {}) =>
  comment(hours, { id, author: `by_${id}`, body: `${id}: it hums since week three`, ...changes })

/** So many comments of the first level of a thread, the first the newest. */
const crowdBelow = (postId: string, count: number, prefix: string, hours = 1) =>
  Array.from({ length: count }, (_, index) => said(hours + index / 60, `${prefix}${index}`, { postId }))

test('what is said below a thread that holds a word is evidence, although it holds none itself', async (t) => {
  const { scan, ids, stored } = await setUp(t, {
    posts: [thread({ comments: 3, body: 'Happy so far.', author: 'ann' })],
    comments: [
      said(5, 'first', { score: -3 }),
      said(4, 'answer', { parentId: 'first', author: 'ann', scoreHidden: true }),
      said(3, 'named', { body: 'The lamp is fine here' }),
    ],
  })
  const { problems, coverage, ...rest } = await scan()
  assert.deepEqual(problems, [])
  assert.deepEqual(await ids(), ['t1_answer', 't1_first', 't1_named'])
  // One thread and one list, which both have all three.
  assert.deepEqual(commentRecordOf(rest), { asked: 2, received: 3, matched: 3 })
  const first = await stored('t1_first')
  const url = 'https://www.reddit.com/r/plants/comments/a/my_lamp_a_year_on/'
  assert.deepEqual(
    [first?.kind, first?.parentId, first?.threadId, first?.url, first?.commentsUrl],
    ['comment', 't3_a', 't3_a', `${url}first/`, url],
  )
  assert.deepEqual(
    [first?.matchedTerms, first?.threadMatched, first?.context, first?.authorHandle, first?.metrics],
    [[], true, 'My lamp, a year on', 'by_first', { score: -3 }],
  )
  const answer = await stored('t1_answer')
  assert.deepEqual(
    [answer?.kind, answer?.parentId, answer?.threadId, answer?.threadOwner, answer?.metrics],
    ['reply', 't1_first', 't3_a', 'ann', { score: null }],
  )
  const named = await stored('t1_named')
  assert.deepEqual([named?.matchedTerms, named?.threadMatched], [['lamp'], false])
  assert.deepEqual(
    coverage.map(({ query, kinds, complete }) => [query, kinds, complete]),
    [
      ['comments of known threads', ['threads'], true],
      ['new comments in r/plants', ['comments'], true],
    ],
  )
})

test('a word in the text of the thread is enough, one in another comment is not', async (t) => {
  const { scan, ids } = await setUp(t, {
    posts: [
      thread({ title: 'One year on', body: 'My lamp is fine.', comments: 3 }),
      post(9, { id: 'b', title: 'Weekly questions', comments: 5, subreddit: 'plants' }),
    ],
    comments: [
      ...crowdBelow('a', 3, 'in'),
      said(2, 'lone', { postId: 'b' }),
      said(3, 'own', { postId: 'b', body: 'Which lamp is quiet?' }),
      said(1, 'below', { postId: 'b', parentId: 'own' }),
    ],
  })
  await scan()
  assert.deepEqual(await ids(), ['t1_in0', 't1_in1', 't1_in2', 't1_own'])
})

test('a list of newest comments knows the text of a thread as well as its tree does', async (t) => {
  const body = 'My lamp is fine.'
  const { scan, clock, stored } = await setUp(t, {
    posts: [
      thread({ title: 'One year on', body, subreddit: 'fern', comments: 3 }),
      // Too few comments for its tree to be read.
      post(9, { id: 'b', title: 'Half a year on', body, subreddit: 'fern', comments: 1 }),
    ],
    comments: [...crowdBelow('a', 3, 'in'), said(2, 'lone', { postId: 'b' })],
  })
  const handles = { reddit: ['r/fern'] }
  await scan(20, { handles })
  await clock.sleep(2 * 3_600_000, undefined)
  assert.deepEqual((await scan(20, { handles })).asked, ['/r/fern/comments'])
  for (const id of ['t1_in0', 't1_lone']) assert.equal((await stored(id))?.threadMatched, true, id)
})

test('what bots and moderators write, and what is removed or deleted, is never stored', async (t) => {
  const { scan, ids } = await setUp(t, {
    posts: [thread({ comments: 9 })],
    comments: [
      said(9, 'pinned', { author: 'plants_mods', isNotice: true }),
      said(8, 'bot', { author: 'AutoModerator' }),
      said(7, 'mod', { removedAt: hoursAgo(1) }),
      said(7, 'reddit', { removedAt: hoursAgo(1), removedByReddit: true }),
      said(6, 'own', { deletedAt: hoursAgo(1) }),
      said(5, 'below', { parentId: 'own' }),
    ],
  })
  const { rejected } = await scan()
  assert.deepEqual(await ids(), ['t1_below'])
  assert.deepEqual([...new Set(rejected)].sort(), ['duplicate', 'moderator_notice', 'removed'])
})

test('a thread is asked for again only when its number of comments has changed', async (t) => {
  const later = said(-1, 'later')
  const { scan, ids, clock } = await setUp(t, {
    posts: [thread({ comments: 3 }), thread({ id: 'q', comments: 3 })],
    comments: [...crowdBelow('a', 3, 'in'), ...crowdBelow('q', 3, 'other'), later],
  })
  const trees = async () => (await scan()).asked.filter((path) => path.startsWith('/comments/')).sort()
  assert.deepEqual(await trees(), ['/comments/a', '/comments/q'])
  assert.deepEqual(await trees(), [])
  await clock.sleep(2 * 3_600_000, undefined)
  assert.deepEqual(await trees(), ['/comments/a'])
  assert.ok((await ids()).includes('t1_later'))
})

test('threads of fewer than three comments are not asked for, nor those older than thirty days', async (t) => {
  const { scan } = await setUp(t, {
    posts: [thread({ comments: 2 }), post(29 * 24, { id: 'b', title: 'Lamp', comments: 9 })],
    comments: crowdBelow('a', 2, 'in'),
  })
  await scan()
  const { asked } = await scan(20, { until: new Date(NOW.getTime() + 2 * DAY_MS) })
  assert.deepEqual(
    asked.filter((path) => path.startsWith('/comments/')),
    [],
  )
})

test('the threads that changed most are read first, and what is left is read first next time', async (t) => {
  const threads = [40, 30, 20, 10, 5].map((count, index) => thread({ id: `t${index}`, comments: count }))
  const { scan } = await setUp(t, {
    posts: threads,
    comments: threads.flatMap(({ id, comments }) => crowdBelow(id, comments, `${id}x`)),
  })
  const trees = async () => {
    const { asked, coverage, problems } = await scan(3)
    const [span] = coverage.filter(({ kinds }) => kinds?.includes('threads'))
    return { trees: asked.filter((path) => path.startsWith('/comments/')), span, problems }
  }
  const first = await trees()
  assert.deepEqual(first.trees, ['/comments/t0', '/comments/t1', '/comments/t2'])
  assert.deepEqual([first.span?.complete, first.span?.reachedBackTo], [false, null])
  assert.match(first.span?.note ?? '', /^Of 5 threads 2 were not read and 0 in part/)
  assert.ok(first.problems.includes('over_budget'))
  const second = await trees()
  assert.deepEqual(second.trees, ['/comments/t3', '/comments/t4'])
  assert.equal(second.span?.complete, true)
})

test('what a tree only names is asked for, and what is left of it goes on next time without the tree', async (t) => {
  const { scan, ids } = await setUp(t, {
    posts: [thread({ comments: 950 })],
    comments: crowdBelow('a', 950, 'c'),
  })
  const only = { handles: {} }
  const first = await scan(20, only)
  const morechildren = (asked: readonly string[]) =>
    asked.filter((path) => path.includes('morechildren')).length
  assert.equal(morechildren(first.asked), 3)
  const [half] = first.coverage
  assert.deepEqual([half?.kinds, half?.complete, half?.reachedBackTo], [['threads'], false, null])
  assert.match(half?.note ?? '', /0 were not read and 1 in part/)
  const second = await scan(20, only)
  assert.deepEqual(
    second.asked.filter((path) => path.startsWith('/comments/')),
    [],
  )
  assert.equal(morechildren(second.asked), 2)
  assert.equal(second.coverage[0]?.complete, true)
  assert.equal((await ids()).length, 950)
})

test('a thread is continued where its tree was cut for its depth, below a word first', async (t) => {
  const chain = (prefix: string, changes: Partial<RedditComment> = {}) =>
    Array.from({ length: 14 }, (_, index) =>
      said(20 - index, `${prefix}${index}`, {
        ...(index === 0 ? {} : { parentId: `${prefix}${index - 1}` }),
        ...changes,
      }),
    )
  const { scan, ids } = await setUp(t, {
    posts: [thread({ comments: 28 })],
    comments: [...chain('dull'), ...chain('word', { body: 'My lamp hums' })],
  })
  const { asked, coverage } = await scan(7)
  assert.deepEqual(
    asked.filter((path) => path.startsWith('/comments/')),
    ['/comments/a', '/comments/a/_/word8'],
  )
  assert.equal(coverage[0]?.complete, false)
  const second = await scan(7)
  assert.deepEqual(
    second.asked.filter((path) => path.startsWith('/comments/')),
    ['/comments/a/_/dull8'],
  )
  assert.equal(second.coverage[0]?.complete, true)
  assert.equal((await ids()).length, 28)
})

test('of the configured subreddits every comment is evidence, of those with most hits one with a word', async (t) => {
  const { scan, ids, stored } = await setUp(t, {
    posts: [
      post(9, { id: 'w', title: 'Weekly thread', subreddit: 'fern', comments: 1 }),
      post(9, { id: 'h', title: 'A lamp', subreddit: 'attic', comments: 1 }),
      post(9, { id: 'n', title: 'Chairs', subreddit: 'attic', comments: 2 }),
    ],
    comments: [
      said(3, 'own', { postId: 'w' }),
      said(3, 'below', { postId: 'h' }),
      said(3, 'chair', { postId: 'n' }),
      said(2, 'named', { postId: 'n', body: 'Put a lamp over it' }),
    ],
  })
  const { asked } = await scan(20, { handles: { reddit: ['r/fern'] } })
  assert.deepEqual(asked, ['/r/fern+attic/comments'])
  assert.deepEqual(await ids(), ['t1_below', 't1_named', 't1_own'])
  const below = await stored('t1_below')
  assert.deepEqual([below?.threadMatched, below?.context, below?.metrics], [true, 'A lamp', { score: 4 }])
  const own = await stored('t1_own')
  assert.deepEqual([own?.threadMatched, own?.context], [false, 'Weekly thread'])
})

test('the newest comments are read back to what an earlier scan has read, and are whole by then', async (t) => {
  const { scan, clock, ids } = await setUp(t, {
    posts: [post(9, { id: 'w', title: 'Weekly thread', subreddit: 'fern' })],
    comments: [
      ...Array.from({ length: 250 }, (_, index) => said(1 + index / 4, `c${index}`, { postId: 'w' })),
      ...Array.from({ length: 3 }, (_, index) => said(-1 - index, `n${index}`, { postId: 'w' })),
    ],
  })
  const request = { handles: { reddit: ['r/fern'] }, words: [] }
  const first = await scan(20, request)
  assert.deepEqual([first.asked.length, first.coverage[0]?.complete], [3, true])
  await clock.sleep(5 * 3_600_000, undefined)
  const second = await scan(20, request)
  assert.deepEqual([second.asked.length, second.coverage[0]?.complete], [1, true])
  assert.equal((await ids()).length, 253)
})

test('where the pages end before the window does, the coverage says how far they came', async (t) => {
  const { scan } = await setUp(t, {
    posts: [post(9, { id: 'w', title: 'Weekly thread', subreddit: 'fern' })],
    comments: Array.from({ length: 250 }, (_, index) => said(1 + index, `c${index}`, { postId: 'w' })),
  })
  const { coverage, problems } = await scan(7, { handles: { reddit: ['r/fern'] }, words: [] })
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo, note }) => [complete, reachedBackTo, note]),
    [[false, hoursAgo(200).toISOString(), 'Stopped: no calls are left for more pages.']],
  )
  assert.ok(problems.includes('over_budget'))
})

for (const [what, isRemoved] of [
  ['', false],
  [', although the comment that it ended with was removed', true],
] as const) {
  test(`what pages were left of the newest comments is read by the next scan${what}`, async (t) => {
    const comments = Array.from({ length: 850 }, (_, index) =>
      said(1 + index / 2, `c${index}`, {
        postId: 'w',
        ...(isRemoved && index === 199 ? { removedAt: hoursAgo(-0.5) } : {}),
      }),
    )
    const { scan, ids, clock } = await setUp(t, {
      posts: [post(9, { id: 'w', title: 'Weekly thread', subreddit: 'fern' })],
      comments: [said(-0.5, 'later', { postId: 'w' }), ...comments],
    })
    const request = { handles: { reddit: ['r/fern'] }, words: [] }
    const pagesOf = async (calls: number) => {
      const { asked, coverage } = await scan(calls, request)
      await clock.sleep(3_600_000, undefined)
      return [asked.length, coverage[0]?.complete, coverage[0]?.note, (await ids()).length]
    }
    const stopped = 'Stopped: no calls are left for more pages.'
    // Each page repeats what the newer comment has moved.
    assert.deepEqual(await pagesOf(7), [2, false, stopped, 200])
    if (isRemoved) {
      // The end of what was read is found again by its pages, and goes on from another comment.
      assert.deepEqual(await pagesOf(20), [6, false, stopped, 499])
      assert.deepEqual(await pagesOf(20), [5, true, undefined, 851])
    } else {
      assert.deepEqual(await pagesOf(20), [6, false, stopped, 696])
      assert.deepEqual(await pagesOf(20), [3, true, undefined, 851])
    }
    assert.deepEqual(await pagesOf(20), [1, true, undefined, 851])
  })
}

test('where Reddit ends its list before the window does, no later scan says that it is whole', async (t) => {
  const { scan, clock } = await setUp(t, {
    posts: [post(9, { id: 'w', title: 'Weekly thread', subreddit: 'fern' })],
    comments: Array.from({ length: 1100 }, (_, index) => said(1 + index / 60, `c${index}`, { postId: 'w' })),
  })
  const request = { handles: { reddit: ['r/fern'] }, words: [] }
  const ended = [false, 'Reddit ends its list of comments here.']
  for (const pages of [10, 1]) {
    const { asked, coverage } = await scan(40, request)
    assert.deepEqual([asked.length, coverage[0]?.complete, coverage[0]?.note], [pages, ...ended])
    await clock.sleep(60_000, undefined)
  }
})

test('one closed subreddit does not close the others', async (t) => {
  const { scan, ids } = await setUp(t, {
    subreddits: [sub('fern'), sub('secret', 'private')],
    posts: [post(9, { id: 'w', title: 'Weekly thread', subreddit: 'fern' })],
    comments: [said(3, 'own', { postId: 'w' })],
  })
  const { coverage } = await scan(20, { handles: { reddit: ['r/fern', 'r/secret'] }, words: [] })
  assert.deepEqual(await ids(), ['t1_own'])
  assert.deepEqual(
    coverage.map(({ query, complete, reachedBackTo }) => [query, complete, reachedBackTo === null]),
    [
      ['new comments in r/fern', true, false],
      ['new comments in r/secret', false, true],
    ],
  )
})

test('comments below an advertisement are left out, however it was stored', async (t) => {
  const { scan, ids, db, workspace } = await setUp(t, {
    posts: [thread({ comments: 3, promoted: true })],
    comments: crowdBelow('a', 3, 'in'),
  })
  const imported = { id: 't3_a', matchedTerms: words, metrics: { comments: 3 }, publishedAt: hoursAgo(48) }
  await storeSamples(db, workspace.id, [imported])
  const { asked, rejected } = await scan()
  assert.ok(asked.includes('/comments/a'))
  assert.deepEqual(await ids(), [])
  assert.equal(rejected.filter((reason) => reason === 'promoted').length, 4)
})

test('a comment’s address and the thread’s are kept apart on a profile, too', async (t) => {
  const { scan, stored } = await setUp(t, {
    posts: [thread({ subreddit: 'u_ann', comments: 3 })],
    comments: crowdBelow('a', 3, 'in'),
  })
  await scan()
  const found = await stored('t1_in0')
  assert.equal(found?.commentsUrl, 'https://www.reddit.com/user/ann/comments/a/my_lamp_a_year_on/')
  assert.equal(found?.url, `${found?.commentsUrl}in0/`)
})

test('without calls for comments none is asked for', async (t) => {
  const { scan, ids } = await setUp(t, {
    posts: [thread({ comments: 3 })],
    comments: crowdBelow('a', 3, 'in'),
  })
  const { asked, coverage } = await scan(0)
  assert.deepEqual([asked, coverage, await ids()], [[], [], []])
})

test('no scan makes more calls for comments than the setting allows', async (t) => {
  const threads = Array.from({ length: 12 }, (_, index) => thread({ id: `t${index}`, comments: 700 }))
  const { scan } = await setUp(t, {
    posts: threads,
    comments: threads.flatMap(({ id }) => crowdBelow(id, 700, `${id}x`)),
  })
  for (const calls of [1, 5, 20]) {
    const { asked } = await scan(calls)
    assert.ok(asked.length <= calls, `${asked.length} of ${calls}`)
  }
})

test('a platform that slows down amid comments keeps its posts, and the rest is read first next time', async (t) => {
  const threads = [30, 20, 10].map((count, index) => thread({ id: `t${index}`, comments: count }))
  const { scan, ids } = await setUp(t, {
    posts: threads,
    comments: threads.flatMap(({ id, comments }) => crowdBelow(id, comments, `${id}x`)),
  })
  const slow = await scan(20, { deadline: new Date(NOW.getTime() + 15_000) }, 'window_ends-12')
  assert.equal(slow.posts.filter(({ kind }) => kind === undefined).length, 3)
  assert.ok(slow.problems.length > 0)
  assert.ok((await ids()).length < 60)
  const next = await scan()
  assert.deepEqual(next.problems, [])
  assert.equal((await ids()).length, 60)
})

test('a thread that is redirected elsewhere is not taken for closed: the next scan reads it', async (t) => {
  let redirected = 0
  const redirectOnce: typeof fetch = async (url, options) => {
    if (!String(url).includes('/comments/a') || redirected > 0) return await fetch(url, options)
    redirected += 1
    return new Response(null, { status: 302, headers: { location: '/' } })
  }
  const { scan, ids } = await setUp(
    t,
    { posts: [thread({ comments: 3 })], comments: crowdBelow('a', 3, 'in') },
    redirectOnce,
  )
  // Too few calls for the newest comments, which are these as well.
  assert.deepEqual([(await scan(3)).problems.length > 0, redirected, await ids()], [true, 1, []])
  await scan(3)
  assert.equal((await ids()).length, 3)
})

test('without time left comments are not asked for, and are read first next time', async (t) => {
  const { scan, ids } = await setUp(t, {
    posts: [thread({ comments: 3 })],
    comments: crowdBelow('a', 3, 'in'),
  })
  const { coverage, problems, posts } = await scan(20, { deadline: new Date(NOW.getTime() + 3_500) })
  assert.deepEqual([posts.length, await ids()], [1, []])
  assert.ok(problems.length > 0)
  assert.deepEqual(
    coverage.map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
    [
      [false, null],
      [false, null],
    ],
  )
  await scan()
  assert.equal((await ids()).length, 3)
})

/** More threads than one scan lists, below each of which three comments stand. */
function crowdOfThreads() {
  const posts = Array.from({ length: 70 }, (_, index) =>
    post(20 + index / 60, { id: `p${index}`, title: `My lamp ${index}`, comments: 3 }),
  )
  return { posts, comments: posts.flatMap(({ id }, index) => crowdBelow(id, 3, `x${index}y`)) }
}

test('of more threads than one scan reads the plan says how many wait, and how many are asked for', async (t) => {
  const { scan, app, workspace } = await setUp(t, crowdOfThreads())
  await scan(0)
  const expected = async (commentCallsPerScan: number) => {
    const request = { ...requestOf({ words, days: 30 }), workspaceId: workspace.id }
    const { steps } = await app('ok', { commentCallsPerScan }).plan(request)
    return steps.find(({ label }) => label === 'comments of known threads')?.expects
  }
  const saying = (most: number) =>
    `210 comments of 70 known threads are unread, of which a scan asks for at most ${most}; posts that the scan finds add theirs`
  assert.deepEqual([await expected(170), await expected(20)], [saying(60), saying(8)])
})

test('of more threads than one scan reads the coverage says that they wait', async (t) => {
  const { scan } = await setUp(t, crowdOfThreads())
  const treesIn = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/comments/')).length
  const first = await scan(170)
  const [coverage] = first.coverage
  const note = '10 more threads are due than one scan lists; the next ones go on.'
  assert.deepEqual([treesIn(first.asked), coverage?.complete, coverage?.note], [60, false, note])
  assert.deepEqual(first.problems, ['over_budget'])
  const second = await scan(170)
  assert.deepEqual([treesIn(second.asked), second.coverage[0]?.complete, second.problems], [10, true, []])
})

test('the plan names the calls for comments, and how many are known to be unread', async (t) => {
  const { scan, app, workspace } = await setUp(t, {
    posts: [thread({ comments: 9 }), thread({ id: 'q', comments: 5 })],
    comments: [...crowdBelow('a', 9, 'in'), ...crowdBelow('q', 5, 'other')],
  })
  await scan(0)
  const plan = async (commentCallsPerScan: number) => {
    const request = { ...requestOf({ words, days: 30 }), workspaceId: workspace.id }
    return await app('ok', { commentCallsPerScan }).plan(request)
  }
  const { steps, costs } = await plan(20)
  assert.deepEqual(steps.slice(-2), [
    {
      platform: 'reddit',
      label: 'comments of known threads',
      calls: 14,
      expects: '14 comments of 2 known threads are unread; posts that the scan finds add theirs',
    },
    {
      platform: 'reddit',
      label: 'new comments in r/plants',
      calls: 6,
      expects: '100 comments a call, few of them with a word',
    },
  ])
  const without = await plan(0)
  assert.equal(without.steps.length, steps.length - 2)
  assert.equal((costs[0]?.amount ?? 0) - (without.costs[0]?.amount ?? 0), 20)
})

test('the title of a forgotten author’s thread stands beside no comment, before or after the forgetting', async (t) => {
  const { scan, stored, db, workspace, clock } = await setUp(t, {
    posts: [
      post(9, { id: 'w', title: 'Ann tells of her week', author: 'ann', subreddit: 'fern', comments: 2 }),
    ],
    comments: [
      said(1, 'later', { postId: 'w', author: 'bob' }),
      said(3, 'early', { postId: 'w', author: 'bob' }),
    ],
  })
  // A listing of comments tells the title; the thread itself, older than the window, is never stored.
  const request = { handles: { reddit: ['r/fern'] }, words: [], since: hoursAgo(5) }
  await scan(20, request)
  assert.equal((await stored('t1_early'))?.context, 'Ann tells of her week')
  await forgetAuthor(db, workspace.id, 'reddit', 'u/Ann')
  await clock.sleep(60_000, undefined)
  await scan(20, request)
  for (const id of ['t1_early', 't1_later'])
    assert.deepEqual([(await stored(id))?.authorHandle, (await stored(id))?.context], ['bob', undefined])
})
