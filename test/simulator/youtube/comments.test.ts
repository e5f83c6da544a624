import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startSimulator } from '../../../simulator/server.ts'
import { at, body, fixture, keys, list, noon, sameShape, youtubeGet } from '../support.ts'
import { comment, commentWorld, hoursAgo, lampChannel, otherChannel, video } from './comment-world.ts'

const top = 'UgThread0000000001AaABAg'
const elsewhere = { channelId: otherChannel, videoId: 'other000001' }
const world = commentWorld(
  [
    video('lamp0000001'),
    video('lamp0000002', { comments: 7 }),
    video('off00000001', { comments: null }),
    video('members0001', { membersOnly: true }),
    video('unlisted001', { privacy: 'unlisted' }),
    video('private0001', { privacy: 'private' }),
    video('leaving0001', { deletedAt: new Date(noon.getTime() + 3_600_000) }),
    video('other000001', { channelId: otherChannel }),
  ],
  [
    comment(1, top, { text: `1:12 it hums & "sings",\nI'm sure`, editedAt: hoursAgo(0.5), likes: 9 }),
    ...Array.from({ length: 8 }, (_, index) =>
      comment(0.9 - index / 100, `${top}.reply${index}`, {
        parentId: top,
        ...(index === 3 ? { author: { handle: '@lamp', channelId: lampChannel } } : {}),
      }),
    ),
    comment(300, 'UgPinned', { pinned: true, text: 'Read this first' }),
    comment(2, 'UgPicture', { text: '', picture: true }),
    comment(3, 'UgClosed', { author: null }),
    comment(4, 'UgSpam', { held: 'likelySpam' }),
    comment(5, 'UgReview', { held: 'heldForReview' }),
    comment(6, 'UgLeaving', { removedAt: new Date(noon.getTime() + 3_600_000) }),
    comment(5.5, 'UgLeaving.reply', { parentId: 'UgLeaving' }),
    ...Array.from({ length: 130 }, (_, index) =>
      comment(20 + index, `UgMany${index}`, { likes: index === 70 ? 50 : 0 }),
    ),
    comment(7, 'UgSecond', { videoId: 'lamp0000002', text: 'Mine hums' }),
    comment(0.2, 'UgLate', { videoId: 'leaving0001' }),
    comment(8, 'UgOff', { videoId: 'off00000001' }),
    comment(8, 'UgUnlisted', { videoId: 'unlisted001' }),
    comment(8, 'UgPrivate', { videoId: 'private0001' }),
    comment(8, 'UgMembers', { videoId: 'members0001' }),
    comment(0.5, 'UgPost', { videoId: null }),
    comment(-1, 'UgFuture', { videoId: 'lamp0000002' }),
    comment(9, 'UgOther', elsewhere),
  ],
)
const simulator = await startSimulator({ now: () => noon, dataset: world })
after(() => simulator.close())

const plain = { part: 'snippet,replies', textFormat: 'plainText', maxResults: '100' }
const ofLamp = { ...plain, videoId: 'lamp0000001' }
const threads = (query: Record<string, string>, scenario = '', on = simulator) =>
  youtubeGet(on, '/commentThreads', query, scenario)
const comments = (query: Record<string, string>, scenario = '', on = simulator) =>
  youtubeGet(on, '/comments', { part: 'snippet', textFormat: 'plainText', ...query }, scenario)
const items = (answer: { text: string }) => list(at(JSON.parse(answer.text), 'items'))
const idsOf = (answer: { text: string }) => items(answer).map((item) => String(at(item, 'id')))
const topOf = (thread: unknown) => at(thread, 'snippet', 'topLevelComment', 'snippet')
const reasonOf = (answer: { text: string }) => at(JSON.parse(answer.text), 'error', 'errors', 0, 'reason')

