import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setVoiceAccount } from '../../../db/voice-accounts.ts'
import { credentials } from '../../../simulator/credentials.ts'
import { buildDataset } from '../../../simulator/dataset/build.ts'
import type { YouTubeComment } from '../../../simulator/dataset/comment-types.ts'
import type { Dataset, YouTubeVideo } from '../../../simulator/dataset/dataset.ts'
import { demoWorkspace } from '../../../simulator/dataset/demo-workspace.ts'
import { forbidden, plantedComments, storable } from '../../../simulator/dataset/truth/planted-comments.ts'
import { startSimulator } from '../../../simulator/server.ts'
import { createYouTubeCollector } from '../../../src/collectors/youtube/collector.ts'
import { DAY_MS } from '../../../src/lib/days.ts'
import {
  comment,
  commentWorld,
  hoursAgo,
  lampChannel,
  otherChannel,
  video,
} from '../../simulator/youtube/comment-world.ts'
import { openLimits } from '../../support/limits.ts'
import { byOperator, mintCaller } from '../../support/service.ts'
import { scanInto } from '../stored-scan.ts'
import {
  commentRecordOf,
  createRecordingSink,
  createTestClock,
  NOW,
  readFixture,
  requestOf,
  serve,
} from '../support.ts'

const store = await openLimits()
const lampChannelUrl = `https://www.youtube.com/channel/${lampChannel}`
const onOther = { channelId: otherChannel, videoId: 'other000001' }
let keys = 0

/** A YouTube and a workspace of one test's own, with scans that also read comments. */
async function setUp(t: TestContext, dataset: Dataset, baseUrl?: string) {
  const { workspace } = await mintCaller(store.db)
  const clock = createTestClock()
  let simulator = await startSimulator({ now: () => clock.now(), dataset })
  t.after(() => simulator.close())
  const setWorld = async (changed: Dataset) => {
    await simulator.close()
    simulator = await startSimulator({ now: () => clock.now(), dataset: changed })
  }
  const collectorOf = (units: number, scenario: string, ask = fetch) => {
    keys += 1
    const settings = {
      apiKey: `${credentials.youtube.apiKey}.${scenario}.comments${keys}`,
      baseUrl: baseUrl ?? simulator.baseUrls.youtube,
      maxSearchesPerScan: 6,
      searchesPerDay: 100,
      unitsPerDay: 10_000,
      commentUnitsPerScan: units,
    }
    return createYouTubeCollector(settings, { fetch: ask, clock, random: () => 0.5, ...store })
  }
  const scan = async (
    request: Partial<Parameters<typeof scanInto>[2]> & {
      readonly units?: number
      readonly scenario?: string
      readonly fetch?: typeof fetch
    } = {},
  ) => {
    const { units = 60, scenario = 'ok', fetch: ask, ...rest } = request
    const before = simulator.requests().length
    const until = clock.now()
    const done = await scanInto(store.db, collectorOf(units, scenario, ask), {
      workspaceId: workspace.id,
      since: new Date(until.getTime() - 30 * DAY_MS),
      until,
      deadline: new Date(until.getTime() + 45_000),
      ...rest,
    })
    const calls = simulator
      .requests()
      .slice(before)
      .filter(({ path }) => /comment/i.test(path))
    const [mostLiked, asked] = [true, false].map((isTop) =>
      calls.filter(({ query }) => (query['order'] === 'relevance') === isTop),
    )
    assert.ok(mostLiked !== undefined && asked !== undefined)
    const record = commentRecordOf(done)
    const comments = done.posts.filter(({ kind }) => kind !== undefined)
    const coverage = done.coverage.filter(({ kinds }) => kinds?.some((kind) => /threads|comments/.test(kind)))
    return { ...done, record, asked, mostLiked, comments, coverage, ids: comments.map(({ id }) => id).sort() }
  }
  return { workspace, clock, scan, collectorOf, setWorld }
}

const talked = (id: string, changes: Partial<YouTubeVideo> = {}) =>
  video(id, {
    channelId: otherChannel,
    title: 'A lamp, tested',
    publishedAt: hoursAgo(48),
    comments: 9,
    ...changes,
  })
const said = (hours: number, id: string, changes: Partial<YouTubeComment> = {}) =>
  comment(hours, id, { ...onOther, text: `${id}: it hums since week three`, ...changes })

