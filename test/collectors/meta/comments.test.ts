import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlantedComment } from '../../../simulator/dataset/truth/planted-comment.ts'
import { forbidden, plantedComments, storable } from '../../../simulator/dataset/truth/planted-comments.ts'
import { DAY_MS, HOUR_MS } from '../../../src/lib/days.ts'
import type { Post } from '../../../src/model/index.ts'
import { voiceOf } from '../../../src/workspace/voice.ts'
import { voiceIdentity } from '../../../src/workspace/voice-identity.ts'
import { storeSamples } from '../../support/posts.ts'
import { commentRecordOf, NOW, requestOf } from '../support.ts'
import { db, demoDataset, demoTargets, startMeta } from './stored-world.ts'

const identity = voiceIdentity({ ...demoTargets, productUrl: 'https://fernlight.example' }, [])
const since = new Date(NOW.getTime() - 30 * DAY_MS)

function plantedAt(now: Date): readonly PlantedComment[] {
  return plantedComments(demoDataset, now).filter(
    ({ platform }) => platform === 'facebook' || platform === 'instagram',
  )
}

/** Mentions elsewhere come by notification only, and posts of visitors are no posts of the Page. */
function isWithinReach({ id, threadId, publishedAt }: PlantedComment): boolean {
  const isNotified = demoDataset.instagram.mentions?.some(
    ({ commentId, mediaId }) => (commentId ?? mediaId) === id,
  )
  const isVisitors = demoDataset.facebook.posts.some((post) => post.id === threadId && post.visitor !== null)
  return publishedAt >= since && isNotified !== true && !isVisitors
}

/** The stored post that a planted comment became: by its id, and where none is given by its thread and text. */
function storedAs(comment: PlantedComment, stored: ReadonlyMap<string, Post>): Post | undefined {
  const { id, threadId, text, publishedAt } = comment
  return (
    stored.get(id) ??
    [...stored.values()].find(
      (post) =>
        post.text === text &&
        Date.parse(post.publishedAt) === Math.floor(publishedAt.getTime() / 1000) * 1000 &&
        (post.threadId === threadId || post.kind === 'review'),
    )
  )
}

test('every comment, tag and review within reach is stored, and none that is hidden, private, restricted, removed or wordless', async (t) => {
  const { scan, stored } = await startMeta(t)
  const { codes, ofComments, asked, ...rest } = await scan()
  const posts = await stored()
  const told = [...posts.values()].filter(({ kind }) => kind !== undefined)
  const holds = told.filter(
    ({ matchedTerms = [], threadMatched }) => matchedTerms.length > 0 || threadMatched,
  )
  const record = commentRecordOf(rest)
  assert.equal(record?.asked, new Set(asked.filter((path) => !path.endsWith('/replies'))).size)
  assert.ok((record?.received ?? 0) >= told.length)
  assert.equal(record?.matched, holds.length)
  const planted = plantedAt(NOW)
  const wanted = storable(planted).filter(isWithinReach)
  assert.ok(wanted.length > 50 && forbidden(planted).length > 8)
  assert.deepEqual(
    wanted.filter((comment) => storedAs(comment, posts) === undefined),
    [],
  )
  assert.deepEqual(
    forbidden(planted).filter(({ id }) => posts.has(id)),
    [],
  )
  const known = new Set(wanted.map((comment) => storedAs(comment, posts)?.id))
  assert.deepEqual(
    [...posts.values()].filter(({ id, kind }) => kind !== undefined && !known.has(id)),
    [],
  )
  assert.deepEqual(codes, [])
  assert.ok(ofComments.every(({ complete }) => complete))
})

test('who speaks for the company is told by its account, and who writes below it is a customer', async (t) => {
  const { scan, stored } = await startMeta(t)
  await scan()
  const posts = await stored()
  const wrong = storable(plantedAt(NOW))
    .filter(isWithinReach)
    .flatMap((comment) => {
      const post = storedAs(comment, posts)
      // Below others' posts nobody is named, the Page itself included.
      const voice = post?.authorHandle === undefined ? 'unknown' : comment.fate
      return post !== undefined && voiceOf(post, identity) !== voice ? [post] : []
    })
  assert.deepEqual(wrong, [])
  const replies = [...posts.values()].filter((post) => voiceOf(post, identity) === 'company' && post.kind)
  assert.ok(replies.length >= 5)
  assert.ok(replies.every(({ threadOwner }) => threadOwner === 'fernlight'))
})

