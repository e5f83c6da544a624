import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { demoWorkspace } from '../../simulator/dataset/demo-workspace.ts'
import { ScanResponse, WordsResponse, Workspace } from '../../src/model/index.ts'
import { connectClient } from '../support/mcp-client.ts'
import { storeSamples } from '../support/posts.ts'
import { type Answer, call, mintCaller, sentenceOf, type TestCaller } from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'
import { storeWorld } from '../word-list/store-world.ts'
import { cars, lamps, posts } from '../word-list/world.ts'

let service: SimulatedService
before(async () => {
  service = await startSimulatedService()
})
after(() => service.close())

const get = (caller: TestCaller, query = ''): Promise<Answer> =>
  call(`${service.url}/v1/words?${query}`, { key: caller.key })

async function words(caller: TestCaller, query = ''): Promise<WordsResponse> {
  const answer = await get(caller, query)
  assert.equal(answer.status, 200, answer.text)
  return WordsResponse.parse(answer.json)
}

/** A workspace with the posts of a made-up world. */
async function mintWith(
  world: Parameters<typeof storeWorld>[2],
  overrides: Partial<Workspace> = {},
): Promise<TestCaller> {
  const caller = await mintCaller(service.db, { words: ['jaguar', 'grow light'], ...overrides })
  await storeWorld(service.db, caller.workspace.id, world)
  return caller
}

test('says of an ambiguous word how much is off topic, by what it is told and what would keep it out', async () => {
  const caller = await mintWith([...lamps, ...cars])
  const answer = await words(caller)
  assert.equal(answer.windowDays, 30)
  assert.equal(answer.total, 2)
  const [jaguar, light] = answer.words
  assert.equal(jaguar?.offTopicShare, 0.5)
  assert.ok(
    jaguar?.suggestions.some(({ entry, losesOnTopic }) => entry === 'jaguar -car' && losesOnTopic === 0),
  )
  for (const { posts: examples } of jaguar?.telling ?? []) {
    assert.ok(examples.length === 2 && examples.every(({ id }) => id.startsWith('jaguar-car')))
  }
  assert.equal(light?.offTopic, 0)
})

test('judges the posts of a short window by older ones, too, and counts its own', async () => {
  const caller = await mintWith([...lamps, ...cars])
  const [month, days] = await Promise.all([words(caller), words(caller, 'days=7')])
  const [all, own] = [month.words[0], days.words[0]]
  assert.ok(all !== undefined && own !== undefined && own.posts > 0 && own.posts < all.posts / 2)
  assert.ok(own.offTopic > 0 && own.offTopic + own.onTopic + own.undecided === own.posts)
})

test('counts what a word brought by its thread alone, and says of an example that it is a comment', async () => {
  const caller = await mintCaller(service.db, { words: ['jaguar', 'grow light'] })
  const below = { kind: 'comment', matchedTerms: [], threadMatched: true } as const
  await storeSamples(service.db, caller.workspace.id, [
    { id: 'thread', text: 'A lamp\n\nIt is a Jaguar.', matchedTerms: ['jaguar'] },
    // The word stands in the stored thread's text, in a title that is all that is known, and in neither.
    { id: 'first', text: 'It hums.', ...below, threadId: 'thread', context: 'A lamp' },
    {
      id: 'second',
      text: 'Mine, too.',
      ...below,
      threadId: 'elsewhere',
      context: 'My Jaguar and a grow light',
    },
    { id: 'third', text: 'So does mine.', ...below, threadId: 'elsewhere' },
    {
      ...below,
      id: 'named',
      text: 'My jaguar hums.',
      matchedTerms: ['jaguar'],
      threadMatched: false,
      threadId: 'thread',
    },
  ])
  const answer = await words(caller, 'try=jaguar')
  const [jaguar, light] = answer.words
  assert.deepEqual([jaguar?.posts, jaguar?.throughThreads, light?.posts, light?.throughThreads], [2, 2, 0, 1])
  const told = answer.tried?.keeps.posts.map(({ id, kind, threadId }) => [id, kind, threadId])
  assert.deepEqual(told?.toSorted(), [
    ['named', 'comment', 'thread'],
    ['thread', undefined, undefined],
  ])
})

