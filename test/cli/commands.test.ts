import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { run } from './command.ts'

const manifest = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))
const fromSources = Object.values<string>(manifest.scripts).flatMap(
  (script) => /^node --import tsx (src\/cli\/(?!generate)\S+\.ts)$/.exec(script)?.[1] ?? [],
)

describe('every command of package.json starts from its sources and says how to use it', {
  concurrency: 2,
}, () => {
  for (const program of [...fromSources, manifest.bin['trend-research']]) {
    test(program, async () => {
      const { code, stdout, stderr } = await run(program, ['--help'])
      assert.equal(code, 0, stderr)
      assert.match(stdout + stderr, /usage|npm run/i)
    })
  }
  test('none is left out', () => assert.equal(fromSources.length, 5))
})
