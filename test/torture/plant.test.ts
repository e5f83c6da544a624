import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { tortures } from './index.ts'
import { changedFiles, plant } from './plant.ts'
import type { Fault } from './torture.ts'

const inManifest = (line: string): Fault => ({
  name: 'a test',
  changes: [{ file: 'package.json', line, becomes: '"planted"' }],
})

test('each torture has faults, and each of them changes what is there', async () => {
  for (const [name, { faults }] of Object.entries(tortures)) {
    assert.notEqual(faults.length, 0, name)
    for (const fault of faults) assert.notEqual((await changedFiles(fault)).size, 0, fault.name)
  }
})

test('a fault whose line is not there, or twice, is not planted', async () => {
  const refusal = /The fault "a test" needs this exactly once in package\.json/
  await assert.rejects(changedFiles(inManifest('no such line')), refusal)
  await assert.rejects(changedFiles(inManifest('"')), refusal)
})

test('a fault is in the copy of the tree, and nowhere else', async (t) => {
  const tree = await mkdtemp(join(tmpdir(), 'plant-'))
  t.after(() => rm(tree, { recursive: true }))
  await plant(inManifest('"private": true'), tree)
  const manifest = await readFile(join(tree, 'package.json'), 'utf8')
  assert.ok(manifest.includes('"planted"'))
  const own = import.meta.filename
  assert.equal(await readFile(join(tree, 'test/torture/plant.test.ts'), 'utf8'), await readFile(own, 'utf8'))
})
