import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { listedTools } from '../../src/mcp/tool-list.ts'
import { acceptsSnapshots, matchSnapshot } from '../support/snapshot.ts'

const folder = new URL('./snapshots/', import.meta.url)
const fileOf = (name: string): string => `${name}.snapshot.json`

describe('tools/list', () => {
  for (const tool of listedTools) {
    test(`shows ${tool.name} as committed`, async () => {
      await matchSnapshot(new URL(fileOf(tool.name), folder), tool)
    })
  }

  test('shows every tool that is committed', async () => {
    const listed = new Set(listedTools.map(({ name }) => fileOf(name)))
    const gone = (await readdir(folder)).filter((file) => !listed.has(file))
    if (acceptsSnapshots) for (const file of gone) await rm(new URL(file, folder))
    else assert.deepEqual(gone, [], 'If a tool is meant to go, run "npm run snapshots" and commit that.')
  })
})