test('the newest threads of a competitor’s channel come in one call, over all its videos', async (t) => {
  const { scan } = await setUp(
    t,
    commentWorld(
      [video('lamp0000001', { title: 'Our bars & rails' }), video('lamp0000002')],
      [
        comment(5, 'UgFirst', { text: 'Still humming', likes: 4 }),
        comment(4, 'UgFirst.answer', {
          parentId: 'UgFirst',
          author: { handle: '@lamp', channelId: lampChannel },
        }),
        comment(3, 'UgOther', { videoId: 'lamp0000002', author: null }),
        comment(24 * 40, 'UgOld'),
      ],
    ),
  )
  const { comments, asked, problems, coverage, rejected } = await scan({ competitorUrls: [lampChannelUrl] })
  assert.deepEqual(problems, [])
  assert.deepEqual(
    asked.map(({ query }) => query['allThreadsRelatedToChannelId']),
    [lampChannel],
  )
  assert.deepEqual(
    coverage.map(({ kinds, complete }) => [kinds, complete]),
    [[['comments'], true]],
  )
  assert.deepEqual(rejected, ['outside_window'])
  const [first, answer] = ['UgFirst', 'UgFirst.answer'].map((id) => comments.find((one) => one.id === id))
  assert.deepEqual(first, {
    platform: 'youtube',
    id: 'UgFirst',
    authorHandle: '@ann',
    text: 'Still humming',
    url: 'https://www.youtube.com/watch?v=lamp0000001&lc=UgFirst',
    commentsUrl: 'https://www.youtube.com/watch?v=lamp0000001',
    publishedAt: hoursAgo(5).toISOString(),
    matchedTerms: [],
    metrics: { likes: 4, comments: 1 },
    kind: 'comment',
    parentId: 'lamp0000001',
    threadId: 'lamp0000001',
    threadMatched: false,
    context: 'Our bars & rails',
    contextAuthor: '@lamp',
    sourceMethod: 'api',
  })
  assert.deepEqual(
    [answer?.kind, answer?.parentId, answer?.threadId, answer?.threadOwner, answer?.metrics],
    ['reply', 'UgFirst', 'lamp0000001', '@lamp', { likes: 1 }],
  )
  assert.equal(comments.find(({ id }) => id === 'UgOther')?.authorHandle, undefined)
})

test('the company’s own channel, as an administrator has listed it, is read too', async (t) => {
  const { scan, workspace } = await setUp(t, commentWorld([video('lamp0000001')], [comment(5, 'UgFirst')]))
  const listed = { platform: 'youtube', account: 'lamp', voice: 'company' } as const
  await setVoiceAccount(store.db, workspace.id, listed, byOperator)
  const { ids } = await scan()
  assert.deepEqual(ids, ['UgFirst'])
})

test('what is said beneath a video that holds a word is evidence, although it holds none itself', async (t) => {
  const { scan } = await setUp(
    t,
    commentWorld(
      [talked('other000001'), talked('quiet000001', { title: 'Tea', description: 'No word here' })],
      [
        said(5, 'UgNameless'),
        said(4, 'UgNamed', { text: 'This lamp is fine' }),
        said(3, 'UgElsewhere', { videoId: 'quiet000001' }),
      ],
    ),
  )
  const { comments, ids, coverage, record } = await scan({ words: ['lamp'] })
  assert.deepEqual(ids, ['UgNamed', 'UgNameless'])
  // The newest threads of the video, and the most liked: the same two comments.
  assert.deepEqual(record, { asked: 2, received: 2, matched: 2 })
  assert.deepEqual(
    comments.map(({ id, matchedTerms, threadMatched }) => [id, matchedTerms, threadMatched]).sort(),
    [
      ['UgNamed', ['lamp'], false],
      ['UgNameless', [], true],
    ],
  )
  assert.deepEqual(
    coverage.map(({ kinds, complete }) => [kinds, complete]),
    [[['threads'], true]],
  )
})

test('a video is asked for again only when its number of comments has changed', async (t) => {
  const { scan, clock } = await setUp(
    t,
    commentWorld([talked('other000001')], [said(15, 'UgFirst'), said(-12, 'UgLater')]),
  )
  assert.deepEqual((await scan({ words: ['lamp'] })).ids, ['UgFirst'])
  assert.deepEqual((await scan({ words: ['lamp'] })).asked, [])
  await clock.sleep(3 * 3_600_000)
  assert.deepEqual((await scan({ words: ['lamp'] })).ids, ['UgFirst', 'UgLater'])
})

