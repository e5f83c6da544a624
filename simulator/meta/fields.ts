import type { ApiRequest } from '../exchange.ts'
import { integerIn, offendingParameter } from '../parameters.ts'
import { type GraphField, GraphSyntaxError, parseFields } from './graph-fields.ts'
import { badParameter } from './replies.ts'

/** The requested fields, or `fallback` if the caller names none. */
export function fieldsOf(query: URLSearchParams, fallback: readonly string[]): GraphField[] {
  try {
    return parseFields(query.get('fields') ?? fallback.join(','))
  } catch (error) {
    if (error instanceof GraphSyntaxError) throw badParameter(`Syntax error in fields: ${error.message}`)
    throw error
  }
}

/**
 * The wanted ones of a node's values, absent where the value is undefined. A field that the node does not
 * have is refused. `id` comes always.
 */
export function select(
  values: Readonly<Record<string, unknown>>,
  fields: readonly GraphField[],
  node: string,
): Record<string, unknown> {
  const unknown = fields.find((field) => !(field.name in values))
  if (unknown !== undefined) {
    throw badParameter(`Tried accessing nonexisting field (${unknown.name}) on node type (${node})`)
  }
  const wanted = fields.filter((field) => values[field.name] !== undefined)
  const entries = wanted.map((field): [string, unknown] => [field.name, values[field.name]])
  return { ...Object.fromEntries(entries), ...('id' in values ? { id: values['id'] } : {}) }
}

export function checkParameters(query: URLSearchParams, known: readonly string[]): void {
  const offending = offendingParameter(query, [...known, 'access_token', 'appsecret_proof'])
  if (offending !== null) throw badParameter(`The parameter ${offending} is unknown or stands twice`)
}

export function limitOf(
  query: URLSearchParams,
  bounds: { readonly max: number; readonly fallback: number },
): number {
  return integerIn(query, 'limit', { min: 1, ...bounds }, (reason) => {
    throw badParameter(reason)
  })
}

/** The URL of the next page; it contains the caller's token, as Meta's does. */
export function nextUrl(request: ApiRequest, after: string, version = 'v26.0'): string {
  const query = new URLSearchParams(request.query)
  query.delete('appsecret_proof')
  query.set('after', after)
  return `${request.baseUrl}/${version}${request.path}?${query}`
}

/** `2026-11-19T17:30:00+0000` */
export function graphTime(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, '+0000')
}

/** Unix seconds or a date as text. */
export function timeOf(query: URLSearchParams, name: string): number | null {
  const text = query.get(name)
  if (text === null) return null
  const seconds = /^\d+$/.test(text) ? Number(text) : Date.parse(text) / 1000
  if (Number.isNaN(seconds)) throw badParameter(`param ${name} must be a valid unix timestamp`)
  return seconds
}
