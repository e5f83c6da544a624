import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { inventPosts } from '../../../src/cli/bench/invented-posts.ts'
import { exponentOf } from '../../../src/cli/bench/trends.ts'
import { rankTrends } from '../../../src/trends/index.ts'
import { linesOf, run } from '../command.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
after(() => rmSync(folder, { recursive: true }))

const bench = (...args: string[]) => run('src/cli/bench/main.ts', args)
const NOW = new Date('2026-01-31T00:00:00Z')

const TrendRuns = z
  .object({
    runs: z.array(
      z.object({ posts: z.number(), seconds: z.number(), rssMb: z.number().positive() }).strict(),
    ),
    exponent: z.number().nullable(),
  })
  .strict()

const Search = z
  .object({
    posts: z.literal(700),
    rareMs: z.number().positive(),
    commonMs: z.number(),
    twoMs: z.number(),
    cjkMs: z.number(),
  })
  .passthrough()

const share = z.number().min(0).max(1).nullable()
const Figure = z.object({ intent: z.string(), texts: z.number(), precision: share, recall: share }).strict()
const IntentSets = z
  .object({
    sets: z.array(
      z
        .object({ name: z.string(), language: z.string(), texts: z.number(), figures: z.array(Figure) })
        .strict(),
    ),
  })
  .strict()

function lastLine(stdout: string): unknown {
  return JSON.parse(linesOf(stdout).at(-1) ?? '')
}

test('fits the exponent of growth by least squares over the logarithms', () => {
  const quadratic = [10, 100, 1000].map((posts) => ({ posts, seconds: 0.01 * posts ** 2 }))
  assert.equal(exponentOf(quadratic), 2)
  assert.equal(exponentOf([{ posts: 10, seconds: 1 }]), null)
  assert.equal(
    exponentOf([
      { posts: 10, seconds: 1 },
      { posts: 10, seconds: 2 },
    ]),
    null,
  )
})

test('invents the same posts each time, with topics, copies and every platform', () => {
  const posts = inventPosts(3000, NOW)
  assert.deepEqual(inventPosts(3000, NOW), posts)
  assert.equal(new Set(posts.map(({ id }) => id)).size, 3000)
  assert.equal(new Set(posts.map(({ platform }) => platform)).size, 5)
  assert.ok(new Set(posts.map(({ text }) => text)).size < 2950)
  assert.ok(posts.every(({ publishedAt }) => Date.parse(publishedAt) <= NOW.getTime()))
  assert.ok(rankTrends({ posts, windowDays: 7, now: NOW }).trends.length >= 20)
})

test('trends: prints a table and ends with the runs and their exponent', async () => {
  const { code, stdout, stderr } = await bench('trends', '--posts', '300', '--posts', '900', '--json')
  assert.equal(code, 0, stderr)
  const { runs, exponent } = TrendRuns.parse(lastLine(stdout))
  assert.deepEqual(
    runs.map(({ posts }) => posts),
    [300, 900],
  )
  assert.notEqual(exponent, null)
  assert.ok(linesOf(stdout).length > 3)
})

test('trends: ranks the streams of a folder, gzipped or not, smallest first', async () => {
  const lines = (count: number): string =>
    inventPosts(count, NOW)
      .map((post) => JSON.stringify(post))
      .join('\n')
  writeFileSync(join(folder, 'posts.ndjson.gz'), gzipSync(lines(400)))
  writeFileSync(join(folder, 'posts.ndjson'), lines(200))
  const { code, stdout, stderr } = await bench('trends', '--streams', folder, '--json')
  assert.equal(code, 0, stderr)
  assert.deepEqual(
    TrendRuns.parse(lastLine(stdout)).runs.map(({ posts }) => posts),
    [200, 400],
  )
})

const Rank = z
  .object({
    runs: z.array(
      z
        .object({
          posts: z.number(),
          firstMs: z.number().positive(),
          wholeMs: z.number().positive(),
          againMs: z.number().positive(),
          ratio: z.number().positive(),
          wholeCpuMs: z.number().positive(),
          againCpuMs: z.number().positive(),
          cpuRatio: z.number().positive(),
          shares: z.record(share),
          keptMb: z.number(),
          rssMb: z.number().positive(),
        })
        .strict(),
    ),
  })
  .strict()

test('rank: ends with a whole ranking, one with what was kept, and the share of each stage, which are all of it', async () => {
  const { code, stdout, stderr } = await bench('rank', '--posts', '400', '--json')
  assert.equal(code, 0, stderr)
  const [run] = Rank.parse(lastLine(stdout)).runs
  assert.equal(run?.posts, 400)
  const shares = Object.values(run?.shares ?? {})
  assert.ok(Math.abs(shares.reduce<number>((sum, value) => sum + (value ?? 0), 0) - 1) < 0.05, stdout)
})

