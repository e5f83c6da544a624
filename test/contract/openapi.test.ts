import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { buildOpenApi } from '../../rest/openapi.ts'
import { generated } from '../../src/cli/generated.ts'
import { jsonSchemaOf } from '../../src/lib/json-schema.ts'
import { tools } from '../../tools/index.ts'
import type { Tool } from '../../tools/tool.ts'

const document = Object(buildOpenApi('https://trends.example'))

test('every generated file is committed as generated', async () => {
  for (const [name, build] of Object.entries(generated)) {
    const committed = await readFile(new URL(`../../${name}`, import.meta.url), 'utf8')
    assert.ok(committed === (await build()), `${name} is out of date: run "npm run generate" and commit it`)
  }
})

test('openapi.json has no error by Redocly’s recommended rules', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  assert.deepEqual(
    problems
      .filter(({ severity }) => severity === 'error')
      .map(({ ruleId, message }) => `${ruleId}: ${message}`),
    [],
  )
})

describe('the contract', () => {
  test('is OpenAPI 3.1 with the contract’s version and the Bearer scheme', () => {
    assert.match(document.openapi, /^3\.1\./)
    assert.equal(document.info.version, '1.1.0')
    assert.equal(document.components.securitySchemes.bearer.scheme, 'bearer')
    assert.deepEqual(document.security, [{ bearer: [] }])
  })

  const operations = [
    ['get', '/v1/workspace', 'getWorkspace', ['200', '401', '403']],
    ['get', '/v1/trends', 'getTrends', ['200', '400', '401', '403']],
    ['get', '/v1/evidence', 'listEvidence', ['200', '400', '401', '403']],
    ['get', '/v1/trends/{id}', 'getTrend', ['200', '400', '401', '403', '404']],
    ['get', '/v1/posts', 'getPosts', ['200', '400', '401', '403']],
    ['post', '/v1/scans', 'runScan', ['200', '201', '400', '401', '403', '409', '428', '429']],
    ['get', '/v1/scans/{id}', 'getScan', ['200', '400', '401', '403', '404']],
  ] as const
  for (const [method, path, operationId, statuses] of operations) {
    test(`documents ${operationId} with its statuses`, () => {
      const operation = document.paths[path][method]
      assert.equal(operation.operationId, operationId)
      for (const status of statuses) assert.ok(operation.responses[status], status)
      assert.ok(operation.responses.default)
    })
  }

  test('documents the headers of the scan answers', () => {
    const { responses } = document.paths['/v1/scans'].post
    const headersOf = (status: string) => Object.keys(responses[status].headers ?? {})
    assert.deepEqual(headersOf('201'), ['Idempotency-Replayed'])
    assert.deepEqual(headersOf('200'), ['Idempotency-Replayed'])
    assert.deepEqual(headersOf('409'), ['Retry-After'])
    assert.deepEqual(headersOf('428'), ['Confirm-Token'])
    assert.deepEqual(headersOf('429'), [
      'Retry-After',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
    ])
  })

  const days = [7, 30, 90, 180, 365]
  const text = { type: 'string' }
  const inputs: readonly [method: string, path: string, parameter: string, schema: object][] = [
    ['get', '/v1/trends', 'days', { type: 'integer', enum: days }],
    ['get', '/v1/evidence', 'days', { type: 'integer', enum: [0, ...days] }],
    [
      'get',
      '/v1/evidence',
      'platform',
      { ...text, enum: ['reddit', 'facebook', 'instagram', 'x', 'youtube'] },
    ],
    ['get', '/v1/evidence', 'q', { ...text, minLength: 1 }],
    ['get', '/v1/evidence', 'limit', { type: 'integer', minimum: 1, maximum: 500, default: 100 }],
    [
      'post',
      '/v1/scans',
      'Idempotency-Key',
      { ...text, minLength: 8, maxLength: 128, pattern: '^[A-Za-z0-9._:-]+$' },
    ],
  ]
  for (const [method, path, name, schema] of inputs) {
    test(`takes ${name} of ${path} as the contract has it, and not as a must`, () => {
      const { parameters } = document.paths[path][method]
      const parameter = parameters.find((each: { name: string }) => each.name === name)
      assert.deepEqual(parameter.schema, schema)
      assert.equal(parameter.required, false)
    })
  }

  test('gives the fields of its resources their types and allowed values', () => {
    const { Workspace, Trend, Idea, Post, ScanRun } = document.components.schemas
    assert.deepEqual(Workspace.properties.lookbackDays.enum, days)
    const { handles } = Workspace.properties
    assert.deepEqual(Object.keys(handles.properties), ['reddit', 'facebook', 'instagram', 'x'])
    assert.equal(handles.additionalProperties, false)
    assert.equal(handles.required, undefined)
    for (const name of ['summary', 'status']) assert.equal(Trend.properties[name].type, 'string')
    for (const name of ['mentions', 'uniqueAuthors']) assert.equal(Trend.properties[name].type, 'integer')
    for (const name of ['score', 'engagement']) assert.equal(Trend.properties[name].type, 'number')
    assert.equal(Trend.properties.postIds.items.type, 'string')
    assert.equal(Trend.properties.idea.$ref, '#/components/schemas/Idea')
    assert.equal(Idea.additionalProperties, true)
    assert.deepEqual(Post.properties.platform.enum, ['reddit', 'facebook', 'instagram', 'x', 'youtube'])
    for (const name of ['url', 'commentsUrl']) assert.equal(Post.properties[name].format, 'uri')
    assert.equal(Post.properties.publishedAt.format, 'date-time')
    assert.deepEqual(Post.properties.metrics.additionalProperties, {
      anyOf: [{ type: 'number' }, { type: 'null' }],
    })
    assert.equal(ScanRun.properties.mode.const, 'live')
  })

  const resources: readonly [name: string, isOpen: boolean, required: readonly string[]][] = [
    ['ErrorResponse', false, ['error']],
    [
      'Workspace',
      false,
      ['id', 'name', 'productName', 'productUrl', 'words', 'competitorUrls', 'handles', 'lookbackDays'],
    ],
    ['Trend', true, ['id', 'topic', 'score', 'mentions', 'uniqueAuthors', 'platforms', 'engagement']],
    ['Post', true, ['platform', 'id', 'text', 'url', 'publishedAt']],
    ['ScanRun', true, ['id', 'mode', 'startedAt', 'completedAt', 'collectors', 'posts', 'trends']],
    ['WorkspaceResponse', false, ['workspace']],
    ['TrendsResponse', false, ['windowDays', 'trends']],
    ['EvidenceResponse', false, ['windowDays', 'total', 'posts']],
    ['ScanResponse', false, ['run']],
    ['TrendResponse', false, ['windowDays', 'trend', 'posts', 'missing']],
    ['PostsResponse', false, ['posts', 'missing']],
    ['ScanStateResponse', false, ['scan', 'nextScanMayStartAt', 'secondsUntilNextScan']],
  ]
  for (const [name, isOpen, required] of resources) {
    test(`has ${name} as ${isOpen ? 'an open' : 'a closed'} component with the contract’s required fields`, () => {
      const schema = document.components.schemas[name]
      assert.deepEqual(schema.required, required)
      assert.equal(schema.additionalProperties, isOpen)
    })
  }

  test('says that a list in a query is one parameter with commas, as it is read', () => {
    const [ids] = document.paths['/v1/posts'].get.parameters
    assert.deepEqual(
      [ids.name, ids.in, ids.required, ids.style, ids.explode],
      ['ids', 'query', true, 'form', false],
    )
  })
})

