import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { credentials } from '../../../simulator/credentials.ts'
import {
  facebook,
  foreign,
  hoursAgo,
  instagram,
  medium,
  own,
  said,
  saidBelowMedium,
  worldOf,
} from './comment-world.ts'
import { startMeta } from './stored-world.ts'

/** Lists are read once a day: here their answers stand in no test's way. */
const onlyThreads = (asked: readonly string[]) => asked.filter((path) => path.endsWith('/comments'))
const texts = async ({
  stored,
}: {
  stored: () => Promise<ReadonlyMap<string, { text: string; kind?: string }>>
}) => [...(await stored()).values()].flatMap(({ kind, text }) => (kind === undefined ? [] : [text])).sort()

async function facebookWorld(t: TestContext, world: Parameters<typeof worldOf>[0]) {
  return await startMeta(t, worldOf(world), facebook)
}

test('a thread is read page by page to its end, however its comments are ranked', async (t) => {
  const comments = Array.from({ length: 250 }, (_, index) => said(1 + index / 10, index))
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: 250 }, comments })
  const { asked, codes } = await world.scan()
  assert.deepEqual([onlyThreads(asked).length, codes], [3, []])
  assert.equal((await texts(world)).length, 250)
})

test('a thread beyond three pages is read on in the next scan from where it was left', async (t) => {
  const comments = Array.from({ length: 420 }, (_, index) => said(1 + index / 10, index))
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: 420 }, comments })
  const first = await world.scan()
  assert.deepEqual([onlyThreads(first.asked).length, first.codes], [3, ['over_budget']])
  assert.match(first.ofComments.at(-1)?.note ?? '', /0 were not read and 1 in part/)
  assert.equal((await texts(world)).length, 300)
  const second = await world.scan()
  assert.deepEqual([onlyThreads(second.asked).length, second.codes], [2, []])
  assert.equal((await texts(world)).length, 420)
})

test('of a thread that was read only what is new is paged to', async (t) => {
  const comments = Array.from({ length: 250 }, (_, index) => said(1 + index / 10, index))
  const later = said(-1, 999)
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: 250 }, comments: [...comments, later] })
  await world.scan()
  await world.wait(2 * 3_600_000)
  assert.equal(onlyThreads((await world.scan()).asked).length, 1)
  assert.equal((await texts(world)).length, 251)
})

test('a cursor that repeats its page ends the thread, and its coverage says so', async (t) => {
  const comments = Array.from({ length: 250 }, (_, index) => said(1 + index / 10, index))
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: 250 }, comments })
  const { asked, ofComments } = await world.scan({ scenario: 'stuck_pages' })
  assert.equal(onlyThreads(asked).length, 2)
  const threads = ofComments.find(({ kinds }) => kinds?.includes('threads'))
  assert.deepEqual([threads?.complete, threads?.note], [false, '1 cannot be paged to their end.'])
  assert.equal((await texts(world)).length, 100)
})

test('an empty page that names a next one is no end', async (t) => {
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: 1 }, comments: [said(1, 1)] })
  await world.scan({ scenario: 'hollow_pages' })
  assert.deepEqual(await texts(world), ['Remark 1'])
})

test('a page of comments that is too large is asked for at half the size', async (t) => {
  const comments = Array.from({ length: 60 }, (_, index) => said(1 + index / 10, index))
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: 60 }, comments })
  const { codes } = await world.scan({ scenario: 'reduce_data-50' })
  assert.deepEqual(codes, [])
  assert.equal((await texts(world)).length, 60)
})

test("comments of others' Pages have keys of our own that are the same in every scan, and nobody's name", async (t) => {
  const postId = `${foreign}_1`
  const twin = { postId, message: 'Same!', publishedAt: hoursAgo(3) }
  const comments = [said(2, 1, { postId }), said(3, 2, twin), said(3, 3, twin), said(-1, 4, { postId })]
  const world = await facebookWorld(t, { posts: { [postId]: 3 }, comments })
  await world.scan()
  const keysIn = async () => [...(await world.stored()).keys()].filter((id) => id.startsWith('fbc:')).sort()
  const keys = await keysIn()
  assert.equal(keys.length, 3)
  assert.ok(keys.every((key) => /^fbc:900200_1:[0-9a-f]{16}(-2)?$/.test(key)))
  await world.wait(2 * 3_600_000)
  await world.scan()
  const later = await keysIn()
  assert.equal(later.length, 4)
  assert.ok(keys.every((key) => later.includes(key)))
  const posts = [...(await world.stored()).values()].filter(({ kind }) => kind === 'comment')
  assert.ok(posts.every(({ authorHandle, parentId }) => authorHandle === undefined && parentId === postId))
})

