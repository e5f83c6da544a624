import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { built, loaderOf } from '../cli/command.ts'
import { NOW, talk } from './posts.ts'

const folder = mkdtempSync(join(tmpdir(), 'rank-'))
after(() => rmSync(folder, { recursive: true }))

const posts = [...talk('chess club', 70, 35, 0), ...talk('solar kettle', 20, 5, 0)]
const lines = posts.map((entry) => JSON.stringify(entry)).join('\n')

const program = built('src/cli/rank.ts')

function command(...args: string[]) {
  return spawnSync(process.execPath, [...loaderOf(program), program, ...args], { encoding: 'utf8' })
}

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('prints only JSON, the same for a plain and a gzipped file', () => {
  const options = ['--days', '7', '--now', NOW.toISOString(), '--json']
  const plain = command('--posts', file('posts.ndjson', lines), ...options)
  const zipped = command('--posts', file('posts.ndjson.gz', gzipSync(lines)), ...options)
  assert.equal(plain.status, 0, plain.stderr)
  assert.equal(plain.stdout, zipped.stdout)
  const answer = JSON.parse(plain.stdout)
  assert.equal(answer.windowDays, 7)
  assert.match(answer.trends[0].topic, /kettle/)
})

test('writes a cluster for every post and reports lines that are none', () => {
  const assign = join(folder, 'clusters.ndjson')
  const mixed = `${lines}\n{"id":"bare","text":"the solar kettle"}\nnot json\n{"text":"no id"}\n`
  const ran = command(
    '--posts',
    file('mixed.ndjson', mixed),
    '--days',
    '7',
    '--now',
    NOW.toISOString(),
    '--assign',
    assign,
  )
  assert.equal(ran.status, 0, ran.stderr)
  const clusters = readFileSync(assign, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.deepEqual(
    clusters.map(({ id }) => id),
    [...posts.map(({ id }) => id), 'bare'],
  )
  assert.match(ran.stderr, /line 92: not JSON/)
  assert.match(ran.stderr, /line 93: id/)
})

test('reads lines as an import does: with a byte order mark, a plain date, and never what is no UTF-8 or too long', () => {
  const post = (id: string) => JSON.stringify({ id, text: 'the solar kettle', publishedAt: '2026-01-01' })
  const content = Buffer.concat([
    Buffer.from(`\uFEFF${post('first')}\r\n`),
    Buffer.from([0x7b, 0xff, 0x7d, 0x0a]),
    Buffer.from(`{"id":"long","text":"${'x'.repeat(1_000_000)}"}\n`),
    Buffer.from(post('last')),
  ])
  const assign = join(folder, 'read.ndjson')
  const ran = command(
    '--posts',
    file('lines.ndjson', content),
    '--days',
    '7',
    '--now',
    '2026-01-05T00:00:00Z',
    '--assign',
    assign,
  )
  assert.equal(ran.status, 0, ran.stderr)
  assert.equal(
    ran.stderr,
    'line 2: not UTF-8\nline 3: longer than 1000000 bytes\nNo topic: of 2 posts, 2 in the 7 days up to 2026-01-05T00:00:00.000Z; a topic needs at least 3 there that speak of one thing.\n',
  )
  assert.equal(ran.stdout, '{"windowDays":7,"trends":[]}\n')
  const ids = readFileSync(assign, 'utf8').trim().split('\n')
  assert.deepEqual(
    ids.map((line) => JSON.parse(line).id),
    ['first', 'last'],
  )
})

test('a gzipped file that is cut is named', () => {
  const zipped = gzipSync(lines)
  const cut = file('cut.ndjson.gz', zipped.subarray(0, zipped.length / 2))
  const ran = command('--posts', cut, '--days', '7')
  assert.deepEqual([ran.status, ran.stdout], [1, ''])
  assert.equal(ran.stderr, `error: ${cut} cannot be read to its end: unexpected end of file\n`)
})

const wrong: [string, string[], RegExp][] = [
  ['without --posts', ['--days', '7'], /--posts/],
  ['with a wrong number of days', ['--posts', 'x', '--days', 'seven'], /--days/],
  ['with a wrong time', ['--posts', 'x', '--days', '7', '--now', 'tomorrow'], /--now/],
  ['with an unknown option', ['--posts', 'x', '--days', '7', '--verbose'], /--verbose/],
  [
    'with a file that is not there',
    ['--posts', 'missing.ndjson', '--days', '7'],
    /^error: --posts missing\.ndjson does not exist\.\n$/,
  ],
]
for (const [name, args, sentence] of wrong) {
  test(`ends with 2 and one sentence ${name}`, () => {
    const ran = command(...args)
    assert.equal(ran.status, 2)
    assert.match(ran.stderr, sentence)
    assert.equal(ran.stderr.trim().split('\n').length, 1, ran.stderr)
    assert.equal(ran.stdout, '')
  })
}

const vectorsOf = (at: (index: number) => unknown): string =>
  posts.map(({ id }, index) => JSON.stringify({ id, vector: at(index) })).join('\n')
const ranked = (vectors: string) =>
  command(
    '--posts',
    file('posts.ndjson', lines),
    '--days',
    '7',
    '--now',
    NOW.toISOString(),
    '--vectors',
    vectors,
  )

test('compares posts by vectors of a file too, plain or gzipped', () => {
  const content = vectorsOf((index) => [Math.cos(index), Math.sin(index), 0.5])
  const plain = ranked(file('vectors.ndjson', content))
  const zipped = ranked(file('vectors.ndjson.gz', gzipSync(content)))
  assert.equal(plain.status, 0, plain.stderr)
  assert.equal(plain.stdout, zipped.stdout)
})

for (const [described, content, reason] of [
  ['no JSON', 'nonsense', /line 1: not JSON; a line is \{"id"/],
  ['no list of numbers', '{"id":"a","vector":"0.1"}', /line 1: vector: Expected array/],
  ['one number only', '{"id":"a","vector":[1]}', /line 1: vector: .*at least 2/],
  ['no id', '{"vector":[1,2]}', /line 1: id: /],
  [
    'vectors of two lengths',
    '{"id":"a","vector":[1,2]}\n{"id":"b","vector":[1,2,3]}',
    /line 2: the vector has 3 numbers, the first one 2/,
  ],
  ['a vector of zeros', '{"id":"a","vector":[0,0]}', /line 1: the vector is all zeros/],
  [
    'two vectors for a post',
    '{"id":"a","vector":[1,2]}\n{"id":"a","vector":[1,2]}',
    /line 2: a second vector for "a"/,
  ],
  ['no post of the file', '{"id":"a","vector":[1,2]}', /no vector for any of the posts/],
  ['nothing', '', /no vector for any of the posts/],
] as const) {
  test(`refuses a file of vectors with ${described} and says where`, () => {
    const ran = ranked(file('wrong.ndjson', content))
    assert.equal(ran.status, 2, ran.stderr)
    assert.match(ran.stderr, reason)
    assert.equal(ran.stdout, '')
  })
}