const ratio = z.number().positive()
const storing: Record<string, [string, z.ZodTypeAny]> = {
  import: [
    '600',
    z.object({ postsPerSecond: ratio, floorPostsPerSecond: ratio, ofFloor: ratio, rssGrowth: ratio }),
  ],
  newcomer: ['300', z.object({ newWorkspace: ratio, oldSeconds: ratio.or(z.literal(0)) })],
  rescan: [
    '200',
    z.object({ rescanned: ratio, hotShare: z.number().min(0).max(1), bytesASighting: z.number() }),
  ],
  growth: [
    '300 600',
    z.object({
      evidence: ratio,
      counted: ratio,
      trends: ratio,
      search: ratio,
      storing: ratio,
      sizes: z.array(z.object({})),
    }),
  ],
}
for (const [name, [posts, figures]] of Object.entries(storing)) {
  test(`${name}: ends with its figures`, async () => {
    const { code, stdout, stderr } = await bench(name, '--posts', ...posts.split(' '), '--json')
    assert.equal(code, 0, stderr)
    figures.parse(lastLine(stdout))
  })
}

const wrong: [string, string[]][] = [
  ['an unknown benchmark', ['nothing']],
  ['a wrong number', ['trends', '--posts', 'many']],
  ['a folder without streams', ['trends', '--streams', join(folder, 'missing')]],
]
for (const [what, args] of wrong) {
  test(`refuses ${what} in one sentence`, async () => {
    const { code, stdout, stderr } = await bench(...args)
    assert.equal(code, 2)
    assert.equal(stdout, '')
    assert.equal(linesOf(stderr).length, 1, stderr)
  })
}

test('mcp: the server ends with its database when its parent leaves while it starts', async () => {
  const temporary = mkdtempSync(join(folder, 'left-'))
  for (const path of [folder, temporary]) chmodSync(path, 0o711)
  const server = fork('src/cli/bench/mcp-servers.ts', ['real'], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exit = once(server, 'exit')
  server.disconnect()
  assert.deepEqual(await exit, [0, null])
  const left = readdirSync(temporary).filter((name) => name.startsWith('trend-research-bench'))
  assert.deepEqual(left, [])
})

test('intents: prints precision and recall of each half by language', async () => {
  const { code, stdout, stderr } = await bench('intents', '--only', 'unseen th', '--json')
  assert.equal(code, 0, stderr)
  const { sets } = IntentSets.parse(lastLine(stdout))
  assert.deepEqual(
    sets.map(({ name, language }) => [name, language]),
    [['unseen', 'th']],
  )
  assert.equal(sets[0]?.figures.length, 7)
})

test('intents: reads the kinds of a judged workspace as intents', async () => {
  const workspace = mkdtempSync(join(folder, 'workspace-'))
  const posts = [
    { id: 'a', text: 'It stopped working', kind: 'problem' },
    { id: 'b', text: 'Please add a dark mode', kind: 'request' },
    { id: 'c', text: 'On the train now', kind: 'other' },
  ]
  const lines = (values: readonly object[]): string => values.map((value) => JSON.stringify(value)).join('\n')
  writeFileSync(
    join(workspace, 'posts.ndjson'),
    lines(posts.map(({ id, text }) => ({ id, text, platform: 'x', publishedAt: NOW.toISOString() }))),
  )
  writeFileSync(join(workspace, 'kinds.ndjson'), lines(posts.map(({ id, kind }) => ({ id, kind }))))
  writeFileSync(join(workspace, 'issues.json'), '{}')
  const { code, stdout, stderr } = await bench('intents', '--data', workspace, '--only', '.', '--json')
  assert.equal(code, 0, stderr)
  const { sets } = IntentSets.parse(lastLine(stdout))
  assert.deepEqual(sets, [
    {
      name: '.',
      language: '',
      texts: 3,
      figures: [
        { intent: 'problem', texts: 1, precision: 1, recall: 1 },
        { intent: 'wish', texts: 1, precision: 1, recall: 1 },
      ],
    },
  ])
})

test('search: times the first and the repeated page of rare and common words, of two characters and of ideographs', async () => {
  const { code, stdout, stderr } = await bench('search', '--posts', '700', '--json')
  assert.equal(code, 0, stderr)
  Search.parse(lastLine(stdout))
})