test('replies that did not come with their thread are asked for where a word stands', async (t) => {
  const replies = (id: string) =>
    Array.from({ length: 8 }, (_, index) => said(4 - index / 10, `${id}.${index}`, { parentId: id }))
  const { scan } = await setUp(
    t,
    commentWorld([talked('other000001')], [said(5, 'UgCrowd'), ...replies('UgCrowd'), said(6, 'UgAlone')]),
  )
  const { ids, asked } = await scan({ words: ['lamp'] })
  assert.equal(ids.length, 10)
  assert.deepEqual(
    asked.map(({ path, query }) => [path, query['parentId']]),
    [
      ['/youtube/commentThreads', undefined],
      ['/youtube/comments', 'UgCrowd'],
    ],
  )
})

test('replies of more than one page are read to the end', async (t) => {
  const crowd = Array.from({ length: 230 }, (_, index) =>
    said(4, `UgCrowd.${index}`, { parentId: 'UgCrowd' }),
  )
  const { scan } = await setUp(
    t,
    commentWorld([talked('other000001', { comments: 300 })], [said(5, 'UgCrowd'), ...crowd]),
  )
  const { ids, asked, coverage } = await scan({ words: ['lamp'] })
  assert.equal(ids.length, 231)
  assert.deepEqual(
    asked.map(({ query }) => query['parentId']),
    [undefined, 'UgCrowd', 'UgCrowd', 'UgCrowd'],
  )
  assert.equal(coverage[0]?.complete, true)
})

test('replies that no call is left for are a gap that the coverage tells', async (t) => {
  const crowds = Array.from({ length: 12 }, (_, index) => `UgCrowd${index}`)
  const replies = crowds.flatMap((id) =>
    Array.from({ length: 6 }, (_, index) => said(4, `${id}.${index}`, { parentId: id })),
  )
  const world = commentWorld(
    [talked('other000001', { comments: 99 })],
    [...crowds.map((id) => said(5, id)), ...replies],
  )
  const { scan } = await setUp(t, world)
  const { asked, problems, coverage } = await scan({ words: ['lamp'] })
  assert.deepEqual([asked.length, problems], [11, ['over_budget']])
  assert.deepEqual(
    coverage.map(({ complete, note }) => [complete, note]),
    [
      [
        false,
        '2 comments have replies that were not read. Of 1 of the videos the most liked comments were read as well.',
      ],
    ],
  )
})

test('replies whose call failed are asked for by the next scan', async (t) => {
  const replies = Array.from({ length: 8 }, (_, index) =>
    said(4 - index / 10, `UgCrowd.${index}`, { parentId: 'UgCrowd' }),
  )
  const { scan } = await setUp(t, commentWorld([talked('other000001')], [said(5, 'UgCrowd'), ...replies]))
  const withoutReplies: typeof fetch = async (input, init) =>
    /\/comments\?/.test(String(input))
      ? new Response('{}', { headers: { 'content-type': 'application/json' } })
      : await fetch(input, init)
  const failed = await scan({ words: ['lamp'], fetch: withoutReplies })
  assert.deepEqual([failed.ids.length < 9, failed.problems], [true, ['unexpected_content']])
  assert.equal((await scan({ words: ['lamp'] })).ids.length, 9)
})

test('comments that nobody may read are a fact of their video and no problem', async (t) => {
  const { scan } = await setUp(
    t,
    commentWorld(
      [talked('members0001', { membersOnly: true }), talked('other000001', { title: 'Lamp two' })],
      [said(5, 'UgFirst')],
    ),
  )
  const { ids, problems, coverage } = await scan({ words: ['lamp'] })
  assert.deepEqual([ids, problems], [['UgFirst'], []])
  const told =
    'Comments on 1 of the videos cannot be read. They are switched off, for members alone or gone; YouTube is asked again after 7 days.'
  assert.deepEqual(
    coverage.map(({ complete, note }) => [complete, note]),
    [[true, `${told} Of 1 of the videos the most liked comments were read as well.`]],
  )
  const again = await scan({ words: ['lamp'] })
  assert.deepEqual([again.asked, again.mostLiked], [[], []])
  assert.deepEqual(
    again.coverage.map(({ complete, note }) => [complete, note]),
    [[true, told]],
  )
})

