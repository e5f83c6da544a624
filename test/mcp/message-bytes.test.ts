import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonTextOf, tellJsonBytes } from '../../src/lib/json-text.ts'
import { messageParts } from '../../src/mcp/message-bytes.ts'

const bytesOf = (...given: Parameters<typeof messageParts>) => Buffer.concat(messageParts(...given))

const odd = { total: 1, posts: [{ text: 'quotes ", \\ and \u0007, 🌱, $& and $1' }] }

test('a message with an output is the JSON that it would be without what is kept of it', () => {
  const advice = { type: 'text', text: 'The next ones: "cursor"' }
  for (const output of [odd, {}, { ...odd }]) {
    const content = [{ type: 'text', text: jsonTextOf(output) }, advice]
    const result = { content, structuredContent: output, _meta: { total: 1 } }
    for (const id of [7, 'seven']) {
      const message = { result, jsonrpc: '2.0', id } as const
      for (let time = 0; time < 2; time += 1)
        assert.equal(bytesOf(message).toString(), JSON.stringify(message))
    }
  }
})

test('an output whose JSON is told is not read again', () => {
  const output = {
    total: 0,
    get posts(): never {
      throw new Error('read')
    },
  }
  tellJsonBytes(output, Buffer.from('{"total":0,"posts":[]}'))
  const result = { content: [{ type: 'text', text: jsonTextOf(output) }], structuredContent: output }
  assert.equal(
    bytesOf({ result, jsonrpc: '2.0', id: 1 }).toString(),
    '{"result":{"content":[{"type":"text","text":"{\\"total\\":0,\\"posts\\":[]}"}],"structuredContent":{"total":0,"posts":[]}},"jsonrpc":"2.0","id":1}',
  )
})

test('a message without one is plain JSON', () => {
  const message = { jsonrpc: '2.0', id: 1, result: { tools: [] } } as const
  assert.equal(bytesOf(message).toString(), JSON.stringify(message))
})
