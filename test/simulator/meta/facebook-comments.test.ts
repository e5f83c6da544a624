import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { at, body, call, fixture, keys, list, metaGet, noon, proofOf, sameShape } from '../support.ts'
import {
  facebookComment,
  hoursAgo,
  idOf,
  metaWorld,
  ownPage,
  ownPost,
  strangersPage,
  strangersPost,
} from './comment-world.ts'

const inAnHour = hoursAgo(-1)
const world = metaWorld({
  facebook: {
    comments: [
      facebookComment(1, 5, { parentId: idOf(1), message: 'Same here' }),
      facebookComment(2, 4, { parentId: idOf(1), author: { id: ownPage, name: 'lamps' }, message: 'Sorry!' }),
      facebookComment(3, 9, { postId: strangersPost, message: 'Nice', likes: 2 }),
      facebookComment(3.5, 8, { postId: strangersPost, message: 'Cheap', hidden: true }),
      facebookComment(4, 10, {
        postId: strangersPost,
        message: 'Too dear',
        editedTo: { at: inAnHour, message: 'Too dear for me' },
      }),
      facebookComment(5, 2, { removedAt: inAnHour, likes: 9 }),
      facebookComment(6, 1, { message: 'It hums', likes: 4 }),
      facebookComment(7, 3, { hidden: true, message: 'cheap lamps here' }),
      facebookComment(8, 6, { message: '', likes: 2 }),
      facebookComment(9, 7, { isPrivate: true }),
    ],
    tags: [
      {
        id: '208840000000001_600000000000001',
        pageId: ownPage,
        author: { id: '208840000000001', name: 'A nursery', isPage: true },
        message: 'Our bench',
        publishedAt: hoursAgo(5),
      },
      {
        id: '7100_600000000000002',
        pageId: ownPage,
        author: { id: '7100', name: 'A person', isPage: false },
        message: 'My shelf',
        publishedAt: hoursAgo(6),
      },
    ],
    ratings: [
      {
        pageId: ownPage,
        publishedAt: hoursAgo(3),
        recommends: false,
        stars: null,
        text: 'Slow',
        storyId: '333',
      },
      { pageId: ownPage, publishedAt: hoursAgo(4), recommends: true, stars: null, text: null, storyId: null },
      {
        pageId: ownPage,
        publishedAt: hoursAgo(70_000),
        recommends: null,
        stars: 4,
        text: 'Fine',
        storyId: null,
      },
    ],
  },
})
const simulator = await startSimulator({ now: () => noon, dataset: world })
after(() => simulator.close())

const allFields =
  'id,message,created_time,like_count,comment_count,parent,permalink_url,is_hidden,is_private,from,attachment'
const newest = { filter: 'stream', order: 'reverse_chronological', fields: allFields, summary: 'true' }
const get = (path: string, query: Record<string, string> = {}, scenario = '', on = simulator) =>
  metaGet(on, path, query, scenario)
const comments = (post: string, query: Record<string, string> = {}, scenario = '', on = simulator) =>
  get(`/${post}/comments`, query, scenario, on)
const data = (answer: { text: string }) => list(at(JSON.parse(answer.text), 'data'))
const messages = (answer: { text: string }) => data(answer).map((one) => at(one, 'message'))
const errorOf = (answer: { text: string }) => at(JSON.parse(answer.text), 'error')
const totalOf = (answer: { text: string }) => at(JSON.parse(answer.text), 'summary', 'total_count')

