import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js'
import { generated } from '../../src/cli/generated.ts'
import { connectClient, postMcp } from '../support/mcp-client.ts'
import { call, startTestService, type TestService } from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService({ BASE_URL: 'https://trends.example' })
})
after(() => service.close())

const paths = ['/.well-known/mcp.json', '/mcp/server-card'] as const

async function discover(): Promise<ReturnType<typeof Object>> {
  const answer = await postMcp(
    service.url,
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'server/discover',
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
    { headers: { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'server/discover' } },
  )
  assert.equal(answer.status, 200)
  return Object(answer.json).result
}

test('the card says the name, version, revisions and abilities that both handshakes answer', async (t) => {
  const card = Object((await call(`${service.url}${paths[0]}`)).json)
  const client = await connectClient(t, service.url)
  assert.deepEqual(card.serverInfo, client.getServerVersion())
  const modern = await discover()
  assert.deepEqual(card.serverInfo, modern._meta['io.modelcontextprotocol/serverInfo'])
  assert.equal(card.name.split('/')[1], card.serverInfo.name)
  assert.equal(card.version, card.serverInfo.version)
  assert.equal(card.title, card.serverInfo.title)
  const versions = [...modern.supportedVersions, ...SUPPORTED_PROTOCOL_VERSIONS]
  assert.deepEqual(card.remotes[0].supportedProtocolVersions, versions)
  const abilities = Object.keys(card.capabilities).sort()
  assert.deepEqual(abilities, Object.keys(client.getServerCapabilities() ?? {}).sort())
  assert.deepEqual(abilities, Object.keys(modern.capabilities).sort())
  assert.equal(modern.instructions, client.getInstructions())
})

test('each revision on the card can be begun with', async () => {
  for (const protocolVersion of SUPPORTED_PROTOCOL_VERSIONS) {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 't', version: '1' } }
    const answer = await postMcp(service.url, { jsonrpc: '2.0', id: 1, method: 'initialize', params })
    assert.equal(Object(answer.json).result.protocolVersion, protocolVersion)
  }
})

test('the card lists the tools and prompts that the lists show', async (t) => {
  const card = Object((await call(`${service.url}${paths[0]}`)).json)
  const client = await connectClient(t, service.url)
  const { tools } = await client.listTools()
  const { prompts } = await client.listPrompts()
  const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name)
  assert.deepEqual(namesOf(card.tools), namesOf(tools))
  assert.deepEqual(namesOf(card.prompts), namesOf(prompts))
})

test('the card is the same at both paths, and like the contract for anybody, to be kept an hour and asked for again by its ETag', async () => {
  const [one, two] = await Promise.all(
    paths.map((path) =>
      call(`${service.url}${path}`, { headers: { Host: 'evil.example', Origin: 'https://page.example' } }),
    ),
  )
  assert.equal(one?.status, 200)
  assert.equal(one?.text, two?.text)
  assert.ok(one?.text.includes('https://trends.example/mcp'))
  assert.ok(!one?.text.includes('evil.example'))
  const contract = Object((await call(`${service.url}/openapi.json`)).json)
  assert.deepEqual(contract.servers, [{ url: 'https://trends.example' }])
  for (const path of [...paths, '/openapi.json']) {
    const answer = await call(`${service.url}${path}`)
    assert.equal(answer.headers.get('Access-Control-Allow-Origin'), '*')
    assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=3600')
    const etag = answer.headers.get('ETag') ?? ''
    const again = await call(`${service.url}${path}`, { headers: { 'If-None-Match': etag } })
    assert.equal(again.status, 304)
    assert.equal(again.text, '')
  }
})

test('server.json says the same of the server as the card, and keeps to the registry’s limits', async () => {
  const card = Object((await call(`${service.url}${paths[0]}`)).json)
  const entry = JSON.parse((await generated['server.json']?.()) ?? '{}')
  for (const field of ['name', 'title', 'description', 'version']) assert.equal(entry[field], card[field])
  assert.deepEqual(entry.remotes[0].headers, card.remotes[0].headers)
  assert.match(entry.name, /^[a-z0-9.-]+\.[a-z0-9-]+\/[a-z0-9-]+$/)
  assert.ok(entry.description.length <= 100)
  assert.match(entry.remotes[0].url, /^https:\/\/\{host\}\/mcp$/)
  assert.deepEqual(Object.keys(entry.remotes[0].variables), ['host'])
})
