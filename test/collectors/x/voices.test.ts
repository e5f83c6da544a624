import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setVoiceAccount } from '../../../db/voice-accounts.ts'
import { xIdOf } from '../../../simulator/dataset/build-x-voices.ts'
import type { XPost } from '../../../simulator/dataset/dataset.ts'
import type { CollectRequest } from '../../../src/collectors/collector.ts'
import { storeSamples } from '../../support/posts.ts'
import { byOperator, mintCaller } from '../../support/service.ts'
import { codesOf } from '../simulated.ts'
import { commentRecordOf, NOW, requestOf } from '../support.ts'
import { DAY_CAP, db, openX, storedPosts } from './own-x.ts'

const idAt = (hours: number) => xIdOf(new Date(NOW.getTime() - hours * 3_600_000), `post ${hours}`)
const answers = (hours: number) => ({ type: 'replied_to', id: idAt(hours) }) as const

/** Something said so many hours ago, under an id of that time. */
function said(hours: number, text: string, given: Partial<XPost> = {}) {
  return { hours, id: idAt(hours), text, ...given }
}

/** An answer to the company's post of so many hours ago. */
function toBrand(hours: number, text: string, root: number, given: Partial<XPost> = {}) {
  return said(hours, text, { reference: answers(root), carried: ['brand'], ...given })
}

const wanted: Partial<CollectRequest> & { readonly days: number } = {
  words: ['lamp'],
  handles: { x: ['brand'] },
  competitorUrls: ['https://x.com/rival'],
  days: 6,
}
const on = { voicePostsPerScan: 100 }
const mint = async () => (await mintCaller(db)).workspace.id
const isVoice = (query: string) => /\bto:|@|conversation_id:/.test(query)

async function open(posts: Parameters<typeof openX>[0], scenario = 'ok') {
  const x = await openX(posts, scenario)
  return {
    ...x,
    voices: () => x.asked().filter(({ query }) => isVoice(query['query'] ?? '')),
    fullScan: async (settings = {}, workspaceId?: string) =>
      await x.scanInto(workspaceId ?? (await mint()), x.collector({ ...on, ...settings }), wanted),
  }
}

test('asks for replies, for free mentions, and for replies to competitors that hold a word', async () => {
  const x = await open([])
  const { problems } = await x.fullScan()
  assert.deepEqual(
    x.voices().map(({ query }) => query['query']),
    [
      'to:brand -from:brand -is:retweet',
      '@brand -is:reply -from:brand -is:retweet',
      'to:rival -from:rival ("lamp") -is:retweet',
    ],
  )
  assert.deepEqual(problems, [])
})

test('what only carries the company along is wanted for a word, what speaks to it without one', async () => {
  const x = await open([
    said(30, 'A new model', { author: 'brand' }),
    said(29, 'A lamp for winter', { author: 'brand' }),
    toBrand(20, 'it hums', 30),
    toBrand(19, 'same here', 20, { carried: ['ann', 'brand'] }),
    toBrand(18, 'no lamp of mine does', 20, { carried: ['ann', 'brand'] }),
    toBrand(17, 'what does @brand say to that?', 20, { carried: ['ann'] }),
    said(16, 'dear @brand, mine hums'),
    toBrand(15, 'and how it does', 29),
    toBrand(14, 'so I sleep in the kitchen', 15, { carried: ['ann', 'brand'] }),
  ])
  const workspaceId = await mint()
  const record = commentRecordOf(await x.fullScan({}, workspaceId))
  const stored = await storedPosts(workspaceId)
  // Replies, mentions, the thread of the post about a lamp, and a competitor's replies; the search for words had the others.
  assert.deepEqual(record, { asked: 4, received: 4, matched: 2 })
  const facts = (hours: number) => {
    const post = stored.get(idAt(hours))
    return (
      post && [
        post.text,
        post.kind,
        post.parentId,
        post.threadId,
        post.threadMatched,
        post.context,
        post.matchedTerms,
      ]
    )
  }
  const below = [idAt(30), false, 'A new model']
  assert.deepEqual(facts(20), ['it hums', 'reply', idAt(30), ...below, []])
  assert.equal(facts(19), undefined)
  assert.deepEqual(facts(18)?.slice(0, 2), ['no lamp of mine does', 'reply'])
  assert.deepEqual(facts(18)?.at(-1), ['lamp'])
  assert.deepEqual(facts(16), [
    'dear @brand, mine hums',
    'mention',
    undefined,
    idAt(16),
    undefined,
    undefined,
    [],
  ])
  assert.deepEqual(facts(15)?.slice(4, 6), [true, 'A lamp for winter'])
  // Between others, below a post of the company's that holds a word.
  assert.deepEqual(facts(14), [
    'so I sleep in the kitchen',
    'reply',
    idAt(15),
    idAt(29),
    true,
    'A lamp for winter',
    [],
  ])
  assert.equal(stored.get(idAt(14))?.commentsUrl, `https://x.com/i/web/status/${idAt(29)}`)
})

