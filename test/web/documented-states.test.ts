import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { DEMO_WORKSPACE_ID, EMPTY_WORKSPACE_ID, seedDemo } from '../../src/cli/seed-demo.ts'
import type { Answer } from '../support/service.ts'
import { type SignedIn, signIn } from '../support/signed-in.ts'
import { type SimulatedService, startSimulatedService } from '../support/simulated-service.ts'
import { agentsWordsIn } from './agents-words.ts'

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

async function get(path: string): Promise<Answer> {
  const answer = await visitors['Fernlight']?.get(path)
  assert.ok(answer)
  return answer
}

describe('docs/pages.md leads to every state of the demo:', () => {
  for (const { workspace = '', link, status, says } of rows) {
    test(`${workspace}: ${link}`, async () => {
      const answer = await visitors[workspace]?.get(link)
      assert.equal(answer?.status, status)
      const text = answer?.text.replaceAll(/<[^>]+>/g, '') ?? ''
      assert.ok(text.includes(says), text.slice(0, 2000))
      assert.deepEqual(agentsWordsIn(answer?.text ?? ''), [], 'says to a person what is meant for agents')
    })
  }
  test('by more than a link a page', () => assert.ok(rows.length > 20))
})

test('what a form answers has no words meant for agents either', async () => {
  const [, first = ''] = /href="\/app\/trends\/([^"?]+)/.exec((await get('/app')).text) ?? []
  const unchecked = `The trend ${first} had 3 mentions in the last 7 days. The trend t_none is rising. 40 % like it.`
  for (const [path, form, status] of [
    ['/app/check', { text: unchecked }, 200],
    ['/app/check', { text: unchecked, asOf: '2020-01-01T00:00' }, 400],
    ['/app/check', { text: unchecked, asOf: 'then' }, 400],
    ['/app/check', { text: unchecked, days: '3' }, 400],
    ['/app/check', { text: unchecked, days: '0', asOf: '2026-11-01T00:00' }, 400],
    ['/app/scans/latest', { step: 'plan' }, 200],
    ['/app/scans/latest', { step: 'start', key: 'short' }, 400],
    ['/app/setup', { step: 'save', words: '-car' }, 400],
  ] as const) {
    const answer = await visitors['Fernlight']?.post(path, form)
    assert.equal(answer?.status, status, `${path} ${JSON.stringify(form)}`)
    assert.deepEqual(agentsWordsIn(answer?.text ?? ''), [], `${path} ${JSON.stringify(form)}`)
  }
})

test('the page of a topic has no words meant for agents', async () => {
  const list = (await get('/app')).text
  const links = new Set([...list.matchAll(/href="(\/app\/trends\/[^"]+)"/g)].map(([, link = '']) => link))
  assert.ok(links.size > 5)
  for (const link of links) assert.deepEqual(agentsWordsIn((await get(link)).text), [], link)
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
