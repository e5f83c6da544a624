import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { METHOD_VERSION } from '../../src/trends/index.ts'
import { parameters } from '../../src/trends/parameters/index.ts'
import { acceptsSnapshots, matchSnapshot } from '../support/snapshot.ts'

const file = new URL('./method.snapshot.json', import.meta.url)
const changelog = new URL('../../docs/method-changelog.md', import.meta.url)

test('a parameter changes only together with METHOD_VERSION', async () => {
  const committed: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  const known = committed[METHOD_VERSION]
  const found = hashOfParameters()
  assert.ok(
    known === undefined || known === found,
    `a value in src/trends/parameters changed, but METHOD_VERSION is still ${METHOD_VERSION}: raise it, say in ` +
      'docs/method-changelog.md what changed, and run "npm run snapshots"',
  )
  assert.ok(
    known !== undefined || acceptsSnapshots,
    `method version ${METHOD_VERSION} has no hash: run "npm run snapshots"`,
  )
  // A version that is recorded stays as it is: only a new one is added.
  await matchSnapshot(file, { ...committed, [METHOD_VERSION]: found })
})

test('the method changelog begins with the present version', async () => {
  const [newest] = [...(await readFile(changelog, 'utf8')).matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  assert.equal(newest, METHOD_VERSION)
})

/** Of all values with their names, which are unique; tables, order and wording may change freely. */
function hashOfParameters(): string {
  const values = Object.values(parameters).flatMap((table) =>
    Object.entries(table).map(([name, { value }]) => `${name}=${JSON.stringify(value)}`),
  )
  return createHash('sha256').update(values.sort().join('\n')).digest('hex').slice(0, 16)
}
