import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platforms, type RankedTrend } from '../../src/model/index.ts'
import { type RankPost, rankTrends } from '../../src/trends/index.ts'
import { NOW, talk } from './posts.ts'

const steady = ['lawn mower', 'chess club', 'sourdough bread', 'night bus', 'coffee roaster', 'piano lessons']
const old = [...steady.flatMap((subject) => talk(subject, 60, 35, 0)), ...talk('broken kettle', 30, 5, 0)]

/** The same subjects, and one more, on platforms of which nothing is known before the last five days. */
function added(names: readonly RankPost['platform'][]): RankPost[] {
  return names.flatMap((platform, index) =>
    [...steady, 'solar roof'].flatMap((subject) =>
      talk(subject, 20, 4.9 - index / 10, 0, { platform }).map((post) => ({
        ...post,
        id: `${platform}-${post.id}`,
      })),
    ),
  )
}

function statuses(posts: readonly RankPost[]): Map<string, RankedTrend['status']> {
  const { trends } = rankTrends({ posts, windowDays: 7, now: NOW })
  return new Map(trends.map(({ topic, status }) => [topic, status]))
}

for (const names of [['instagram'], platforms.filter((name) => name !== 'x')] as const) {
  test(`topics keep their verdict when ${names.join(', ')} join the collection`, () => {
    const before = statuses(old)
    const after = statuses([...old, ...added(names)])
    for (const subject of steady) {
      assert.equal(before.get(subject), 'steady')
      assert.equal(after.get(subject), 'steady', subject)
    }
    assert.equal(after.get('broken kettle'), 'new')
  })

  test(`a topic that is only on ${names.join(', ')} is not new just because the platform is`, () => {
    assert.equal(statuses([...old, ...added(names)]).get('solar roof'), 'insufficient_data')
  })
}
