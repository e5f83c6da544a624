import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { sendRaw } from '../support/raw-http.ts'
import {
  type Answer,
  call,
  mintCaller,
  sentenceOf,
  startTestService,
  type TestService,
} from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

function assertRefused(answer: Answer, status: number, sentence: RegExp): void {
  assert.equal(answer.status, status)
  assert.match(sentenceOf(answer), sentence)
  assert.ok(answer.headers.get('X-Request-Id'))
}

describe('routes and methods', () => {
  test('404 with an ErrorResponse for an unknown route', async () => {
    for (const path of ['/v1', '/v2/workspace', '/v1/workspace/x', '/v1//workspace', '/%2e%2e/etc/passwd']) {
      assertRefused(await call(`${service.url}${path}`), 404, /no such route/)
    }
  })

  test('405 with Allow for a known route and another method', async () => {
    for (const [method, path, allow] of [
      ['POST', '/v1/workspace', 'HEAD, GET'],
      ['DELETE', '/v1/evidence', 'HEAD, GET'],
      ['GET', '/v1/scans', 'POST'],
      ['PATCH', '/openapi.json', 'HEAD, GET'],
    ] as const) {
      const answer = await call(`${service.url}${path}`, { method })
      assertRefused(answer, 405, /This route takes/)
      assert.deepEqual(answer.headers.get('Allow')?.split(', ').sort(), allow.split(', ').sort())
    }
  })
})

describe('what is hardly HTTP', () => {
  test('431 with an ErrorResponse for a query string of a megabyte', async () => {
    const { status, body } = await sendRaw(
      service.url,

      `GET /v1/evidence?q=${'x'.repeat(1_000_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    )
    assert.equal(status, 431)
    assert.match(JSON.parse(body).error, /too large/)
  })

  test('400 with an ErrorResponse for bytes that are no request', async () => {
    const { status, body } = await sendRaw(service.url, 'EHLO mail.example\r\n\r\n')
    assert.equal(status, 400)
    assert.match(JSON.parse(body).error, /not a well-formed HTTP request/)
  })

  test('400 for a body that is shorter than it said', async () => {
    const { key } = await mintCaller(service.db)
    const head = `POST /v1/scans HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 10\r\nConnection: close\r\n\r\n`
    const { hostname, port } = new URL(service.url)
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.end(`${head}{"a"`))
      socket.on('error', reject)
      socket.on('close', () => resolve())
      socket.resume()
    })
    assert.equal((await call(`${service.url}/v1/workspace`, { key })).status, 200, 'the service lives on')
  })
})

describe('every answer', () => {
  test('carries X-Request-Id, the caller’s own when it is harmless', async () => {
    const named = await call(`${service.url}/healthz`, { headers: { 'X-Request-Id': 'my-request.1' } })
    assert.equal(named.headers.get('X-Request-Id'), 'my-request.1')
    const odd = await call(`${service.url}/healthz`, { headers: { 'X-Request-Id': '<script>' } })
    assert.match(odd.headers.get('X-Request-Id') ?? '', /^[0-9a-f-]{36}$/)
  })

  test('of the health routes needs no key and shows no data', async () => {
    assert.deepEqual((await call(`${service.url}/healthz`)).json, { status: 'ok' })
    assert.deepEqual((await call(`${service.url}/readyz`)).json, { status: 'ready' })
    assert.match((await call(`${service.url}/metrics`)).text, /http_request_duration_seconds_count/)
    for (const name of [
      'Forwarded',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Real-IP',
      'Via',
      'True-Client-IP',
      'CF-Connecting-IP',
    ]) {
      const proxied = await call(`${service.url}/metrics`, { headers: { [name]: 'for=203.0.113.7' } })
      assert.equal(proxied.status, 404, name)
    }
  })
})
