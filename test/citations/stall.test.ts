import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { CitationsResponse } from '../../src/model/index.ts'
import { postMcp } from '../support/mcp-client.ts'
import { storeSamples } from '../support/posts.ts'
import { call, mintCaller, startTestService, type TestService } from '../support/service.ts'
import { assertStallsNobody } from '../support/stall.ts'

const POST_LENGTH = 40_000
const TEXT_LENGTH = 50_000
/** What hostile posts, and what is said of them, are made of. */
const shapes = {
  'many lines': 'a\n',
  'one giant line': 'ab ',
  'left out words': 'aaaa … ',
  'short quotations': '“ab cd ef” ',
  'nested block quotations': '> > > ',
  figures: '1,2 3. ',
  'Chinese characters': '漢字仮名',
  emoji: '😀',
  'combining marks': 'e\u0301\u0302\u0303',
}

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.close())

const ids = Array.from({ length: 20 }, (_, index) => `t3_long${index}`)
const filled = (part: string, length: number) => part.repeat(Math.floor(length / part.length))

/** Twenty posts of 40 KB of one shape, and what may be sent about them. */
async function world(part: string) {
  const { key, workspace } = await mintCaller(service.db)
  await storeSamples(
    service.db,
    workspace.id,
    ids.map((id) => ({ id, text: filled(part, POST_LENGTH) })),
  )
  const said = (index: number) => `“${filled(part, 150)}z${index}”`
  const postOf = (index: number) => ids[index % ids.length] ?? ''
  const claims = Array.from({ length: 150 }, (_, index) => ({
    statement: `One user wrote ${said(index)} and nobody else.`,
    posts: ids.slice(0, 10),
    quotes: [{ post: postOf(index), exact: `${filled(part, 300)}z${index}` }],
  }))
  const sentences = Array.from(
    { length: 150 },
    (_, index) => `One user wrote ${said(index)} and nobody else (${postOf(index)}, ${postOf(index * 7)}).`,
  )
  return {
    key,
    claims,
    prose: sentences.join('\n'),
    block: `${ids.join(' ')} ${filled(part, TEXT_LENGTH - 500)}`,
  }
}

async function check(key: string, body: object): Promise<CitationsResponse> {
  const { status, json, text } = await call(`${service.url}/v1/citations/check`, {
    method: 'POST',
    key,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  assert.equal(status, 200, text)
  return CitationsResponse.parse(json)
}

async function checkOverMcp(key: string, body: object): Promise<void> {
  const params = { name: 'check_citations', arguments: body }
  const { text } = await postMcp(
    service.url,
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    { key },
  )
  assert.match(text, /"checkedTo"/)
}

describe('no other request waits more than 50 ms while is checked what is said of twenty posts of 40 KB of', () => {
  for (const [shape, part] of Object.entries(shapes)) {
    test(shape, async () => {
      const { key, claims, prose, block } = await world(part)
      // The thread and the ranking are there.
      await check(key, { claims: claims.slice(0, 1) })
      await assertStallsNobody(async () => {
        const { allVerified, claims: judged } = await check(key, { claims, problemsOnly: true })
        assert.equal(allVerified, false)
        assert.ok(judged.every(({ verdict }) => verdict !== 'verified'))
      })
      await assertStallsNobody(() => checkOverMcp(key, { claims, maxChars: 0 }))
      await assertStallsNobody(() => check(key, { text: block, maxChars: 0 }))
      await assertStallsNobody(() => checkOverMcp(key, { text: prose }))
    })
  }
})
