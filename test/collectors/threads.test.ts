import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf } from '../../src/collectors/threads.ts'
import { MAX_CONTEXT_LENGTH } from '../../src/model/index.ts'

test('a title is a context in one line, cut between words', () => {
  assert.equal(contextOf(' A year\n\nwith it '), 'A year with it')
  const long = contextOf('lamps '.repeat(7000))
  assert.ok(long.endsWith('lamps…') && Array.from(long).length <= 200, long)
})

test('a title of any characters is a context that can be stored, or none', () => {
  const titles = [
    `e${'\u0301'.repeat(20_000)}`,
    '\u{1F469}\u200D'.repeat(9000),
    `\u202E${'txt.exe '.repeat(5000)}`,
    '\u200B'.repeat(40_000),
    '\u{E0041}'.repeat(20_000),
  ]
  for (const title of titles) {
    const context = contextOf(title)
    assert.ok(context.length <= MAX_CONTEXT_LENGTH, String(context.length))
    assert.ok(context.isWellFormed())
    assert.notEqual(context, '…')
  }
  assert.equal(contextOf(' \n '), '')
})