test('a search for the company’s name finds who carries its handle along: he is left out, who answers it is not', async () => {
  const x = await openX(
    [
      said(30, 'A new model', { author: 'brand' }),
      toBrand(20, 'it hums', 30),
      toBrand(19, 'same here', 20, { carried: ['ann', 'brand'] }),
      toBrand(18, 'so does every brand', 20, { carried: ['ann', 'brand'] }),
    ],
    'names_match',
  )
  const { posts, rejected } = await x.scan(x.collector(), { ...wanted, words: ['brand'] })
  assert.deepEqual(
    posts.filter(({ kind }) => kind === 'reply').map(({ text, matchedTerms }) => [text, matchedTerms]),
    [
      ['it hums', []],
      ['so does every brand', ['brand']],
    ],
  )
  assert.deepEqual(rejected.toSorted(), ['duplicate', 'no_word_matched'])
})

test('a second scan asks behind the newest post of each query, and never with a time beside the id', async () => {
  const x = await open([
    said(30, 'New', { author: 'brand' }),
    toBrand(2, 'it hums', 30),
    toBrand(-0.5, 'it still hums', 30),
  ])
  const workspaceId = await mint()
  await x.fullScan({}, workspaceId)
  await x.clock.sleep(3_600_000)
  const second = await x.fullScan({}, workspaceId)
  // Ten minutes before the newest that it had found.
  const behind = String(BigInt(idAt(2)) - (600_000n << 22n))
  const replies = x.voices().filter(({ query }) => query['query'] === 'to:brand -from:brand -is:retweet')
  assert.deepEqual(
    replies.map(({ query }) => [query['since_id'], query['start_time']]),
    [
      [undefined, '2026-11-14T22:45:00Z'],
      [behind, undefined],
    ],
  )
  assert.ok(second.posts.some(({ id }) => id === idAt(-0.5)))
  const span = second.coverage.find(({ query }) => query === 'replies to @brand')
  assert.deepEqual([span?.kinds, span?.complete], [['comments'], true])
})

test('what a scan has to leave is read first by the next, and nothing is lost or paid for twice', async () => {
  const count = 65
  const hours = Array.from({ length: count }, (_, index) => 1 + index)
  const x = await open([
    said(100, 'New', { author: 'brand' }),
    ...hours.map((each) => toBrand(each, `it hums ${each}`, 100)),
    toBrand(-0.2, 'it hums anew', 100),
  ])
  const workspaceId = await mint()
  const settings = { voicePostsPerScan: 50, authorExpansion: 'never' } as const
  const first = await x.fullScan(settings, workspaceId)
  const span = first.coverage.find(({ query }) => query === 'replies to @brand')
  assert.deepEqual(
    [span?.complete, span?.note],
    [false, 'Stopped at the budget of posts; it goes on there next time.'],
  )
  assert.deepEqual(first.problems, ['over_budget'])
  await x.clock.sleep(30 * 60_000)
  const second = await x.fullScan(settings, workspaceId)
  const later = x.voices().filter(({ query }) => query['until_id'] !== undefined)
  assert.ok(later.length > 0 && later.every(({ query }) => query['end_time'] === undefined))
  const found = new Set([...first.posts, ...second.posts].map(({ id }) => id))
  assert.deepEqual(
    [...hours, -0.2].filter((each) => !found.has(idAt(each))),
    [],
  )
  assert.deepEqual(second.problems, [])
  // The company's own post among them.
  assert.deepEqual(
    [x.charged().toFixed(3), await x.left()],
    [((count + 2) * 0.005).toFixed(3), DAY_CAP - count - 2],
  )
})