test('a video whose comments were closed is asked again after seven days, whatever it announces', async (t) => {
  const { scan, clock, setWorld, collectorOf, workspace } = await setUp(
    t,
    commentWorld([talked('members0001', { membersOnly: true })], [said(5, 'UgFirst')]),
  )
  const videosAsked = async () =>
    (await scan({ words: ['lamp'] })).asked.map(({ query }) => query['videoId'] ?? 'its channel')
  assert.deepEqual(await videosAsked(), ['members0001'])
  await setWorld(commentWorld([talked('members0001', { membersOnly: true, comments: 40 })], []))
  await clock.sleep(6 * DAY_MS)
  assert.deepEqual(await videosAsked(), [])
  const { notCovered } = await collectorOf(60, 'ok').plan(
    requestOf({ workspaceId: workspace.id, words: ['lamp'], until: clock.now() }),
  )
  assert.deepEqual(
    notCovered.flatMap(({ what }) => (what.startsWith('comments') ? [what] : [])),
    ['comments on 1 of the known videos'],
  )
  await clock.sleep(2 * DAY_MS)
  assert.deepEqual(await videosAsked(), ['members0001'])
  // Still closed, and remembered anew.
  assert.deepEqual(await videosAsked(), [])
  const opened = commentWorld([talked('members0001')], [said(5, 'UgFirst', { videoId: 'members0001' })])
  await setWorld(opened)
  await clock.sleep(8 * DAY_MS)
  assert.deepEqual((await scan({ words: ['lamp'] })).ids, ['UgFirst'])
  const { coverage } = await scan({ words: ['lamp'] })
  assert.equal(coverage[0]?.note, undefined)
})

test('a closed video that its channel shows a comment of is asked for again at once', async (t) => {
  const world = (changes: Partial<YouTubeVideo>) =>
    commentWorld(
      [talked('lampclosed1', { channelId: lampChannel, ...changes })],
      [said(5, 'UgFirst', { channelId: lampChannel, videoId: 'lampclosed1' })],
    )
  const { scan, setWorld } = await setUp(t, world({ membersOnly: true }))
  const request = { words: ['lamp'], competitorUrls: [lampChannelUrl] }
  const threadsAsked = async () => (await scan(request)).asked.flatMap(({ query }) => query['videoId'] ?? [])
  assert.deepEqual(await threadsAsked(), ['lampclosed1'])
  assert.deepEqual(await threadsAsked(), [])
  await setWorld(world({}))
  // The channel's list is read after what is due was looked up.
  assert.deepEqual(await threadsAsked(), [])
  assert.deepEqual(await threadsAsked(), ['lampclosed1'])
})

test('a channel whose comments are switched off is a fact as well', async (t) => {
  const refusal = JSON.stringify(await readFixture('youtube/error.commentsDisabled.403.json'))
  const channel = {
    id: lampChannel,
    snippet: { customUrl: '@lamp' },
    contentDetails: { relatedPlaylists: { uploads: 'UUlamp0000000000000000001' } },
  }
  const baseUrl = await serve(t, ({ url = '' }, response) => {
    const isRefused = url.startsWith('/commentThreads')
    const list = url.startsWith('/channels')
      ? { kind: 'youtube#channelListResponse', items: [channel] }
      : { kind: 'youtube#playlistItemListResponse', items: [] }
    response.writeHead(isRefused ? 403 : 200, { 'content-type': 'application/json' })
    response.end(isRefused ? refusal : JSON.stringify(list))
  })
  const { workspace, collectorOf } = await setUp(t, commentWorld([], []), baseUrl)
  const request = { workspaceId: workspace.id, competitorUrls: [lampChannelUrl] }
  const { problems, coverage } = await scanInto(store.db, collectorOf(60, 'ok'), request)
  assert.deepEqual(problems, [])
  assert.deepEqual(
    coverage.flatMap(({ kinds, complete, note }) => (kinds?.includes('comments') ? [[complete, note]] : [])),
    [[true, 'The comments of this channel are switched off or not for everybody.']],
  )
})

