import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { DEMO_WORKSPACE_ID, EMPTY_WORKSPACE_ID, seedDemo } from '../../src/cli/seed-demo.ts'
import { type SignedIn, signIn } from '../support/signed-in.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'

const page = await readFile(new URL('../../docs/pages.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| (Fernlight|empty) \| `([^`]+)` \| (\d+) \| (.+) \|$/gm)].map(
  ([, workspace, link = '', status, says = '']) => ({ workspace, link, status: Number(status), says }),
)

let service: SimulatedService
let visitors: Readonly<Record<string, SignedIn>>
before(async () => {
  service = await startSimulatedService({}, undefined, { isDemo: true })
  await seedDemo(service.db, service.simulator)
  visitors = {
    Fernlight: await signIn(service, DEMO_WORKSPACE_ID),
    empty: await signIn(service, EMPTY_WORKSPACE_ID),
  }
})
after(() => service.close())

describe('docs/pages.md leads to every state of the demo:', () => {
  for (const { workspace = '', link, status, says } of rows) {
    test(`${workspace}: ${link}`, async () => {
      const answer = await visitors[workspace]?.get(link)
      assert.equal(answer?.status, status)
      const text = answer?.text.replaceAll(/<[^>]+>/g, '') ?? ''
      assert.ok(text.includes(says), text.slice(0, 2000))
    })
  }
  test('by more than a link a page', () => assert.ok(rows.length > 20))
})

test('no page that the table leads to holds a dead link', async () => {
  const dead: string[] = []
  // A refused page links to the same with one thing changed: what was refused may be refused again.
  for (const { workspace = '', link } of rows.filter(({ status }) => status === 200)) {
    const { text = '' } = (await visitors[workspace]?.get(link)) ?? {}
    const links = [...text.matchAll(/href="(\/app[^"#]*)/g)].map((match) =>
      (match[1] ?? '').replaceAll('&amp;', '&'),
    )
    for (const path of new Set(links)) {
      const answer = await visitors[workspace]?.get(path)
      if (answer === undefined || answer.status >= 400) dead.push(`${link} → ${path}: ${answer?.status}`)
    }
  }
  assert.deepEqual(dead, [])
})
