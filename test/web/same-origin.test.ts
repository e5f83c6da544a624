import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isSameOrigin } from '../../web/same-origin.ts'
import { isLoopback, takesSecureCookies } from '../../web/site.ts'

const named = { baseUrl: 'https://trends.example', isBaseUrlGiven: true }
const local = { baseUrl: 'http://127.0.0.1:8787', isBaseUrlGiven: false }
const network = { baseUrl: 'http://0.0.0.0:8787', isBaseUrlGiven: false }

test('what a browser says by Sec-Fetch-Site decides alone, whatever the Origin claims', () => {
  const origins = [undefined, 'null', '', 'https://trends.example', 'https://evil.example']
  for (const origin of origins) {
    for (const secFetchSite of [
      'cross-site',
      'same-site',
      'none',
      '',
      'SAME-ORIGIN',
      'same-origin, cross-site',
    ])
      assert.equal(isSameOrigin({ secFetchSite, origin, host: 'trends.example' }, named), false, secFetchSite)
    assert.equal(isSameOrigin({ secFetchSite: 'same-origin', origin, host: 'trends.example' }, named), true)
  }
})

test('without Sec-Fetch-Site the Origin must be the one of BASE_URL, and the Host cannot replace it', () => {
  const from = (origin: string | undefined, host: string) =>
    isSameOrigin({ secFetchSite: undefined, origin, host }, named)
  assert.equal(from('https://trends.example', 'anything'), true)
  for (const origin of [
    undefined,
    'null',
    '',
    'http://trends.example',
    'https://trends.example:8443',
    'https://trends.example.evil.example',
    'https://evil.example',
    'http://localhost:8787',
  ]) {
    for (const host of ['trends.example', 'evil.example', 'localhost:8787', ''])
      assert.equal(from(origin, host), false, `${origin} at ${host}`)
  }
})

test('without BASE_URL any name of this machine is its own, if the request was sent to that name', () => {
  for (const site of [local, network]) {
    const from = (origin: string, host: string | undefined) =>
      isSameOrigin({ secFetchSite: undefined, origin, host }, site)
    for (const host of ['localhost:8787', '127.0.0.1:8787', '127.9.9.9:8787', '[::1]:8787'])
      assert.equal(from(`http://${host}`, host), true, host)
    for (const [origin, host] of [
      ['http://localhost:3000', 'localhost:8787'],
      ['http://localhost:8787', '127.0.0.1:8787'],
      ['https://localhost:8787', 'localhost:8787'],
      ['http://evil.example:8787', 'evil.example:8787'],
      ['http://127.0.0.1.evil.example', '127.0.0.1.evil.example'],
      ['http://192.168.1.5:8787', '192.168.1.5:8787'],
      ['http://localhost:8787', undefined],
      ['http://localhost', 'not a host'],
      ['null', 'localhost:8787'],
    ] as const)
      assert.equal(from(origin, host), false, `${origin} at ${host}`)
  }
})

test('cookies are Secure over https and on this machine, and else could not be kept', () => {
  for (const baseUrl of [
    'https://trends.example',
    'http://localhost:8787',
    'http://127.0.0.1',
    'http://[::1]:1',
  ])
    assert.equal(takesSecureCookies({ baseUrl, isBaseUrlGiven: true }), true, baseUrl)
  for (const baseUrl of ['http://192.168.1.5:8787', 'http://trends.example', 'http://0.0.0.0:8787'])
    assert.equal(takesSecureCookies({ baseUrl, isBaseUrlGiven: true }), false, baseUrl)
  for (const name of ['localhost.evil.example', '127.0.0.1.evil.example', '128.0.0.1', 'localhostx'])
    assert.equal(isLoopback(name), false, name)
})