test('once in seven days the most liked comments of the five largest videos are read as well', async (t) => {
  const videos = Array.from({ length: 7 }, (_, index) =>
    talked(`large00000${index}`, { title: `Lamp ${index}`, comments: 90 - index }),
  )
  const small = talked('small000001', { title: 'Lamp of few', comments: 4 })
  const liked = said(20, 'UgLiked', { videoId: 'large000000', likes: 900 })
  const { scan, clock } = await setUp(t, commentWorld([...videos, small], [liked]))
  const first = await scan({ words: ['lamp'] })
  assert.deepEqual(
    first.mostLiked.map(({ query }) => query['videoId']),
    videos.slice(0, 5).map(({ id }) => id),
  )
  assert.deepEqual([first.ids, first.problems], [['UgLiked'], []])
  assert.equal(first.coverage[0]?.note, 'Of 5 of the videos the most liked comments were read as well.')
  await clock.sleep(6 * DAY_MS)
  assert.deepEqual((await scan({ words: ['lamp'] })).mostLiked, [])
  await clock.sleep(2 * DAY_MS)
  assert.equal((await scan({ words: ['lamp'] })).mostLiked.length, 5)
})

test('the most liked comments wait where no unit is left', async (t) => {
  const { scan } = await setUp(t, commentWorld([talked('other000001')], [said(5, 'UgFirst')]))
  // Ten units are kept for replies; the page takes the other one, and its video was read before.
  const first = await scan({ words: ['lamp'], units: 11 })
  assert.deepEqual([first.ids, first.mostLiked], [['UgFirst'], []])
  const second = await scan({ words: ['lamp'], units: 11 })
  assert.deepEqual([second.asked, second.mostLiked.length], [[], 1])
})

test('a picture without words is skipped and counted', async (t) => {
  const { scan } = await setUp(
    t,
    commentWorld(
      [talked('other000001')],
      [said(5, 'UgPicture', { text: '', picture: true }), said(4, 'UgBoth', { picture: true })],
    ),
  )
  const { ids, rejected, record } = await scan({ words: ['lamp'] })
  assert.deepEqual([ids, rejected], [['UgBoth'], ['no_text']])
  assert.deepEqual(record, { asked: 2, received: 2, matched: 1 })
})

test('short pages are read to the end, and what stands before them in a pin does not end them', async (t) => {
  const many = Array.from({ length: 45 }, (_, index) => said(1 + index, `UgMany${index}`))
  const pinned = said(24 * 50, 'UgPinned', { pinned: true })
  const { scan } = await setUp(t, commentWorld([talked('other000001', { comments: 90 })], [...many, pinned]))
  const { ids, asked, problems } = await scan({ words: ['lamp'], scenario: 'short_pages' })
  assert.deepEqual([ids.length, asked.length, problems], [45, 3, []])
})

test('pages that repeat themselves are left', async (t) => {
  const many = Array.from({ length: 150 }, (_, index) => said(1 + index / 10, `UgMany${index}`))
  const { scan } = await setUp(t, commentWorld([talked('other000001', { comments: 200 })], many))
  const { ids, asked, coverage, problems } = await scan({ words: ['lamp'], scenario: 'stuck_pages' })
  assert.deepEqual([ids.length, asked.length, problems], [100, 2, []])
  assert.equal(coverage[0]?.complete, false)
  assert.match(coverage[0]?.note ?? '', /^Of 1 videos YouTube repeated a page instead of going on\./)
  assert.deepEqual((await scan({ words: ['lamp'], scenario: 'stuck_pages' })).asked, [])
})

test('a failure to list comments is asked again once, and then leaves the video for the next scan', async (t) => {
  const world = commentWorld([talked('other000001')], [said(5, 'UgFirst')])
  const { scan, clock } = await setUp(t, world)
  const { ids, problems } = await scan({ words: ['lamp'], scenario: 'processing_failure-1' })
  assert.deepEqual([ids, problems, clock.sleptMs], [['UgFirst'], [], [5000]])
  const other = await setUp(t, world)
  const failed = await other.scan({ words: ['lamp'], scenario: 'processing_failure-9' })
  assert.deepEqual([failed.ids, failed.problems], [[], ['over_budget']])
  // Nothing came, which is not to say that there is nothing.
  assert.deepEqual(failed.record, { asked: 2, received: null, matched: null })
  assert.equal(failed.coverage[0]?.complete, false)
  assert.deepEqual((await other.scan({ words: ['lamp'] })).ids, ['UgFirst'])
})

