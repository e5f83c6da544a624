import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redditUserAgentOf } from '../../../simulator/credentials.ts'
import { at, body, call, fixture, fixtureText, keys, list } from '../support.ts'
import {
  idsOf,
  itemsOf,
  many,
  minutesAgo,
  place,
  post,
  said,
  startComments,
  Tree,
  thingsOf,
} from './comment-world.ts'

test('a thread is an array of two listings, the post and the tree, with the keys of the recorded ones', async (t) => {
  const { get } = await startComments(t, {
    comments: [said(2, 'b', { parentId: 'a' }), said(9, 'a')],
  })
  const answer = await get('/comments/p', { sort: 'new' })
  const recorded = await fixture('reddit/comments_tree.200.json')
  for (const index of [0, 1])
    assert.deepEqual(keys(at(body(answer), index, 'data')), keys(at(recorded, index, 'data')))
  assert.deepEqual([at(body(answer), 0, 'data', 'dist'), at(body(answer), 1, 'data', 'dist')], [1, null])
  const tree = new Tree(answer)
  assert.equal(at(at(tree.post, 'children', 0), 'data', 'name'), 't3_p')
  assert.deepEqual(keys(tree.comment('a')), keys(at(recorded, 1, 'data', 'children', 1, 'data')))
})

test('replies are an empty string or a listing that leaves open how many it holds', async (t) => {
  const { tree } = await startComments(t, { comments: [said(2, 'b', { parentId: 'a' }), said(9, 'a')] })
  const both = await tree()
  assert.equal(at(both.comment('b'), 'replies'), '')
  const replies = at(both.comment('a'), 'replies', 'data')
  assert.deepEqual([at(replies, 'dist'), at(replies, 'modhash')], [null, null])
})

test('limit counts comments of all levels and is cut at 500', async (t) => {
  const { tree } = await startComments(t, {
    comments: [said(0.5, 'deep', { parentId: 'c1' }), ...many(700)],
  })
  assert.deepEqual((await tree({ limit: '3' })).ids, ['c1', 'deep', 'c2'])
  assert.equal((await tree({ limit: '2048' })).ids.length, 500)
  assert.equal((await tree()).ids.length, 200)
})

test('a fresh answer comes only where its parent was picked', async (t) => {
  const { tree } = await startComments(t, {
    comments: [said(0.5, 'fresh', { parentId: 'c9' }), ...many(9)],
  })
  assert.ok(!(await tree({ limit: '5' })).ids.includes('fresh'))
  assert.ok((await tree({ limit: '10' })).ids.includes('fresh'))
})

test('what lies too deep is a stub without a count that names its parent', async (t) => {
  const { tree } = await startComments(t, {
    comments: [said(1, 'c', { parentId: 'b' }), said(2, 'b', { parentId: 'a' }), said(3, 'a')],
  })
  const cut = await tree({ depth: '2' })
  assert.deepEqual(cut.ids, ['a', 'b'])
  assert.deepEqual(cut.stubs, [
    { count: 0, name: 't1__', id: '_', parent_id: 't1_b', depth: 2, children: [] },
  ])
  for (const depth of ['0', '10', '99']) assert.deepEqual((await tree({ depth })).ids, ['a', 'b', 'c'])
  assert.deepEqual((await tree({ depth: '2', showmore: 'false' })).stubs, [])
})

test('a stub counts all that it hides and names only what hangs directly below its parent', async (t) => {
  const { tree } = await startComments(t, {
    comments: [said(20, 'hidden', { parentId: 'c5' }), ...many(5)],
  })
  const { ids, stubs } = await tree({ limit: '3' })
  assert.deepEqual(ids, ['c1', 'c2', 'c3'])
  assert.deepEqual(stubs, [
    { count: 3, name: 't1_c4', id: 'c4', parent_id: 't3_p', depth: 0, children: ['c4', 'c5'] },
  ])
})

test('the rest of a tree comes flat, what stands below the asked ones included, without those that are gone', async (t) => {
  const { more } = await startComments(t, {
    comments: [said(20, 'hidden', { parentId: 'c5' }), ...many(5)],
  })
  const answer = await more(['c4', 'c5', 'never'])
  const recorded = await fixture('reddit/morechildren.200.json')
  assert.deepEqual(keys(at(body(answer), 'json')), keys(at(recorded, 'json')))
  const { comments, stubs } = thingsOf(answer)
  assert.deepEqual(keys(comments[0]), keys(at(recorded, 'json', 'data', 'things', 0, 'data')))
  assert.deepEqual(idsOf(comments).slice(0, 3), ['c4', 'c5', 'hidden'])
  assert.deepEqual(
    comments.map((comment) => at(comment, 'replies')),
    comments.map(() => ''),
  )
  assert.deepEqual(stubs, [])
  assert.deepEqual(body(await more(['never'])), await fixture('reddit/morechildren.empty.200.json'))
})

