import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deduplicate } from '../../../src/trends/corpus/deduplicate.ts'
import { NOW, post } from '../posts.ts'

test('a post of this very moment counts, and one of the window’s first moment is within it', () => {
  const millisecond = 1 / 86_400_000
  const posts = [
    post('late', 'a night bus', -millisecond),
    post('now', 'a solar kettle', 0),
    post('first', 'a chess club', 7),
    post('early', 'a lawn mower', 7 + millisecond),
  ]
  const { mentions, excluded } = deduplicate({ posts, windowDays: 7, now: NOW })
  assert.deepEqual(
    mentions.map(({ post }) => post.id),
    ['early', 'first', 'now'],
  )
  assert.deepEqual([excluded.in_future, excluded.before_window], [1, 1])
})

for (const [name, leftOut] of [
  ['of no platform', { ...post('nowhere', 'a solar kettle', 3), platform: undefined }],
  ['that was given before with another text', post('first', 'a solar kettle', 3)],
] as const) {
  test(`a text that begins with a post ${name} has its origin in the first post that counts`, () => {
    const posts = [
      post('first', 'a chess club', 4),
      leftOut,
      post('second', 'a solar kettle', 2),
      post('third', 'a solar kettle', 1),
    ]
    const { mentions } = deduplicate({ posts, windowDays: 7, now: NOW })
    assert.deepEqual(
      mentions.map(({ post, isOrigin }) => [post.id, isOrigin]),
      [
        ['first', true],
        ['second', true],
        ['third', false],
      ],
    )
  })
}

test('posts without a date come last, so that none of them is the first copy of a dated one', () => {
  const undated = ['u2', 'u1'].map((id) => ({ ...post(id, 'a solar kettle', 0), publishedAt: undefined }))
  const dated = [1, 2, 3].map((days) => post(`d${days}`, 'a solar kettle', days))
  for (const posts of [
    [...undated, ...dated],
    [dated, undated].flatMap((part) => part.toReversed()),
    dated.flatMap((one, index) => [one, ...undated.slice(index, index + 1)]),
  ]) {
    const { mentions } = deduplicate({ posts, windowDays: 7, now: NOW })
    assert.deepEqual(
      mentions.map(({ post, isOrigin }) => [post.id, isOrigin]),
      [
        ['d3', true],
        ['d2', false],
        ['d1', false],
      ],
    )
  }
})