async function thread(id: string, query: Record<string, string> = {}, scenario = '') {
  const [found] = items(
    await threads({ part: 'snippet,replies', textFormat: 'plainText', id, ...query }, scenario),
  )
  return found
}

test('a thread has the documented keys, its replies included', async () => {
  const [expected] = list(at(await fixture('youtube/commentThreads.time.200.json'), 'items'))
  sameShape(await thread(top), expected)
  const empty = await threads({ ...plain, videoId: 'other000001', searchTerms: 'nothing' })
  sameShape(body(empty), await fixture('youtube/commentThreads.empty.200.json'))
  assert.deepEqual(items(empty), [])
})

test('20 threads come unless up to 100 are asked for, and 101 are refused', async () => {
  const { maxResults: _, ...unsized } = ofLamp
  assert.equal(idsOf(await threads(unsized)).length, 20)
  assert.equal(idsOf(await threads(ofLamp)).length, 100)
  assert.equal((await threads({ ...ofLamp, maxResults: '101' })).status, 400)
  assert.equal((await threads({ ...ofLamp, maxResults: '0' })).status, 400)
})

test('a short page is not the end: its token leads on, and the last page has none', async () => {
  const short = await threads(ofLamp, '.short_pages')
  assert.equal(idsOf(short).length, 20)
  assert.equal(at(body(short), 'pageInfo', 'resultsPerPage'), 100)
  assert.equal(at(body(short), 'pageInfo', 'totalResults'), 20)
  const seen = new Set<string>()
  let token: unknown
  do {
    const paging: Record<string, string> = token === undefined ? {} : { pageToken: String(token) }
    const page = await threads({ ...ofLamp, ...paging }, '.short_pages')
    for (const id of idsOf(page)) seen.add(id)
    token = at(body(page), 'nextPageToken')
    assert.equal(at(body(page), 'prevPageToken'), undefined)
  } while (token !== undefined)
  assert.equal(seen.size, 135)
  assert.equal(idsOf(await threads({ ...ofLamp, order: 'relevance' }, '.short_pages')).length, 100)
})

test('a page can begin with an item that was seen, and can name itself as the next for ever', async () => {
  const first = await threads(ofLamp, '.duplicates')
  const pageToken = String(at(body(first), 'nextPageToken'))
  const second = await threads({ ...ofLamp, pageToken }, '.duplicates')
  assert.equal(idsOf(second)[0], idsOf(first).at(-1))
  const stuck = await threads(ofLamp, '.stuck_pages')
  const token = String(at(body(stuck), 'nextPageToken'))
  const again = await threads({ ...ofLamp, pageToken: token }, '.stuck_pages')
  assert.deepEqual(idsOf(again), idsOf(stuck))
  assert.equal(at(body(again), 'nextPageToken'), token)
})

test('a pinned old thread comes first whatever the order', async () => {
  assert.deepEqual(idsOf(await threads({ ...ofLamp, maxResults: '3' })), ['UgPinned', top, 'UgPicture'])
  const best = idsOf(await threads({ ...ofLamp, order: 'relevance', maxResults: '3' }))
  assert.deepEqual(best, ['UgPinned', 'UgMany70', top])
})

test('of 8 replies 5 come with the thread, all of them with the replies of the comment', async () => {
  const shown = await thread(top)
  assert.equal(at(shown, 'snippet', 'totalReplyCount'), 8)
  assert.equal(list(at(shown, 'replies', 'comments')).length, 5)
  const all = await comments({ parentId: top, maxResults: '100' })
  sameShape(body(all), await fixture('youtube/comments.replies.200.json'))
  assert.equal(items(all).length, 8)
  assert.equal(at(await thread('UgSecond'), 'replies'), undefined)
  const bare = items(await threads({ part: 'id', id: top }))[0]
  assert.deepEqual(keys(bare), ['etag', 'id', 'kind'])
})