test('the rest of a tree repeats a comment that is known', async (t) => {
  const { more } = await startComments(t, { comments: many(5) })
  assert.deepEqual(idsOf(thingsOf(await more(['c4'])).comments), ['c4', 'c1'])
})

test('at most a hundred comments come at once, and new stubs name the others', async (t) => {
  const below = Array.from({ length: 150 }, (_, index) => said(200 + index, `d${index}`, { parentId: 'c5' }))
  const { more } = await startComments(t, { comments: [...many(5), ...below] })
  const { comments, stubs } = thingsOf(await more(['c5', 'c4']))
  assert.equal(idsOf(comments).filter((id) => id !== 'c1').length, 100)
  assert.deepEqual(
    stubs.map((stub) => [at(stub, 'parent_id'), at(stub, 'count'), list(at(stub, 'children')).length]),
    [
      ['t1_c5', 51, 51],
      ['t3_p', 1, 1],
    ],
  )
})

test('more than a hundred children are too many', async (t) => {
  const { more } = await startComments(t, { comments: many(5) })
  const ids = Array.from({ length: 101 }, (_, index) => `x${index}`)
  const answer = await more(ids)
  assert.equal(answer.status, 413)
  assert.deepEqual(body(answer), await fixture('reddit/error.toolarge.413.json'))
  assert.equal((await more(ids.slice(1))).status, 200)
})

test('a second request for the rest of a tree while one is in flight is refused', async (t) => {
  const { more } = await startComments(t, { comments: many(5) }, '.slow-200.two')
  const statuses = (await Promise.all([more(['c4']), more(['c5'])])).map(({ status }) => status)
  assert.deepEqual(statuses.sort(), [200, 429])
  assert.equal((await more(['c5'])).status, 200)
})

test('the newest comments of subreddits come together, newest first, a hundred a page, a thousand in all', async (t) => {
  const { get } = await startComments(t, {
    subreddits: [place('plants'), place('lamps')],
    posts: [post({ comments: 600 }), post({ id: 'q', subreddit: 'lamps' })],
    comments: many(1200).map((comment, index) => ({ ...comment, postId: index % 2 === 0 ? 'p' : 'q' })),
  })
  const seen: unknown[] = []
  let after = ''
  for (let page = 0; page < 10; page++) {
    const answer = await get('/r/plants+lamps/comments', { limit: '100', ...(after === '' ? {} : { after }) })
    seen.push(...idsOf(itemsOf(answer)))
    after = String(at(body(answer), 'data', 'after'))
  }
  assert.deepEqual(
    seen,
    many(1000).map(({ id }) => id),
  )
  assert.equal(after, 'null')
  const [first] = itemsOf(await get('/r/plants/comments'))
  const recorded = await fixture('reddit/sub_comments.200.json')
  assert.deepEqual(keys(first), keys(at(recorded, 'data', 'children', 0, 'data')))
  assert.deepEqual([at(first, 'link_title'), at(first, 'num_comments')], ['Lamp & timer', 600])
})

test('a comment that arrives while somebody pages makes the next page repeat one', async (t) => {
  const { get, simulator } = await startComments(t, { comments: [said(-1, 'new'), ...many(6)] })
  const pageAfter = async (after?: string) =>
    idsOf(itemsOf(await get('/r/plants/comments', { limit: '2', ...(after && { after }) })))
  assert.deepEqual(await pageAfter(), ['c1', 'c2'])
  simulator.advance(120)
  assert.deepEqual(await pageAfter('t1_c2'), ['c2', 'c3'])
})

test('before finds nothing although there are newer comments', async (t) => {
  const { get } = await startComments(t, { comments: many(6) })
  assert.deepEqual(itemsOf(await get('/r/plants/comments', { before: 't1_c3' })), [])
})

test('the newest comments of all of Reddit are none', async (t) => {
  const { get } = await startComments(t, { comments: many(6) })
  const answer = await get('/r/all/comments')
  assert.deepEqual(body(answer), await fixture('reddit/listing.empty.200.json'))
})

test('a private subreddit closes its threads and any sum that it is in', async (t) => {
  const { get } = await startComments(t, {
    subreddits: [place('plants'), place('secret', 'private')],
    posts: [post({}), post({ id: 'q', subreddit: 'secret' })],
    comments: many(2),
  })
  for (const path of ['/r/plants+secret/comments', '/comments/q']) {
    const answer = await get(path)
    assert.deepEqual([answer.status, body(answer)], [403, await fixture('reddit/error.private.403.json')])
  }
})

