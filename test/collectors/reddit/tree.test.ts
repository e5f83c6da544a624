import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newestOf, readMoreChildren, readTree } from '../../../src/collectors/reddit/comments/tree.ts'
import { readFixture } from '../support.ts'

const names = (things: readonly Readonly<Record<string, unknown>>[]) =>
  things.map(({ data }) => Object(data).name)

test('reads the recorded tree: comments of all levels, what is only named and where it was cut', async () => {
  const tree = readTree(await readFixture('reddit/comments_tree.200.json'))
  assert.ok(tree !== undefined)
  assert.equal(Object(tree.post['data']).name, 't3_1y3k9ab')
  assert.equal(tree.comments.length, 10)
  assert.ok(names(tree.comments).includes('t1_n7wq7k2'))
  assert.deepEqual([tree.more.length, tree.moreCount, tree.deep], [6, 44, ['t1_n7wq7k2']])
  assert.equal(newestOf(tree.comments), 't1_n7xf2a1')
})

test('reads the recorded rest of a tree, and an empty one', async () => {
  const more = readMoreChildren(await readFixture('reddit/morechildren.200.json'))
  assert.ok(more !== undefined)
  assert.deepEqual([more.comments.length, more.more.length, more.deep], [4, 5, []])
  const none = readMoreChildren(await readFixture('reddit/morechildren.empty.200.json'))
  assert.deepEqual(none, { comments: [], more: [], moreCount: 0, deep: [] })
})

const odd: readonly [what: string, body: unknown][] = [
  ['a listing', { kind: 'Listing', data: { children: [] } }],
  ['one listing', [{ kind: 'Listing', data: { children: [] } }]],
  ['listings without a post', [{ data: { children: [] } }, { data: { children: [] } }]],
  ['nothing', null],
  ['a text', 'comments'],
]
for (const [what, body] of odd) {
  test(`${what} is no thread`, () => {
    assert.equal(readTree(body), undefined)
  })
}

test('ids that could lead elsewhere are not asked for', () => {
  const stub = (data: object) => ({ kind: 'more', data })
  const children = [
    stub({ count: 3, parent_id: 't3_a', children: ['ok1', '../x', 'a/b', 7, 'A', ''] }),
    stub({ count: 0, parent_id: 't1_../x', children: [] }),
    stub({ count: 0, parent_id: 't3_a', children: [] }),
    stub({ count: 0, parent_id: 't1_ok2', children: [] }),
  ]
  const post = { kind: 't3', data: { name: 't3_a' } }
  const tree = readTree([{ data: { children: [post] } }, { data: { children } }])
  assert.deepEqual([tree?.more, tree?.deep], [['ok1'], ['t1_ok2']])
})

test('a tree may be nested as deep as it likes', () => {
  let replies: unknown = ''
  for (let depth = 0; depth < 20_000; depth++)
    replies = { data: { children: [{ kind: 't1', data: { name: `t1_${depth}`, replies } }] } }
  const post = { kind: 't3', data: { name: 't3_a' } }
  assert.equal(readTree([{ data: { children: [post] } }, replies])?.comments.length, 20_000)
})
