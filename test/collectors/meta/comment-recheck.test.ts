import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forgetAuthor } from '../../../db/removals.ts'
import { credentials } from '../../../simulator/credentials.ts'
import type { Dataset } from '../../../simulator/dataset/dataset.ts'
import { forbidden, plantedComments } from '../../../simulator/dataset/truth/planted-comments.ts'
import { DAY_MS } from '../../../src/lib/days.ts'
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
import { demoDataset, startMeta } from './stored-world.ts'

const later = hoursAgo(-1)
const ownPost = `${own}_1`
const foreignPost = `${foreign}_1`
const TWO_HOURS = 2 * 3_600_000

test('what was removed since is found gone and nothing else is', async (t) => {
  const { scan, stored, sweep, wait, clock } = await startMeta(t)
  await scan()
  const before = await stored()
  assert.deepEqual((await sweep()).gone, [])
  await wait(DAY_MS)
  const { gone, codes } = await sweep()
  const removed = forbidden(plantedComments(demoDataset, clock.now())).filter(({ id }) => before.has(id))
  assert.ok(removed.length >= 2)
  const edited = demoDataset.facebook.comments?.filter(
    ({ editedTo, postId }) => editedTo !== null && !postId.startsWith('106729206991672'),
  )
  // Below others' Pages the removed and the edited ones have keys of ours.
  const keyed = gone.filter((id) => id.startsWith('fbc:'))
  assert.equal(keyed.length, 1 + (edited?.length ?? 0))
  assert.deepEqual(
    gone.filter((id) => !id.startsWith('fbc:')),
    removed.map(({ id }) => id).sort(),
  )
  assert.deepEqual(codes, [])
  const after = await stored()
  assert.equal(after.size, before.size - gone.length)
})

test('a comment that was looked at again keeps where it stands, and shows its new words and numbers', async (t) => {
  const edit = { at: later, message: 'Remark 1, at last' }
  const comments = [
    said(3, 1, { editedTo: edit }),
    said(2, 2, { parentId: '1_70001', author: { id: own, name: 'Fernlight Lamps' } }),
    said(2, 3, { postId: foreignPost }),
  ]
  const { scan, content, sweep, wait } = await startMeta(
    t,
    worldOf({ posts: { [ownPost]: 2, [foreignPost]: 1 }, comments }),
    facebook,
  )
  await scan()
  const before = await content()
  await wait(TWO_HOURS)
  assert.deepEqual(await sweep(), { gone: [], codes: [], calls: 3 })
  const edited = Object(before['1_70001'])
  assert.deepEqual(await content(), { ...before, '1_70001': { ...edited, text: 'Remark 1, at last' } })
})

test('a comment that the Page hides now is gone, and so is one without words', async (t) => {
  const comments = [said(3, 1), said(2, 2), said(1, 3)]
  const world = await startMeta(t, worldOf({ posts: { [ownPost]: 3 }, comments }), facebook)
  await world.scan()
  const changed = [said(3, 1, { hidden: true }), said(2, 2, { message: '' }), said(1, 3)]
  await world.change(worldOf({ posts: { [ownPost]: 3 }, comments: changed }))
  assert.deepEqual((await world.sweep()).gone, ['1_70001', '1_70002'])
})

test('comments are gone with their post where its Page still shows others, and no other comment loses its words', async (t) => {
  const posts = { [ownPost]: 1, [`${own}_2`]: 1, [foreignPost]: 1 }
  const comments = [
    said(3, 1),
    said(2, 2, { id: '2_70002', postId: `${own}_2` }),
    said(2, 3, { postId: foreignPost }),
  ]
  const world = await startMeta(t, worldOf({ posts, comments }), facebook)
  await world.scan()
  await world.change(worldOf({ posts: { [`${own}_2`]: 1 }, comments }))
  const { gone } = await world.sweep()
  // Of the other Page nothing is shown at all, which may be a right that was lost.
  assert.deepEqual(gone, ['1_70001', ownPost, foreignPost].sort())
  assert.ok((await world.stored()).get('2_70002')?.context)
})

