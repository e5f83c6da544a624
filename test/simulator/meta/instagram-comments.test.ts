import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import { commentNotifications, mentionNotifications } from '../../../simulator/meta/instagram-mentions.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { at, body, fixture, keys, list, metaGet, noon, sameShape } from '../support.ts'
import { hoursAgo, instagramComment, metaWorld, ownMedia, strangersMedia } from './comment-world.ts'

const { igUserId } = credentials.meta
const first = instagramComment(3, 30, { text: 'It buzzes', likes: 12 })
const tag = { kind: 'IMAGE', likes: 77, comments: 6, isPrivate: false, withoutPicture: false } as const
const mention = { removedAt: null, commentsOff: false, likes: 2, username: 'herbs' }
const world = metaWorld({
  instagram: {
    comments: [
      instagramComment(1, 42, { parentId: first.id, text: 'Mine too' }),
      instagramComment(2, 41, { parentId: first.id, username: 'lamps', text: 'Sorry!' }),
      instagramComment(2.5, 31),
      first,
      instagramComment(4, 29, { hidden: true, text: 'follow me' }),
      instagramComment(5, 28, { text: '' }),
      instagramComment(6, 27, { restricted: true }),
      instagramComment(7, 26, { removedAt: hoursAgo(-1) }),
      instagramComment(8, 25, { mediaId: strangersMedia }),
    ],
    tags: [
      {
        ...tag,
        id: '18055500000000011',
        username: 'basil',
        caption: 'Winter',
        publishedAt: hoursAgo(5),
        code: 'a',
      },
      {
        ...tag,
        id: '18055500000000012',
        username: 'friends',
        caption: 'For friends',
        publishedAt: hoursAgo(6),
        code: 'b',
        isPrivate: true,
      },
      {
        ...tag,
        id: '18055500000000010',
        username: 'shelf',
        caption: null,
        publishedAt: hoursAgo(7),
        code: 'c',
        kind: 'VIDEO',
        likes: null,
        withoutPicture: true,
      },
    ],
    mentions: [
      {
        ...mention,
        mediaId: '18066600000000012',
        commentId: '18100000000000077',
        text: 'ask @lamps, they know',
        publishedAt: hoursAgo(3),
      },
      {
        ...mention,
        mediaId: '18066600000000013',
        commentId: null,
        text: 'The new bar from @lamps',
        publishedAt: hoursAgo(4),
      },
      {
        ...mention,
        mediaId: '18066600000000014',
        commentId: '18100000000000078',
        text: '@lamps hello',
        publishedAt: hoursAgo(5),
        commentsOff: true,
      },
      {
        ...mention,
        mediaId: '18066600000000015',
        commentId: '18100000000000079',
        text: '@lamps again',
        publishedAt: hoursAgo(6),
        removedAt: hoursAgo(2),
      },
    ],
  },
})
const simulator = await startSimulator({ now: () => noon, dataset: world })
after(() => simulator.close())

const replyFields = 'id,text,timestamp,username,like_count,hidden'
const allFields = `${replyFields},replies{${replyFields},parent_id}`
const get = (path: string, query: Record<string, string> = {}, scenario = '', on = simulator) =>
  metaGet(on, path, query, scenario)
const comments = (query: Record<string, string> = {}, scenario = '', on = simulator) =>
  get(`/${ownMedia}/comments`, query, scenario, on)
const account = (fields: string, scenario = '') => get(`/${igUserId}`, { fields }, scenario)
const data = (answer: { text: string }) => list(at(JSON.parse(answer.text), 'data'))
const texts = (answer: { text: string }) => data(answer).map((one) => at(one, 'text'))
const errorOf = (answer: { text: string }) => at(JSON.parse(answer.text), 'error')

test('a stranger’s medium has no comments to read: code 100, subcode 33', async () => {
  const refused = await get(`/${strangersMedia}/comments`)
  const expected = await fixture('meta/error.ig_foreign_media.100.400.json')
  sameShape(body(refused), expected)
  const message = String(at(expected, 'error', 'message')).replace('18022233344455566', strangersMedia)
  assert.equal(at(errorOf(refused), 'message'), message)
})

