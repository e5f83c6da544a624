import assert from 'node:assert/strict'
import { createServer, type OutgoingHttpHeaders, request } from 'node:http'
import { after, before, test } from 'node:test'
import { createClientAddress, parseAddressRange } from '../../src/http/client-address.ts'
import { close } from '../../src/http/server.ts'

/** A real server that tells what its request came from, by the trusted proxies in its path. */
const server = createServer((req, response) => {
  const ranges = decodeURIComponent(req.url?.slice(1) ?? '')
    .split(',')
    .flatMap((text) => parseAddressRange(text) ?? [])
  response.end(createClientAddress(ranges)(req) ?? 'none')
})
let port = 0
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
after(() => close(server, 0))

function addressFor(trusted: string, forwarded?: string | string[]): Promise<string> {
  const headers: OutgoingHttpHeaders = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: `/${encodeURIComponent(trusted)}`, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end()
  })
}

test('without trusted proxies a header names nobody', async () => {
  assert.equal(await addressFor(''), '127.0.0.1')
  assert.equal(await addressFor('', '203.0.113.7'), '127.0.0.1')
  assert.equal(await addressFor('10.0.0.0/8', '203.0.113.7'), '127.0.0.1', 'it came from no trusted proxy')
})

test('a trusted proxy names the client, and what the client wrote to the left is not read', async () => {
  assert.equal(await addressFor('127.0.0.1', '203.0.113.7'), '203.0.113.7')
  assert.equal(await addressFor('127.0.0.1', '1.1.1.1, 203.0.113.7'), '203.0.113.7')
  assert.equal(await addressFor('127.0.0.1', ['1.1.1.1', '203.0.113.7']), '203.0.113.7', 'in two headers')
  assert.equal(await addressFor('127.0.0.1', '127.0.0.1, 203.0.113.7'), '203.0.113.7')
})

test('a chain of proxies is read to the first that is not trusted', async () => {
  const chain = '127.0.0.0/8,10.0.0.0/8,2001:db8::/32'
  assert.equal(await addressFor(chain, '1.1.1.1, 203.0.113.7, 10.9.8.7'), '203.0.113.7')
  assert.equal(await addressFor(chain, '1.1.1.1, 203.0.113.7, 2001:db8::5, 10.9.8.7'), '203.0.113.7')
  assert.equal(await addressFor(chain, '10.1.1.1, 10.9.8.7'), '10.1.1.1', 'nobody but proxies: the farthest')
})

test('what is no address ends the reading at the proxy that passed it on', async () => {
  for (const forwarded of ['unknown', '_hidden', '', ' ', ',', 'evil\t, ', '1.2.3', '1.2.3.4.5', '<script>'])
    assert.equal(await addressFor('127.0.0.1', forwarded), '127.0.0.1', forwarded)
  assert.equal(await addressFor('127.0.0.1,10.0.0.1', '203.0.113.7, garbage, 10.0.0.1'), '10.0.0.1')
})

test('one address has one form: without port, brackets and zone, IPv4 as itself', async () => {
  for (const [forwarded, address] of [
    ['203.0.113.7:1234', '203.0.113.7'],
    ['[2001:DB8:0:0::1]:443', '2001:db8::1'],
    ['2001:0db8::0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
  ] as const)
    assert.equal(await addressFor('127.0.0.1', forwarded), address)
  assert.equal(await addressFor('127.0.0.1,203.0.113.0/24', '9.9.9.9, ::ffff:203.0.113.7'), '9.9.9.9')
})

test('a range is an address with as many bits as it has at most', () => {
  assert.deepEqual(parseAddressRange('10.0.0.1'), { address: '10.0.0.1', family: 'ipv4', prefix: 32 })
  assert.deepEqual(parseAddressRange('10.0.0.0/8'), { address: '10.0.0.0', family: 'ipv4', prefix: 8 })
  assert.deepEqual(parseAddressRange('fd00::/8'), { address: 'fd00::', family: 'ipv6', prefix: 8 })
  for (const text of [
    '',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/',
    '10.0.0/8',
    'proxy.example',
    '10.0.0.1/-1',
    '*',
  ])
    assert.equal(parseAddressRange(text), undefined, text)
})
