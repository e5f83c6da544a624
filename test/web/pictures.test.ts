import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { pages } from '../../web/pages/index.ts'

const docs = new URL('../../docs/', import.meta.url)

test('docs/pictures.md shows each page, light and dark, and every picture that is kept', async () => {
  const shown = await readFile(new URL('pictures.md', docs), 'utf8')
  const linked = [...shown.matchAll(/\(pictures\/([^)]+)\)/g)].map(([, name = '']) => name)
  const documents = pages.filter(({ path }) => !/\.(svg|html|zip)$/.test(path))
  for (const { path } of documents) {
    const name = path.slice(1).replace(/[/:]+/g, '-')
    for (const look of ['light', 'dark'])
      assert.ok(linked.includes(`${name}-${look}.png`), `${name}, ${look}`)
  }
  assert.deepEqual((await readdir(new URL('pictures/', docs))).sort(), linked.sort())
})
