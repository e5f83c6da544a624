import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_LINE_BYTES, readLines } from '../../src/evidence/ndjson.ts'

async function* stream(...chunks: (Buffer | string)[]) {
  yield* chunks
}

/** Each line's number with its text, or with the problem it has instead. */
async function read(...chunks: (Buffer | string)[]): Promise<[number, string][]> {
  const lines: [number, string][] = []
  for await (const line of readLines(stream(...chunks))) {
    lines.push([line.number, 'text' in line ? line.text : line.problem])
  }
  return lines
}

test('a line may begin and end anywhere in a chunk, and the last needs no newline', async () => {
  const expected = [
    [1, 'one'],
    [2, ''],
    [3, 'three'],
    [4, 'four'],
  ]
  const whole = Buffer.from('one\n\nthree\nfour')
  assert.deepEqual(await read(whole), expected)
  assert.deepEqual(await read(...[...whole].map((byte) => Buffer.from([byte]))), expected)
  assert.deepEqual(await read('one\n', '', '\nth', 'ree\nfour', '\n'), expected)
})

test('an empty stream has no line', async () => {
  assert.deepEqual(await read(), [])
  assert.deepEqual(await read(Buffer.alloc(0)), [])
})

test('a character whose bytes lie in two chunks is one character, at every border', async () => {
  const bytes = Buffer.from('é 植 🌱\n🌱')
  for (let border = 1; border < bytes.length; border++) {
    assert.deepEqual(await read(bytes.subarray(0, border), bytes.subarray(border)), [
      [1, 'é 植 🌱'],
      [2, '🌱'],
    ])
  }
})

test('a line that is no UTF-8 is a problem of its own, also at the very end', async () => {
  assert.deepEqual(await read(Buffer.from([0x61, 0xff, 0x0a, 0x62, 0x0a, 0xe6, 0xa4])), [
    [1, 'not UTF-8'],
    [2, 'b'],
    [3, 'not UTF-8'],
  ])
})

test('a carriage return before the newline stays as white space at the end of the line', async () => {
  const lines = await read('{"a":1}\r\n{"b":2}\r', '\n')
  assert.deepEqual(
    lines.map(([number, text]) => [number, JSON.parse(text)]),
    [
      [1, { a: 1 }],
      [2, { b: 2 }],
    ],
  )
})

test('a line too long loses its text but not its number, and the next line is whole', async () => {
  const longest = 'x'.repeat(MAX_LINE_BYTES)
  const lines = await read(`${longest}\n${longest}`, 'x\nshort\n', longest, longest, longest, '\nlast')
  const tooLong = `longer than ${MAX_LINE_BYTES} bytes`
  assert.deepEqual(lines, [
    [1, longest],
    [2, tooLong],
    [3, 'short'],
    [4, tooLong],
    [5, 'last'],
  ])
  assert.deepEqual(await read(longest, 'xx'), [[1, tooLong]])
})