test('a scan pays for no more replies and mentions than it may, and each query gets its part', async () => {
  const x = await open([
    said(100, 'New', { author: 'brand' }),
    ...Array.from({ length: 80 }, (_, index) => toBrand(1 + index, `it hums ${index}`, 100)),
    ...Array.from({ length: 80 }, (_, index) => said(1.5 + index, `dear @brand ${index}`)),
  ])
  const { posts } = await x.fullScan({ voicePostsPerScan: 60 })
  const of = (kind: string) => posts.filter((post) => post.kind === kind).length
  assert.deepEqual(
    [of('reply') + of('mention'), of('mention') >= 10, of('reply') > of('mention')],
    [60, true, true],
  )
})

test('threads of the company are read only where a word stands and the number of answers has changed', async () => {
  const root = said(50, 'Our lamp, explained', { author: 'brand', replies: 12 })
  const x = await open([
    root,
    said(49, 'Good morning', { author: 'brand', replies: 9 }),
    toBrand(20, 'it hums', 50),
    toBrand(19, 'same here', 20, { carried: ['ann', 'brand'] }),
  ])
  const workspaceId = await mint()
  const conversations = () =>
    x.voices().filter(({ query }) => query['query']?.includes('conversation_id:') === true)
  await x.fullScan({}, workspaceId)
  assert.deepEqual(
    conversations().map(({ query }) => [query['query'], query['max_results']]),
    [[`conversation_id:${root.id} -to:brand -from:brand -is:retweet`, '12']],
  )
  assert.equal((await storedPosts(workspaceId)).get(idAt(19))?.threadMatched, true)
  await x.clock.sleep(10 * 60_000)
  await x.fullScan({}, workspaceId)
  assert.equal(conversations().length, 1)
})

test('three threads a scan, the others come first in the next; the coverage counts them', async () => {
  const roots = [40, 41, 42, 43, 44]
  const x = await open(
    roots.map((hours) => said(hours, `lamp ${hours}`, { author: 'brand', replies: hours })),
  )
  const workspaceId = await mint()
  const first = await x.fullScan({}, workspaceId)
  const spanOf = ({ coverage }: typeof first) =>
    coverage.find(({ kinds }) => kinds?.includes('threads') === true)
  assert.deepEqual(
    [spanOf(first)?.complete, spanOf(first)?.note],
    [false, 'Read 3 of 5 threads whole; the others come first next time.'],
  )
  await x.clock.sleep(10 * 60_000)
  const second = await x.fullScan({}, workspaceId)
  assert.equal(spanOf(second)?.complete, true)
  const asked = x
    .voices()
    .flatMap(({ query }) => /conversation_id:(\d+)/.exec(query['query'] ?? '')?.[1] ?? [])
  assert.deepEqual(asked, [44, 43, 42, 41, 40].map(idAt))
})

test('a thread with a word is found behind hundreds of own posts without one, and the plan says how many wait', async () => {
  const roots = [100, 101, 102, 103]
  const x = await open(roots.map((hours) => said(hours, 'Our lamp', { author: 'brand', replies: 4 })))
  const workspaceId = await mint()
  await storeSamples(
    db,
    workspaceId,
    Array.from({ length: 230 }, (_, index) => ({
      id: `${index + 1}`,
      platform: 'x',
      text: 'Good morning',
      authorHandle: 'brand',
      metrics: { replies: 50 },
      publishedAt: new Date(NOW.getTime() - index * 60_000),
    })),
  )
  await x.scanInto(workspaceId, x.collector(), wanted)
  const plan = await x.collector(on).plan(requestOf({ ...wanted, ...x.windowOf(6), workspaceId }))
  assert.equal(
    plan.steps.find(({ label }) => label === 'comments of known threads')?.expects,
    "new answers to the company's posts, those to itself included: 16 below 4, of which a scan asks for 3",
  )
  const { coverage } = await x.fullScan({}, workspaceId)
  const span = coverage.find(({ kinds }) => kinds?.includes('threads') === true)
  assert.deepEqual(
    [span?.complete, span?.note],
    [false, 'Read 3 of 4 threads whole; the others come first next time.'],
  )
})