test('deleted with a branch stays without words, deleted without one vanishes, removed leaves a mark', async (t) => {
  const { tree, get, simulator } = await startComments(t, {
    posts: [post({ comments: 5 })],
    comments: [
      said(-1, 'later'),
      said(1, 'below', { parentId: 'branch' }),
      said(2, 'branch', { deletedAt: minutesAgo(1) }),
      said(3, 'leaf', { deletedAt: minutesAgo(1) }),
      said(4, 'mod', { removedAt: minutesAgo(1) }),
      said(5, 'yet', { removedAt: minutesAgo(-5) }),
      said(6, 'reddit', { removedAt: minutesAgo(1), removedByReddit: true }),
    ],
  })
  const shown = await tree()
  assert.deepEqual(
    shown.comments.map((comment) => [at(comment, 'id'), at(comment, 'author'), at(comment, 'body')]),
    [
      ['branch', '[deleted]', '[deleted]'],
      ['below', 'by_below', 'What below says'],
      ['mod', '[deleted]', '[removed]'],
      ['yet', 'by_yet', 'What yet says'],
      ['reddit', '[deleted]', '[ Removed by Reddit ]'],
    ],
  )
  assert.equal(Object.hasOwn(Object(shown.comment('mod')), 'author_fullname'), false)
  assert.deepEqual(idsOf(itemsOf(await get('/r/plants/comments'))), ['below', 'yet'])
  const announced = (thread: Tree) => at(at(thread.post, 'children', 0), 'data', 'num_comments')
  assert.equal(announced(shown), 5, 'those that are gone count')
  simulator.advance(120)
  assert.equal(announced(await tree()), 6)
})

test('the address of a comment shows the way to it and what stands below it', async (t) => {
  const { tree } = await startComments(t, {
    comments: [
      said(1, 'd', { parentId: 'c' }),
      said(2, 'c', { parentId: 'b' }),
      said(3, 'beside', { parentId: 'a' }),
      said(4, 'b', { parentId: 'a' }),
      said(9, 'a'),
    ],
  })
  assert.deepEqual((await tree({}, '/comments/p/_/c')).ids, ['c', 'd'])
  assert.deepEqual((await tree({ context: '1' }, '/comments/p/_/c')).ids, ['b', 'c', 'd'])
  assert.deepEqual((await tree({ comment: 'c', context: '8' })).ids, ['a', 'b', 'c', 'd'])
})

test('the address of a comment that is gone shows the thread without it', async (t) => {
  const { tree } = await startComments(t, {
    comments: [said(1, 'kept'), said(2, 'mod', { removedAt: minutesAgo(1) })],
  })
  for (const id of ['mod', 'never']) {
    const { status, ids } = await tree({}, `/comments/p/_/${id}`)
    assert.deepEqual([status, ids[0], ids.includes(id)], [200, 'kept', false])
  }
})

test('an unknown thread, one of another subreddit and a comment of another thread are not found', async (t) => {
  const { get } = await startComments(t, {
    posts: [post({}), post({ id: 'q' })],
    comments: [said(1, 'c', { postId: 'q' })],
  })
  for (const path of ['/comments/never', '/r/lamps/comments/p', '/comments/p/_/c'])
    assert.equal((await get(path)).status, 404, path)
  assert.equal((await get('/r/plants/comments/p')).status, 200)
})

test('a look-up shows a removed comment until it is deleted, and a deleted one without words', async (t) => {
  const { get, simulator } = await startComments(t, {
    comments: [said(1, 'mod', { removedAt: minutesAgo(1), deletedAt: minutesAgo(-10) })],
  })
  const look = async () => itemsOf(await get('/api/info', { id: 't1_mod,t1_never' }))
  const recorded = await fixture('reddit/api_info.comments.200.json')
  const [intact] = await look()
  assert.deepEqual([at(intact, 'author'), at(intact, 'body')], ['by_mod', 'What mod says'])
  assert.deepEqual(keys(intact), keys(at(recorded, 'data', 'children', 2, 'data')))
  simulator.advance(900)
  const [deleted] = await look()
  assert.deepEqual([at(deleted, 'author'), at(deleted, 'body')], ['[deleted]', '[deleted]'])
  assert.deepEqual(keys(deleted), keys(at(recorded, 'data', 'children', 0, 'data')))
})

test('a hidden score is 1, a negative one is a number, and an edit is a time', async (t) => {
  const { tree } = await startComments(t, {
    comments: [
      said(1, 'young', { score: 40, scoreHidden: true }),
      said(2, 'low', { score: -3 }),
      said(3, 'edited', { editedAt: minutesAgo(2) }),
    ],
  })
  const shown = await tree()
  const field = (id: string, name: string) => at(shown.comment(id), name)
  assert.deepEqual(
    [field('young', 'score'), field('young', 'ups'), field('young', 'score_hidden')],
    [1, 1, true],
  )
  assert.deepEqual([field('low', 'score'), field('low', 'collapsed')], [-3, true])
  assert.deepEqual(
    [field('edited', 'edited'), field('low', 'edited')],
    [minutesAgo(2).getTime() / 1000, false],
  )
})