test('a Page that becomes ours keeps the keys that its comments were stored under', async (t) => {
  const comments = [said(2, 1), said(-1, 2)]
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: 1 }, comments })
  await world.scan({ scenario: 'no_page_task' })
  await world.wait(2 * 3_600_000)
  await world.scan()
  assert.deepEqual(await texts(world), ['Remark 1', 'Remark 2'])
})

test('a Page that was ours is not read as a stranger: its comments would be stored twice', async (t) => {
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: 1 }, comments: [said(2, 1), said(-1, 2)] })
  const accessToken = `${credentials.meta.accessToken}.ok.turning`
  await world.scan({ settings: { accessToken } })
  await world.wait(2 * 3_600_000)
  const dataset = worldOf({ posts: { [`${own}_1`]: 1 }, comments: [said(2, 1), said(-1, 2)] })
  const pages = dataset.facebook.pages.map(({ owned: _, ...page }) => page)
  await world.change({ ...dataset, facebook: { ...dataset.facebook, pages } })
  const { codes } = await world.scan({ settings: { accessToken } })
  assert.deepEqual(codes, ['no_page_task'])
  assert.deepEqual(await texts(world), ['Remark 1'])
})

test('a person who bears the name of a Page is not taken for it', async (t) => {
  const comments = [
    said(3, 1, { author: { id: '77', name: 'Fernlight' } }),
    said(2, 2, { author: { id: own, name: 'Fernlight Lamps' } }),
    said(1, 3, { author: { id: foreign, name: 'Sunbar' } }),
  ]
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: 3 }, comments })
  await world.scan()
  const posts = [...(await world.stored()).values()].filter(({ kind }) => kind === 'comment')
  assert.deepEqual(
    posts.map(({ authorHandle, threadOwner }) => [authorHandle, threadOwner]),
    [
      ['sunbar', undefined],
      ['fernlight', 'fernlight'],
      [undefined, undefined],
    ],
  )
})

test('a post of ours without a number of comments is looked below once a day', async (t) => {
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: null }, comments: [said(2, 1)] })
  assert.equal(onlyThreads((await world.scan()).asked).length, 1)
  assert.deepEqual(await texts(world), ['Remark 1'])
  assert.equal(onlyThreads((await world.scan()).asked).length, 0)
  await world.wait(25 * 3_600_000)
  assert.equal(onlyThreads((await world.scan()).asked).length, 1)
})

const counted = { [`${own}_1`]: 5, [`${own}_2`]: 5, [`${own}_3`]: 5, [`${own}_4`]: 5 }

test('a token that may not see comments is a problem, and what it was not shown is asked for again', async (t) => {
  const world = await facebookWorld(t, { posts: counted, comments: [said(2, 1)] })
  const first = await world.scan({ scenario: 'user_token' })
  assert.ok(first.codes.includes('comments_withheld'))
  assert.equal(onlyThreads(first.asked).length, 3)
  assert.deepEqual(await texts(world), [])
  assert.equal(onlyThreads((await world.scan()).asked).length, 4)
  assert.deepEqual(await texts(world), ['Remark 1'])
})

test('a missing permission for our own Page leaves the others read, is named, and asked about once a day', async (t) => {
  const comments = [said(2, 1), said(2, 2, { postId: `${foreign}_1` })]
  const world = await facebookWorld(t, { posts: { ...counted, [`${foreign}_1`]: 5 }, comments })
  const { problems, codes, asked } = await world.scan({ scenario: 'no_user_content' })
  assert.deepEqual(codes, ['permission_missing'])
  assert.match(problems[0]?.message ?? '', /"pages_read_user_content"/)
  // Its posts are asked for once, not four times.
  assert.equal(asked.filter((path) => path.startsWith(own)).length, 3)
  assert.deepEqual(await texts(world), ['Remark 2'])
  const { ofComments, asked: later } = await world.scan({ scenario: 'no_user_content' })
  assert.equal(
    later.some((path) => /tagged|ratings/.test(path)),
    false,
  )
  assert.ok(ofComments.some(({ query, note }) => /^reviews/.test(query) && /not approved/.test(note ?? '')))
})

