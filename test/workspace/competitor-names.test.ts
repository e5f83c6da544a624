import assert from 'node:assert/strict'
import { test } from 'node:test'
import { competitorNames } from '../../src/workspace/competitor-names.ts'

const table: readonly [url: string, names: string[]][] = [
  ['https://sunbar.example', ['sunbar']],
  ['https://www.shop.sunbar.example/lamps', ['sunbar']],
  ['https://www.acme.co.uk', ['acme']],
  ['https://acme.com.br', ['acme']],
  ['https://www.acme.tokyo.jp', ['acme']],
  ['https://acme.myshopify.com', ['acme']],
  ['https://acme.github.io/lamps', ['acme']],
  ['http://192.168.0.1', []],
  ['http://[2001:db8::1]', []],
  ['https://co.uk', []],
  ['https://fb.com/plantlab', ['plantlab']],
  ['https://www.threads.net/@plantlab', ['plantlab']],
  ['https://www.youtube.com/@sunbarlights', ['sunbarlights']],
  ['https://facebook.com/plantlab/', ['plantlab']],
  ['https://x.com', []],
  ['http://localhost', []],
  ['https://xn--vckuc6e.example', ['サンバ']],
  ['https://www.facebook.com/%D8%B3%D9%86%D8%A8%D8%A7%D8%B1', ['سنبار']],
  ['https://www.facebook.com/%E0%A4', ['%E0%A4']],
]

for (const [url, names] of table) {
  test(`${url} names ${names.join() || 'nobody'}`, () => assert.deepEqual(competitorNames([url]), names))
}

test('a name is looked for once', () => {
  assert.deepEqual(competitorNames(['https://sunbar.example', 'https://sunbar.test/x']), ['sunbar'])
})