test('only listings tell of a comment’s thread, only trees how deep it is', async (t) => {
  const { tree, get } = await startComments(t, { comments: many(1) })
  const inTree = (await tree()).comment('c1')
  const [listed] = itemsOf(await get('/r/plants/comments'))
  const ofThread = [
    'link_title',
    'link_author',
    'link_permalink',
    'link_url',
    'num_comments',
    'over_18',
    'quarantine',
  ]
  assert.deepEqual(keys(inTree), [...keys(listed).filter((key) => !ofThread.includes(key)), 'depth'].sort())
})

test('a moderators’ notice comes first whatever the order', async (t) => {
  const { tree } = await startComments(t, {
    comments: [...many(2), said(90, 'bot', { author: 'AutoModerator', isNotice: true })],
  })
  const { ids, comments } = await tree()
  assert.deepEqual(ids, ['bot', 'c1', 'c2'])
  assert.deepEqual([at(comments[0], 'stickied'), at(comments[0], 'distinguished')], [true, 'moderator'])
})

test('text comes escaped unless raw_json=1', async (t) => {
  const { tree } = await startComments(t, { comments: [said(1, 'c', { body: 'On & <off>' })] })
  assert.equal(at((await tree()).comment('c'), 'body'), 'On & <off>')
  assert.equal(at((await tree({ raw_json: '0' })).comment('c'), 'body'), 'On &amp; &lt;off&gt;')
})

test('a hidden profile lists nothing, and its comments stand in their threads', async (t) => {
  const { get, tree } = await startComments(t, {
    comments: [said(1, 'c', { author: 'shy' })],
    hiddenProfiles: ['Shy'],
  })
  const answer = await get('/user/shy/comments')
  assert.deepEqual([answer.status, itemsOf(answer)], [200, []])
  assert.deepEqual((await tree()).ids, ['c'])
})

test('comments cannot be searched for: the type is ignored', async (t) => {
  const { get } = await startComments(t, { comments: [said(1, 'c', { body: 'timer' })] })
  const search = async (type: string) => idsOf(itemsOf(await get('/search', { q: 'timer', type })))
  assert.deepEqual(await search('comment'), ['p'])
  assert.deepEqual(await search('link'), ['p'])
  assert.equal((await get('/search', { q: 'timer', type: 'sr' })).status, 400)
})

test('what the API does not know is refused', async (t) => {
  const { get, more } = await startComments(t, { comments: many(2) })
  const queries: Record<string, string>[] = [
    { sort: 'newest' },
    { limit: 'all' },
    { foo: '1' },
    { context: '9', comment: 'c1' },
  ]
  for (const query of queries)
    assert.equal((await get('/comments/p', query)).status, 400, JSON.stringify(query))
  const forms: Record<string, string>[] = [
    { sort: 'newest' },
    { link_id: 't3_none' },
    { children: '' },
    { foo: '1' },
    { api_type: '' },
  ]
  for (const form of forms) assert.equal((await more(['c1'], form)).status, 400, JSON.stringify(form))
})

test('feeds of comments have neither a publication time nor, of the deleted, an author', async (t) => {
  const { simulator } = await startComments(t, {
    comments: [
      said(1, 'gone', { deletedAt: minutesAgo(0.5) }),
      said(2, 'mod', { removedAt: minutesAgo(1) }),
      ...many(1, 3),
    ],
  })
  const read = async (path: string, tag: string) =>
    await call(`${simulator.url}/reddit-www${path}`, {
      headers: { 'user-agent': redditUserAgentOf(`.ok.${tag}`) },
    })
  const newest = await read('/r/plants/comments/.rss', 'newest')
  const entriesOf = (xml: string) => xml.match(/<entry>[\s\S]*?<\/entry>/g) ?? []
  const [gone = '', kept = '', ...others] = entriesOf(newest.text)
  assert.deepEqual(others, [])
  assert.doesNotMatch(newest.text, /<published>/)
  assert.match(gone, /<title>\/u\/\[deleted\] on Lamp &amp; timer</)
  assert.doesNotMatch(gone, /<author>/)
  const namesIn = (xml = '') => [...new Set(xml.match(/<[a-z]+/g))].sort()
  const [recorded] = entriesOf(await fixtureText('reddit/sub_comments.rss.200.xml'))
  assert.deepEqual(namesIn(kept), namesIn(recorded))
  const thread = await read('/comments/p/.rss', 'thread')
  assert.deepEqual(thread.text.match(/<id>(t[13]_\w+)<\/id>/g), ['<id>t3_p</id>', '<id>t1_c3</id>'])
})
