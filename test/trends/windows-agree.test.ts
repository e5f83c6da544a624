import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DAY_MS } from '../../src/lib/days.ts'
import type { RankedTrend } from '../../src/model/index.ts'
import { type RankPost, rankTrends } from '../../src/trends/index.ts'
import { NOW, talk } from './posts.ts'

const windows = [7, 30, 90] as const
const everyday = ['lawn mower', 'chess club', 'sourdough bread', 'night bus', 'apple harvest'].flatMap(
  (subject) => talk(subject, 150, 150, 0),
)

/** The trend of the matter in each window, ranked from the same evidence. */
function kettleIn(kettle: readonly RankPost[]): { days: number; trend: RankedTrend }[] {
  return windows.map((days) => {
    const { trends } = rankTrends({ posts: [...everyday, ...kettle], windowDays: days, now: NOW })
    const trend = trends.find(({ topic }) => topic.includes('kettle'))
    assert.ok(trend, `${days} days: ${trends.map(({ topic }) => topic).join(', ')}`)
    return { days, trend }
  })
}
const startOf = (days: number): number => NOW.getTime() - days * DAY_MS
const seenBefore = (posts: readonly RankPost[], days: number): number =>
  posts.filter(({ publishedAt = '' }) => Date.parse(publishedAt) < startOf(days)).length

describe('windows over the same evidence agree', () => {
  for (const before of [0, 1, 2, 4]) {
    for (const between of [0, 3, 8]) {
      for (const recent of [8, 20, 60]) {
        test(`with ${before} posts of long ago, ${between} of last month and ${recent} of this week`, () => {
          const kettle = [
            ...talk('solar kettle', before, 44, 40),
            ...talk('solar kettle', between, 29, 8),
            ...talk('solar kettle', recent, 6, 0),
          ]
          const ranked = kettleIn(kettle)
          for (const { days, trend } of ranked) {
            const isUnseen = trend.summary.includes('not seen in earlier evidence')
            assert.ok(!isUnseen || seenBefore(kettle, days) === 0, trend.summary)
          }
          for (const { days, trend } of ranked.filter(({ trend }) => trend.status === 'new')) {
            const isKnown = seenBefore(kettle, days) > 1
            assert.ok(
              !isKnown || ranked.every((other) => other.days >= days || other.trend.status !== 'rising'),
              `new over ${days} days, and rising over fewer`,
            )
            const told = /(\d+) earlier posts? \(/.exec(trend.summary)?.[1] ?? '0'
            assert.ok(Number(told) >= seenBefore(kettle, days), trend.summary)
            // What is no history of the topic here is none in a shorter window, whatever that says of its course.
            for (const shorter of ranked.filter((other) => other.days < days)) {
              assert.ok(
                Date.parse(shorter.trend.firstSeenAt) >= startOf(days),
                `${days}, ${shorter.days} days`,
              )
            }
          }
        })
      }
    }
  }
})

test('what two clear posts of long ago make known is rising in the week, and in the month as well', () => {
  const ranked = kettleIn([
    ...talk('solar kettle', 2, 41, 40),
    ...talk('solar kettle', 3, 29, 8),
    ...talk('solar kettle', 20, 6, 0),
  ])
  assert.deepEqual(
    ranked.map(({ trend }) => trend.status),
    // Of ninety days both are part.
    ['rising', 'rising', 'new'],
  )
})

test('says of a new topic which earlier posts are too few to call it known', () => {
  const [, month] = kettleIn([...talk('solar kettle', 2, 40.1, 40), ...talk('solar kettle', 60, 6, 0)])
  assert.equal(month?.trend.status, 'new')
  assert.match(
    month?.trend.summary ?? '',
    /; 2 earlier posts \(18 February\) are too few to call it known\. One says/,
  )
  assert.equal(month?.trend.explain.rule, '2 earlier posts (18 February) are too few to call it known')
  assert.ok(
    month?.trend.limitations.includes(
      'New, but 2 earlier posts (18 February) are too few to call it known: read them before you call it so.',
    ),
  )
})