test('our own Page’s comments have ids, authors, parents and what is out of sight', async () => {
  const answer = await comments(ownPost, newest)
  const expected = await fixture('meta/fb_comments.own_page.200.json')
  assert.deepEqual(keys(body(answer)), keys(expected))
  const [reply, own, second, first, hidden, sticker] = data(answer)
  const [likeReply, , likeFirst, likeHidden, likeSticker] = list(at(expected, 'data'))
  sameShape(reply, likeReply)
  sameShape(first, likeFirst)
  sameShape(hidden, likeHidden)
  sameShape(at(sticker, 'attachment'), at(likeSticker, 'attachment'))
  assert.equal(at(sticker, 'message'), '')
  assert.equal(at(own, 'from', 'id'), ownPage)
  assert.equal(at(second, 'id'), idOf(2))
  assert.deepEqual([at(hidden, 'is_hidden'), at(hidden, 'from')], [true, undefined])
  assert.equal(at(data(answer)[6], 'is_private'), true)
})

test('the same post read as a stranger has neither ids nor people, and nothing hidden', async () => {
  const answer = await comments(ownPost, newest, '.no_page_task')
  const expected = await fixture('meta/fb_comments.ppca.200.json')
  assert.deepEqual(keys(body(answer)), keys(expected))
  sameShape(data(answer)[0], list(at(expected, 'data'))[0])
  assert.deepEqual(messages(answer), ['Same here', 'Sorry!', 'Remark 2', 'It hums', ''])
  assert.equal(at(body(answer), 'summary', 'can_comment'), false)
  const strangers = await comments(strangersPost, newest)
  assert.deepEqual(data(strangers).map(keys), [
    ['comment_count', 'created_time', 'like_count', 'message'],
    ['comment_count', 'created_time', 'like_count', 'message'],
  ])
})

test('an app token sees our own Page as a stranger does', async () => {
  const token = `${credentials.meta.appId}|${credentials.meta.appSecret}`
  const query = new URLSearchParams({ access_token: token, filter: 'stream' })
  const answer = await call(`${simulator.url}/meta/v26.0/${ownPost}/comments?${query}`)
  assert.equal(at(data(answer)[0], 'id'), undefined)
})

test('a person’s token gets no comments and their number', async () => {
  const { order: _, ...ranked } = newest
  const answer = await comments(ownPost, ranked, '.user_token')
  const expected = await fixture('meta/fb_comments.user_token.200.json')
  sameShape(body(answer), expected)
  assert.deepEqual(data(answer), [])
  assert.equal(totalOf(answer), 20)
})

test('without a filter only first levels come, without an order ranked ones, and the summary says so', async () => {
  const ranked = await comments(ownPost, { summary: 'true' })
  assert.deepEqual(messages(ranked), ['Remark 2', 'It hums', '', 'cheap lamps here', 'Remark 7'])
  assert.equal(at(body(ranked), 'summary', 'order'), 'ranked')
  assert.equal(totalOf(ranked), 18)
  const oldest = await comments(ownPost, { order: 'chronological', summary: 'true' })
  assert.deepEqual(messages(oldest), ['Remark 7', '', 'cheap lamps here', 'It hums', 'Remark 2'])
  assert.equal(at(body(oldest), 'summary', 'order'), 'chronological')
  assert.equal(messages(await comments(ownPost, { filter: 'stream' })).length, 7)
  assert.equal('summary' in Object(body(await comments(ownPost))), false)
})

test('since leaves out what is older', async () => {
  const since = String(hoursAgo(5.5).getTime() / 1000)
  assert.deepEqual(messages(await comments(ownPost, { ...newest, since })), [
    'Same here',
    'Sorry!',
    'Remark 2',
  ])
})

test('only a reply has a parent', async () => {
  const parents = data(await comments(ownPost, newest)).map((one) => at(one, 'parent') !== undefined)
  assert.deepEqual(parents, [true, true, false, false, false, false, false])
  const [reply] = data(await comments(ownPost, { ...newest, fields: 'id,parent{id}' }))
  assert.deepEqual(at(reply, 'parent'), { id: idOf(1) })
})

