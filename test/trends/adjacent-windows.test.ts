import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY_MS } from '../../src/lib/days.ts'
import { rankTrends } from '../../src/trends/index.ts'
import { NOW, talk } from './posts.ts'

const PERSISTENCE = 0.9

/** Topics that began up to six days ago and go on, each at its own pace, beside steady ones. */
const posts = [
  ...Array.from({ length: 14 }, (_, index) =>
    talk(`gadget${index} recall${index}`, 9 + 3 * index, 6 - (index % 3), 0),
  ),
  ...Array.from({ length: 20 }, (_, index) => talk(`hobby${index} club${index}`, 60, 40, 0)),
].flat()

/** Rank-biased overlap of the first ten (Webber, Moffat and Zobel 2010), 1 where they are the same. */
function overlap(first: readonly string[], second: readonly string[]): number {
  let sum = 0
  let most = 0
  for (let depth = 1; depth <= 10; depth += 1) {
    const shared = first.slice(0, depth).filter((id) => second.slice(0, depth).includes(id)).length
    sum += (PERSISTENCE ** (depth - 1) * shared) / depth
    most += PERSISTENCE ** (depth - 1)
  }
  return sum / most
}

for (const windowDays of [7, 30]) {
  test(`the first trends of ${windowDays} days hardly change from one day to the next`, () => {
    const yesterday = new Date(NOW.getTime() - DAY_MS)
    const known = posts.filter(({ publishedAt = '' }) => Date.parse(publishedAt) <= yesterday.getTime())
    const { trends: before, known: previous } = rankTrends({ posts: known, windowDays, now: yesterday })
    const after = rankTrends({ posts, windowDays, now: NOW, previous }).trends
    const same = overlap(
      before.map(({ id }) => id),
      after.map(({ id }) => id),
    )
    assert.ok(before.length >= 20 && after.length >= 20, `${before.length} and ${after.length} trends`)
    assert.ok(same >= 0.8, `${same}`)
    assert.ok(same < 1 || before[0]?.score !== after[0]?.score, 'the two rankings do not differ at all')
  })
}