test('comments of a post that is shown no more are asked for by their ids, where they have any', async (t) => {
  const posts = { [ownPost]: 2, [`${own}_2`]: 0 }
  const comments = [said(3, 1), said(2, 2), said(1, 3, { hidden: true })]
  const world = await startMeta(t, worldOf({ posts: { ...posts, [ownPost]: 3 }, comments }), facebook)
  await world.scan()
  const after = worldOf({ posts, comments: comments.slice(1) })
  const withheld = after.facebook.posts.map((post) =>
    post.id === ownPost ? { ...post, withheld: true as const } : post,
  )
  await world.change({ ...after, facebook: { ...after.facebook, posts: withheld } })
  assert.deepEqual((await world.sweep()).gone, ['1_70001', ownPost].sort())
  const kept = (await world.stored()).get('1_70002')
  assert.deepEqual([kept?.text, kept?.context], ['Remark 2', undefined])
})

test('a list that shows nothing of what it counts takes nothing away', async (t) => {
  const comments = [said(3, 1), said(2, 2, { postId: foreignPost })]
  const world = await startMeta(t, worldOf({ posts: { [ownPost]: 1, [foreignPost]: 1 }, comments }), facebook)
  await world.scan()
  const { gone, codes } = await world.sweep({ scenario: 'user_token' })
  assert.deepEqual([gone, codes.filter((code) => code === 'comments_withheld').length], [[], 2])
})

test('a Page that is read like a stranger’s says nothing of comments that have its own ids', async (t) => {
  const comments = [said(3, 1), said(2, 2)]
  const world = await startMeta(t, worldOf({ posts: { [ownPost]: 2 }, comments }), facebook)
  await world.scan()
  assert.deepEqual((await world.sweep({ scenario: 'no_page_task' })).gone, [])
})

function withVoices(changes: Partial<Dataset['facebook']>, tags: Dataset['instagram']['tags'] = []): Dataset {
  const world = worldOf({ posts: { [ownPost]: 0 }, media: { [medium]: 0 } })
  return {
    ...world,
    facebook: { ...world.facebook, ...changes },
    instagram: { ...world.instagram, tags },
  }
}

const tag = (hours: number, id: string) => ({
  id: `77_${id}`,
  pageId: own,
  author: { id: '77', name: 'Ann', isPage: false },
  message: `Tagged ${id}`,
  publishedAt: hoursAgo(hours),
})
const review = (hours: number, storyId: string | null) => ({
  pageId: own,
  publishedAt: hoursAgo(hours),
  recommends: true,
  stars: null,
  text: `Review of ${hours}`,
  storyId,
})
const taggedMedium = (hours: number, id: string) => ({
  id,
  username: 'a.person',
  caption: `In the picture ${id}`,
  publishedAt: hoursAgo(hours),
  kind: 'IMAGE' as const,
  code: `tag${id}`,
  likes: 1,
  comments: 0,
  isPrivate: false,
  withoutPicture: false,
})

test('tags and reviews are looked for in their lists: what these hold no more is gone', async (t) => {
  const targets = { ...facebook, handles: { ...facebook.handles, ...instagram.handles } }
  const world = await startMeta(
    t,
    withVoices({ tags: [tag(1, '1'), tag(2, '2')], ratings: [review(1, '331'), review(2, null)] }, [
      taggedMedium(1, '1801'),
      taggedMedium(2, '1802'),
    ]),
    targets,
  )
  await world.scan()
  const kept = await world.content()
  assert.deepEqual((await world.sweep()).gone, [])
  assert.deepEqual(await world.content(), kept)
  await world.change(
    withVoices({ tags: [tag(1, '1')], ratings: [review(1, '331')] }, [taggedMedium(1, '1801')]),
  )
  const { gone, codes } = await world.sweep()
  const [key] = Object.keys(kept).filter((id) => id.startsWith('fbr:900100:'))
  assert.deepEqual([gone, codes], [['1802', '77_2', key].sort(), []])
})