test('a failure deep in a list begins it anew, and is no end of it', async (t) => {
  const many = Array.from({ length: 150 }, (_, index) => said(1 + index / 10, `UgMany${index}`))
  const { scan } = await setUp(t, commentWorld([talked('other000001', { comments: 200 })], many))
  const { ids, asked, problems, coverage } = await scan({ words: ['lamp'], scenario: 'deep_pages-100' })
  assert.deepEqual([ids.length, asked.length, problems], [100, 4, ['over_budget']])
  assert.match(coverage[0]?.note ?? '', /^Of 1 videos 0 were not read and 1 in part/)
  assert.equal((await scan({ words: ['lamp'] })).ids.length, 150)
})

test('a spent share of units leaves the rest for the next scan, which asks for it first', async (t) => {
  const videos = ['a', 'b', 'c'].map((name, index) =>
    talked(`${name}0000000000`, { title: `Lamp ${name}`, comments: 9 - index }),
  )
  const comments = videos.map(({ id }) => said(5, `Ug${id.slice(0, 1)}`, { videoId: id }))
  const { scan } = await setUp(t, commentWorld(videos, comments))
  // Ten units are kept for replies.
  const first = await scan({ words: ['lamp'], units: 12 })
  assert.deepEqual([first.ids, first.problems], [['Uga', 'Ugb'], ['over_budget']])
  assert.match(first.coverage[0]?.note ?? '', /^Of 3 videos 1 were not read/)
  const second = await scan({ words: ['lamp'], units: 12 })
  assert.deepEqual(
    second.asked.map(({ query }) => query['videoId']),
    ['c0000000000'],
  )
  assert.ok(second.ids.includes('Ugc'))
  const none = await scan({ words: ['lamp'], units: 0 })
  assert.deepEqual([none.asked.length, none.record], [0, null])
})

test('a unit is counted for what is asked, and not for videos that the scan has read before', async (t) => {
  const id = (index: number) => `vid${String(index).padStart(8, '0')}`
  const { scan } = await setUp(
    t,
    commentWorld(
      Array.from({ length: 30 }, (_, index) => talked(id(index), { comments: 1 })),
      Array.from({ length: 30 }, (_, index) => said(5, `UgThread${index}`, { videoId: id(index) })),
    ),
  )
  // Ten are kept for replies.
  const { asked, ids, coverage } = await scan({ words: ['lamp'], units: 40 })
  assert.deepEqual([asked.length, ids.length, coverage[0]?.complete], [30, 30, true])
})

test('of more threads than one scan reads coverage and plan say that they wait', async (t) => {
  const id = (index: number) => `vid${String(index).padStart(8, '0')}`
  const { scan, collectorOf, workspace } = await setUp(
    t,
    commentWorld(
      Array.from({ length: 50 }, (_, index) => talked(id(index), { comments: 1 })),
      Array.from({ length: 50 }, (_, index) => said(5, `UgThread${index}`, { videoId: id(index) })),
    ),
  )
  await scan({ words: ['lamp'], units: 0 })
  const request = requestOf({ workspaceId: workspace.id, words: ['lamp'] })
  const expected = async (units: number) =>
    (await collectorOf(units, 'ok').plan(request)).steps.find(
      ({ label }) => label === 'comments of known threads',
    )?.expects
  const saying = (most: number) =>
    `50 comments of 50 known threads are unread, of which a scan asks for at most ${most}; videos that the scan finds add theirs; a unit brings the texts of 50`
  assert.equal(await expected(200), saying(40))
  // Ten are kept for replies, five for the most liked.
  assert.equal(await expected(30), saying(15))
  const walks = []
  for (const _ of ['first', 'second']) {
    const { ids, coverage, problems } = await scan({ words: ['lamp'], units: 200 })
    walks.push([ids.length, coverage[0]?.complete, coverage[0]?.note, problems])
  }
  const note = '10 more threads are due than one scan lists; the next ones go on.'
  assert.deepEqual(walks, [
    [40, false, note, ['over_budget']],
    [10, true, undefined, []],
  ])
})