test('a brand alone is not judged and says what would help', async () => {
  const caller = await mintWith(lamps, { words: ['jaguar'], productName: 'Jaguar', competitorUrls: [] })
  const [jaguar] = (await words(caller)).words
  assert.deepEqual([jaguar?.verdict, jaguar?.offTopicShare, jaguar?.undecided], ['not_judged', null, 60])
  assert.match(jaguar?.help ?? '', /What helps/)
})

test('try previews an entry by post on both surfaces, and a small maxChars leaves the counts', async (t) => {
  const caller = await mintWith([...lamps, ...cars])
  const query = new URLSearchParams({ try: 'jaguar -car', word: 'jaguar' })
  const { tried } = await words(caller, String(query))
  assert.deepEqual([tried?.replaces, tried?.keeps.count, tried?.drops.count], ['jaguar', 60, 60])
  assert.ok(tried?.drops.posts.every(({ id }) => id.startsWith('jaguar-car')))
  const client = await connectClient(t, service.url, caller.key)
  const args = { try: 'jaguar -car', word: 'jaguar', maxChars: 0 }
  const result = CallToolResultSchema.parse(await client.callTool({ name: 'explain_words', arguments: args }))
  assert.deepEqual(result.structuredContent, (await get(caller, String(query))).json)
  const short = await words(caller, `${query}&maxChars=4000`)
  assert.deepEqual([short.tried?.drops.count, short.tried?.drops.posts], [60, []])
  assert.ok(short.notes.some((note) => note.includes('a larger maxChars shows them')))
  assert.equal((await words(caller)).tried, undefined)
})

const refused: readonly [what: string, entry: string, because: RegExp][] = [
  ['nothing', ' ', /It must be an entry with a word, such as "jaguar -car"\.$/],
  ['quotes', '""', /It must be an entry with a word/],
  ['operators', '= - * .', /It must be an entry with a word/],
  ['an exclusion', '-car', /It must begin with a word, and what it excludes must follow that/],
  ['an exclusion whose case counts', '=-"car"', /It must begin with a word/],
  ['marks of direction', '\u200F\u202E', /characters that nobody sees\. Send it without them\.$/],
  ['a word between marks of direction', '\u200Fjaguar\u202C', /characters that nobody sees/],
  ['half a letter', '\uD800', /It must be an entry with a word/],
  [
    'ten thousand letters',
    'x'.repeat(10_000),
    /10000 characters\. It must be a string of 1 to 500 characters\.$/,
  ],
]

test('an entry to try that no post can be found by is refused with a sentence that says what it takes', async () => {
  const caller = await mintCaller(service.db)
  for (const [what, entry, because] of refused) {
    const answer = await get(caller, String(new URLSearchParams({ try: entry })))
    assert.equal(answer.status, 400, what)
    assert.match(sentenceOf(answer), because, what)
    assert.match(sentenceOf(answer), /^try was /, what)
  }
})

const previewed: readonly [
  entry: string,
  counts: [kept: number, dropped: number],
  note: RegExp | undefined,
][] = [
  ['jaguar', [120, 0], /^The list has the entry to try already\.$/],
  ['JAGUAR', [120, 0], undefined],
  ['jaguar -jaguar', [0, 120], /^The entry to try would find none of the 120 posts of "jaguar"\.$/],
  ['jaguar OR car', [0, 0], /^No stored post .* read as "jaguar OR car"\.$/],
  ['quokka -car -"big cat"', [0, 0], /^No stored post .* read as "quokka" without "car", "big cat"\.$/],
  ['(jaguar', [0, 0], /^No stored post/],
  ['x '.repeat(249), [0, 0], /^No stored post/],
]

test('a strange entry gets a true preview, with a note where it changes nothing, all, or finds nothing', async () => {
  const caller = await mintWith([...lamps, ...cars])
  for (const [entry, counts, note] of previewed) {
    const { tried, notes } = await words(caller, String(new URLSearchParams({ try: entry, word: 'jaguar' })))
    assert.deepEqual([tried?.keeps.count, tried?.drops.count], counts, entry)
    if (note === undefined) assert.equal(notes.length, 1, entry)
    else assert.match(notes[1] ?? '', note)
  }
})