test('answers that come to an old post of the company are found, because its number is read again', async () => {
  const x = await openX([said(50, 'Our lamp, explained', { author: 'brand', replies: 0 })], 'ok', [
    toBrand(-0.1, 'it hums', 50),
    toBrand(-0.2, 'same here', -0.1, { carried: ['ann', 'brand'] }),
  ])
  const workspaceId = await mint()
  const scan = async () => await x.scanInto(workspaceId, x.collector(on), wanted)
  await scan()
  await x.clock.sleep(30 * 60_000)
  const { posts } = await scan()
  assert.ok(posts.some(({ id }) => id === idAt(-0.2)))
})

test('replies to competitors need a word of the list and never cost more than twenty posts', async () => {
  const x = await open([
    said(90, 'Ours is better', { author: 'rival' }),
    said(8, 'meh', { reference: answers(90), carried: ['rival'] }),
    ...Array.from({ length: 40 }, (_, index) =>
      said(10 + index, `my lamp ${index}`, { reference: answers(90), carried: ['rival'] }),
    ),
  ])
  // The search for words has found them on a day of its own: they are new to nobody but X's ledger.
  const { posts, coverage } = await x.fullScan({ maxPostsPerScan: 20, authorExpansion: 'never' })
  assert.ok(posts.every(({ text }) => text !== 'meh'))
  const span = coverage.find(({ query }) => query.startsWith('replies to @rival'))
  assert.equal(span?.kinds?.[0], 'comments')
  assert.ok(Math.round(x.charged() / 0.005) <= 20 + 20, String(x.charged()))
})

test('what protected and suspended authors say is not stored', async () => {
  const x = await open([
    said(50, 'New', { author: 'brand' }),
    toBrand(4, 'buy my curves', 50, { author: 'gone' }),
    toBrand(3, 'between us', 50, { author: 'shy' }),
    toBrand(2, 'it hums', 50),
  ])
  const { posts } = await x.fullScan()
  assert.deepEqual(
    posts.filter(({ kind }) => kind === 'reply').map(({ text }) => text),
    ['it hums'],
  )
})

test('a reply outlives its thread on a look-up and goes when it is gone itself', async () => {
  const gone = new Date(NOW.getTime() + 1_800_000)
  const x = await open([
    said(50, 'New', { author: 'brand', removedAt: gone }),
    toBrand(3, 'it hums', 50, { removedAt: gone }),
    toBrand(2, 'mine, too', 50),
  ])
  const workspaceId = await mint()
  const collector = x.collector({ ...on, refreshPostsPerDay: 100 })
  await x.scanInto(workspaceId, collector, wanted)
  await x.clock.sleep(3_600_000)
  const refs = [...(await storedPosts(workspaceId)).values()].map((post) => ({
    ...post,
    platform: 'x' as const,
  }))
  const outcome = await collector.recheck(refs, {
    request: requestOf(x.windowOf(6)),
    sink: { onCall: () => {} },
  })
  assert.deepEqual(outcome.gone.map(({ id }) => id).toSorted(), [idAt(50), idAt(3)].toSorted())
  const [found] = outcome.found
  assert.deepEqual(
    [found?.text, found?.kind, found?.parentId, found?.threadId],
    ['mine, too', 'reply', idAt(50), idAt(50)],
  )
})

test('close to midnight UTC nothing is asked that the next day would bill again', async () => {
  const x = await open([said(50, 'New', { author: 'brand' }), toBrand(2, 'it hums', 50)])
  await x.clock.sleep(75 * 60_000 - 20_000)
  const { coverage, problems } = await x.fullScan()
  assert.deepEqual(x.voices(), [])
  assert.deepEqual(problems, ['near_midnight'])
  assert.equal(coverage.find(({ query }) => query === 'replies to @brand')?.complete, false)
})