test('replies are the comments of a comment, and a comment can be read again by its id', async () => {
  const replies = await comments(idOf(1), {
    order: 'chronological',
    fields: 'id,created_time,message,like_count,comment_count,from,parent{id}',
  })
  sameShape(body(replies), await fixture('meta/fb_comment_replies.200.json'))
  assert.deepEqual(messages(replies), ['Sorry!', 'Same here'])
  assert.equal(at(errorOf(await get(`/${idOf(1)}/replies`)), 'code'), 100)
  assert.equal(at(body(await get(`/${idOf(1)}`, { fields: 'message' })), 'message'), 'It hums')
  assert.equal((await comments(idOf(9, strangersPost))).status, 400)
  assert.equal((await get(`/${idOf(9, strangersPost)}`)).status, 400)
})

test('a cursor can lead to its own page again and again', async () => {
  const first = await comments(ownPost, { limit: '1' }, '.stuck_pages')
  const expected = await fixture('meta/fb_comments.repeat_page.200.json')
  assert.deepEqual(keys(at(body(first), 'paging')), keys(at(expected, 'paging')))
  const after = String(at(body(first), 'paging', 'cursors', 'after'))
  const again = await comments(ownPost, { limit: '1', after }, '.stuck_pages')
  assert.deepEqual(data(again), data(first))
  assert.equal(at(body(again), 'paging', 'cursors', 'after'), after)
})

test('a page can be empty and name a next one', async () => {
  const hollow = await comments(ownPost, {}, '.hollow_pages')
  assert.deepEqual(data(hollow), [])
  const next = new URL(String(at(body(hollow), 'paging', 'next')))
  const after = next.searchParams.get('after') ?? ''
  assert.equal(data(await comments(ownPost, { after }, '.hollow_pages')).length, 5)
})

test('the next page carries the token and goes on where the last one ended', async () => {
  const first = await comments(ownPost, { ...newest, limit: '3' })
  const next = new URL(String(at(body(first), 'paging', 'next')))
  assert.equal(next.searchParams.get('access_token'), credentials.meta.accessToken)
  next.searchParams.set('appsecret_proof', proofOf(credentials.meta.accessToken))
  const rest = await call(next.href)
  assert.deepEqual(messages(rest), ['It hums', 'cheap lamps here', ''])
  const after = String(at(body(rest), 'paging', 'cursors', 'after'))
  const last = await comments(ownPost, { ...newest, limit: '3', after })
  assert.deepEqual(messages(last), ['Remark 7'])
  assert.equal(at(body(last), 'paging', 'next'), undefined)
})

test('without the permission for people’s content our own Page is code 283, a stranger’s is not', async () => {
  for (const path of [`/${ownPage}/ratings`, `/${ownPage}/tagged`, `/${ownPost}/comments`]) {
    const refused = await get(path, {}, '.no_user_content')
    assert.equal(refused.status, 400)
    sameShape(body(refused), await fixture('meta/error.user_content.283.400.json'))
    assert.equal(at(errorOf(refused), 'code'), 283)
  }
  assert.equal((await comments(strangersPost, {}, '.no_user_content')).status, 200)
})

test('without a task on the Page its tags and ratings are code 200 at HTTP 403', async () => {
  for (const [path, scenario] of [
    [`/${ownPage}/tagged`, '.no_page_task'],
    [`/${ownPage}/ratings`, '.no_page_task'],
    [`/${strangersPage}/ratings`, ''],
  ] as const) {
    const refused = await get(path, {}, scenario)
    assert.equal(refused.status, 403)
    const expected = await fixture('meta/error.comments_permission.200.403.json')
    assert.equal(at(errorOf(refused), 'message'), at(expected, 'error', 'message'))
    assert.equal(at(errorOf(refused), 'code'), 200)
  }
})

test('code 100 says that a Page has no comments, and of a post that it is gone or not allowed', async () => {
  const ofPage = at(errorOf(await get(`/${ownPage}/comments`)), 'message')
  assert.equal(ofPage, at(await fixture('meta/error.comments_field.100.400.json'), 'error', 'message'))
  const gone = errorOf(await comments(`${ownPage}_1`))
  assert.equal(
    at(gone, 'message'),
    at(await fixture('meta/error.comments_ppca.100.400.json'), 'error', 'message'),
  )
  assert.deepEqual([at(gone, 'code'), at(gone, 'error_subcode')], [100, undefined])
})

