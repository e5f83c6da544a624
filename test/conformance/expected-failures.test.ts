import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'

test('every failure that the conformance run expects has its reason in the line above it', async () => {
  const text = await readFile(join(import.meta.dirname, 'expected-failures.yml'), 'utf8')
  const lines = text.trimEnd().split('\n')
  const entries = lines.slice(lines.indexOf('server:') + 1)
  assert.ok(entries.some((line) => line.startsWith('  - ')))
  for (const [index, line] of entries.entries()) {
    const isReason = /^ {2}# \S/.test(line)
    const isEntry = /^ {2}- [a-z0-9-]+(:[a-z0-9-]+)?$/.test(line)
    assert.ok(isReason || isEntry, line)
    if (isEntry) assert.match(entries[index - 1] ?? '', /^ {2}# \S/, line)
  }
})