test('a Page that the token does not manage keeps its tags and reviews to itself, and its comments are read', async (t) => {
  const world = await facebookWorld(t, { posts: { [`${own}_1`]: 1 }, comments: [said(2, 1)] })
  const { codes, ofComments } = await world.scan({ scenario: 'no_page_task' })
  assert.deepEqual(codes, [])
  assert.deepEqual(await texts(world), ['Remark 1'])
  const reviews = ofComments.find(({ query }) => query === 'reviews of the page fernlight')
  assert.deepEqual([reviews?.complete, /who manage the page/.test(reviews?.note ?? '')], [false, true])
})

test('all comments and replies below our media are read, also those that did not come with their comment', async (t) => {
  const parent = saidBelowMedium(90, 1)
  const replies = Array.from({ length: 70 }, (_, index) =>
    saidBelowMedium(80 - index / 10, 100 + index, { parentId: parent.id }),
  )
  const others = Array.from({ length: 60 }, (_, index) => saidBelowMedium(20 - index / 10, 300 + index))
  const world = await startMeta(
    t,
    worldOf({ media: { [medium]: 131 }, mediaComments: [parent, ...replies, ...others] }),
    instagram,
  )
  const { asked, codes } = await world.scan()
  assert.deepEqual(codes, [])
  assert.equal(asked.filter((path) => path.endsWith('/replies')).length, 2)
  assert.equal((await texts(world)).length, 131)
})

test('replies that no call was left for are read in the next scan', async (t) => {
  const parent = saidBelowMedium(90, 1)
  const replies = Array.from({ length: 40 }, (_, index) =>
    saidBelowMedium(80 - index / 10, 100 + index, { parentId: parent.id }),
  )
  const dataset = worldOf({ media: { [medium]: 41 }, mediaComments: [parent, ...replies] })
  const world = await startMeta(t, dataset, instagram)
  const settings = { commentCallsPerScan: 2 }
  const first = await world.scan({ settings })
  assert.deepEqual(first.codes, ['over_budget'])
  assert.equal((await texts(world)).length, 26)
  const second = await world.scan({ settings })
  assert.deepEqual([second.asked, second.codes], [[`${parent.id}/replies`], []])
  assert.equal((await texts(world)).length, 41)
})

test("an account whose media show no comments to us is a stranger's, and not asked again that day", async (t) => {
  const dataset = worldOf({ media: { [medium]: 5 }, mediaComments: [saidBelowMedium(2, 1)] })
  const accounts = dataset.instagram.accounts.map(({ owned: _, ...account }) => account)
  const world = await startMeta(t, { ...dataset, instagram: { ...dataset.instagram, accounts } }, instagram)
  assert.equal(onlyThreads((await world.scan()).asked).length, 1)
  assert.equal(onlyThreads((await world.scan()).asked).length, 0)
  assert.deepEqual(await texts(world), [])
})

test('an app in development is shown no comments: that is a problem and no silence', async (t) => {
  const media = { [medium]: 5, '18000000000000002': 5, '18000000000000003': 5 }
  const world = await startMeta(t, worldOf({ media, mediaComments: [saidBelowMedium(2, 1)] }), instagram)
  const { codes, ofComments } = await world.scan({ scenario: 'development_mode' })
  assert.ok(codes.includes('comments_withheld'))
  assert.ok(ofComments.some(({ kinds, complete }) => kinds?.includes('threads') && !complete))
})

test('a missing permission for comments leaves the media collected and is named', async (t) => {
  const world = await startMeta(t, worldOf({ media: { [medium]: 5 } }), instagram)
  const { posts, problems, codes } = await world.scan({ scenario: 'no_comment_access' })
  assert.deepEqual([posts.length, codes], [1, ['permission_missing']])
  assert.match(problems[0]?.message ?? '', /"instagram_manage_comments"/)
})

test('a comment without a name is stored without one', async (t) => {
  const world = await startMeta(
    t,
    worldOf({ media: { [medium]: 1 }, mediaComments: [saidBelowMedium(2, 1)] }),
    instagram,
  )
  await world.scan({ scenario: 'no_comment_names' })
  const [comment] = [...(await world.stored()).values()].filter(({ kind }) => kind === 'comment')
  assert.deepEqual([comment?.text, comment?.authorHandle], ['Remark 1', undefined])
})
