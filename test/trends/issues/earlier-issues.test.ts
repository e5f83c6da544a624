import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mention } from '../../../src/trends/corpus/deduplicate.ts'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { atLeast, distanceUpTo, upTo, wasAmong } from '../../../src/trends/issues/earlier-issues.ts'
import { postKey } from '../../../src/trends/tracking/identity.ts'
import { NOW, post } from '../posts.ts'

const posts = Array.from({ length: 12 }, (_, index) =>
  post(`p${index}`, `${'word'.repeat(index + 1)} jam`, index),
)
const { mentions } = deduplicate({ posts, windowDays: 30, now: NOW })
const textsOf = (ids: readonly string[]): Set<number> =>
  new Set(mentions.filter((mention: Mention) => ids.includes(mention.post.id)).map(({ text }) => text))
const ids = (from: number, to: number): string[] => posts.slice(from, to).map(({ id }) => id)
const issue = (held: readonly string[]) => ({
  id: 't_issue',
  postKeys: mentions
    .filter(({ post: { id } }) => held.includes(id))
    .map(({ platform, post: { id } }) => postKey(platform, id)),
  previousIds: [],
  isBroad: true as const,
})

test('an issue was one before where it shares half of the posts known then, counted from both sides', () => {
  const wasIssue = wasAmong({ mentions }, [issue(ids(0, 6))])
  assert.equal(wasIssue(textsOf(ids(0, 6))), true)
  assert.equal(wasIssue(textsOf(ids(3, 12))), true, 'posts that came since count for neither side')
  assert.equal(wasIssue(textsOf(ids(4, 12))), false, 'two of six')
  assert.equal(wasIssue(textsOf(ids(7, 12))), false)
  const beside = wasAmong({ mentions }, [issue(ids(0, 3)), issue(ids(3, 12))])
  assert.equal(beside(textsOf(ids(0, 9))), true, 'most of another issue')
  assert.equal(beside(textsOf(ids(1, 6))), false, 'parts of two')
})

test('nothing was an issue before the first ranking', () => {
  assert.equal(wasAmong({ mentions }, [])(textsOf(ids(0, 6))), false)
})

test('of an issue that was one before three tenths less is asked', () => {
  assert.deepEqual([atLeast(10, false), atLeast(10, true)], [10, 7])
  assert.equal(upTo(0.5, false), 0.5)
  assert.ok(Math.abs(upTo(0.5, true) - 0.65) < 1e-12)
  assert.equal(distanceUpTo(1.4, false), 1.4)
  assert.ok(Math.abs(distanceUpTo(1.4, true) - 2) < 1e-12)
})
