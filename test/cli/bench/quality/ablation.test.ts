import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MIN_WORTH, tableOfWorths, worthOfRules } from '../../../../src/cli/bench/quality/ablation.ts'
import type { Figures, Measurement } from '../../../../src/cli/bench/quality/measure.ts'
import { base, variantsOf } from '../../../../src/cli/bench/quality/variants.ts'
import { UsageError } from '../../../../src/cli/usage-error.ts'
import { rules } from '../../../../src/trends/index.ts'

const measured = (variant: string, name: string, figures: Figures): Measurement => ({
  variant,
  order: 0,
  name,
  subject: 'topics',
  posts: 10,
  windowDays: null,
  seconds: 1,
  figures,
})

test('a rule is worth what a figure has with it minus what it has without', () => {
  const [worth] = worthOfRules([
    measured(base.name, 'one', { nmi: 0.8, b3F1: 0.5 }),
    measured(base.name, 'two', { nmi: 0.6, b3F1: null }),
    measured('without burstWeight', 'one', { nmi: 0.7, b3F1: 0.52 }),
    measured('without burstWeight', 'two', { nmi: 0.6, b3F1: 0.4 }),
  ])
  assert.equal(worth?.rule, 'burstWeight')
  assert.deepEqual(
    [worth.best?.on, worth.best?.figure, worth.best?.gain.toFixed(3)],
    ['one, topics', 'nmi', '0.100'],
  )
  assert.deepEqual([worth.worst?.figure, worth.worst?.gain.toFixed(3)], ['b3F1', '-0.020'])
  assert.equal(worth.means.nmi?.toFixed(3), '0.050')
  assert.equal(worth.means.ndcgAt10, null)
  assert.equal(worth.earns, true)
})

test('a rule that gains less than what is asked anywhere does not earn its place', () => {
  const gained = (nmi: number) =>
    worthOfRules([
      measured(base.name, 'one', { nmi: 0.5 + nmi }),
      measured('without extendName', 'one', { nmi: 0.5 }),
    ])
  assert.equal(gained(MIN_WORTH * 0.9)[0]?.earns, false)
  assert.equal(gained(MIN_WORTH * 1.1)[0]?.earns, true)
  assert.equal(tableOfWorths(gained(0))[0]?.['earns'], 'no')
})

test('a rule of safety is not judged by what it earns', () => {
  const worths = worthOfRules([
    measured(base.name, 'one', { nmi: 0.5 }),
    measured('without massCopies', 'one', { nmi: 0.5 }),
  ])
  assert.equal(tableOfWorths(worths)[0]?.['earns'], 'safety')
})

test('every rule is left out in turn unless some are named', () => {
  assert.deepEqual(
    variantsOf().map(({ without }) => without),
    [undefined, ...Object.keys(rules)],
  )
  assert.deepEqual(
    variantsOf(['burstWeight']).map(({ name }) => name),
    ['base', 'without burstWeight'],
  )
  assert.deepEqual(variantsOf(['none']), [base])
})

test('what is no rule is refused with the rules that there are', () => {
  assert.throws(
    () => variantsOf(['gravity']),
    (error) => {
      assert.ok(error instanceof UsageError)
      assert.match(
        error.message,
        /^"gravity" is no rule of the engine\. There are prolificAuthors, .*, and none\.$/,
      )
      return true
    },
  )
})
