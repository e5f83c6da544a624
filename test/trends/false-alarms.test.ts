import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rankTrends } from '../../src/trends/index.ts'
import { constantTraffic, type Traffic } from './constant-traffic.ts'
import { NOW } from './posts.ts'

const MOST = 0.06
/** The 99 % point of the normal distribution: what a part of the sample may lie above the most by chance. */
const Z = 2.33

interface Tally {
  topics: number
  rising: number
  fading: number
}

function add(tally: Tally, other: Tally): void {
  tally.topics += other.topics
  tally.rising += other.rising
  tally.fading += other.fading
}

function verdictsOf(traffic: Traffic): Tally {
  const { posts, coverage } = constantTraffic(traffic)
  const { trends } = rankTrends({ posts, coverage, windowDays: traffic.windowDays, now: NOW })
  return {
    topics: trends.length,
    rising: trends.filter(({ status }) => status === 'rising').length,
    fading: trends.filter(({ status }) => status === 'fading').length,
  }
}

const gaps = [
  { gap: 'none', withLedger: false },
  { gap: 'recent', withLedger: false },
  { gap: 'recent', withLedger: true },
  { gap: 'baseline', withLedger: false },
  { gap: 'baseline', withLedger: true },
] as const
const all: Tally = { topics: 0, rising: 0, fading: 0 }
const kinds = new Map<string, Tally>()
let seed = 1
for (const threads of ['single', 'one_author', 'several_authors'] as const) {
  for (const isWeekly of [false, true]) {
    for (const windowDays of [7, 30]) {
      for (const { gap, withLedger } of gaps) {
        seed += 1
        const verdicts = verdictsOf({ threads, isWeekly, windowDays, gap, withLedger, seed })
        add(all, verdicts)
        const names = [
          {
            single: 'one post a thread',
            one_author: 'threads by one author',
            several_authors: 'open threads',
          }[threads],
          isWeekly ? 'a weekly cycle' : 'no cycle',
          `windows of ${windowDays} days`,
          gap === 'none' ? 'no gap' : `a gap in the ${gap} days ${withLedger ? 'with' : 'without'} ledger`,
        ]
        for (const name of names) {
          const tally = kinds.get(name) ?? { topics: 0, rising: 0, fading: 0 }
          add(tally, verdicts)
          kinds.set(name, tally)
        }
      }
    }
  }
}

test('at most 6 % of unchanged topics are called rising and at most 6 % fading', () => {
  assert.ok(all.topics > 2000, `${all.topics} topics`)
  assert.ok(all.rising <= MOST * all.topics, `${all.rising} of ${all.topics} rising`)
  assert.ok(all.fading <= MOST * all.topics, `${all.fading} of ${all.topics} fading`)
})

for (const [name, { topics, rising, fading }] of kinds) {
  test(`no more than chance allows of that are called so with ${name}`, () => {
    const most = MOST * topics + Z * Math.sqrt(topics * MOST * (1 - MOST))
    assert.ok(topics > 300, `${topics} topics`)
    assert.ok(rising <= most, `${rising} of ${topics} rising`)
    assert.ok(fading <= most, `${fading} of ${topics} fading`)
  })
}
