import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../src/lib/days.ts'
import { companyCoverage, type ReachedSpan } from '../../src/word-list/company-coverage.ts'
import { companyNames } from '../../src/word-list/company-names.ts'

const names = companyNames([{ names: ['Fernlight Pro 2'] }, { names: ['sunbar', 'sunbarlights'] }], [])

const span = (
  words: readonly string[],
  from: number,
  until: number,
  platform: ReachedSpan['platform'] = 'x',
) => ({
  platform,
  words,
  fromMs: from * DAY_MS,
  untilMs: until * DAY_MS,
})

const both = [0, 1]

test('a query names what one of its words stands in, in any case and with the mark of one', () => {
  const { sharedDays } = companyCoverage(names, [span(['FERNLIGHT', '=Sunbar'], 0, 3)])
  assert.equal(sharedDays('x', both), 3)
  const parts = companyCoverage(names, [span(['Fern', 'bar', 'Pro 2 light'], 0, 3)])
  assert.deepEqual([parts.sharedDays('x', [0]), parts.sharedDays('x', [1])], [0, 0])
})

test('hashtags of Instagram find themselves only', () => {
  const { sharedDays } = companyCoverage(names, [
    span(['#fernlight'], 0, 3, 'instagram'),
    span(['#fernlightpro2'], 0, 1, 'instagram'),
    span(['#sunbar'], 0, 3, 'instagram'),
  ])
  assert.deepEqual([sharedDays('instagram', [0]), sharedDays('instagram', both)], [1, 1])
})

test('days are shared where both were reached, each moment once, parts of a day as parts', () => {
  const { sharedDays } = companyCoverage(names, [
    span(['Fernlight'], 0, 4),
    span(['fernlight', 'lamp'], 2, 6),
    span(['sunbar'], 3.5, 5),
    span(['sunbarlights'], 4.5, 9),
    span(['sunbar'], 0, 9, 'reddit'),
  ])
  assert.deepEqual([sharedDays('x', [0]), sharedDays('x', [1]), sharedDays('x', both)], [6, 5.5, 2.5])
  assert.equal(sharedDays('reddit', both), 0)
})

test('a moment is asked for by the names that a query named which reached it', () => {
  const { askedAt } = companyCoverage(names, [span(['Fernlight'], 0, 4), span(['sunbar'], 3, 5)])
  const at = (day: number) => [...askedAt('x', day * DAY_MS)]
  assert.deepEqual([at(1), at(3), at(4), at(5)], [[0], [0, 1], [1], []])
})
