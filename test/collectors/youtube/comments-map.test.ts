import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toRecord, toRecords } from '../../../src/collectors/json.ts'
import { readThread, toThreadCandidates } from '../../../src/collectors/youtube/comments/map.ts'
import { ingestPost } from '../../../src/posts/ingest.ts'
import { readFixture } from '../support.ts'

/** What ingest makes of a documented answer's threads. */
async function postsOf(name: string, video = {}) {
  const items = toRecords(toRecord(await readFixture(`youtube/${name}.json`))['items'])
  return items.flatMap((item) => {
    const thread = readThread(item)
    assert.ok(thread)
    return toThreadCandidates(thread, video).map((candidate) =>
      'draft' in candidate ? ingestPost(candidate.draft) : candidate,
    )
  })
}

test('the documented threads become comments and replies, a picture without words none', async () => {
  const intakes = await postsOf('commentThreads.time.200', { owner: '@PlantLab' })
  const posts = intakes.flatMap((intake) => ('post' in intake ? [intake.post] : []))
  assert.deepEqual(
    intakes.flatMap((intake) => ('rejected' in intake ? [intake.rejected] : [])),
    ['no_text'],
  )
  assert.deepEqual(
    posts.map(({ kind, authorHandle, threadOwner }) => [kind, authorHandle, threadOwner]),
    [
      ['comment', '@basilfan', undefined],
      ['reply', '@northsillanna', undefined],
      ['reply', '@mintcondition', undefined],
      ['reply', '@PlantLab', '@PlantLab'],
      ['reply', '@pothosparent', undefined],
      ['reply', '@quietroom77', undefined],
      ['comment', '@greenclause', undefined],
      ['comment', undefined, undefined],
    ],
  )
  assert.deepEqual(posts[0]?.metrics, { likes: 41, comments: 8 })
  assert.ok(posts.every(({ threadId }) => threadId === 'fL7pQ2xZk0A'))
})

test('beneath a community post the link is the channel, and the first comment begins the thread', async () => {
  const [item] = toRecords(toRecord(await readFixture('youtube/commentThreads.200.json'))['items'])
  const { videoId: _, ...snippet } = toRecord(item?.['snippet'])
  const thread = readThread({ ...item, snippet })
  assert.ok(thread)
  const [candidate] = toThreadCandidates(thread, {})
  const intake = candidate !== undefined && 'draft' in candidate ? ingestPost(candidate.draft) : undefined
  const post = intake !== undefined && 'post' in intake ? intake.post : undefined
  assert.deepEqual(
    [post?.url, post?.threadId, post?.parentId, post?.kind],
    [`https://www.youtube.com/channel/${thread.channelId}`, thread.id, undefined, 'comment'],
  )
})