test('a list of tags or reviews that is refused takes nothing away', async (t) => {
  const world = await startMeta(t, withVoices({ tags: [tag(1, '1')], ratings: [review(1, null)] }), facebook)
  await world.scan()
  assert.deepEqual((await world.sweep({ scenario: 'no_page_task' })).gone, [])
  assert.deepEqual((await world.sweep({ scenario: 'no_user_content' })).gone, [])
})

test('comments below our media are gone where the whole list lacks them or hides them', async (t) => {
  const parent = saidBelowMedium(90, 1)
  const replies = Array.from({ length: 30 }, (_, index) =>
    saidBelowMedium(80 - index / 10, 100 + index, { parentId: parent.id }),
  )
  const first = replies[0]
  assert.ok(first)
  const all = [parent, ...replies, saidBelowMedium(9, 2), saidBelowMedium(8, 3)]
  const world = await startMeta(t, worldOf({ media: { [medium]: 33 }, mediaComments: all }), instagram)
  await world.scan()
  assert.deepEqual((await world.sweep()).gone, [])
  const left = [parent, ...replies.slice(1), saidBelowMedium(9, 2, { hidden: true })]
  await world.change(worldOf({ media: { [medium]: 31 }, mediaComments: left }))
  const { gone } = await world.sweep()
  assert.deepEqual(gone, [first.id, saidBelowMedium(9, 2).id, saidBelowMedium(8, 3).id].sort())
})

test('below a medium that is gone each comment is asked for by its id', async (t) => {
  const comments = [saidBelowMedium(9, 2), saidBelowMedium(8, 3)]
  const world = await startMeta(t, worldOf({ media: { [medium]: 2 }, mediaComments: comments }), instagram)
  await world.scan()
  await world.change(worldOf({ media: { '18000000000000002': 0 }, mediaComments: comments }))
  const { gone, codes } = await world.sweep()
  assert.deepEqual([gone, codes], [[medium, ...comments.map(({ id }) => id)].sort(), []])
})

test('an app that is shown no comments takes none away', async (t) => {
  const world = await startMeta(
    t,
    worldOf({ media: { [medium]: 1 }, mediaComments: [saidBelowMedium(9, 2)] }),
    instagram,
  )
  await world.scan()
  assert.deepEqual((await world.sweep({ scenario: 'development_mode' })).gone, [])
  assert.deepEqual((await world.sweep({ scenario: 'no_comment_access' })).gone, [])
})

test('a comment and its medium share a link and stay two', async (t) => {
  const world = await startMeta(
    t,
    worldOf({ media: { [medium]: 2 }, mediaComments: [saidBelowMedium(9, 2), saidBelowMedium(8, 3)] }),
    instagram,
  )
  await world.scan()
  await world.scan({ settings: { accessToken: `${credentials.meta.accessToken}.ok.another` } })
  assert.deepEqual([...(await world.stored()).keys()].sort(), [
    medium,
    saidBelowMedium(9, 2).id,
    saidBelowMedium(8, 3).id,
  ])
})

test('what a forgotten person wrote goes, and is not stored by the next scan', async (t) => {
  const comments = [said(3, 1), said(2, 2), said(-1, 3, { author: { id: '71', name: 'Person 1' } })]
  const world = await startMeta(t, worldOf({ posts: { [ownPost]: 2 }, comments }), facebook)
  await world.scan()
  const gone = await forgetAuthor(world.db, world.workspace.id, 'facebook', 'person 1')
  assert.deepEqual(
    gone.map(({ id }) => id),
    ['1_70001'],
  )
  await world.wait(TWO_HOURS)
  assert.ok((await world.scan()).asked.includes(`${ownPost}/comments`))
  assert.deepEqual([...(await world.stored()).keys()].sort(), ['1_70002', ownPost].sort())
})
