import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { findCases } from '../../../../src/cli/bench/quality/folder/find-cases.ts'
import { UsageError } from '../../../../src/cli/usage-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'quality-'))
after(() => rmSync(folder, { recursive: true }))

function write(path: string, value: unknown[] | Record<string, unknown>): void {
  const text = Array.isArray(value)
    ? value.map((line) => `${JSON.stringify(line)}\n`).join('')
    : JSON.stringify(value)
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), path.endsWith('.gz') ? gzipSync(text) : text)
}

const post = (id: string, text: string, publishedAt: string) => ({ platform: 'x', id, text, publishedAt })

write('all/sets/tea/items.jsonl', [
  { id: 1, text: 'green tea', label: 'green' },
  { id: 2, text: 'tea', label: null },
])
write('all/sets/big/items.jsonl', [{ id: 'whole', text: 'a', label: 'a' }])
write(
  'all/sets/big/sample-2000.jsonl',
  Array.from({ length: 1250 }, (_, index) => ({ id: `sample ${index}`, text: 'a', label: 'a' })),
)
write('all/streams/rain/posts.ndjson.gz', [post('p1', 'rain', '2026-01-01T00:00:00Z')])
write('all/streams/rain/labels.ndjson', [
  { id: 'p1', label: 't1' },
  { id: 'p2', label: null, spam: 'sp1' },
])
write('all/streams/rain/truth.json', {
  end: '2026-01-02T00:00:00Z',
  rivals: ['Sun'],
  topics: [{ topicId: 't1', nameGroups: [['rain']], minGroups: 1, terms: ['rain'] }],
  windows: [
    {
      days: 7,
      topics: [{ topicId: 't1', status: 'new', statusAccept: ['new'], mentions: 1, grade: 2, neutral: true }],
    },
  ],
})
write('all/streams/rain/topic-kinds.json', { t1: 'problem' })
write('all/kinds/shop/posts.ndjson', [
  post('old', 'cracked cup', '2026-01-01T23:59:00Z'),
  post('k1', 'Cracked cup', '2026-01-02T00:00:00Z'),
  post('k2', 'thanks', '2026-01-08T10:00:00Z'),
])
write(
  'all/kinds/mill/posts.ndjson',
  Array.from({ length: 1250 }, (_, index) =>
    post(`mill ${index}`, 'cracked stone', new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString()),
  ),
)
write('all/kinds/mill/kinds.ndjson', [{ id: 'mill 0', kind: 'problem' }])
write('all/kinds/mill/issues.json', { stones: 'cracked' })
write('all/kinds/shop/kinds.ndjson', [{ id: 'k1', kind: 'problem' }])
write('all/kinds/shop/issues.json', { cups: 'cracked.{0,9}cup' })
write('all/nothing/posts.ndjson', [post('p', 'alone', '2026-01-01T00:00:00Z')])

test('the cases of a folder are found by their files, and posts alone are none', async () => {
  const sources = await findCases(join(folder, 'all'))
  assert.deepEqual(
    sources.map(({ part, name }) => [part, name]),
    [
      ['workspace', 'kinds/mill'],
      ['workspace', 'kinds/mill, 500 posts'],
      ['workspace', 'kinds/shop'],
      ['set', 'sets/big'],
      ['set', 'sets/big, 500 posts'],
      ['set', 'sets/tea'],
      ['stream', 'streams/rain'],
    ],
  )
})

async function read(name: string) {
  const source = (await findCases(join(folder, 'all'))).find((candidate) => candidate.name === name)
  assert.ok(source)
  return await source.read()
}

test('a set is its sample where there is one, and no label is null', async () => {
  const tea = await read('sets/tea')
  assert.ok(tea.part === 'set')
  assert.deepEqual(
    [...tea.labels],
    [
      ['1', 'green'],
      ['2', null],
    ],
  )
  assert.deepEqual(
    (await read('sets/big')).posts.slice(0, 2).map(({ id }) => id),
    ['sample 0', 'sample 1'],
  )
})

test('500 posts of a sample lie evenly over it', async () => {
  const numbers = (await read('sets/big, 500 posts')).posts.map(({ id }) => Number(id.replace('sample ', '')))
  assert.equal(numbers.length, 500)
  const gaps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0))
  assert.deepEqual([...new Set(gaps)].sort(), [2, 3])
})

test('a stream is read with its labels, names, windows and kinds, gzipped or not', async () => {
  const rain = await read('streams/rain')
  assert.ok(rain.part === 'stream')
  assert.equal(rain.posts[0]?.text, 'rain')
  assert.equal(rain.now.toISOString(), '2026-01-02T00:00:00.000Z')
  assert.deepEqual(rain.rivals, ['Sun'])
  assert.deepEqual(rain.labels.get('p1'), { topic: 't1', isSpam: false })
  assert.deepEqual(rain.labels.get('p2'), { topic: null, isSpam: true })
  assert.deepEqual(rain.names.get('t1'), { groups: [['rain']], minGroups: 1, terms: ['rain'] })
  assert.deepEqual(rain.windows, [
    {
      days: 7,
      topics: [
        { topic: 't1', status: 'new', acceptedStatuses: ['new'], mentions: 1, grade: 2, isNeutral: true },
      ],
    },
  ])
  assert.equal(rain.topicKinds.get('t1'), 'problem')
})

test('a workspace is judged on the week that ends with the day of its latest post', async () => {
  const shop = await read('kinds/shop')
  assert.ok(shop.part === 'workspace')
  assert.equal(shop.now.toISOString(), '2026-01-09T00:00:00.000Z')
  assert.equal(shop.windowDays, 7)
  assert.deepEqual(shop.issues, [{ name: 'cups', postIds: new Set(['k1']) }])
  assert.equal(shop.postKinds.get('k1'), 'problem')
})

test('of a workspace 500 posts are one as it would be with no more, up to the same day', async () => {
  const mill = await read('kinds/mill')
  const few = await read('kinds/mill, 500 posts')
  assert.ok(mill.part === 'workspace' && few.part === 'workspace')
  assert.equal(few.posts.length, 500)
  assert.deepEqual(few.now, mill.now)
  assert.equal(few.posts.at(-1)?.id, 'mill 1249')
  assert.deepEqual(
    few.issues.map(({ postIds }) => postIds.size),
    [500],
  )
})

const wrong: [string, string, () => void, RegExp][] = [
  ['a folder without cases', 'empty', () => mkdirSync(join(folder, 'empty')), /holds nothing to measure/],
  ['a folder that is not there', 'missing', () => {}, /cannot be read/],
  [
    'an unknown kind',
    'kind',
    () => {
      write('kind/posts.ndjson', [post('p', 'a', '2026-01-01T00:00:00Z')])
      write('kind/kinds.ndjson', [{ id: 'p', kind: 'rumour' }])
      write('kind/issues.json', {})
    },
    /kinds\.ndjson, line 1: kind: .*'problem'/,
  ],
  [
    'a pattern that is none',
    'pattern',
    () => {
      write('pattern/posts.ndjson', [post('p', 'a', '2026-01-01T00:00:00Z')])
      write('pattern/kinds.ndjson', [])
      write('pattern/issues.json', { late: '(' })
    },
    /issues\.json: the pattern of "late"/,
  ],
]
for (const [what, path, prepare, message] of wrong) {
  test(`says what is wrong with ${what}`, async () => {
    prepare()
    const reading = findCases(join(folder, path)).then((sources) => sources[0]?.read())
    await assert.rejects(
      reading,
      (error: unknown) => error instanceof UsageError && message.test(error.message),
    )
  })
}