test('over MCP the answer is the REST body', async (t) => {
  const caller = await mintWith([...lamps, ...cars])
  const client = await connectClient(t, service.url, caller.key)
  const result = CallToolResultSchema.parse(await client.callTool({ name: 'explain_words', arguments: {} }))
  assert.deepEqual(result.structuredContent, (await get(caller)).json)
})

test('a window counts its own posts only, and 0 days all of them', async () => {
  const caller = await mintWith(lamps)
  const [inWeek] = (await words(caller, 'days=7')).words
  const [inAll] = (await words(caller, 'days=0')).words
  assert.equal(inAll?.posts, 60)
  assert.ok((inWeek?.posts ?? 0) > 0 && (inWeek?.posts ?? 0) < 30, `${inWeek?.posts}`)
})

test('a word that was asked for and brought nothing is dead, one that nobody was asked for is not', async () => {
  const silent = 'quokkaphone'
  const workspace = { ...demoWorkspace, id: 'ws_words', words: [...demoWorkspace.words, silent] }
  const caller = await mintCaller(service.db, Workspace.parse(workspace))
  assert.deepEqual(new Set((await words(caller)).words.map(({ state }) => state)), new Set(['not_collected']))
  const scan = await call(`${service.url}/v1/scans`, { method: 'POST', key: caller.key })
  const { run } = ScanResponse.parse(scan.json)
  const report = await words(caller)
  const dead = report.words.find(({ entry }) => entry === silent)
  assert.equal(dead?.state, 'dead')
  assert.ok((dead?.asked.length ?? 0) >= 2)
  const active = report.words.filter(({ state }) => state === 'active')
  assert.ok(active.length > 0)
  for (const { word, posts: count } of active) {
    const brought = run.posts.filter(({ matchedTerms }) => matchedTerms?.includes(word) === true)
    assert.ok(count >= brought.length && count > 0, word)
  }
})

test('one entry can be asked for, and a limit says what it leaves out', async () => {
  const caller = await mintWith(lamps)
  const one = await words(caller, 'word=grow+light')
  assert.deepEqual(
    one.words.map(({ entry }) => entry),
    ['grow light'],
  )
  const first = await words(caller, 'limit=1')
  assert.equal(first.words.length, 1)
  assert.ok(first.notes.some((note) => note === 'Entries left out: 1. A larger limit, or word, shows them.'))
})

test('a cut of all entries leads to one at a time, a cut of one to a larger maxChars alone', async () => {
  const caller = await mintWith(lamps)
  const advice = async (query: string) => (await get(caller, query)).headers.get('Answer-Cut') ?? ''
  assert.match(await advice('maxChars=1'), /One entry at a time: call again with word\.$/)
  assert.match(await advice('maxChars=1&word=jaguar'), /call again with maxChars \d+ or 0\.$/)
})

test('a word that is not in the list is refused with a sentence that says where to look', async () => {
  const caller = await mintCaller(service.db)
  const answer = await get(caller, 'word=gro')
  assert.equal(answer.status, 400)
  assert.equal(
    sentenceOf(answer),
    'word was "gro". It must be an entry of the word list exactly as get_workspace shows it.',
  )
})

test('an empty list and a workspace without posts are answered', async () => {
  assert.deepEqual((await words(await mintCaller(service.db, { words: [] }))).words, [])
  const [first] = (await words(await mintCaller(service.db))).words
  assert.deepEqual([first?.posts, first?.offTopicShare, first?.state], [0, null, 'not_collected'])
})

test("another workspace's posts and words have no part in it", async () => {
  await mintWith([...lamps, ...cars])
  const other = await mintWith(posts('fern shelf', 5, ['grow light']))
  const [jaguar, light] = (await words(other)).words
  assert.deepEqual([jaguar?.posts, light?.posts], [0, 5])
})

test('twenty callers at once get one answer', async () => {
  const caller = await mintWith([...lamps, ...cars])
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(caller)))
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
})
