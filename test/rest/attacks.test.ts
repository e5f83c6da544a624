import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ErrorResponse, EvidenceResponse } from '../../src/model/index.ts'
import { tools } from '../../tools/index.ts'
import { postMcp } from '../support/mcp-client.ts'
import { messageOf, protocols, send as sendMcp } from '../support/mcp-protocols.ts'
import { storeSamples } from '../support/posts.ts'
import { sendRaw } from '../support/raw-http.ts'
import { call, mintCaller, sentenceOf, startTestService, type TestService } from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService({ ALLOWED_ORIGINS: 'https://app.example' })
})
after(() => service.close())

/** A request of these lines, closed after its answer. */
const send = (lines: readonly string[], body = '') =>
  sendRaw(service.url, `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`)

describe('a request target that is no path', () => {
  for (const target of ['http://[', 'http://[bad/v1/workspace', 'http://a:99999/v1/workspace', '*']) {
    test(`${target} gets 400 and the service lives on`, async () => {
      const answer = await send([`GET ${target} HTTP/1.1`, 'Host: x'])
      assert.equal(answer.status, 400)
      assert.match(ErrorResponse.parse(JSON.parse(answer.body)).error, /request target/)
      assert.match(answer.head, /X-Request-Id: /)
      assert.equal((await call(`${service.url}/healthz`)).status, 200)
    })
  }

  test('an absolute one that is well-formed is answered like its path', async () => {
    const { key } = await mintCaller(service.db)
    const answer = await send([
      'GET http://proxy.example/v1/workspace HTTP/1.1',
      'Host: proxy.example',
      `Authorization: Bearer ${key}`,
    ])
    assert.equal(answer.status, 200)
  })
})

describe('what Node would answer without a body', () => {
  test('400 for HTTP/1.1 without Host, 417 for an unknown Expect', async () => {
    const hostless = await send(['GET /healthz HTTP/1.1', 'X-Any: thing'])
    assert.equal(hostless.status, 400)
    assert.match(hostless.body, /needs a Host header/)
    const expecting = await send(['GET /healthz HTTP/1.1', 'Host: x', 'Expect: miracles'])
    assert.equal(expecting.status, 417)
    assert.match(expecting.body, /Expect header/)
  })
})

describe('odd headers', () => {
  test('a client that refuses every encoding gets the plain answer', async () => {
    for (const encoding of ['*;q=0', 'identity;q=0', 'deflate, identity;q=0']) {
      const answer = await call(`${service.url}/openapi.json`, { headers: { 'Accept-Encoding': encoding } })
      assert.equal(answer.status, 200, encoding)
      assert.equal(answer.headers.get('content-encoding'), null)
    }
  })

  test('a Host that is no host name reaches MCP like REST', async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
    for (const host of ['a:99999', 'xn--', 'x?y']) {
      const head = [
        'POST /mcp HTTP/1.1',
        `Host: ${host}`,
        'Content-Type: application/json',
        'Accept: application/json, text/event-stream',
        `Content-Length: ${body.length}`,
      ]
      const answer = await send(head, body)
      assert.equal(answer.status, 200, `${host}: ${answer.head} ${answer.body}`)
    }
  })

  test('If-None-Match is compared weakly', async () => {
    const { key } = await mintCaller(service.db)
    const etag = (await call(`${service.url}/v1/workspace`, { key })).headers.get('etag') ?? ''
    const strong = etag.replace('W/', '')
    const answer = await call(`${service.url}/v1/workspace`, {
      key,
      headers: { 'If-None-Match': `"x", ${strong}` },
    })
    assert.equal(answer.status, 304)
  })

  test('an error answer carries no header of the answer that failed', async () => {
    const { key } = await mintCaller(service.db)
    const answer = await call(`${service.url}/v1/evidence?limit=0`, { key })
    assert.equal(answer.headers.get('etag'), null)
    assert.ok(answer.headers.get('X-Request-Id'))
  })

  test('a key in the URL is found beside broken escapes', async () => {
    const answer = await call(`${service.url}/mcp?k=%zz&key=svc%5Flive_x`, { method: 'POST' })
    assert.match(sentenceOf(answer), /must be taken as exposed/)
  })
})

describe('cursors that were never given', () => {
  const made = (fields: unknown) => Buffer.from(JSON.stringify(fields)).toString('base64url')
  const cursors = [
    made(['0000-01-01T00:00:00.000Z', 'x', '1']),
    made(['2026-01-01T00:00:00Z', 'x', '1']),
    made(['2026-01-01T00:00:00.123456789Z', 'x', '1']),
    made(['2026-01-01T00:00:00.000Z', 'x', 'a\u0000']),
    made(['2026-01-01T00:00:00.000Z', 'tiktok', '1']),
    `${made(['2026-01-01T00:00:00.000Z', 'x', '1'])}=`,
    made({ 0: 'x' }),
    made(null),
  ]
  for (const cursor of cursors) {
    test(`400 for ${Buffer.from(cursor, 'base64url').toString()}`, async () => {
      const { key } = await mintCaller(service.db)
      const answer = await call(`${service.url}/v1/evidence?cursor=${encodeURIComponent(cursor)}`, { key })
      assert.equal(answer.status, 400, answer.text)
      assert.match(sentenceOf(answer), /cursor is not one this service gave/)
    })
  }
})

