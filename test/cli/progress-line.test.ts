import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressLine } from '../../src/cli/admin/progress-line.ts'

function openTerminal(isTTY: boolean) {
  const written: string[] = []
  return { written, terminal: { isTTY, columns: 24, write: (text: string) => written.push(text) } }
}

test('each step is written over the one before, cut to the width, and the last one stays', () => {
  const { written, terminal } = openTerminal(true)
  const line = progressLine(terminal)
  line.show('1 of 9 calls')
  line.show('2 of 9 calls: reddit: 2 of 4 calls, 30 posts')
  line.end()
  assert.deepEqual(written, ['\r\u001b[2K1 of 9 calls', '\r\u001b[2K2 of 9 calls: reddit: 2', '\n'])
})

test('what is shown after an end begins a line of its own, which is ended once', () => {
  const { written, terminal } = openTerminal(true)
  const line = progressLine(terminal)
  line.show('500 lines read')
  line.end()
  line.end()
  line.show('1000 lines read')
  line.end()
  assert.deepEqual(written, ['\r\u001b[2K500 lines read', '\n', '\r\u001b[2K1000 lines read', '\n'])
})

test('a file or a program is told nothing', () => {
  const { written, terminal } = openTerminal(false)
  const line = progressLine(terminal)
  line.show('1 of 9 calls')
  line.end()
  assert.deepEqual(written, [])
})

test('a line that was never shown leaves nothing behind', () => {
  const { written, terminal } = openTerminal(true)
  progressLine(terminal).end()
  assert.deepEqual(written, [])
})