test('videos that only earlier scans have found cost one unit for fifty, not one each', async (t) => {
  const id = (index: number) => `vid${String(index).padStart(8, '0')}`
  const { scan } = await setUp(
    t,
    commentWorld(
      Array.from({ length: 30 }, (_, index) => talked(id(index), { comments: 1 })),
      Array.from({ length: 30 }, (_, index) => said(5, `UgThread${index}`, { videoId: id(index) })),
    ),
  )
  await scan({ words: ['lamp'], units: 0 })
  const texts: string[] = []
  const later = async (units: number) => {
    const { asked, mostLiked, ids, coverage } = await scan({
      words: ['lamp'],
      units,
      // The videos themselves are older, so that no search of this scan brings them.
      since: hoursAgo(10),
      fetch: async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input)
        if (url.pathname.endsWith('/videos')) texts.push(url.searchParams.get('id') ?? '')
        return await fetch(input, init)
      },
    })
    return [asked.length + mostLiked.length, ids.length, coverage[0]?.complete]
  }
  // Ten are kept for replies, one brings the texts, and the rest a page each.
  assert.deepEqual(await later(31), [20, 20, false])
  assert.deepEqual(
    texts.map((ids) => ids.split(',').length),
    [30],
  )
  // With a single unit beside the replies' the texts wait for a page, which then brings its own.
  texts.length = 0
  assert.deepEqual(await later(11), [1, 1, false])
  assert.deepEqual(
    texts.map((ids) => ids.split(',').length),
    [1],
  )
  texts.length = 0
  assert.deepEqual([...(await later(60)), texts.length], [9, 9, true, 1])
})

test('busy channels leave half of the units to known threads', async (t) => {
  const channels = Array.from({ length: 12 }, (_, index) => `UCbusy${String(index).padStart(18, '0')}`)
  const busy = channels.map((channelId, index) =>
    talked(`busy${String(index).padStart(7, '0')}`, { channelId, title: 'News', description: '' }),
  )
  const comments = busy.flatMap(({ id: videoId, channelId }) =>
    Array.from({ length: 250 }, (_, index) =>
      said(1 + index / 10, `Ug${videoId}${index}`, { channelId, videoId }),
    ),
  )
  const world = commentWorld([...busy, talked('other000001')], [...comments, said(5, 'UgFirst')])
  const more = channels.map((id) => ({ id, handle: null, title: id, description: '', subscribers: 1 }))
  const youtube = { ...world.youtube, channels: [...world.youtube.channels, ...more] }
  const { scan } = await setUp(t, { ...world, youtube })
  const competitorUrls = channels.map((id) => `https://www.youtube.com/channel/${id}`)
  const { ids, asked } = await scan({ words: ['lamp'], competitorUrls, units: 40 })
  assert.ok(asked.some(({ query }) => query['videoId'] === 'other000001'))
  assert.ok(ids.includes('UgFirst'))
  assert.ok(asked.length <= 40, String(asked.length))
})

test('a long thread that was cut goes on where it was left', async (t) => {
  const many = Array.from({ length: 250 }, (_, index) => said(1 + index / 10, `UgMany${index}`))
  const { scan } = await setUp(t, commentWorld([talked('other000001', { comments: 300 })], many))
  const first = await scan({ words: ['lamp'], units: 11 })
  assert.equal(first.ids.length, 100)
  const second = await scan({ words: ['lamp'], units: 12 })
  assert.deepEqual([second.ids.includes('UgMany199'), second.coverage[0]?.complete], [true, false])
  const third = await scan({ words: ['lamp'] })
  assert.deepEqual([third.ids.includes('UgMany249'), third.coverage[0]?.complete], [true, true])
})

test('a channel whose pages end before the window does goes on there in the next scan', async (t) => {
  const { scan, clock } = await setUp(
    t,
    commentWorld(
      [video('lamp0000001', { title: 'Chairs' })],
      [
        comment(-0.5, 'UgLater', { videoId: 'lamp0000001', channelId: lampChannel }),
        ...Array.from({ length: 650 }, (_, index) =>
          comment(5 + index / 60, `UgChan${index}`, { channelId: lampChannel, videoId: 'lamp0000001' }),
        ),
      ],
    ),
  )
  const seen = new Set<string>()
  const walks = []
  for (const pages of [3, 3, 3, 3]) {
    const { asked, ids, coverage } = await scan({ words: [], competitorUrls: [lampChannelUrl] })
    for (const id of ids) seen.add(id)
    const [{ complete, note } = { complete: undefined, note: undefined }] = coverage
    walks.push([asked.length <= pages, complete, note, seen.size])
    await clock.sleep(3_600_000, undefined)
  }
  const stopped = 'Stopped after 3 pages.'
  assert.deepEqual(walks, [
    [true, false, stopped, 300],
    // The page repeats what the newer one has moved.
    [true, false, stopped, 500],
    [true, true, undefined, 651],
    [true, true, undefined, 651],
  ])
})

