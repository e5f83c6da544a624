import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { compactSchema } from '../../src/mcp/compact-schema.ts'
import { listedTools } from '../../src/mcp/tool-list.ts'

/** Some 3,600 tokens: what every agent pays for this server before its first call. */
const BUDGET_CHARS = 14_400

test('tools/list costs an agent at most 3,600 tokens', () => {
  const sizes = listedTools.map((tool) => `${tool.name} ${JSON.stringify(tool).length}`)
  assert.ok(JSON.stringify(listedTools).length <= BUDGET_CHARS, sizes.join(', '))
})

test('a tool takes maxChars unless its answer is short whatever is stored', () => {
  const unbounded = listedTools.filter(
    ({ inputSchema }) => !('maxChars' in Object(inputSchema['properties'])),
  )
  assert.deepEqual(
    unbounded.map(({ name }) => name),
    ['get_workspace', 'get_scan'],
  )
})

describe('tools/list', () => {
  for (const tool of listedTools) {
    test(`describes every field of ${tool.name}, and says in all four hints what it does`, () => {
      assert.deepEqual(undescribed(tool.inputSchema), [])
      assert.deepEqual(undescribed(Object(tool.outputSchema)), [])
      assert.equal(Object.keys(tool.annotations ?? {}).length, 4)
    })
  }
})

/** Fields without a description, those of objects within lists and objects too. */
function undescribed(schema: unknown, path = ''): string[] {
  const { properties = {}, items } = Object(schema)
  const here = Object.entries(properties).flatMap(([name, field]) => [
    ...(Object(field).description === undefined ? [`${path}${name}`] : []),
    ...undescribed(field, `${path}${name}.`),
  ])
  return items === undefined ? here : [...here, ...undescribed(items, `${path}[].`)]
}

test('a compact schema keeps the members, their types and words, and of what is nested the type alone', () => {
  const item = {
    type: 'object',
    description: 'dropped',
    required: ['id'],
    properties: { id: { type: 'string' } },
  }
  assert.deepEqual(
    compactSchema({
      type: 'object',
      required: ['items'],
      additionalProperties: false,
      properties: {
        items: { type: 'array', description: 'Best first', minItems: 1, items: item },
        one: { ...item, description: 'The one', additionalProperties: false },
        count: { type: 'integer', minimum: 0, description: 'How many' },
        either: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'Or nothing' },
      },
    }),
    {
      type: 'object',
      required: ['items'],
      properties: {
        items: { type: 'array', description: 'Best first', items: { type: 'object' } },
        one: { type: 'object', description: 'The one' },
        count: { type: 'integer', description: 'How many' },
        either: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'Or nothing' },
      },
    },
  )
})
