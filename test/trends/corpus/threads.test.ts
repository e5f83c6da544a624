import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Threads } from '../../../src/trends/corpus/threads.ts'
import type { RankPost } from '../../../src/trends/index.ts'
import { post } from '../posts.ts'

const threadsOf = (posts: readonly RankPost[]): string[] => {
  const threads = new Threads(posts)
  return posts.map((one) => threads.of(one))
}
const countThreads = (posts: readonly RankPost[]): number => new Set(threadsOf(posts)).size

test('comments on one post are one discussion with it, whatever their links to comments are', () => {
  const below = (id: string, commentsUrl?: string) =>
    post(id, 'it hums', 1, { threadId: 'root', commentsUrl })
  const comments = [below('c1', 'https://x.example/c1'), below('c2'), below('c3', 'https://x.example/root')]
  assert.equal(countThreads(comments), 1)
  const root = post('root', 'a lamp', 2, { commentsUrl: 'https://x.example/root' })
  assert.equal(countThreads([root, ...comments]), 1)
  assert.equal(countThreads([post('root', 'a lamp', 2), ...comments]), 1)
  const sibling = post('elsewhere', 'a lamp', 2, { commentsUrl: 'https://x.example/root' })
  assert.equal(countThreads([root, sibling, ...comments]), 1)
})

test('a thread is one of its platform: the same id elsewhere is another discussion', () => {
  const comments = (['x', 'youtube'] as const).map((platform) =>
    post('c', 'it hums', 1, { platform, threadId: 'root' }),
  )
  assert.equal(countThreads(comments), 2)
})

test('a mention that answers nothing is a discussion of its own', () => {
  const mentions = ['m1', 'm2'].map((id) => post(id, 'it hums', 1, { threadId: id, kind: 'mention' }))
  assert.equal(countThreads(mentions), 2)
})

test('the order of the posts does not decide where a thread belongs', () => {
  const posts = [
    post('root', 'a lamp', 2, { commentsUrl: 'https://x.example/b' }),
    post('root', 'a lamp', 2, { commentsUrl: 'https://x.example/a' }),
    post('c', 'it hums', 1, { threadId: 'root' }),
  ]
  assert.deepEqual(threadsOf(posts), threadsOf(posts.toReversed()).toReversed())
  assert.equal(countThreads(posts), 1)
})
