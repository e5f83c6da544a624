import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { toHttpUrl } from '../../src/lib/http-url.ts'
import { Uri } from '../../src/model/index.ts'

const table: readonly [given: string, uri: string | undefined][] = [
  ['https://fern.example', 'https://fern.example'],
  ['http://Fern.example:8080/a?b=c%20d#e', 'http://Fern.example:8080/a?b=c%20d#e'],
  ['https://fern.example/más', 'https://fern.example/m%C3%A1s'],
  ['https://exämple.example', 'https://xn--exmple-cua.example/'],
  ['https://fern.example/a b|{c}', 'https://fern.example/a%20b%7C%7Bc%7D'],
  ['https://fern.example/[1]?q=[2]', 'https://fern.example/%5B1%5D?q=%5B2%5D'],
  ['https://fern.example/50%', 'https://fern.example/50%25'],
  ['https://fern.example/#a#b', 'https://fern.example/#a%23b'],
  ['HTTPS://FERN.EXAMPLE/A', 'https://fern.example/A'],
  ['https://fern`.example/', undefined],
  ['https://{fern}/', undefined],
  ['javascript:alert(1)', undefined],
  ['ftp://fern.example', undefined],
  ['https://', undefined],
  ['fern.example', undefined],
]

for (const [given, uri] of table) {
  test(`${given} is ${uri ?? 'no http(s) link'}`, () => assert.equal(toHttpUrl(given), uri))
}

test('whatever it makes a link of is one that every answer may hold, and stays the same', () => {
  const characters = fc.constantFrom(...'https://HTTP:/@?#[]%2541..\\ \t\n|^`{}"<>xn--日é😀\u0000\ud800:80')
  const begin = fc.constantFrom('https://', 'HTTP://', 'https://a.b/', 'https://a.b/?', 'https://a.b/#')
  const rest = fc.array(fc.oneof(characters, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 20 })
  fc.assert(
    fc.property(begin, rest, (scheme, parts) => {
      const uri = toHttpUrl(scheme + parts.join(''))
      if (uri === undefined) return
      assert.ok(Uri.safeParse(uri).success, uri)
      assert.equal(toHttpUrl(uri), uri)
    }),
    { seed: 20_260_331, numRuns: 5000 },
  )
})