test('an id without the part before its underscore is code 12', async () => {
  assert.equal(at(errorOf(await comments('333')), 'code'), 12)
})

test('the feature for strangers’ Pages can be missing, and too much data be asked for', async () => {
  const missing = await comments(strangersPost, {}, '.no_page_access')
  sameShape(body(missing), await fixture('meta/error.ppca.10.400.json'))
  assert.equal(at(errorOf(await comments(ownPost, { limit: '100' }, '.reduce_data')), 'code'), 1)
  for (const query of [{ filter: 'all' }, { order: 'newest' }, { limit: '101' }, { fields: 'reactions' }]) {
    assert.equal((await comments(ownPost, Object.fromEntries(Object.entries(query)))).status, 400)
  }
})

test('an edited comment says something else, and nothing marks it', async (t) => {
  const own = await startSimulator({ now: () => noon, dataset: world })
  t.after(() => own.close())
  const ask = async () => data(await comments(strangersPost, newest, '', own))[1]
  const before = await ask()
  own.advance(3600)
  const edited = await ask()
  assert.deepEqual([at(before, 'message'), at(edited, 'message')], ['Too dear', 'Too dear for me'])
  assert.equal(at(edited, 'created_time'), at(before, 'created_time'))
})

test('a deleted comment is gone, and the announced number drops', async (t) => {
  const own = await startSimulator({ now: () => noon, dataset: world })
  t.after(() => own.close())
  const fields = 'comments.limit(0).summary(total_count)'
  const announced = async () => {
    const post = data(await get(`/${ownPage}/posts`, { fields }, '', own))[0]
    return [at(post, 'comments', 'summary', 'total_count'), totalOf(await comments(ownPost, newest, '', own))]
  }
  assert.deepEqual(await announced(), [20, 20])
  assert.equal((await get(`/${idOf(2)}`, {}, '', own)).status, 200)
  own.advance(3600)
  assert.deepEqual(await announced(), [19, 19])
  assert.equal(messages(await comments(ownPost, newest, '', own)).includes('Remark 2'), false)
  assert.equal(at(errorOf(await get(`/${idOf(2)}`, {}, '', own)), 'error_subcode'), 33)
})

test('the announced number is larger than what can be read', async () => {
  const answer = await comments(ownPost, { ...newest, limit: '100' })
  assert.ok(Number(totalOf(answer)) > data(answer).length)
})

test('posts that tag the Page name their author only where it is a Page', async () => {
  const fields = 'id,message,created_time,tagged_time,permalink_url,from'
  const answer = body(await get(`/${ownPage}/tagged`, { fields, limit: '50' }))
  const expected = await fixture('meta/fb_tagged.200.json')
  assert.deepEqual(keys(answer), keys(expected))
  const [byPage, byPerson] = list(at(answer, 'data'))
  sameShape(byPage, list(at(expected, 'data'))[0])
  sameShape(byPerson, list(at(expected, 'data'))[1])
  assert.deepEqual(data(await get(`/${strangersPage}/tagged`)), [])
  assert.equal((await get(`/${ownPage}/visitor_posts`)).status, 400)
})

test('a recommendation may have no text, an old one stars, and neither need have a story', async () => {
  const fields =
    'created_time,recommendation_type,review_text,has_review,has_rating,rating,open_graph_story{id}'
  const answer = body(await get(`/${ownPage}/ratings`, { fields }))
  const expected = await fixture('meta/fb_ratings.200.json')
  for (const [index, rating] of list(at(answer, 'data')).entries()) {
    sameShape(rating, list(at(expected, 'data'))[index])
  }
  assert.equal(list(at(answer, 'data')).length, 3)
})
