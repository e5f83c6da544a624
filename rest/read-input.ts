import { invalidInput } from '../src/errors.ts'
import { type JsonSchema, jsonSchemaOf } from '../src/json-schema.ts'
import type { Tool } from '../tools/tool.ts'
import type { Operation } from './operations.ts'

/** Where an operation's input fields come from: the query by name, the headers by the operation's table. */
export interface InputSources {
  /** The query as it was sent, without the question mark. */
  readonly queryString: string
  header(name: string): string | undefined
}

/**
 * Reads the raw input of an operation: strings of the query and the headers, turned into the JSON types that the
 * tool's schema wants (`30` is a number here; over MCP `"30"` is refused). The reader throws `invalid_input` for
 * a repeated or unknown parameter, by name, and for broken percent-encoding.
 */
export function createInputReader(
  tool: Tool,
  operation: Operation,
): (sources: InputSources) => Record<string, unknown> {
  const fields = toProperties(jsonSchemaOf(tool.input))
  const headers = Object.entries<string>(operation.headers)
  const inHeaders = new Set(headers.map(([field]) => field))
  const inQuery = operation.method === 'get' ? Object.keys(fields).filter((name) => !inHeaders.has(name)) : []
  const allowed = inQuery.length === 0 ? 'This operation takes none.' : `Allowed: ${inQuery.join(', ')}.`

  return ({ queryString, header }) => {
    const input: Record<string, unknown> = { ...operation.defaults }
    const seen = new Set<string>()
    for (const [name, value] of parseQuery(queryString)) {
      if (!inQuery.includes(name)) throw invalidInput(`Unknown query parameter ${quote(name)}. ${allowed}`)
      if (seen.has(name)) throw invalidInput(`Query parameter ${name} was sent more than once. Send it once.`)
      seen.add(name)
      input[name] = toJsonType(value, fields[name])
    }
    for (const [field, name] of headers) {
      const value = header(name)
      if (value !== undefined) input[field] = value
    }
    return input
  }
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

/** A whole number where the schema wants one; anything else stays text for the schema to refuse. */
function toJsonType(value: string, schema: JsonSchema | undefined): unknown {
  return schema?.['type'] === 'integer' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}

/** Sound: `properties` of an emitted object schema is a map of schemas. */
function toProperties(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
}

function quote(name: string): string {
  return JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name)
}
