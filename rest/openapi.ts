import { z } from 'zod'
import type { FaultKind } from '../src/lib/errors.ts'
import { type JsonSchema, jsonSchemaOf } from '../src/lib/json-schema.ts'
import * as model from '../src/model/index.ts'
import { CONTRACT_VERSION, SERVICE_TITLE } from '../src/process/version.ts'
import { emptyReasons } from '../tools/empty-list.ts'
import { tools } from '../tools/index.ts'
import type { Tool } from '../tools/tool.ts'
import { httpFaults } from './errors.ts'
import { type Operation, operations } from './operations.ts'
import { fieldsInPath, otherFields } from './read-input.ts'

/** Every object schema that the model exports, by the name that the contract uses. */
const named: ReadonlyMap<string, z.AnyZodObject> = new Map(
  Object.entries(model).flatMap(([name, value]) => (value instanceof z.ZodObject ? [[name, value]] : [])),
)

const PREFIX = '#/components/schemas/'
const references: ReadonlyMap<z.ZodTypeAny, string> = new Map(
  [...named].map(([name, schema]) => [schema, `${PREFIX}${name}`]),
)

/** Failures that every operation can have. */
const commonFailures = [
  'too_many_requests',
  'unavailable',
  'internal',
] as const satisfies readonly FaultKind[]

/** OpenAPI 3.1, generated from the tools' schemas and the table of operations. */
export function buildOpenApi(baseUrl: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: SERVICE_TITLE,
      version: CONTRACT_VERSION,
      summary: 'Ranked customer-interest trends and public evidence of one workspace',
      description:
        'Every operation is scoped to the workspace of the API key. A missing or null metric means unavailable, never zero. Inspect and cite the original URLs before a trend becomes a claim.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: baseUrl }],
    security: [{ bearer: [] }],
    tags: [{ name: 'v1', description: 'Version 1 of the contract' }],
    paths: Object.fromEntries(
      tools.map((tool) => {
        const operation: Operation = operations[tool.name]
        return [operation.path, { [operation.method]: describeOperation(tool, operation) }]
      }),
    ),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'API key of a workspace with an active Pro plan. Keys begin with svc_live_.',
        },
      },
      schemas: describeSchemas([model.ErrorResponse, ...tools.map(({ output }) => output)]),
      headers: headerComponents,
    },
  }
}

/** The given schemas and all that they refer to, by name. */
function describeSchemas(roots: readonly z.AnyZodObject[]): Record<string, JsonSchema> {
  const described: Record<string, JsonSchema> = {}
  const wanted = roots.map(nameOf)
  for (const name of wanted) {
    const schema = named.get(name)
    if (schema === undefined || name in described) continue
    described[name] = jsonSchemaOf(schema, { references })
    const refs = JSON.stringify(described[name]).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)
    wanted.push(...Array.from(refs, ([, found = '']) => found))
  }
  return described
}

/**
 * The name of a schema. Throws for one that the model does not export: every answer needs a name in the
 * contract.
 */
function nameOf(schema: z.ZodTypeAny): string {
  const reference = references.get(schema)
  if (reference === undefined) throw new Error('An answer’s schema has to be exported by src/model.')
  return reference.slice(PREFIX.length)
}

function describeOperation(tool: Tool, operation: Operation): object {
  const parameters = describeParameters(tool, operation)
  const body = describeBody(tool, operation)
  return {
    operationId: operation.operationId,
    tags: ['v1'],
    summary: operation.summary,
    description: tool.description,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: { ...describeSuccesses(tool, operation), ...describeFailures(operation) },
  }
}

function describeParameters(tool: Tool, operation: Operation): object[] {
  const inPath = fieldsInPath(operation.path)
  const inBody = operation.method === 'post' ? otherFields(tool, operation) : []
  const headers: Readonly<Record<string, string | undefined>> = operation.headers
  return Object.entries(describeFields(tool, operation))
    .filter(([field]) => !inBody.includes(field) && !Object.hasOwn(operation.fixed ?? {}, field))
    .map(([field, { description, ...schema }]) => ({
      name: headers[field] ?? field,
      in: inPath.includes(field) ? 'path' : headers[field] === undefined ? 'query' : 'header',
      required:
        inPath.includes(field) || (headers[field] === undefined && !tool.input.shape[field].isOptional()),
      ...(description === undefined ? {} : { description }),
      // A list is one comma-separated parameter; repeated parameters are refused.
      ...('type' in schema && schema.type === 'array' ? { style: 'form', explode: false } : {}),
      schema,
    }))
}

