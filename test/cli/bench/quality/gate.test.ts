import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { z } from 'zod'
import { failuresOf, keyOf } from '../../../../src/cli/bench/quality/gate.ts'
import { inventedCases, twins } from '../../../../src/cli/bench/quality/invented/cases.ts'
import { meanFigures } from '../../../../src/cli/bench/quality/mean-figures.ts'
import { type Measurement, measureCase } from '../../../../src/cli/bench/quality/measure.ts'
import { thresholds } from '../../../../src/cli/bench/quality/thresholds.ts'
import { base } from '../../../../src/cli/bench/quality/variants.ts'
import { linesOf, run } from '../../command.ts'

const folder = mkdtempSync(join(tmpdir(), 'quality-gate-'))
after(() => rmSync(folder, { recursive: true }))

const measurement: Measurement = {
  variant: 'base',
  order: 0,
  name: 'teas',
  subject: 'list',
  posts: 10,
  windowDays: 7,
  seconds: 1,
  figures: { nameHit: 0.5, spamAt20: 2, ndcgAt10: null },
}

test('a figure at its bound passes and one beyond it is named with both', () => {
  assert.equal(keyOf(measurement), 'teas, 7 days, list')
  const bounds = { nameHit: { measured: 0.6, least: 0.5 }, spamAt20: { measured: 0, most: 2 } }
  assert.deepEqual(failuresOf([measurement], { 'teas, 7 days, list': bounds }, []), [])
  const worse = { ...measurement, figures: { nameHit: 0.49, spamAt20: 3 } }
  assert.deepEqual(failuresOf([worse], { 'teas, 7 days, list': bounds }, []), [
    'teas, 7 days, list, base: nameHit is 0.49, below 0.5 (0.6 when the bound was set).',
    'teas, 7 days, list, base: spamAt20 is 3, above 2 (0 when the bound was set).',
  ])
})

test('a bound that nothing was measured for fails, unless its case was left out', () => {
  const bounds = {
    'teas, 7 days, list': { ndcgAt10: { measured: 1, least: 0 } },
    'cups, 7 days, list': { nameHit: { measured: 1, least: 0 } },
  }
  assert.deepEqual(failuresOf([measurement], bounds, []), [
    'teas, 7 days, list, base: ndcgAt10 was not measured.',
    'cups, 7 days, list: nothing was measured.',
  ])
  assert.equal(failuresOf([measurement], bounds, ['cups']).length, 1)
})

test('measurements under one name become one of their means, unknown figures aside', () => {
  const [mean, ...others] = meanFigures([
    measurement,
    { ...measurement, figures: { nameHit: 1, spamAt20: 0, ndcgAt10: 0.5 } },
  ])
  assert.deepEqual(others, [])
  assert.deepEqual(mean?.figures, { nameHit: 0.75, spamAt20: 1, ndcgAt10: 0.5 })
  assert.equal(mean?.posts, 20)
  assert.equal(meanFigures([measurement, { ...measurement, windowDays: 30 }]).length, 2)
})

test('every bound of the project is of an invented case, and what was measured keeps it', () => {
  for (const [key, bounds] of Object.entries(thresholds)) {
    assert.ok(
      [...inventedCases, twins].some(({ name }) => key.startsWith(`${name}, `)),
      key,
    )
    for (const [figure, bound] of Object.entries(bounds)) {
      const isKept = 'least' in bound ? bound.measured >= bound.least : bound.measured <= bound.most
      assert.ok(isKept, `${key}: ${figure}`)
    }
  }
})

test('docs/quality.md tells the figures that the bounds were set by', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../../../docs/quality.md'), 'utf8').split('\n')
  for (const [key, bounds] of Object.entries(thresholds)) {
    const [name, ...parts] = key.replace('invented ', '').replace(' days', '').split(', ')
    const [days] = parts
    const start = parts.length === 1 || parts.at(-1) === 'topics' ? `| ${name} | ` : `| ${name} | ${days} | `
    const rows = lines.filter((line) => line.startsWith(start))
    for (const [figure, { measured }] of Object.entries(bounds)) {
      assert.ok(
        rows.some((row) => row.includes(` ${measured} |`)),
        `${key}: ${figure} ${measured}`,
      )
    }
  }
})

