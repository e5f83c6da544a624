import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toHttpUrl } from '../src/http-url.ts'

const table: readonly [given: string, uri: string | undefined][] = [
  ['https://fern.example', 'https://fern.example'],
  ['http://Fern.example:8080/a?b=c%20d#e', 'http://Fern.example:8080/a?b=c%20d#e'],
  ['https://fern.example/más', 'https://fern.example/m%C3%A1s'],
  ['https://exämple.example', 'https://xn--exmple-cua.example/'],
  ['https://fern.example/a b|{c}', 'https://fern.example/a%20b%7C%7Bc%7D'],
  ['https://fern.example/[1]?q=[2]', 'https://fern.example/%5B1%5D?q=%5B2%5D'],
  ['https://fern.example/50%', 'https://fern.example/50%25'],
  ['https://fern.example/#a#b', 'https://fern.example/#a%23b'],
  ['javascript:alert(1)', undefined],
  ['ftp://fern.example', undefined],
  ['https://', undefined],
  ['fern.example', undefined],
]

for (const [given, uri] of table) {
  test(`${given} is ${uri ?? 'no http(s) link'}`, () => assert.equal(toHttpUrl(given), uri))
}
