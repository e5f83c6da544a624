import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { Post } from '../../src/model/index.ts'
import { messageOf, protocols, send } from '../support/mcp-protocols.ts'
import { storeSamples } from '../support/posts.ts'
import { type EraClient, protocolClients } from '../support/protocol-clients.ts'
import { call, mintCaller } from '../support/service.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'

let service: SimulatedService
before(async () => {
  service = await startSimulatedService()
})
after(() => service.close())

async function read(client: EraClient, uri: string): Promise<ReturnType<typeof Object>> {
  const { contents } = await client.readResource({ uri })
  assert.equal(contents.length, 1)
  assert.equal(contents[0]?.uri, uri)
  assert.equal(contents[0]?.mimeType, 'application/json')
  return JSON.parse(String(Object(contents[0]).text))
}

for (const protocol of protocols) {
  const { connect, unknownResource } = protocolClients[protocol]
  describe(`revisions of ${protocol}`, () => {
    test('the lists are public and say for each resource what it is', async (t) => {
      const client = await connect(t, service.url)
      const { resources } = await client.listResources()
      assert.deepEqual(
        resources.map(({ uri }) => uri),
        ['trend://workspace', 'trend://scans/latest', 'trend://coverage', 'trend://method'],
      )
      const { resourceTemplates } = await client.listResourceTemplates()
      assert.deepEqual(
        resourceTemplates.map(({ uriTemplate }) => uriTemplate),
        ['trend://trends/{days}', 'trend://posts/{platform}/{id}'],
      )
      for (const listed of [...resources, ...resourceTemplates]) {
        assert.ok(listed.title && listed.description && listed.mimeType)
      }
    })

    describe('reading', () => {
      test('the workspace and a window’s trends give what their tools give', async (t) => {
        const { key, workspace } = await mintCaller(service.db)
        await storeSamples(
          service.db,
          workspace.id,
          Array.from({ length: 30 }, (_, n) => ({ id: `p${n}` })),
        )
        const client = await connect(t, service.url, key)
        const cases = [
          ['trend://workspace', 'get_workspace', {}],
          ['trend://trends/7', 'get_trends', { days: 7 }],
        ] as const
        for (const [uri, name, args] of cases) {
          const result = await client.callTool({ name, arguments: args })
          assert.deepEqual(await read(client, uri), result.structuredContent)
        }
      })

      test('a stored post is read by platform and id, whatever its id holds', async (t) => {
        const { key, workspace } = await mintCaller(service.db)
        await storeSamples(service.db, workspace.id, [{ id: 'p1' }, { id: 'a/b c%' }])
        const client = await connect(t, service.url, key)
        for (const id of ['p1', 'a/b c%']) {
          const post = Post.parse(await read(client, `trend://posts/reddit/${encodeURIComponent(id)}`))
          assert.equal(post.id, id)
          assert.match(String(post['contentHash']), /^[0-9a-f]{64}$/)
        }
      })

      test('another workspace’s post is not there', async (t) => {
        const [mine, theirs] = [await mintCaller(service.db), await mintCaller(service.db)]
        await storeSamples(service.db, theirs.workspace.id, [{ id: 'secret' }])
        const client = await connect(t, service.url, mine.key)
        await assert.rejects(read(client, 'trend://posts/reddit/secret'), {
          code: unknownResource,
          message: /has stored no post of this platform and id/,
        })
      })

      test('the latest scan is read, and before the first there is none', async (t) => {
        const { key } = await mintCaller(service.db)
        const client = await connect(t, service.url, key)
        await assert.rejects(read(client, 'trend://scans/latest'), {
          code: unknownResource,
          message: /has not scanned yet/,
        })
        const run = Object((await call(`${service.url}/v1/scans`, { method: 'POST', key })).json).run
        assert.ok(JSON.stringify(await read(client, 'trend://scans/latest')).includes(run.id))
      })

      test('coverage tells collected days from days that nobody looked at', async (t) => {
        const { key, workspace } = await mintCaller(service.db, { lookbackDays: 7 })
        const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
        await storeSamples(service.db, workspace.id, [
          { id: 'a', publishedAt: day(3) },
          { id: 'b', publishedAt: day(2) },
          { id: 'c', publishedAt: day(1) },
          { id: 'of the future', publishedAt: day(-9) },
        ])
        const client = await connect(t, service.url, key)
        const { windowDays, platforms } = await read(client, 'trend://coverage')
        assert.equal(windowDays, 7)
        const of = (name: string) => platforms.find(({ platform }: { platform: string }) => platform === name)
        assert.equal(of('reddit').collectedDays, 3)
        assert.equal(of('reddit').recordedDays, 0)
        assert.equal(of('reddit').posts, 3)
        assert.equal(of('reddit').lastCollectedDay, day(1).slice(0, 10))
        assert.deepEqual(
          of('reddit').uncollected.map(({ to }: { to: string }) => to),
          [day(4).slice(0, 10), day(0).slice(0, 10)],
        )
        assert.equal(of('x').collectedDays, 0)
        assert.equal(of('x').lastCollectedDay, null)
        assert.deepEqual(of('x').uncollected, [{ from: day(6).slice(0, 10), to: day(0).slice(0, 10) }])
      })

      test('the method is the user’s own page on it, for anybody', async (t) => {
        const client = await connect(t, service.url)
        const { contents } = await client.readResource({ uri: 'trend://method' })
        const page = await readFile(new URL('../../docs/trends.md', import.meta.url), 'utf8')
        assert.equal(Object(contents[0]).text, page)
      })

      test('everything else needs a key', async () => {
        for (const uri of ['trend://workspace', 'trend://nothing', 'trend://method/../workspace', '']) {
          const answer = await send(service.url, messageOf(protocol, 'resources/read', { uri }))
          assert.equal(answer.status, 401, uri)
        }
      })

      test('what is no resource, or no value of its variables, is refused with what there is', async (t) => {
        const { key } = await mintCaller(service.db)
        const client = await connect(t, service.url, key)
        const unknown = [
          'trend://nothing',
          'trend://trends',
          'trend://trends/7/8',
          'trend://trends/%E0%A4%A',
          'trend://posts/reddit/',
          'file:///etc/passwd',
          'trend://__proto__',
        ]
        for (const uri of unknown) {
          await assert.rejects(client.readResource({ uri }), (error: unknown) => {
            assert.equal(Object(error).code, unknownResource, uri)
            assert.match(String(error), /There are: trend:\/\/workspace/)
            return true
          })
        }
        for (const days of ['0x1e', '3e1', '%2030']) {
          await assert.rejects(
            client.readResource({ uri: `trend://trends/${days}` }),
            /days was ".*"\. It must be/,
          )
        }
        await assert.rejects(
          client.readResource({ uri: 'trend://trends/31' }),
          /days was 31\. It must be one of/,
        )
        await assert.rejects(
          client.readResource({ uri: 'trend://posts/myspace/1' }),
          /platform was "myspace"\. It must be one of/,
        )
      })
    })

    describe('completing', () => {
      const complete = (client: EraClient, uri: string, name: string, value: string, known = {}) =>
        client
          .complete({
            ref: { type: 'ref/resource', uri },
            argument: { name, value },
            context: { arguments: known },
          })
          .then(({ completion }) => completion)

      test('gives the windows, the platforms, and the newest ids of the platform that was chosen', async (t) => {
        const { key, workspace } = await mintCaller(service.db)
        await storeSamples(
          service.db,
          workspace.id,
          Array.from({ length: 120 }, (_, n) => ({ id: `p${n}`, platform: n % 2 === 0 ? 'reddit' : 'x' })),
        )
        const client = await connect(t, service.url, key)
        assert.deepEqual((await complete(client, 'trend://trends/{days}', 'days', '3')).values, ['30', '365'])
        const template = 'trend://posts/{platform}/{id}'
        assert.deepEqual((await complete(client, template, 'platform', 'RE')).values, ['reddit'])
        const ids = await complete(client, template, 'id', 'p1', { platform: 'x' })
        assert.ok(ids.values.length > 0)
        assert.ok(ids.values.every((id) => /^p1\d*$/.test(id) && Number(id.slice(1)) % 2 === 1))
        const all = await complete(client, template, 'id', '')
        assert.deepEqual([all.values.length, all.total, all.hasMore], [100, undefined, true])
        const some = await complete(client, template, 'id', '', { platform: 'x' })
        assert.deepEqual([some.values.length, some.total, some.hasMore], [60, 60, false])
        assert.deepEqual((await complete(client, template, 'id', '%_')).values, [])
      })

      test('refuses text that no database can look up', async (t) => {
        const { key } = await mintCaller(service.db)
        const client = await connect(t, service.url, key)
        for (const typed of ['p\u0000', '\ud800']) {
          await assert.rejects(complete(client, 'trend://posts/{platform}/{id}', 'id', typed), {
            code: -32602,
            message: /argument\.value of completion\/complete holds a NUL character/,
          })
        }
      })

      test('refuses a template or a variable that there is not', async (t) => {
        const { key } = await mintCaller(service.db)
        const client = await connect(t, service.url, key)
        await assert.rejects(complete(client, 'trend://nothing/{x}', 'x', ''), { code: unknownResource })
        await assert.rejects(complete(client, 'trend://trends/{days}', '__proto__', ''), { code: -32602 })
      })
    })
  })
}