/** The request body: the fields that neither the path nor a header fills, as a JSON object. */
function describeBody(tool: Tool, operation: Operation): object | undefined {
  const inBody = operation.method === 'post' ? otherFields(tool, operation) : []
  if (inBody.length === 0) return undefined
  const fields = describeFields(tool, operation)
  const required = inBody.filter((field) => !tool.input.shape[field].isOptional())
  const schema = {
    type: 'object',
    properties: Object.fromEntries(inBody.map((field) => [field, fields[field]])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  }
  return { required: required.length > 0, content: { 'application/json': { schema } } }
}

/** The schema of each input field, with REST's own defaults. */
function describeFields(tool: Tool, operation: Operation): Record<string, { description?: string }> {
  const defaults: Readonly<Record<string, unknown>> = operation.defaults
  return Object.fromEntries(
    Object.entries(Object(jsonSchemaOf(tool.input)['properties'])).map(([field, schema]) => [
      field,
      defaults[field] === undefined ? Object(schema) : { ...Object(schema), default: defaults[field] },
    ]),
  )
}

function describeSuccesses(tool: Tool, operation: Operation): object {
  const isRead = operation.method === 'get'
  const successes = Object.entries(operation.success).map(([status, success]) => [
    status,
    {
      description: success.description,
      ...describeHeaders([...(success.headers ?? []), ...(isRead ? ['ETag'] : [])]),
      content: { 'application/json': { schema: reference(tool.output) } },
    },
  ])
  const notModified = {
    description: 'What If-None-Match names is still current',
    ...describeHeaders(['ETag']),
  }
  return { ...Object.fromEntries(successes), ...(isRead ? { 304: notModified } : {}) }
}

/** One response per status: kinds with the same status share a description. */
function describeFailures(operation: Operation): object {
  const responses: Record<string, object> = {}
  const kinds = [...operation.failures, ...commonFailures].map((kind) => httpFaults[kind])
  for (const { status } of kinds) {
    const same = kinds.filter((kind) => kind.status === status)
    responses[status] = {
      description: same.map(({ description }) => description).join('; or: '),
      ...describeHeaders([...new Set(same.flatMap(({ headers }) => headers))]),
      content: { 'application/json': { schema: reference(model.ErrorResponse) } },
    }
  }
  return {
    ...responses,
    default: {
      description: 'Any other failure',
      content: { 'application/json': { schema: reference(model.ErrorResponse) } },
    },
  }
}

function describeHeaders(names: readonly string[]): { headers?: object } {
  if (names.length === 0) return {}
  return {
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }
}

function reference(schema: z.ZodTypeAny): JsonSchema {
  return { $ref: `${PREFIX}${nameOf(schema)}` }
}

const seconds = { type: 'integer', minimum: 1 }

const headerComponents = {
  'Idempotency-Replayed': {
    description: 'true: the stored scan of this key; false: a scan that ran now. Only when a key was sent.',
    schema: { type: 'string', enum: ['true', 'false'] },
  },
  ETag: { description: 'Names this answer, for If-None-Match', schema: { type: 'string' } },
  'Answer-Cut': {
    description: 'Only where maxChars left something out: how many items, and how to get them',
    schema: { type: 'string' },
  },
  'Total-Count': { description: 'All items there are', schema: { type: 'integer', minimum: 0 } },
  'Ranked-At': {
    description: 'When the ranking of the trends was made',
    schema: { type: 'string', format: 'date-time' },
  },
  Age: {
    description:
      'Seconds since the ranking was made; only where newer evidence is stored, or it is older than rankings may be, and a newer one is being made',
    schema: { type: 'integer', minimum: 0 },
  },
  'Hazard-Posts': {
    description:
      "Customers' posts of the window that tell of danger and are in no trend; listEvidence with intent hazard has them. Absent: not known now",
    schema: { type: 'integer', minimum: 0 },
  },
  'Empty-Because': {
    description:
      'Only where no topic is ranked: no post is stored, none of the window, or no topic is found in them',
    schema: { type: 'string', enum: [...emptyReasons] },
  },
  Link: { description: 'The next page, rel="next", when there is one', schema: { type: 'string' } },
  'Confirm-Token': {
    description:
      'Once a user has agreed, the same request with this header starts the scan, within five minutes',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds until it is worth asking again', schema: seconds },
  'RateLimit-Limit': { description: 'Scan starts in an interval', schema: { type: 'integer', const: 1 } },
  'RateLimit-Remaining': { description: 'Scan starts left', schema: { type: 'integer', const: 0 } },
  'RateLimit-Reset': { description: 'Seconds until the limit resets', schema: seconds },
  'WWW-Authenticate': { description: 'The scheme to use', schema: { type: 'string', const: 'Bearer' } },
}
