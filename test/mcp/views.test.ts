import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { messageOf, protocols, send } from '../support/mcp-protocols.ts'
import { protocolClients } from '../support/protocol-clients.ts'
import { startTestService, type TestService } from '../support/service.ts'

const viewsByTool: Readonly<Record<string, string>> = {
  get_trends: 'ui://trend-research/trends',
  check_citations: 'ui://trend-research/citations',
}
const MIME_TYPE = 'text/html;profile=mcp-app'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

for (const protocol of protocols) {
  const { connect } = protocolClients[protocol]
  describe(`revisions of ${protocol}`, () => {
    test('get_trends and check_citations name their views, and no other tool has one', async (t) => {
      const client = await connect(t, service.url)
      const { tools } = await client.listTools()
      const named = tools.filter(({ _meta }) => _meta !== undefined)
      assert.deepEqual(
        named.map(({ name, _meta }) => [name, _meta]),
        Object.entries(viewsByTool).map(([name, resourceUri]) => [name, { ui: { resourceUri } }]),
      )
    })

    test('the extension is offered with the one form that views have', async (t) => {
      const client = await connect(t, service.url)
      const { extensions } = Object(client.getServerCapabilities())
      assert.deepEqual(extensions, { 'io.modelcontextprotocol/ui': { mimeTypes: [MIME_TYPE] } })
    })

    test('a view is one file that loads nothing, for anybody, and asks for no other host', async (t) => {
      const client = await connect(t, service.url)
      for (const uri of Object.values(viewsByTool)) {
        const { contents } = await client.readResource({ uri })
        const [content] = contents
        const { text, ...rest } = Object(content)
        assert.equal(contents.length, 1)
        const _meta = { ui: { csp: {}, prefersBorder: true } }
        assert.deepEqual(rest, { uri, mimeType: MIME_TYPE, _meta })
        assert.match(text, /^<!doctype html>/)
        assert.equal(text.split('</script>').length, 2, 'one script, ended once')
        assert.equal(text.split('</style>').length, 2)
        assert.doesNotMatch(text, /<link|<img|<iframe|\ssrc=|@import|url\(|<form|\bimport\(|fetch\(|XMLHttp/)
        assert.ok(text.length < 60_000, `${uri} has ${text.length} characters`)
      }
    })

    test('views stand in no list of resources: a host finds them at their tools', async (t) => {
      const client = await connect(t, service.url)
      const { resources } = await client.listResources()
      assert.deepEqual(
        resources.filter(({ uri }) => uri.startsWith('ui:')),
        [],
      )
    })

    test('no other ui address is read, and not without a key', async (t) => {
      const uri = 'ui://trend-research/trends/more'
      assert.equal((await send(service.url, messageOf(protocol, 'resources/read', { uri }))).status, 401)
      const client = await connect(t, service.url)
      await assert.rejects(client.readResource({ uri }))
    })
  })
}

test('tools/list is the same whether or not a client says that it shows views', async () => {
  const declared = {
    'io.modelcontextprotocol/clientCapabilities': {
      extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [MIME_TYPE] } },
    },
  }
  const plain = await send(service.url, messageOf('2026', 'tools/list'))
  const able = await send(service.url, messageOf('2026', 'tools/list', { _meta: declared }))
  assert.equal(plain.status, 200)
  assert.equal(able.text, plain.text)
})

test('a view may be kept for an hour by anybody, as the lists may', async () => {
  const uri = 'ui://trend-research/trends'
  const { result } = Object((await send(service.url, messageOf('2026', 'resources/read', { uri }))).json)
  assert.deepEqual([result.ttlMs, result.cacheScope], [3_600_000, 'public'])
})
