import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rankTrends } from '../../src/trends/index.ts'
import { constantTraffic, type Traffic } from './constant-traffic.ts'
import { NOW } from './posts.ts'

const SEEDS = 10
const MOST = 0.02

/** Shares of unchanged topics with a weekly cycle that are called rising and fading in windows of a week. */
function sharesOf(change: Pick<Traffic, 'gap' | 'withLedger'>) {
  const statuses = Array.from({ length: SEEDS }, (_, seed) => {
    const { posts, coverage } = constantTraffic({
      threads: 'single',
      isWeekly: true,
      windowDays: 7,
      seed,
      ...change,
    })
    return rankTrends({ posts, coverage, windowDays: 7, now: NOW }).trends.map(({ status }) => status)
  }).flat()
  const shareOf = (wanted: string): number =>
    statuses.filter((status) => status === wanted).length / statuses.length
  return { topics: statuses.length, rising: shareOf('rising'), fading: shareOf('fading') }
}

const whole = sharesOf({ gap: 'none', withLedger: false })

for (const withLedger of [false, true]) {
  test(`a weekend that was not collected raises neither share, ${withLedger ? 'with' : 'without'} ledger`, () => {
    const { topics, rising, fading } = sharesOf({ gap: 'recent', withLedger })
    assert.ok(topics > 350, `${topics} topics`)
    assert.ok(rising <= whole.rising + MOST, `rising ${rising} after ${whole.rising}`)
    assert.ok(fading <= whole.fading + MOST, `fading ${fading} after ${whole.fading}`)
  })
}
