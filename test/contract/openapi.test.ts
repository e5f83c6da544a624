import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { buildOpenApi } from '../../rest/openapi.ts'
import { generated } from '../../src/cli/generated.ts'
import { jsonSchemaOf } from '../../src/json-schema.ts'
import { tools } from '../../tools/index.ts'
import type { Tool } from '../../tools/tool.ts'

const document = Object(buildOpenApi('https://trends.example'))

test('every generated file is committed as generated', async () => {
  for (const [name, build] of Object.entries(generated)) {
    const committed = await readFile(new URL(`../../${name}`, import.meta.url), 'utf8')
    assert.ok(committed === build(), `${name} is out of date: run "npm run generate" and commit it`)
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

  test('gives REST’s own default for limit, and integer enums', () => {
    const parameters = document.paths['/v1/evidence'].get.parameters
    const schemaOf = (name: string) =>
      parameters.find((parameter: { name: string }) => parameter.name === name).schema
    assert.deepEqual(schemaOf('limit'), { type: 'integer', minimum: 1, maximum: 500, default: 100 })
    assert.deepEqual(schemaOf('days'), { type: 'integer', enum: [0, 7, 30, 90, 180, 365] })
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