test('a comment says where it stands: what it answers, its thread, links to both, and whose words hold the word', async (t) => {
  const { scan, stored } = await startMeta(t)
  await scan()
  const posts = [...(await stored()).values()]
  const byText = (start: string) => posts.find(({ text }) => text.startsWith(start))
  const reply = byText('Sent it twice')
  const parent = byText('Faint? I can tell')
  const thread = posts.find(({ id }) => id === reply?.threadId)
  assert.ok(reply && parent && thread)
  assert.deepEqual(
    [reply.kind, reply.parentId, reply.authorHandle, reply.commentsUrl],
    ['reply', parent.id, 'Greta Ahorn', thread.url],
  )
  assert.match(reply.url, /\?comment_id=\d+&reply_comment_id=\d+$/)
  assert.deepEqual([parent.kind, parent.parentId, parent.threadId], ['comment', thread.id, thread.id])
  const below = byText('mine sings every evening') ?? byText('Finally')
  assert.deepEqual(
    [below?.matchedTerms, below?.threadMatched, below?.context?.startsWith('We hear you')],
    [[], true, true],
  )
  const [review] = posts.filter(({ kind, text }) => kind === 'review' && text.startsWith('Good lamp'))
  assert.deepEqual(
    [review?.authorHandle, review?.context, review?.metrics?.['recommends'], review?.url],
    [undefined, undefined, 0, 'https://www.facebook.com/fernlight/reviews'],
  )
  const tag = byText('Our window bench')
  assert.deepEqual([tag?.kind, tag?.threadId, tag?.parentId], ['mention', tag?.id, undefined])
})

test('a thread without change costs nothing, one with new comments is read again', async (t) => {
  const { scan, stored, wait } = await startMeta(t)
  const first = await scan()
  assert.ok(first.asked.length > 15)
  assert.deepEqual((await scan()).asked, [])
  await wait(13 * HOUR_MS)
  const { asked } = await scan()
  // In that half day one thread got a comment, and one lost one.
  assert.equal(asked.length, 2)
  const texts = [...(await stored()).values()].map(({ text }) => text)
  assert.ok(texts.some((text) => text.startsWith('Works, and it even kept my curves')))
})

test('lists of tags and reviews are read once a day by each workspace', async (t) => {
  const { scan, wait } = await startMeta(t)
  const lists = (asked: readonly string[]) =>
    asked.filter((path) => /(tagged|ratings|tags)$/.test(path)).length
  assert.equal(lists((await scan()).asked), 3)
  assert.equal(lists((await scan()).asked), 0)
  await wait(DAY_MS + HOUR_MS)
  assert.equal(lists((await scan()).asked), 3)
})

test('what a small budget leaves is noted and asked for first in the next scan', async (t) => {
  const { scan, stored } = await startMeta(t)
  const settings = { commentCallsPerScan: 12 }
  const first = await scan({ settings })
  const threadsOf = ({ ofComments }: typeof first) =>
    ofComments.filter(
      ({ query, platform }) => query === 'comments of known threads' && platform === 'facebook',
    )
  assert.equal(first.asked.length <= 12, true)
  assert.deepEqual(
    threadsOf(first).map(({ complete, reachedBackTo }) => [complete, reachedBackTo]),
    [[false, null]],
  )
  assert.match(
    threadsOf(first)[0]?.note ?? '',
    /^Of \d+ threads \d+ were not read and 0 in part; they are asked for first/,
  )
  assert.deepEqual(first.codes, ['over_budget'])
  const asked = [...first.asked]
  let last = first
  for (let scans = 0; scans < 4 && last.codes.length > 0; scans++) {
    last = await scan({ settings })
    assert.deepEqual(
      last.asked.filter((path) => asked.includes(path)),
      [],
    )
    asked.push(...last.asked)
  }
  assert.deepEqual(last.codes, [])
  const posts = await stored()
  const wanted = storable(plantedAt(NOW)).filter(isWithinReach)
  assert.deepEqual(
    wanted.filter((comment) => storedAs(comment, posts) === undefined),
    [],
  )
})

test('without calls for comments none is read and nothing is said of them', async (t) => {
  const { scan } = await startMeta(t)
  const { asked, ofComments, posts } = await scan({ settings: { commentCallsPerScan: 0 } })
  assert.deepEqual([asked, ofComments], [[], []])
  assert.ok(posts.every(({ kind }) => kind === undefined))
})

test('posts come first: without time for comments they are collected, and the comments are a gap', async (t) => {
  const { scan, clock } = await startMeta(t)
  const { posts, ofComments, codes, asked } = await scan({
    deadline: new Date(clock.now().getTime() + 5_500),
  })
  assert.ok(posts.length > 20 && asked.length < 10)
  assert.ok(codes.length > 0)
  assert.ok(ofComments.some(({ complete }) => !complete))
  const next = await scan()
  assert.deepEqual(next.codes, [])
  assert.ok(next.ofComments.every(({ complete }) => complete))
})