test('an engine that finds nothing falls short of the bounds of every stream', async () => {
  const blind = {
    ...base,
    rank: (input: Parameters<typeof base.rank>[0]) => ({ ...base.rank(input), trends: [], assignments: [] }),
  }
  const [source] = inventedCases
  assert.ok(source)
  const failures = failuresOf(
    measureCase(await source.read(), blind),
    thresholds,
    [...inventedCases, twins].map(({ name }) => name).filter((name) => name !== source.name),
  )
  for (const figure of [
    'nmi is',
    'b3F1 is',
    'recallAt20 is 0,',
    'nameHit was not measured',
    'meanBestF1 is 0,',
  ]) {
    assert.ok(
      failures.some((failure) => failure.includes(figure)),
      figure,
    )
  }
})

const Result = z.object({
  measurements: z.array(
    z.object({
      variant: z.string(),
      name: z.string(),
      subject: z.string(),
      figures: z.record(z.number().nullable()),
    }),
  ),
  worths: z.array(z.object({ rule: z.string() })),
})
const data = join(folder, 'data')
mkdirSync(data)
writeFileSync(
  join(data, 'items.jsonl'),
  ['kettle boils over', 'kettle boils dry', 'kettle boils loudly', 'train late again', 'train late today']
    .map((text, index) => JSON.stringify({ id: index, text, label: text.slice(0, 5) }))
    .join('\n'),
)
const boundsFile = join(folder, 'bounds.json')
const quality = (...args: string[]) =>
  run('src/cli/bench/main.ts', ['quality', '--data', data, '--only', 'set', ...args])

test('quality: measures the sets of a folder, whole and without a rule, and ends with one line of JSON', async () => {
  const { code, stdout, stderr } = await quality('--json', '--without', 'massCopies')
  assert.equal(code, 0, stderr)
  const { measurements, worths } = Result.parse(JSON.parse(linesOf(stdout).at(-1) ?? ''))
  assert.deepEqual(
    measurements.map(({ variant, name, subject }) => [variant, name, subject]),
    [
      ['base', '.', 'topics'],
      ['without massCopies', '.', 'topics'],
    ],
  )
  assert.deepEqual(worths, [{ rule: 'massCopies' }])
  assert.equal(typeof measurements[0]?.figures['nmi'], 'number')
})

test('quality: the gate ends with 1 and names each figure that fell short', async () => {
  writeFileSync(
    boundsFile,
    JSON.stringify({ '., topics': { nmi: { measured: 2, least: 2 }, b3F1: { measured: 0, least: 0 } } }),
  )
  const { code, stderr } = await quality('--gate', boundsFile)
  assert.equal(code, 1)
  const [failure, ...others] = linesOf(stderr)
  assert.match(failure ?? '', /^\., topics, base: nmi is [\d.]+, below 2 \(2 when the bound was set\)\.$/)
  assert.deepEqual(others, [])
})

test('quality: bounds of another shape, or nothing with the name asked for, are a wrong use', async () => {
  writeFileSync(boundsFile, JSON.stringify({ '., topics': { nmi: { least: 'high' } } }))
  const shape = await quality('--gate', boundsFile)
  assert.equal(shape.code, 2)
  assert.match(shape.stderr, /bounds\.json: \., topics\.nmi/)
  const name = await run('src/cli/bench/main.ts', ['quality', '--only', 'no such case'])
  assert.equal(name.code, 2)
  assert.match(name.stderr, /"no such case" in its name: stream invented news, /)
})

test('quality: the gate does not ask how far twin worlds are apart that were not both measured', async () => {
  const bounds = { spamAt20: { measured: 0, most: 0 } }
  writeFileSync(boundsFile, JSON.stringify({ [`${twins.name}, 7 days, list`]: bounds }))
  const { code, stderr } = await quality('--gate', boundsFile)
  assert.equal(code, 0, stderr)
})
