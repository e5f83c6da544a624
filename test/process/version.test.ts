import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { VERSION } from '../../src/process/version.ts'

test('the program’s version is the package’s', async () => {
  const manifest = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
  assert.equal(VERSION, manifest.version)
})
