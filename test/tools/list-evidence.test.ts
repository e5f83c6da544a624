import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { EvidenceResponse } from '../../src/model/index.ts'
import { daysAgo, numbered, storeSamples } from '../support/posts.ts'
import { mintCaller } from '../support/service.ts'
import { idsIn } from '../support/tool-calls.ts'
import { startToolWorld } from '../support/tool-world.ts'

const { service, connect, get } = await startToolWorld()

describe('list_evidence', () => {
  test('shows agents what a citation needs, REST every field', async (t) => {
    const caller = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [
      { id: 'a', metrics: { score: 3, comments: null }, matchedTerms: ['grow light'] },
    ])
    const { output } = await (await connect(t, caller))('list_evidence')
    const [concise] = EvidenceResponse.parse(output).posts
    const names = [
      'platform',
      'id',
      'authorHandle',
      'text',
      'url',
      'publishedAt',
      'metrics',
      'matchedTerms',
      'voice',
    ]
    assert.deepEqual(Object.keys(concise ?? {}).sort(), names.sort())
    assert.deepEqual(concise?.metrics, { score: 3, comments: null })
    const [full] = EvidenceResponse.parse((await get(caller, '/v1/evidence')).json).posts
    assert.ok(full?.firstSeenAt && full.contentHash)
  })

  test('where nothing fits, says that this need not be silence', async (t) => {
    const caller = await mintCaller(service.db)
    const { output, texts } = await (await connect(t, caller))('list_evidence', { q: 'buzz' })
    assert.equal(EvidenceResponse.parse(output).total, 0)
    assert.match(texts[1] ?? '', /need not be silence: .* trend:\/\/coverage/)
  })

  test('its cursor leads through every post, whatever maxChars leaves out of a page', async (t) => {
    const caller = await mintCaller(service.db)
    const stored = await storeSamples(service.db, caller.workspace.id, numbered(60))
    const mcp = await connect(t, caller)
    const seen: string[] = []
    const sizes = new Set<number>()
    let cursor: unknown
    do {
      const { output, meta, texts } = await mcp('list_evidence', {
        maxChars: 2000,
        ...(cursor === undefined ? {} : { cursor }),
      })
      const { posts, total } = EvidenceResponse.parse(output)
      assert.equal(total, 60)
      assert.ok((texts[0] ?? '').length <= 2000)
      seen.push(...idsIn(posts))
      sizes.add(posts.length)
      cursor = meta['nextCursor']
      if (cursor !== undefined) assert.ok(texts[1]?.endsWith(`the same call with cursor ${cursor}`))
    } while (cursor !== undefined)
    assert.deepEqual(seen, idsIn(stored))
    assert.ok(Math.max(...sizes) < 20)

    const seenOverRest: string[] = []
    let path: string | undefined = '/v1/evidence?maxChars=2000'
    while (path !== undefined) {
      const answer = await get(caller, path)
      seenOverRest.push(...idsIn(EvidenceResponse.parse(answer.json).posts))
      path = /^<(.+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1]
    }
    assert.deepEqual(seenOverRest, idsIn(stored))
  })

  test('a post longer than maxChars is named with its size, and following the cursor goes on behind it', async (t) => {
    const caller = await mintCaller(service.db)
    await storeSamples(service.db, caller.workspace.id, [
      { id: 'long', text: 'word '.repeat(2000), publishedAt: daysAgo(1) },
      { id: 'longer', text: 'word '.repeat(3000), publishedAt: daysAgo(2) },
      { id: 'short', publishedAt: daysAgo(3) },
      { id: 'last', text: 'word '.repeat(2000), publishedAt: daysAgo(4) },
    ])
    const mcp = await connect(t, caller)
    const calls: [ids: string[], dropped: unknown][] = []
    let args: Record<string, unknown> = { maxChars: 1000 }
    for (;;) {
      const { output, meta, texts } = await mcp('list_evidence', args)
      const { posts } = EvidenceResponse.parse(output)
      calls.push([idsIn(posts), meta['dropped']])
      const needed = /call again with maxChars (\d+) or 0/.exec(texts[1] ?? '')?.[1]
      if (needed !== undefined) {
        const again = await mcp('list_evidence', { ...args, maxChars: Number(needed) })
        assert.equal(EvidenceResponse.parse(again.output).posts.length, 1)
        assert.equal((again.texts[0] ?? '').length, Number(needed))
      }
      if (meta['nextCursor'] === undefined) break
      args = { maxChars: 1000, cursor: meta['nextCursor'] }
    }
    assert.deepEqual(calls, [
      [[], 4],
      [[], 3],
      [['short'], 1],
      [[], 1],
    ])
  })

  test('takes back its own cursor for an id as long and as odd as one can be', async (t) => {
    const caller = await mintCaller(service.db)
    const odd = [
      { id: `x${'"'.repeat(255)}`, publishedAt: daysAgo(1) },
      { id: '植'.repeat(256), publishedAt: daysAgo(2) },
      { id: 'end', publishedAt: daysAgo(3) },
    ]
    await storeSamples(service.db, caller.workspace.id, odd)
    const mcp = await connect(t, caller)
    const seen: string[] = []
    let cursor: unknown
    do {
      const args = cursor === undefined ? {} : { cursor }
      const { output, meta } = await mcp('list_evidence', { limit: 1, ...args })
      seen.push(...idsIn(EvidenceResponse.parse(output).posts))
      cursor = meta['nextCursor']
    } while (cursor !== undefined)
    assert.equal(seen.length, 3)
  })
})