test('what posts leave of a day is all that replies get', async () => {
  const x = await open([
    ...Array.from({ length: 25 }, (_, index) => said(1 + index, `my lamp ${index}`)),
    said(50, 'New', { author: 'brand' }),
    ...Array.from({ length: 30 }, (_, index) => toBrand(1.5 + index, `it hums ${index}`, 50)),
  ])
  const { posts, problems } = await x.fullScan({ maxPostsPerDay: 40, authorExpansion: 'never' })
  const left = await x.left('x_posts', 40)
  assert.equal(Math.round(x.charged() / 0.005), 40 - left)
  // Less than X's smallest page.
  assert.ok(left < 10 && posts.some(({ kind }) => kind === 'reply'))
  assert.ok(problems.includes('over_budget'))
})

test('rate limits end replies beside posts that were read', async () => {
  const x = await openX([said(50, 'my lamp')], 'small_window-2')
  const { posts, problems, refusal } = await x.scan(x.collector(on), wanted)
  assert.deepEqual([posts.length, refusal], [1, undefined])
  assert.deepEqual(new Set(codesOf(problems)), new Set(['paused']))
})

test('the plan lists what is asked of replies, what it may bring and cost', async () => {
  const x = await open([said(50, 'Our lamp', { author: 'brand', replies: 12 })])
  const workspaceId = await mint()
  await x.scanInto(workspaceId, x.collector(), wanted)
  const plan = await x.collector(on).plan(requestOf({ ...wanted, ...x.windowOf(6), workspaceId }))
  assert.deepEqual(
    plan.steps.slice(-4).map(({ label, calls, expects }) => [label, calls, expects]),
    [
      [
        'replies to @brand',
        2,
        'nearly all of them by customers; posts paid for today (1) cost nothing again',
      ],
      ['mentions of @brand', 2, 'posts of their own and quotes; posts paid for today (1) cost nothing again'],
      [
        'comments of known threads',
        7,
        "new answers to the company's posts, those to itself included: 12 below 1",
      ],
      ['replies to @rival with lamp', 2, 'at most 20 posts of all competitors'],
    ],
  )
  assert.deepEqual(plan.costs[0], { unit: 'posts', amount: 300, left: DAY_CAP - 1, usd: 1.5 })
  assert.deepEqual(plan.notCovered, [])
})

test('replies to an account that an administrator has listed are the company’s, too', async () => {
  const x = await open([
    said(50, 'New', { author: 'brand' }),
    said(40, 'We are here to help', { author: 'ann' }),
    said(3, 'you are not', { author: 'brand', reference: answers(40), carried: ['ann'] }),
  ])
  const workspaceId = await mint()
  await setVoiceAccount(db, workspaceId, { platform: 'x', account: 'ann', voice: 'company' }, byOperator)
  const { posts } = await x.scanInto(workspaceId, x.collector(on), { ...wanted, handles: {} })
  assert.deepEqual(x.voices().map(({ query }) => query['query'])[0], 'to:ann -from:ann -is:retweet')
  assert.deepEqual(
    posts.map(({ text }) => text),
    ['you are not', 'We are here to help'],
  )
})

test('without authors’ names no thread of the company can be told, and none is asked for', async () => {
  const x = await open([said(50, 'Our lamp', { author: 'brand', replies: 9 })])
  const { coverage } = await x.fullScan({ authorExpansion: 'never' })
  assert.ok(coverage.every(({ kinds }) => kinds?.includes('threads') === false))
  assert.ok(x.voices().every(({ query }) => query['query']?.includes('conversation_id:') === false))
})

test('two packs are asked of more accounts than one holds', async () => {
  const x = await open([])
  const names = Array.from({ length: 12 }, (_, index) => `a_long_brand_${10 + index}`)
  await x.scanInto(await mint(), x.collector(on), { ...wanted, handles: { x: names }, competitorUrls: [] })
  const asked = x.voices().map(({ query }) => query['query'] ?? '')
  assert.ok(asked.length === 4 && asked.every((query) => [...query].length <= 502), asked.join('\n'))
  for (const name of names) assert.equal(asked.filter((query) => query.includes(`to:${name}`)).length, 1)
})