describe('only revision 2026-07-28', () => {
  const hintsOf = async (method: string, params = {}, key?: string) => {
    const answer = await send(
      service.url,
      messageOf('2026', method, params),
      key === undefined ? {} : { key },
    )
    const { resultType, ttlMs, cacheScope } = Object(answer.json).result
    return { resultType, ttlMs, cacheScope }
  }
  const forEverybody = { resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'public' }

  test('the lists and the method may be kept for an hour by anybody', async () => {
    for (const method of ['resources/list', 'resources/templates/list', 'prompts/list', 'tools/list']) {
      assert.deepEqual(await hintsOf(method), forEverybody, method)
    }
    assert.deepEqual(await hintsOf('resources/read', { uri: 'trend://method' }), forEverybody)
  })

  test('what a key reads is its own, and new with every scan', async () => {
    const { key, workspace } = await mintCaller(service.db)
    await storeSamples(service.db, workspace.id, [{ id: 'p1' }])
    await call(`${service.url}/v1/scans`, { method: 'POST', key })
    const uris = ['workspace', 'trends/30', 'posts/reddit/p1', 'scans/latest', 'coverage']
    for (const uri of uris.map((path) => `trend://${path}`)) {
      const hints = await hintsOf('resources/read', { uri }, key)
      assert.deepEqual(hints, { resultType: 'complete', ttlMs: 0, cacheScope: 'private' }, uri)
    }
  })
})