test('first levels come newest first, with the documented keys', async () => {
  const answer = await comments({ fields: allFields, limit: '4' })
  const expected = await fixture('meta/ig_media_comments.200.json')
  assert.deepEqual(keys(body(answer)), keys(expected))
  assert.deepEqual(keys(at(body(answer), 'paging')), keys(at(expected, 'paging')))
  const [newest, withReplies] = data(answer)
  sameShape(newest, list(at(expected, 'data'))[0])
  sameShape(withReplies, list(at(expected, 'data'))[1])
  assert.deepEqual(texts(answer), ['Remark 31', 'It buzzes', 'follow me', ''])
  const after = String(at(body(answer), 'paging', 'cursors', 'after'))
  assert.deepEqual(texts(await comments({ limit: '4', after })), ['Remark 26'])
  assert.equal((await comments({ limit: '51' })).status, 400)
})

test('replies expand oldest first with cursors of their own, and have an edge that lists them', async () => {
  const expanded = at(data(await comments({ fields: 'replies.limit(1){text}' }))[1], 'replies')
  assert.deepEqual(
    list(at(expanded, 'data')).map((one) => at(one, 'text')),
    ['Sorry!'],
  )
  const after = at(expanded, 'paging', 'cursors', 'after')
  const next = at(data(await comments({ fields: `replies.limit(1).after(${after}){text}` }))[1], 'replies')
  assert.equal(at(next, 'data', 0, 'text'), 'Mine too')
  const edge = await get(`/${first.id}/replies`, { fields: replyFields })
  sameShape(body(edge), await fixture('meta/ig_comment_replies.200.json'))
  assert.deepEqual(texts(edge), ['Mine too', 'Sorry!'])
})

test('without fields only id, text and timestamp come', async () => {
  assert.deepEqual(keys(data(await comments())[0]), ['id', 'text', 'timestamp'])
})

test('a hidden comment has no name, and an animation no text', async () => {
  const [, , hidden, animation] = data(await comments({ fields: `${replyFields},from` }))
  assert.deepEqual(
    [at(hidden, 'hidden'), at(hidden, 'username'), at(hidden, 'from')],
    [true, undefined, undefined],
  )
  assert.deepEqual([at(animation, 'text'), at(animation, 'username')], ['', 'person_28'])
})

test('an app in development sees no comment, and cursors nevertheless', async () => {
  const answer = await comments({}, '.development_mode')
  sameShape(body(answer), await fixture('meta/ig_media_comments.empty_cursors.200.json'))
  assert.deepEqual(data(answer), [])
  const fields = 'business_discovery.username(lamps){media{comments_count}}'
  const media = at(body(await account(fields, '.development_mode')), 'business_discovery', 'media', 'data', 0)
  assert.ok(Number(at(media, 'comments_count')) > 0)
})

test('the announced number is larger than the list, and follows what goes', async (t) => {
  const own = await startSimulator({ now: () => noon, dataset: world })
  t.after(() => own.close())
  const fields = 'business_discovery.username(lamps){media{comments_count}}'
  const count = async () => {
    const answer = body(await metaGet(own, `/${igUserId}`, { fields }))
    return at(answer, 'business_discovery', 'media', 'data', 0, 'comments_count')
  }
  assert.equal(await count(), 20)
  assert.ok(texts(await comments({}, '', own)).length < 20)
  own.advance(3600)
  assert.equal(await count(), 19)
  assert.equal(texts(await comments({}, '', own)).includes('Remark 26'), false)
})

test('a restricted account’s comment is never returned', async () => {
  assert.equal(texts(await comments({ limit: '50' })).includes('Remark 27'), false)
  assert.equal(at(errorOf(await get('/18100000000000027')), 'code'), 24)
})

