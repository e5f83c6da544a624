import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublicHost } from '../../src/collectors/public-host.ts'

const cases: readonly (readonly [url: string, isPublic: boolean])[] = [
  ['https://sunbar.example', true],
  ['https://www.sunbar.co.uk/lamps', true],
  ['https://лампа.example', true],
  ['http://8.8.8.8', true],
  ['http://[2606:4700::1111]', true],
  ['http://localhost:5432', false],
  ['http://db.localhost', false],
  ['http://printer.local', false],
  ['http://metadata.google.internal', false],
  ['http://intranet', false],
  ['http://printer', false],
  ['http://127.0.0.1', false],
  ['http://2130706433', false],
  ['http://0x7f.1', false],
  ['http://0', false],
  ['http://10.1.2.3', false],
  ['http://172.31.0.1', false],
  ['http://172.32.0.1', true],
  ['http://192.168.0.1', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['http://0.200.0.1', false],
  ['http://100.64.0.1', false],
  ['http://100.127.0.1', false],
  ['http://100.128.0.1', true],
  ['http://198.19.0.1', false],
  ['http://224.0.0.1', false],
  ['http://255.255.255.255', false],
  ['http://[::1]', false],
  ['http://[::]', false],
  ['http://[::ffff:127.0.0.1]', false],
  ['http://[::ffff:8.8.8.8]', true],
  ['http://[fd00::1]', false],
  ['http://[fe80::1]', false],
  ['http://[febf::1]', false],
  ['http://[ff02::1]', false],
  ['http://[64:ff9b::a00:1]', false],
  ['http://[2001:db8::1]', false],
]

for (const [url, isPublic] of cases) {
  test(`${url} is ${isPublic ? 'a' : 'no'} public site`, () => {
    assert.equal(isPublicHost(new URL(url).hostname), isPublic)
  })
}