test('replies come oldest first or, since a change without notice, newest first', async () => {
  const times = async (scenario: string) =>
    items(await comments({ parentId: top }, scenario)).map((one) => String(at(one, 'snippet', 'publishedAt')))
  assert.deepEqual(await times(''), (await times('')).toSorted())
  assert.deepEqual(await times('.newest_replies'), (await times('')).toReversed())
})

test('HTML escapes, breaks lines and links moments; plain text does none of it', async () => {
  const asHtml = topOf(await thread(top, { textFormat: 'html' }))
  const link = '<a href="https://www.youtube.com/watch?v=lamp0000001&amp;t=72">1:12</a>'
  assert.equal(at(asHtml, 'textDisplay'), `${link} it hums &amp; &quot;sings&quot;,<br>I&#39;m sure`)
  assert.equal(at(topOf(await thread(top)), 'textDisplay'), `1:12 it hums & "sings",\nI'm sure`)
  const [untold] = items(await threads({ part: 'snippet', id: top }))
  assert.equal(at(topOf(untold), 'textDisplay'), at(asHtml, 'textDisplay'))
  const [, expected] = list(at(await fixture('youtube/commentThreads.html.200.json'), 'items'))
  sameShape(await thread('UgClosed', { textFormat: 'html' }), expected)
})

test('searchTerms are honoured, or ignored so that everything comes back', async () => {
  const query = { ...ofLamp, searchTerms: 'hums' }
  assert.deepEqual(idsOf(await threads(query)), [top])
  assert.equal(idsOf(await threads(query, '.search_terms_ignored')).length, 100)
})

test('two filters are incompatible, and none is a missing parameter', async () => {
  const two = await threads({ ...ofLamp, id: top })
  assert.deepEqual([two.status, reasonOf(two)], [400, 'incompatibleParameters'])
  const none = await threads(plain)
  assert.deepEqual([none.status, reasonOf(none)], [400, 'missingRequiredParameter'])
  assert.equal(reasonOf(await comments({})), 'missingRequiredParameter')
  assert.equal(reasonOf(await comments({ id: top, parentId: top })), 'incompatibleParameters')
  for (const [name, value] of [
    ['channelId', lampChannel],
    ['publishedAfter', '2026-11-01T00:00:00Z'],
  ] as const) {
    assert.equal(reasonOf(await threads({ ...ofLamp, [name]: value })), 'unexpectedParameter')
  }
  assert.equal(reasonOf(await comments({ parentId: top, order: 'time' })), 'unexpectedParameter')
})

test('maxResults with ids is ignored, and the parameters of lists are refused with them', async () => {
  const ids = `${top},UgSecond,UgOther`
  assert.equal(idsOf(await threads({ part: 'snippet', id: ids, maxResults: '1' })).length, 3)
  assert.equal(idsOf(await comments({ id: ids, maxResults: '1' })).length, 3)
  for (const [name, value] of [
    ['order', 'time'],
    ['searchTerms', 'a'],
    ['moderationStatus', 'published'],
  ] as const) {
    assert.equal((await threads({ part: 'snippet', id: ids, [name]: value })).status, 400, name)
  }
})

test('an edited comment was updated after it was published', async () => {
  const edited = topOf(await thread(top))
  assert.equal(at(edited, 'publishedAt'), '2026-11-20T11:00:00Z')
  assert.equal(at(edited, 'updatedAt'), '2026-11-20T11:30:00Z')
  const untouched = topOf(await thread('UgSecond'))
  assert.equal(at(untouched, 'updatedAt'), at(untouched, 'publishedAt'))
})

test('a picture has an imageUrl and may have no text; before the rollout it is not named', async () => {
  const picture = topOf(await thread('UgPicture'))
  assert.equal(at(picture, 'textDisplay'), '')
  assert.match(String(at(picture, 'imageUrl')), /^https:/)
  assert.equal(at(topOf(await thread('UgPicture', {}, '.no_pictures')), 'imageUrl'), undefined)
  assert.equal(at(topOf(await thread('UgSecond')), 'imageUrl'), undefined)
})

