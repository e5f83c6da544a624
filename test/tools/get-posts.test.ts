import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { softDeletePosts } from '../../db/removals.ts'
import { PostsResponse } from '../../src/model/index.ts'
import { numbered, storeSamples } from '../support/posts.ts'
import { mintCaller, sentenceOf } from '../support/service.ts'
import { idsIn } from '../support/tool-calls.ts'
import { startToolWorld } from '../support/tool-world.ts'

const { service, connect, get } = await startToolWorld()

describe('get_posts', () => {
  test('gives the posts as asked, once each, from every platform, and names what is not stored', async (t) => {
    const caller = await mintCaller(service.db)
    const other = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [
      { id: 'b', platform: 'x' },
      { id: 'a', platform: 'youtube' },
      { id: 'a', platform: 'reddit' },
      { id: 'removed', platform: 'reddit' },
    ])
    await storeSamples(service.db, other.workspace.id, [{ id: 'theirs' }])
    await softDeletePosts(service.db, caller.workspace.id, [{ platform: 'reddit', id: 'removed' }])
    const mcp = await connect(t, caller)
    const ids = ['never', 'b', 'a', 'removed', 'b', 'theirs', 'never']
    const all = PostsResponse.parse((await mcp('get_posts', { ids })).output)
    assert.deepEqual(
      all.posts.map(({ platform, id }) => `${platform} ${id}`),
      ['x b', 'reddit a', 'youtube a'],
    )
    assert.deepEqual(all.missing, ['never', 'removed', 'theirs'])
    assert.ok(all.posts.every(({ contentHash }) => contentHash !== undefined))
    const one = PostsResponse.parse((await mcp('get_posts', { ids, platform: 'youtube' })).output)
    assert.deepEqual([idsIn(one.posts), one.missing], [['a'], ['never', 'b', 'removed', 'theirs']])
  })

  test('a URL is no id: the answer says so, and where the ids are', async (t) => {
    const caller = await mintCaller(service.db)
    const [post] = await storeSamples(service.db, caller.workspace.id, [{ id: 'a' }])
    const mcp = await connect(t, caller)
    const { output, texts } = await mcp('get_posts', { ids: [post?.url ?? ''] })
    assert.deepEqual(PostsResponse.parse(output).missing, [post?.url])
    assert.match(texts[1] ?? '', /no URLs.*list_evidence gives each post with its id/)
    assert.equal((await mcp('get_posts', { ids: ['never'] })).texts.length, 1)
  })

  test('what maxChars leaves out can be asked for until all is read', async (t) => {
    const caller = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [
      ...numbered(8),
      { id: 'long', text: 'word '.repeat(1000) },
    ])
    const mcp = await connect(t, caller)
    const seen: string[] = []
    let ids = ['p0', 'p1', 'p2', 'long', 'p3', 'none', 'p4', 'p5']
    let maxChars = 1200
    while (ids.length > 0) {
      const { output, texts } = await mcp('get_posts', { ids, maxChars })
      const { posts, missing } = PostsResponse.parse(output)
      seen.push(...idsIn(posts))
      ids = ids.filter((id) => !missing.includes(id) && !idsIn(posts).includes(id))
      maxChars = Number(/maxChars (\d+) or 0/.exec(texts[1] ?? '')?.[1] ?? maxChars)
    }
    assert.deepEqual(seen, ['p0', 'p1', 'p2', 'long', 'p3', 'p4', 'p5'])
  })

  test('an id whose posts on other platforms are left out is said to be there, too', async (t) => {
    const caller = await mintCaller(service.db)
    const long = 'word '.repeat(100)
    await storeSamples(service.db, caller.workspace.id, [
      { id: 'both', platform: 'reddit', text: long },
      { id: 'both', platform: 'x', text: long },
      { id: 'one', platform: 'x', text: long },
    ])
    const mcp = await connect(t, caller)
    const adviceOn = async (ids: string[], maxChars: number) =>
      (await mcp('get_posts', { ids, maxChars })).texts[1] ?? ''
    const twin = /The id of the last is also on x: call again with it and one platform at a time\.$/
    assert.match(await adviceOn(['both'], 1200), twin)
    assert.doesNotMatch(await adviceOn(['both'], 1200), /neither posts nor missing/)
    assert.match(await adviceOn(['both', 'one'], 1200), /neither posts nor missing/)
    assert.match(await adviceOn(['both', 'one'], 1200), twin)
    assert.doesNotMatch(await adviceOn(['one', 'both'], 1200), /also on/)
    assert.match(await adviceOn(['both'], 300), /The id of the first is also on x: call again with it/)
  })

  const bad: [query: string, sentence: RegExp][] = [
    ['', /^ids is missing\. It must be a list of 1 to 50 items/],
    ['ids=', /^ids was \[\]\. It must be a list of 1 to 50 items, each a string of 1 to 256 characters\.$/],
    ['ids=a,,b', /^ids\[1\] was ""\. It must be a string of 1 to 256 characters\.$/],
    [`ids=${'a,'.repeat(50)}a`, /^ids was .*, 51 items\. It must be a list of 1 to 50 items/],
    [
      `ids=${'a'.repeat(257)}`,
      /^ids\[0\] was "a{59}…, 257 characters\. It must be a string of 1 to 256 characters\.$/,
    ],
    ['ids=a%00b', /^ids holds a NUL character or half a surrogate pair/],
    ['ids=a&platform=tiktok', /^platform was "tiktok"/],
    ['ids=a&maxChars=-1', /^maxChars was -1/],
  ]
  for (const [query, sentence] of bad) {
    test(`400 for ?${query.slice(0, 40)}`, async () => {
      const answer = await get(await mintCaller(service.db), `/v1/posts?${query}`)
      assert.equal(answer.status, 400)
      assert.match(sentenceOf(answer), sentence)
    })
  }
})