test('without the permission nobody is named', async () => {
  const answer = data(await comments({ fields: `${replyFields},from` }, '.no_comment_names'))
  assert.ok(answer.every((one) => at(one, 'username') === undefined && at(one, 'from') === undefined))
})

test('without access to comments every edge of them is code 10, and discovery is not', async () => {
  const expected = await fixture('meta/error.ig_comments_permission.10.400.json')
  for (const path of [`/${ownMedia}/comments`, `/${first.id}/replies`, `/${igUserId}/tags`]) {
    const refused = await get(path, {}, '.no_comment_access')
    sameShape(body(refused), expected)
    assert.equal(at(errorOf(refused), 'message'), at(expected, 'error', 'message'))
  }
  const mentions = await account('mentioned_comment.comment_id(1){id}', '.no_comment_access')
  assert.equal(at(errorOf(mentions), 'code'), 10)
  assert.equal((await account('business_discovery.username(lamps){id}', '.no_comment_access')).status, 200)
})

test('Instagram’s limit is code 80002 on comments too', async () => {
  const refused = await comments({}, '.instagram_limited')
  sameShape(body(refused), await fixture('meta/error.ig_buc.80002.400.json'))
  assert.equal(at(errorOf(refused), 'code'), 80002)
})

test('tags leave private media out, name the author, and may lack picture, caption and likes', async () => {
  const fields =
    'id,caption,media_type,media_product_type,media_url,permalink,timestamp,username,like_count,comments_count'
  const answer = await get(`/${igUserId}/tags`, { fields, limit: '50' })
  const expected = await fixture('meta/ig_tags.200.json')
  assert.deepEqual(keys(body(answer)), keys(expected))
  const [image, reel] = data(answer)
  assert.equal(data(answer).length, 2)
  for (const key of keys(list(at(expected, 'data'))[0])) assert.ok(keys(image).includes(key), key)
  sameShape(reel, list(at(expected, 'data'))[1])
  assert.deepEqual([at(image, 'username'), at(reel, 'media_url')], ['basil', undefined])
  assert.equal(at(errorOf(await get('/17840000000000002/tags')), 'error_subcode'), 33)
})

test('a mention comes without the sign of our name', async () => {
  const fields = 'mentioned_comment.comment_id(18100000000000077){timestamp,like_count,text,media{id}}'
  const comment = body(await account(fields))
  sameShape(comment, await fixture('meta/ig_mentioned_comment.200.json'))
  assert.equal(at(comment, 'mentioned_comment', 'text'), 'ask lamps, they know')
  const wanted = 'caption,media_type,timestamp,comments_count,like_count,username'
  const caption = body(await account(`mentioned_media.media_id(18066600000000013){${wanted}}`))
  sameShape(caption, await fixture('meta/ig_mentioned_media.200.json'))
  assert.equal(at(caption, 'mentioned_media', 'caption'), 'The new bar from lamps')
  const bare = body(await account('mentioned_comment.comment_id(18100000000000077)'))
  assert.deepEqual(keys(at(bare, 'mentioned_comment')), ['id', 'timestamp'])
})

test('a mention where comments are off now is an error', async () => {
  const refused = await account('mentioned_comment.comment_id(18100000000000078){text}')
  assert.equal(refused.status, 400)
})

test('a notification announces what may be gone when it is asked for', async () => {
  const notified = mentionNotifications(world, igUserId, noon)
  sameShape(notified[0], await fixture('meta/webhook_ig_mentions.json'))
  const ids = notified.map((one) => at(one, 'entry', 0, 'changes', 0, 'value', 'comment_id'))
  assert.deepEqual(ids, ['18100000000000079', '18100000000000078', undefined, '18100000000000077'])
  const gone = await account(`mentioned_comment.comment_id(${ids[0]}){text}`)
  assert.equal(at(errorOf(gone), 'code'), 24)
  const comment = commentNotifications(world, igUserId, noon).at(-1)
  sameShape(comment, await fixture('meta/webhook_ig_comments.json'))
})