describe('the emitted JSON Schemas', () => {
  const all: readonly Tool[] = tools
  for (const tool of all) {
    test(`of ${tool.name} say everything the zod schemas say: none is empty, every field is described`, () => {
      for (const schema of [tool.input, tool.output]) {
        const emitted = jsonSchemaOf(schema)
        assert.equal(emitted['type'], 'object')
        assert.equal(emitted['additionalProperties'], false)
        assert.deepEqual(Object.keys(Object(emitted['properties'])), Object.keys(schema.shape))
        assert.equal(emitted['$schema'], undefined)
        assert.deepEqual(emptySchemas(emitted), [])
      }
      for (const [field, schema] of Object.entries(Object(jsonSchemaOf(tool.input)['properties']))) {
        assert.ok(Object(schema).description, `${tool.name}.${field} has no description`)
      }
    })
  }
})

/** Paths of schemas that say nothing: zod-to-json-schema gives `{}` for what it does not know. */
function emptySchemas(schema: unknown, path = '#'): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const keywords = Object.entries(schema)
  if (keywords.length === 0) return [path]
  return keywords.flatMap(([keyword, value]) => {
    if (keyword === 'properties') {
      return Object.entries(Object(value)).flatMap(([name, field]) => emptySchemas(field, `${path}/${name}`))
    }
    if (keyword === 'items' || keyword === 'additionalProperties')
      return emptySchemas(value, `${path}/${keyword}`)
    return []
  })
}