test('a closed account has no authorChannelId and no name', async () => {
  const closed = topOf(await thread('UgClosed'))
  assert.equal(at(closed, 'authorChannelId'), undefined)
  assert.deepEqual([at(closed, 'authorDisplayName'), at(closed, 'authorChannelUrl')], ['', ''])
})

test('the creator is told by the channel of the video', async () => {
  const replies = items(await comments({ parentId: top }))
  const byOwner = replies.filter(
    (one) => at(one, 'snippet', 'authorChannelId', 'value') === at(one, 'snippet', 'channelId'),
  )
  assert.deepEqual(
    byOwner.map((one) => at(one, 'id')),
    [`${top}.reply3`],
  )
})

test('comments that are switched off refuse their video and no other of the list', async () => {
  const answers = await Promise.all(
    ['lamp0000001', 'off00000001', 'lamp0000002'].map((videoId) => threads({ ...plain, videoId })),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 403, 200],
  )
  assert.deepEqual(
    JSON.parse(answers[1]?.text ?? ''),
    await fixture('youtube/error.commentsDisabled.403.json'),
  )
})

test('a video can be gone at the next scan, and its comments with it', async (t) => {
  const own = await startSimulator({ now: () => noon, dataset: world })
  t.after(() => own.close())
  const ask = () => threads({ ...plain, videoId: 'leaving0001' }, '', own)
  assert.deepEqual(idsOf(await ask()), ['UgLate'])
  own.advance(3600)
  const refused = await ask()
  assert.equal(refused.status, 404)
  assert.deepEqual(body(refused), await fixture('youtube/error.commentVideoNotFound.404.json'))
  assert.deepEqual(idsOf(await comments({ id: 'UgLate' }, '', own)), [])
})

test('processingFailure refuses the first call for comments, then all is well', async () => {
  await youtubeGet(simulator, '/videos', { part: 'id', id: 'lamp0000001' }, '.processing_failure-1.once')
  const failed = await threads(ofLamp, '.processing_failure-1.once')
  assert.equal(failed.status, 400)
  assert.deepEqual(body(failed), await fixture('youtube/error.commentProcessingFailure.400.json'))
  assert.equal((await threads(ofLamp, '.processing_failure-1.once')).status, 200)
  assert.equal(
    at(body(await comments({ id: top }, '.processing_failure')), 'error', 'errors', 0, 'domain'),
    'youtube.comment',
  )
})

test('deep paging ends with 400', async () => {
  const first = await threads(ofLamp, '.deep_pages-100')
  const pageToken = String(at(body(first), 'nextPageToken'))
  const refused = await threads({ ...ofLamp, pageToken }, '.deep_pages-100')
  assert.deepEqual([refused.status, reasonOf(refused)], [400, 'processingFailure'])
})

test('a token belongs to the list that it was given for', async () => {
  const pageToken = String(at(body(await threads(ofLamp)), 'nextPageToken'))
  assert.equal((await threads({ ...ofLamp, pageToken })).status, 200)
  const refused = await threads({ ...plain, videoId: 'lamp0000002', pageToken })
  assert.deepEqual(body(refused), await fixture('youtube/error.invalidPageToken.400.json'))
})

test('the filter of a channel mixes its public videos, newest first', async () => {
  const query = { ...plain, allThreadsRelatedToChannelId: lampChannel }
  const found = items(await threads(query))
  assert.deepEqual(
    [...new Set(found.map((one) => at(one, 'snippet', 'videoId')))],
    ['leaving0001', 'lamp0000001', 'lamp0000002'],
  )
  const times = found.map((one) => String(at(topOf(one), 'publishedAt')))
  assert.deepEqual(times, times.toSorted().toReversed())
  assert.deepEqual(idsOf(await threads({ ...query, allThreadsRelatedToChannelId: otherChannel })), [
    'UgOther',
  ])
  const unknown = await threads({ ...plain, allThreadsRelatedToChannelId: 'UCnobody' })
  assert.deepEqual(body(unknown), await fixture('youtube/error.commentChannelNotFound.404.json'))
  assert.equal(unknown.status, 404)
})

