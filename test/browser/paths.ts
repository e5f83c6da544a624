import assert from 'node:assert/strict'
import type { Page as BrowserPage } from 'playwright-core'
import { pages } from '../../web/pages/index.ts'

export interface NamedPath {
  /** What a picture of it is called. */
  readonly name: string
  readonly path: string
}

/** States of pages that their path alone does not reach; a page itself need not be listed anywhere but in web/pages. */
const states: readonly NamedPath[] = [
  { name: 'app-enter', path: '/app/enter' },
  { name: 'app-sessions', path: '/app/sessions' },
  { name: 'app-workspaces-new', path: '/app/workspaces/new' },
  { name: 'app-words-one', path: '/app/words?word=Fernlight' },
  { name: 'app-words-try', path: '/app/words?try=grow+light+-lamp' },
  { name: 'app-words-refused', path: '/app/words?try=-lamp' },
  { name: 'app-check-example', path: '/app/check?example=1' },
  { name: 'app-brief-chosen', path: '/app/brief?top=3' },
  { name: 'app-refused', path: '/app?days=13' },
]

/**
 * An address of each page. One with a parameter is found by a link that another page has to it: a page that nothing leads
 * to fails.
 */
export async function listPaths(page: BrowserPage): Promise<NamedPath[]> {
  // A picture has nothing to read with a keyboard or to listen to, and a file to save is no page: it has tests of its own.
  const documents = pages.filter(({ path }) => !/\.(svg|html|zip)$/.test(path))
  const named = documents.map(({ path }) => ({ name: path.slice(1).replace(/[/:]+/g, '-'), path }))
  const plain = named.filter(({ path }) => !path.includes(':'))
  const links = new Set<string>()
  for (const { path } of plain) {
    await page.goto(path)
    for (const link of await page.locator('a[href^="/"]').all())
      links.add((await link.getAttribute('href')) ?? '')
  }
  const found = named
    .filter(({ path }) => path.includes(':'))
    .map(({ name, path }) => {
      const shape = new RegExp(`^${path.replace(/:\w+/g, '[^/?#.]+')}(\\?|$)`)
      const link = [...links].find((each) => shape.test(each))
      assert.ok(link !== undefined, `no page leads to ${path}`)
      return { name, path: link }
    })
  return [...plain, ...found, ...states]
}