test('comments wait when Meta counts four fifths of a limit as used', async (t) => {
  const { scan } = await startMeta(t, demoDataset, { handles: { facebook: ['fernlight'] } })
  const { asked, codes, posts } = await scan({ scenario: 'usage_climbing' })
  assert.ok(posts.length > 5)
  assert.deepEqual([asked, codes.includes('over_budget')], [[], true])
})

test('the plan lists the calls for comments, what they may bring, and what can never be seen', async (t) => {
  const { scan, collector, workspace, clock } = await startMeta(t)
  const request = () => requestOf({ ...demoTargets, workspaceId: workspace.id, since, until: clock.now() })
  const planned = async (commentCallsPerScan: number) =>
    await collector({ settings: { commentCallsPerScan } }).plan(request())
  const without = await planned(0)
  assert.ok(without.steps.every(({ expects }) => expects === undefined))
  await scan({ settings: { commentCallsPerScan: 0 } })
  const plan = await planned(43)
  assert.deepEqual(
    plan.steps
      .filter(({ expects }) => expects !== undefined)
      .map(({ platform, label, calls, expects = '' }) => [
        platform,
        label,
        calls,
        expects.replace(/\d+/g, 'N'),
      ]),
    [
      ['facebook', 'posts that tag the page fernlight', 1, 'up to N posts a call, once a day'],
      ['facebook', 'reviews of the page fernlight', 1, 'up to N reviews a call, once a day'],
      [
        'facebook',
        'comments of known threads',
        25,
        'N comments of N known posts are unread; posts that the scan finds add theirs',
      ],
      ['instagram', 'media that tag the account fernlight', 1, 'up to N media a call, once a day'],
      [
        'instagram',
        'comments of known threads',
        15,
        'N comments of N known posts are unread; posts that the scan finds add theirs',
      ],
    ],
  )
  const amounts = [await planned(0), plan].map(({ costs }) => costs[0]?.amount ?? 0)
  assert.equal((amounts[1] ?? 0) - (amounts[0] ?? 0), 43)
  assert.ok(plan.notCovered.some(({ what }) => /^comments below others' media/.test(what)))
  assert.ok(plan.notCovered.some(({ what }) => /^authors and replies below others' posts/.test(what)))
  await scan()
  const unread = (await planned(43)).steps.filter(({ expects = '' }) => /are unread/.test(expects))
  assert.ok(unread.every(({ expects = '' }) => expects.startsWith('0 comments of 0 known posts')))
})

test('of more threads than one scan lists coverage and plan say that they wait', async (t) => {
  const { scan, collector, workspace, clock } = await startMeta(t)
  await scan()
  const many = (platform: 'facebook' | 'instagram', prefix: string) =>
    Array.from({ length: 70 }, (_, index) => ({
      id: `${prefix}${1_000 + index}`,
      platform,
      authorHandle: 'fernlight',
      metrics: { comments: 2 },
      publishedAt: new Date(NOW.getTime() - index * 60_000),
    }))
  await storeSamples(db, workspace.id, [...many('facebook', '1_'), ...many('instagram', '1790000000000')])
  const request = requestOf({ ...demoTargets, workspaceId: workspace.id, since, until: clock.now() })
  const { steps } = await collector().plan(request)
  const known = steps.filter(({ label }) => label === 'comments of known threads')
  assert.deepEqual(
    known.map(({ platform, expects }) => [platform, expects]),
    (
      [
        ['facebook', 27],
        ['instagram', 16],
      ] as const
    ).map(([platform, most]) => [
      platform,
      `140 comments of 70 known posts are unread, of which a scan asks for at most ${most}; posts that the scan finds add theirs`,
    ]),
  )
  const { ofComments } = await scan()
  const notes = ofComments.filter(({ query }) => query === 'comments of known threads')
  assert.equal(notes.length, 2)
  for (const { complete, note = '' } of notes) {
    assert.equal(complete, false)
    assert.match(note, /10 more threads are due than one scan lists; the next ones go on\./)
  }
})

test('a scan makes no more calls than its plan says', async (t) => {
  const { scan, collector, workspace, clock } = await startMeta(t)
  const request = requestOf({ ...demoTargets, workspaceId: workspace.id, since, until: clock.now() })
  const { costs } = await collector().plan(request)
  const { calls, expected } = await scan()
  assert.ok(calls.length <= (costs[0]?.amount ?? 0))
  assert.ok(calls.length <= expected.reduce((sum, more) => sum + more, 0))
})
