import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { operations } from '../../rest/operations.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { Settings } from '../../src/config/settings.ts'

const root = new URL('../../', import.meta.url)
const readme = await readFile(new URL('README.md', root), 'utf8')
const manifest = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))

/** Defaults that depend on other settings or on the user. */
const madeAtStart = ['BASE_URL', 'DATA_DIR']

const isAbsent = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)

describe('the README', () => {
  test('has a row for every setting, and none for one that is gone', () => {
    const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map((match) => match[1]),
    )
    assert.deepEqual(named.sort(), Object.keys(Settings.shape).sort())
  })

  test('gives every setting its own default', () => {
    const config: Readonly<Record<string, unknown>> = { ...readConfig({}) }
    const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
    for (const row of rows) {
      const [, names = '', defaults = ''] = row.split('|')
      const written = defaults.split(',').map((text) => text.trim())
      for (const [index, [, name = '']] of [...names.matchAll(/`([A-Z_]+)`/g)].entries()) {
        const value = /^`([^`]+)`$/.exec(written[index] ?? '')?.[1]
        // Words stand for what the service finds out itself, and one of them for the hosts of all platforms.
        if (value === undefined || madeAtStart.includes(name)) {
          assert.ok(isAbsent(config[name]) || /_BASE_URL$/.test(name), `${name} has a default`)
        } else assert.equal(value, String(config[name]), name)
      }
    }
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
