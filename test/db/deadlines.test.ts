import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serviceDeadlines } from '../../db/deadlines.ts'

test('no request waits five seconds for a database that does not answer', () => {
  const { connectMs, statements } = serviceDeadlines(15_000)
  assert.ok(statements.read.totalMs < 5000 && statements.write.totalMs < 5000)
  assert.ok(connectMs <= 3000)
  // A read that meets silence has the whole time of a new connection left.
  assert.ok(statements.read.silenceMs + connectMs < statements.read.totalMs)
})

test('long work waits for the server’s own word that it took too long', () => {
  assert.ok(serviceDeadlines(15_000).statements.long.silenceMs > 15_000)
})
