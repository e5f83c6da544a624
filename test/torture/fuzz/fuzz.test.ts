import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Received } from '../client.ts'
import { holds } from '../holds.ts'
import { restRequest } from '../surfaces.ts'
import { readContract } from './contract.ts'
import { fuzz } from './fuzz.ts'
import { judgeMcp, judgeRest } from './judge.ts'

holds('fuzz', fuzz)

describe('what the contract does not promise is found', async () => {
  const contract = await readContract()
  const sent = restRequest('get_posts', { ids: ['a'] }, 'key')
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Received => ({
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'x', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  })
  const right = { posts: [], missing: ['a'] }
  const post = { platform: 'x', id: 'a', text: 'a', url: 'https://x.example/a', publishedAt: 'yesterday' }
  const wrong: Readonly<Record<string, Received>> = {
    'a member too many': answer(200, { ...right, more: 1 }),
    'a member too few': answer(200, { posts: [] }),
    'another type': answer(200, { ...right, missing: 'a' }),
    'a date that is none': answer(200, { posts: [post], missing: [] }),
    'another status': answer(201, right),
    'an error of another shape': answer(400, { message: 'No.' }),
    'an error in two lines': answer(400, { error: 'No.\n    at facade.ts:12' }),
    'a 429 that does not say when to come again': answer(429, { error: 'Too many.' }),
    'a 429 that says so in words': answer(429, { error: 'Too many.' }, { 'retry-after': 'soon' }),
    'a 500': answer(500, { error: 'The service failed unexpectedly.' }),
    'no answer': { status: 0, headers: {}, body: Buffer.alloc(0) },
  }
  test('and what it promises is not', () => {
    assert.deepEqual(judgeRest(contract, { tool: 'get_posts', sent }, answer(200, right)), [])
  })
  for (const [name, received] of Object.entries(wrong)) {
    test(name, () => {
      const problems = judgeRest(contract, { tool: 'get_posts', sent }, received)
      assert.equal(problems.length, 1, problems.join('\n'))
    })
  }

  test('over MCP: a text that says something else than the answer, and an answer of another shape', () => {
    const result = (structuredContent: unknown, text: unknown) =>
      answer(200, {
        jsonrpc: '2.0',
        id: 7,
        result: { structuredContent, content: [{ type: 'text', text: JSON.stringify(text) }] },
      })
    const judged = (received: Received) =>
      judgeMcp(contract, { get_posts: () => undefined }, { tool: 'get_posts', sent }, received).length
    assert.equal(judged(result(right, right)), 0)
    assert.equal(judged(result(right, {})), 1)
    assert.equal(judged(result({}, {})), 1)
  })
})
