import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type RankPost, rankTrends, TextMemory } from '../../../src/trends/index.ts'
import { anyPost } from '../any-post.ts'
import { NOW, post, talk } from '../posts.ts'

const HOUR_MS = 3_600_000

/** What happens to the stored posts between two rankings. */
const anyStep = fc.record({
  added: fc.array(anyPost, { maxLength: 25 }),
  changed: fc.array(fc.tuple(fc.nat(1000), anyPost), { maxLength: 5 }),
  removed: fc.array(fc.nat(1000), { maxLength: 10 }),
  hours: fc.nat(48),
  windowDays: fc.constantFrom(7, 30, 365),
})
/** One that keeps all, one that forgets within a ranking, and one that forgets from ranking to ranking. */
const anyMemory = fc.constantFrom(Number.POSITIVE_INFINITY, 1500, 15_000)

test('any posts added, changed and removed are ranked with what was read before as if nothing had been', () => {
  fc.assert(
    fc.property(
      fc.array(anyPost, { maxLength: 80 }),
      fc.array(anyStep, { minLength: 2, maxLength: 5 }),
      anyMemory,
      (first, steps, maxCharacters) => {
        const memory = new TextMemory(maxCharacters)
        let posts: readonly RankPost[] = first
        let previous = rankTrends({ posts, windowDays: 7, now: NOW, memory }).known
        let now = NOW
        for (const step of steps) {
          posts = afterStep(posts, step)
          now = new Date(now.getTime() + step.hours * HOUR_MS)
          const input = { posts, windowDays: step.windowDays, now, previous }
          const again = rankTrends({ ...input, memory })
          assert.equal(JSON.stringify(again), JSON.stringify(rankTrends(input)))
          previous = again.known
        }
      },
    ),
    { seed: 20_261_123, numRuns: 20 },
  )
})

function afterStep(
  posts: readonly RankPost[],
  {
    added,
    changed,
    removed,
  }: Pick<typeof anyStep extends fc.Arbitrary<infer Step> ? Step : never, 'added' | 'changed' | 'removed'>,
): RankPost[] {
  const left = posts.filter((_, index) => !removed.includes(index))
  for (const [place, other] of changed) {
    const known = left[place % Math.max(1, left.length)]
    if (known !== undefined) left[left.indexOf(known)] = { ...other, id: known.id }
  }
  return [...left, ...added]
}

test('a ranking that fails half way leaves a memory that the next one can use', () => {
  const posts = [...talk('solar kettle', 30, 20, 0), ...talk('night bus', 30, 20, 0)]
  const memory = new TextMemory()
  const broken = post('broken', 'a kettle', 1)
  const failing = {
    ...broken,
    get metrics(): never {
      throw new Error('half way')
    },
  }
  assert.throws(() => rankTrends({ posts: [...posts, failing], windowDays: 7, now: NOW, memory }), /half way/)
  const input = { posts, windowDays: 7, now: NOW }
  assert.equal(JSON.stringify(rankTrends({ ...input, memory })), JSON.stringify(rankTrends(input)))
})

test('reads the text of a post again only when it has changed', () => {
  const posts = talk('solar kettle', 40, 20, 0)
  const memory = new TextMemory()
  rankTrends({ posts, windowDays: 7, now: NOW, memory })
  const read = memory.texts
  assert.ok(read >= posts.length)
  rankTrends({ posts, windowDays: 7, now: NOW, memory })
  assert.equal(memory.texts, read)
  const [first, ...others] = posts
  const changed = [{ ...first, id: 'x', text: 'something else of the solar kettle' }, ...others]
  rankTrends({ posts: changed, windowDays: 7, now: NOW, memory })
  assert.equal(memory.texts, read + 1)
})

test('forgets what rankings ask for no more, and never holds more than it may', () => {
  const memory = new TextMemory(8000)
  for (let day = 0; day < 20; day += 1) {
    const posts = talk(`kettle ${day}`, 30, 20, 0)
    rankTrends({ posts, windowDays: 7, now: NOW, memory })
    assert.ok(memory.texts * 100 <= 8000, String(memory.texts))
    assert.ok(memory.lexicon.size < 600, String(memory.lexicon.size))
  }
})
