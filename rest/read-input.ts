import { invalidInput } from '../src/lib/errors.ts'
import { type JsonSchema, jsonSchemaOf } from '../src/lib/json-schema.ts'
import { previewOf } from '../src/text/preview.ts'
import type { Tool } from '../tools/tool.ts'
import type { Operation } from './operations.ts'

/** Where an operation's input fields come from: path and headers by the operation's table, then query or body. */
export interface InputSources {
  /** The query as it was sent, without the question mark. */
  readonly queryString: string
  /** What stands in the path for each of its fields, decoded. */
  readonly path: Readonly<Record<string, string>>
  /** The parsed JSON body; undefined when there is none. */
  readonly body: unknown
  header(name: string): string | undefined
}

/** The fields that stand in an operation's path. */
export function fieldsInPath(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '')
}

/** The fields that are left for the query of a GET or the body of a POST. */
export function otherFields(tool: Tool, operation: Operation): string[] {
  const placed = new Set([
    ...fieldsInPath(operation.path),
    ...Object.keys(operation.headers),
    ...Object.keys(operation.fixed ?? {}),
  ])
  return Object.keys(tool.input.shape).filter((field) => !placed.has(field))
}

/**
 * Reads the raw input of an operation: strings of the path, the query and the headers, turned into the JSON types
 * that the tool's schema wants (`30` is a number here; over MCP `"30"` is refused), and the members of a JSON body
 * as they are. The reader throws `invalid_input` for a repeated or unknown parameter, by name, for a body where
 * none is defined, and for broken percent-encoding.
 */
export function createInputReader(
  tool: Tool,
  operation: Operation,
): (sources: InputSources) => Record<string, unknown> {
  const schemas = toProperties(jsonSchemaOf(tool.input))
  const headers = Object.entries<string>(operation.headers)
  const inPath = fieldsInPath(operation.path)
  const others = otherFields(tool, operation)
  const inQuery = operation.method === 'get' ? others : []
  const inBody = operation.method === 'post' ? others : []
  const allowed = inQuery.length === 0 ? 'This operation takes none.' : `Allowed: ${inQuery.join(', ')}.`

  return ({ queryString, path, body, header }) => {
    const input: Record<string, unknown> = { ...operation.defaults, ...membersOf(body, inBody) }
    const seen = new Set<string>()
    for (const [name, value] of parseQuery(queryString)) {
      if (!inQuery.includes(name))
        throw invalidInput(`Unknown query parameter ${previewOf(name)}. ${allowed}`)
      if (seen.has(name)) throw invalidInput(`Query parameter ${name} was sent more than once. Send it once.`)
      seen.add(name)
      input[name] = toJsonType(value, schemas[name])
    }
    for (const field of inPath) input[field] = toJsonType(path[field] ?? '', schemas[field])
    for (const [field, name] of headers) {
      const value = header(name)
      if (value !== undefined) input[field] = value
    }
    return Object.assign(input, operation.fixed)
  }
}

/** An empty object is let through where no body is defined, because many HTTP clients send one. */
function membersOf(body: unknown, allowed: readonly string[]): Readonly<Record<string, unknown>> {
  if (body === undefined) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    if (allowed.length > 0 || Object.keys(body).length === 0) return { ...body }
  }
  throw invalidInput(
    allowed.length === 0
      ? 'This operation takes no request body: leave it out.'
      : `The request body must be a JSON object. Allowed members: ${allowed.join(', ')}.`,
  )
}

function parseQuery(queryString: string): [name: string, value: string][] {
  return queryString
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))]
    })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw invalidInput(
      'The query string holds broken percent-encoding. Encode it as UTF-8, for example %C3%A9.',
    )
  }
}

/** A number, a list or a truth value where the schema wants one; anything else stays text for it to refuse. */
function toJsonType(value: string, schema: JsonSchema | undefined): unknown {
  switch (schema?.['type']) {
    case 'integer':
      return /^-?\d{1,15}$/.test(value) ? Number(value) : value
    case 'array':
      return value === '' ? [] : value.split(',')
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value
    default:
      return value
  }
}

/** Sound: `properties` of an emitted object schema is a map of schemas. */
function toProperties(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
}
