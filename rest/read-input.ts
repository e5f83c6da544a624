import { LRUCache } from 'lru-cache'
import { invalidInput } from '../src/lib/errors.ts'
import { type JsonSchema, jsonSchemaOf } from '../src/lib/json-schema.ts'
import { previewOf } from '../src/text/preview.ts'
import type { Tool } from '../tools/tool.ts'
import type { Operation } from './operations.ts'

/** Queries of an operation whose input is remembered, at most some 200 KB of text. */
const KNOWN_QUERIES = 500
const KNOWN_QUERY_LENGTH = 400

/**
 * The sources of an operation's input: path and headers as the operation defines them, then query or body.
 */
export interface InputSources {
  /** The raw query string, without the question mark. */
  readonly queryString: string
  /** The decoded path parameters. */
  readonly path: Readonly<Record<string, string>>
  /** The parsed JSON body; undefined if there is none. */
  readonly body: unknown
  header(name: string): string | undefined
}

/** The names of an operation's path parameters. */
export function fieldsInPath(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? '')
}

/** The fields that come from the query of a GET or the body of a POST. */
export function otherFields(tool: Tool, operation: Operation): string[] {
  const placed = new Set([
    ...fieldsInPath(operation.path),
    ...Object.keys(operation.headers),
    ...Object.keys(operation.fixed ?? {}),
  ])
  return Object.keys(tool.input.shape).filter((field) => !placed.has(field))
}

/**
 * Creates a reader of an operation's raw input: strings from path, query and headers, converted to the JSON
 * types of the tool's schema (`30` is a number here; over MCP `"30"` is refused), and the members of a JSON
 * body unchanged. Of queries that come again it gives the same frozen object, which `callTool` need not check again. It throws `invalid_input` for a repeated or unknown parameter, for a body where
 * none is defined, and for invalid percent-encoding.
 */
export function createInputReader(
  tool: Tool,
  operation: Operation,
): (sources: InputSources) => Readonly<Record<string, unknown>> {
  const schemas = toProperties(jsonSchemaOf(tool.input))
  const headers = Object.entries<string>(operation.headers)
  const inPath = fieldsInPath(operation.path)
  const others = otherFields(tool, operation)
  const inQuery = operation.method === 'get' ? others : []
  const inBody = operation.method === 'post' ? others : []
  const allowed = inQuery.length === 0 ? 'This operation takes none.' : `Allowed: ${inQuery.join(', ')}.`

  const read = ({ queryString, path, body, header }: InputSources): Record<string, unknown> => {
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
  if (operation.method !== 'get' || inPath.length > 0 || headers.length > 0) return read

  const known = new LRUCache<string, Readonly<Record<string, unknown>>>({ max: KNOWN_QUERIES })
  return (sources) => {
    const { queryString, body } = sources
    const found = body === undefined ? known.get(queryString) : undefined
    if (found !== undefined) return found
    const input = Object.freeze(read(sources))
    if (body === undefined && queryString.length <= KNOWN_QUERY_LENGTH) known.set(queryString, input)
    return input
  }
}

/** Accepts an empty object where no body is defined, because many HTTP clients send one. */
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

/**
 * Converts to a number, list or boolean if the schema requires one; invalid text stays text, for the schema
 * to refuse.
 */
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