test('a thread of a community post, where it is listed, has no video', async () => {
  const query = { ...plain, allThreadsRelatedToChannelId: lampChannel, maxResults: '2' }
  assert.equal(idsOf(await threads(query)).includes('UgPost'), false)
  const post = items(await threads(query, '.community_threads')).find((one) => at(one, 'id') === 'UgPost')
  assert.equal(at(post, 'snippet', 'videoId'), undefined)
})

test('calls for comments are units and leave the searches alone', async () => {
  assert.equal((await threads(ofLamp, '.search_quota')).status, 200)
  assert.equal((await comments({ id: top }, '.daily_quota-1.comments')).status, 200)
  const spent = await threads(ofLamp, '.daily_quota-1.comments')
  assert.deepEqual(body(spent), await fixture('youtube/error.quotaExceeded.403.json'))
})

test('what is held back needs the channel’s owner: a key is refused, and never sees it', async () => {
  for (const moderationStatus of ['heldForReview', 'likelySpam']) {
    const refused = await threads({ ...ofLamp, moderationStatus })
    assert.equal(refused.status, 403)
    assert.deepEqual(body(refused), await fixture('youtube/error.commentsForbidden.403.json'))
  }
  assert.equal((await threads({ ...ofLamp, moderationStatus: 'published' })).status, 200)
  const all = idsOf(await threads(ofLamp))
  assert.equal(all.includes('UgSpam') || all.includes('UgReview'), false)
  assert.deepEqual(idsOf(await comments({ id: 'UgSpam,UgReview' })), [])
})

test('comments for members are forbidden', async () => {
  const refused = await threads({ ...plain, videoId: 'members0001' })
  assert.deepEqual([refused.status, reasonOf(refused)], [403, 'forbidden'])
})

test('a removed comment and its replies vanish from every list and look-up', async (t) => {
  const own = await startSimulator({ now: () => noon, dataset: world })
  t.after(() => own.close())
  const ids = `UgLeaving,UgLeaving.reply,${top}`
  assert.equal(idsOf(await comments({ id: ids }, '', own)).length, 3)
  own.advance(3600)
  const answer = await comments({ id: ids }, '', own)
  assert.deepEqual(idsOf(answer), [top])
  sameShape(body(answer), await fixture('youtube/comments.by_id.some_gone.200.json'))
  assert.equal(idsOf(await threads(ofLamp, '', own)).includes('UgLeaving'), false)
  const orphaned = await comments({ parentId: 'UgLeaving' }, '', own)
  assert.equal(orphaned.status, 404)
  assert.deepEqual(body(orphaned), await fixture('youtube/error.commentParentNotFound.404.json'))
  assert.equal((await comments({ id: ids }, '.missing_refused', own)).status, 404)
  const refused = await threads({ part: 'id', id: 'UgLeaving' }, '.missing_refused', own)
  assert.equal(reasonOf(refused), 'commentThreadNotFound')
})

test('the announced number moves with what comes and goes, and is larger than what is listed', async (t) => {
  const own = await startSimulator({ now: () => noon, dataset: world })
  t.after(() => own.close())
  const count = async (id: string) => {
    const answer = await youtubeGet(own, '/videos', { part: 'statistics', id })
    return at(items(answer)[0], 'statistics', 'commentCount')
  }
  const [lamp, second] = [await count('lamp0000001'), await count('lamp0000002')]
  own.advance(2 * 3600)
  assert.deepEqual([lamp, await count('lamp0000001')], ['500', '499'])
  assert.deepEqual([second, await count('lamp0000002')], ['7', '8'])
})