test('the plan names the calls for comments and what they may bring', async (t) => {
  const { scan, collectorOf, workspace } = await setUp(
    t,
    commentWorld([talked('other000001')], [said(5, 'UgFirst')]),
  )
  await scan({ words: ['lamp'], units: 0 })
  const request = requestOf({ workspaceId: workspace.id, words: ['lamp'], competitorUrls: [lampChannelUrl] })
  const { steps, costs } = await collectorOf(60, 'ok').plan(request)
  assert.deepEqual(
    steps.flatMap(({ label, calls, expects }) => (expects === undefined ? [] : [[label, calls, expects]])),
    [
      [`comments on id ${lampChannel}`, 3, '20 to 100 threads a call, the newest of all videos'],
      [
        'comments of known threads',
        52,
        '9 comments of 1 known threads are unread; videos that the scan finds add theirs; a unit brings the texts of 50',
      ],
      [
        'most liked comments of known threads',
        5,
        'once in 7 days a page of each of the 5 largest; 1 of those known are due',
      ],
    ],
  )
  const without = await collectorOf(0, 'ok').plan(request)
  const unitsOf = (plan: typeof without) => plan.costs.find(({ unit }) => unit === 'units')?.amount ?? 0
  assert.equal(unitsOf({ ...without, costs }) - unitsOf(without), 60)
})

test('a stored comment that YouTube has no longer is gone, others come with their present words', async (t) => {
  const top = 'UgThreadNumberOne'
  const { collectorOf } = await setUp(
    t,
    commentWorld(
      [talked('other000001')],
      [said(5, top, { text: 'Edited' }), said(4, `${top}.reply`, { parentId: top })],
    ),
  )
  const ref = (id: string) => ({
    platform: 'youtube' as const,
    id,
    url: `https://www.youtube.com/watch?v=other000001&lc=${id}`,
    threadId: 'other000001',
  })
  for (const scenario of ['ok', 'missing_refused']) {
    const refs = [top, `${top}.reply`, 'UgGoneForGood', `${top}.gone`].map(ref)
    const work = { request: requestOf(), sink: createRecordingSink() }
    const { found, gone, problems } = await collectorOf(60, scenario).recheck(refs, work)
    assert.deepEqual(
      found.map(({ id, text, threadId, url }) => [id, text, threadId, url]),
      [
        [top, 'Edited', 'other000001', ref(top).url],
        [`${top}.reply`, `${top}.reply: it hums since week three`, 'other000001', ref(`${top}.reply`).url],
      ],
    )
    assert.deepEqual([found[0]?.metrics, problems], [{ likes: 1, comments: 1 }, []])
    assert.deepEqual(gone, refs.slice(2))
  }
})

test('every planted comment that a scan can reach is stored, and those that must not be never', async (t) => {
  const dataset = buildDataset(NOW)
  const { scan } = await setUp(t, dataset)
  const { posts, ids, problems, asked } = await scan({
    words: demoWorkspace.words,
    competitorUrls: demoWorkspace.competitorUrls,
  })
  const planted = plantedComments(dataset, NOW).filter(({ platform }) => platform === 'youtube')
  const read = new Set(posts.filter(({ kind }) => kind === undefined).map(({ id }) => id))
  const since = new Date(NOW.getTime() - 30 * DAY_MS)
  const wanted = storable(planted).filter(
    ({ threadId, matches, publishedAt }) =>
      read.has(threadId) && matches !== 'nothing' && publishedAt >= since,
  )
  const missed = wanted.filter(({ id }) => !ids.includes(id))
  assert.deepEqual(
    missed.map(({ text }) => text),
    [],
  )
  assert.ok(wanted.length >= 70, String(wanted.length))
  const never = new Set(forbidden(planted).map(({ id }) => id))
  assert.deepEqual(
    ids.filter((id) => never.has(id)),
    [],
  )
  assert.ok(asked.length <= 60, String(asked.length))
  t.diagnostic(`${ids.length} comments in ${asked.length} calls; ${problems.join()}`)
})
