import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { componentNames, factorNames } from '../../src/model/index.ts'
import { scoreOf, scorePartsOf } from '../../src/trends/measuring/score.ts'
import { ratioInterval, statusOf } from '../../src/trends/measuring/status.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/trends.md'), 'utf8')
const [, example = ''] = /## A worked example\n(.*?)\n## /s.exec(text) ?? []

/** The example's table rows: first cell to the others. */
const rows = new Map(
  Array.from(example.matchAll(/^\| (.+?) *\|(.*)\|$/gm), ([, name = '', rest = '']) => [
    name.replaceAll('`', ''),
    rest.split('|').map((cell) => cell.trim()),
  ]),
)

function cell(name: string, column = 0): string {
  const value = rows.get(name)?.[column]
  assert.ok(value, `docs/trends.md gives no ${name}`)
  return value
}
const given = (name: string): number => Number(cell(name))

/** Weights are given as fractions. */
function weightOf(name: string): number {
  const [part = 0, whole = 1] = cell(name, 1).split('/').map(Number)
  return part / whole
}

const interval = ratioInterval(given('R'), given('B'), given('window days'), given('earlier days'))
const parts = scorePartsOf({
  recent: given('R'),
  lower: interval.lower,
  independent: given('independent mentions'),
  copies: given('copies'),
  independentAuthors: given('independent authors'),
  busiest: given('busiest author'),
  cohesion: given('cohesion'),
  originals: given('originals'),
  platforms: given('effective platforms'),
  engagement: given('percentile'),
})

test('the worked example of docs/trends.md gives the ratio and interval that the engine computes', () => {
  for (const name of ['ratio', 'lower', 'upper'] as const) {
    assert.equal(Math.round((interval[name] ?? 0) * 1000) / 1000, given(name), name)
  }
})

test('the worked example of docs/trends.md gives the status that the engine decides', () => {
  const verdict = statusOf({
    recent: given('R'),
    baseline: given('B'),
    authors: given('independent authors'),
    recentCoverage: 1,
    baselineCoverage: 1,
    earlier: { posts: 16, days: '3 March to 23 March', areFew: false, isKnown: true },
    interval,
  })
  assert.equal(verdict.status, cell('status'))
})

test('the worked example of docs/trends.md gives the components, weights and factors of the engine', () => {
  for (const name of componentNames) {
    assert.equal(parts.components[name], given(name), name)
    assert.equal(parts.weights[name], weightOf(name), `weight of ${name}`)
  }
  for (const name of factorNames) assert.equal(parts.factors[name], given(name), name)
})

test('the worked example of docs/trends.md adds up to its score, by its own numbers and by the engine', () => {
  let sum = 0
  let weights = 0
  for (const name of componentNames) {
    sum += given(name) * weightOf(name)
    weights += weightOf(name)
  }
  assert.ok(Math.abs(weights - 1) < 1e-12, `${weights}`)
  const factor = factorNames.reduce((product, name) => product * given(name), 1)
  assert.equal(Math.round((1000 * factor * sum) / weights) / 10, given('score'))
  assert.equal(scoreOf(parts), given('score'))
})
