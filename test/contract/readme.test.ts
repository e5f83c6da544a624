import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { operations } from '../../rest/operations.ts'
import { settingNames } from '../../src/settings.ts'

const root = new URL('../../', import.meta.url)
const readme = await readFile(new URL('README.md', root), 'utf8')
const manifest = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))

describe('the README', () => {
  test('has a row for every setting, and none for one that is gone', () => {
    const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map((match) => match[1]),
    )
    assert.deepEqual(named.sort(), [...settingNames].sort())
  })

  test('names every tool with its method and path', () => {
    for (const [tool, { method, path }] of Object.entries(operations)) {
      assert.match(readme, new RegExp(`\`${tool}\` \\| \`${method.toUpperCase()} ${path}`))
    }
  })

  test('names no script that package.json lacks', () => {
    const named = [...readme.matchAll(/`npm run (?:-s )?([a-z:]+)|^npm run (?:-s )?([a-z:]+)/gm)]
    assert.ok(named.length > 4)
    for (const [command, quoted, pasted] of named)
      assert.ok((quoted ?? pasted ?? '') in manifest.scripts, command)
  })
})
