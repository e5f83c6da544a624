import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ScanResponse } from '../../src/model/index.ts'
import { withoutPosts } from '../../src/scan/stored-response.ts'
import { samplePost } from '../support/posts.ts'

test('a stored answer loses the words of a removed thread beside what stands below it, and nothing else', () => {
  const said = { kind: 'comment', context: 'Unrepeatable words' } as const
  const posts = [
    samplePost({ id: 'root', text: 'Unrepeatable words' }),
    samplePost({ id: 'first', ...said, threadId: 'root', parentId: 'root' }),
    samplePost({ id: 'deep', ...said, threadId: 'other', parentId: 'root' }),
    samplePost({ id: 'elsewhere', ...said, context: 'Other words', threadId: 'other' }),
  ]
  const response = ScanResponse.parse({
    run: {
      id: 'scan_1',
      mode: 'live',
      startedAt: '2026-11-20T12:00:00.000Z',
      completedAt: '2026-11-20T12:00:40.000Z',
      collectors: [],
      postsTotal: 4,
      postsNew: 4,
      posts,
      trends: [],
    },
  })
  const { run } = withoutPosts(response, ({ platform, id }) => platform === 'reddit' && id === 'root', [])
  assert.deepEqual(
    run.posts.map(({ id, context }) => [id, context]),
    [
      ['first', undefined],
      ['deep', undefined],
      ['elsewhere', 'Other words'],
    ],
  )
  assert.equal(JSON.stringify(run).includes('Unrepeatable'), false)
})