test('no answer may be taken for another type than it says', async () => {
  const { key } = await mintCaller(service.db)
  for (const path of ['/v1/workspace', '/v1/nowhere', '/openapi.json', '/app/enter', '/healthz'])
    assert.equal(
      (await call(`${service.url}${path}`, { key })).headers.get('X-Content-Type-Options'),
      'nosniff',
      path,
    )
  for (const protocol of protocols) {
    const answer = await sendMcp(service.url, messageOf(protocol, 'tools/list'), { key })
    assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff', protocol)
  }
})

test('a link with letters that a URI cannot hold is given as a URI', async () => {
  const { key, workspace } = await mintCaller(service.db)
  await storeSamples(service.db, workspace.id, [
    { id: 'slug', url: 'https://www.reddit.com/r/luz/comments/1/a_alguien_más_le_pasa/' },
    { id: 'odd', url: 'https://exämple.example/a b/{x}|y?q=[1]^`#a#b' },
    { id: 'percent', url: 'https://x.example/100%/50%25' },
  ])
  const { posts } = EvidenceResponse.parse((await call(`${service.url}/v1/evidence`, { key })).json)
  assert.deepEqual(Object.fromEntries(posts.map(({ id, url }) => [id, url])), {
    slug: 'https://www.reddit.com/r/luz/comments/1/a_alguien_m%C3%A1s_le_pasa/',
    odd: 'https://xn--exmple-cua.example/a%20b/%7Bx%7D%7Cy?q=%5B1%5D%5E%60#a%23b',
    percent: 'https://x.example/100%25/50%25',
  })
})

describe('routes', () => {
  test('are taken to the letter: another case or a trailing slash is another route', async () => {
    const { key } = await mintCaller(service.db)
    for (const path of ['/v1/workspace/', '/V1/workspace', '/v1/Workspace']) {
      assert.equal((await call(`${service.url}${path}`, { key })).status, 404, path)
    }
    assert.equal((await call(`${service.url}/MCP/`, { method: 'POST' })).status, 404)
  })

  const ORIGIN = 'https://app.example'
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const preflight = (origin: string) =>
    call(`${service.url}/mcp`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    })

  test('a listed origin’s browser page may call MCP: the preflight names the method and the headers', async () => {
    const { status, headers } = await preflight(ORIGIN)
    assert.equal(status, 204)
    assert.equal(headers.get('Access-Control-Allow-Origin'), ORIGIN)
    assert.equal(headers.get('Access-Control-Allow-Methods'), 'POST')
    assert.equal(
      headers.get('Access-Control-Allow-Headers'),
      'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
    )
    assert.match(headers.get('Vary') ?? '', /Origin/)
  })

  test('a listed origin’s browser page may read answers and refusals, and why it was refused', async () => {
    const refused = { ...list, method: 'tools/call', params: { name: 'get_workspace', arguments: {} } }
    for (const [body, status] of [
      [list, 200],
      [refused, 401],
    ] as const) {
      const answer = await postMcp(service.url, body, { headers: { Origin: ORIGIN } })
      assert.equal(answer.status, status)
      assert.equal(answer.headers.get('Access-Control-Allow-Origin'), ORIGIN)
      assert.equal(
        answer.headers.get('Access-Control-Expose-Headers'),
        'X-Request-Id, WWW-Authenticate, Retry-After',
      )
      assert.match(answer.headers.get('Vary') ?? '', /Origin/)
    }
  })

  test('a page of any other origin is allowed nothing', async () => {
    const { status, headers } = await preflight('https://evil.example')
    assert.equal(status, 405)
    assert.equal(headers.get('Access-Control-Allow-Origin'), null)
  })

  test('a listed origin is allowed nothing beyond MCP', async () => {
    const { headers } = await call(`${service.url}/v1/workspace`, { headers: { Origin: ORIGIN } })
    assert.equal(headers.get('Access-Control-Allow-Origin'), null)
  })
})

describe('MCP params that the protocol does not allow', () => {
  const bad: readonly [method: string, params: unknown][] = [
    ['tools/call', undefined],
    ['tools/call', {}],
    ['tools/call', { name: 5 }],
    ['tools/call', { name: 'get_workspace', arguments: null }],
    ['tools/call', { name: 'get_workspace', arguments: [] }],
    ['initialize', { protocolVersion: null }],
    ['tools/list', 5],
  ]
  for (const [method, params] of bad) {
    test(`-32602 with one sentence of ours for ${method} ${JSON.stringify(params)}`, async () => {
      const { key } = await mintCaller(service.db)
      const answer = await postMcp(service.url, { jsonrpc: '2.0', id: 7, method, params }, { key })
      const { id, error } = Object(answer.json)
      assert.equal(id, 7)
      assert.equal(error.code, -32602)
      assert.match(error.message, new RegExp(`^[^\\n]*\\bof ${method} [^\\n]*must (be|hold) [^\\n]+\\.$`))
    })
  }

  test('an unknown tool is named in our words only', async () => {
    const { key } = await mintCaller(service.db)
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'nope' } }
    const { error } = Object((await postMcp(service.url, body, { key })).json)
    assert.deepEqual(
      [error.code, error.message],
      [-32602, `Unknown tool. Tools: ${tools.map(({ name }) => name).join(', ')}.`],
    )
  })
})
