import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Measurement } from '../../../../src/cli/bench/quality/measure.ts'
import { spreadsOf } from '../../../../src/cli/bench/quality/spread.ts'
import { base, type Variant, variantsOf } from '../../../../src/cli/bench/quality/variants.ts'
import { linesOf, run } from '../../command.ts'

function measured(order: number, figures: Measurement['figures'], changes: Partial<Measurement> = {}) {
  const one: Measurement = {
    variant: base.name,
    order,
    name: 'teas',
    subject: 'topics',
    posts: 10,
    windowDays: null,
    seconds: 1,
    figures,
  }
  return { ...one, ...changes }
}

test('a spread is the deviation and the range over orders, of the mean of cases under one name', () => {
  const spreads = spreadsOf([
    measured(0, { nmi: 0.4 }),
    measured(0, { nmi: 0.6 }),
    measured(1, { nmi: 0.7 }),
    measured(0, { nmi: 0.1 }, { name: 'cups' }),
    measured(1, { nmi: 0.1 }, { name: 'cups' }),
    measured(1, { nmi: 0.9 }, { variant: 'without massCopies' }),
  ])
  assert.deepEqual(spreads, [{ figure: 'nmi', cases: 2, deviation: 0.0707, range: 0.1, maxRange: 0.2 }])
})

test('figures of one order, or unknown in the others, have no spread', () => {
  assert.deepEqual(spreadsOf([measured(0, { nmi: 0.4 })]), [])
  assert.deepEqual(spreadsOf([measured(0, { nmi: null }), measured(1, { nmi: 0.4 })]), [])
})

test('each variant is measured once with every order, the first of them as the service ranks', () => {
  const variants = variantsOf(['burstWeight'], 2)
  assert.deepEqual(
    variants.map(({ name, order }) => [name, order]),
    [
      ['base', 0],
      ['without burstWeight', 0],
      ['base', 1],
      ['without burstWeight', 1],
    ],
  )
  assert.equal(variants[0], base)
})

const syllables = ['ba', 'de', 'fi', 'go', 'ku', 'la', 'me']
const sorted = syllables.flatMap((first) => syllables.map((second) => `${first}${second}`))
/** Forty-nine words, neighbours unlike each other. */
const words = sorted.map((_, index) => sorted[(index * 17) % sorted.length] ?? '')
/** A ring of posts, each sharing a word with the next only, so that any cut is as good as another. */
const ring = words.map((word, index) => ({
  id: word,
  text: `${word} ${words[(index + 1) % words.length]}`,
  publishedAt: '2026-01-01T00:00:00Z',
}))

function groupsBy(variant: Variant | undefined): string[] | undefined {
  const input = { posts: ring, windowDays: 7, now: new Date('2026-01-02T00:00:00Z') }
  return variant?.rank(input).assignments.map(({ cluster }) => cluster)
}

test('another order groups what can be cut anywhere in another way, and the same order in the same way', () => {
  const [first, second] = variantsOf(['none'], 2)
  assert.notDeepEqual(groupsBy(first), groupsBy(second))
  assert.deepEqual(groupsBy(second), groupsBy(variantsOf(['none'], 2)[1]))
})

test('quality: several orders and the gate are a wrong use together', async () => {
  const gate = await run('src/cli/bench/main.ts', ['quality', '--orders', '2', '--gate'])
  assert.equal(gate.code, 2)
  assert.match(linesOf(gate.stderr).join(' '), /leave out --orders with --gate/)
})
