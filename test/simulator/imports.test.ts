import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

test('the simulator imports nothing of the project but itself, so that it can be checked alone', async () => {
  const root = fileURLToPath(new URL('../../simulator/', import.meta.url))
  const files = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.ts'))
  assert.ok(files.length > 20)
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8')
    for (const [, target = ''] of source.matchAll(/(?:from|import) '([^']+)'/g)) {
      const own = target.startsWith('.') && join('simulator', file, '..', target).startsWith('simulator')
      assert.ok(own || target.startsWith('node:'), `${file} imports ${target}`)
    }
  }
})
