import { type Operation, operations } from '../../rest/operations.ts'
import { fieldsInPath } from '../../rest/read-input.ts'
import type { ToolName } from '../../tools/index.ts'
import { messageOf, type ProtocolMessage } from '../support/mcp-protocols.ts'
import type { Sent } from './client.ts'

export type Input = Readonly<Record<string, unknown>>

/** A tool's call as its REST operation. What a path, a query or a header cannot hold goes as its JSON. */
export function restRequest(name: ToolName, input: Input, key: string): Sent {
  const operation: Operation = operations[name]
  const headerOf = new Map<string, string>(Object.entries(operation.headers))
  const inPath = fieldsInPath(operation.path)
  const headers: Record<string, string> = { Authorization: `Bearer ${key}` }
  const rest: Record<string, unknown> = {}
  let path: string = operation.path
  for (const [field, value] of Object.entries(input)) {
    const header = headerOf.get(field)
    if (inPath.includes(field)) path = path.replace(`{${field}}`, () => encode(value))
    else if (header !== undefined) headers[header] = inHeader(textOf(value))
    else rest[field] = value
  }
  if (operation.method === 'post') {
    headers['Content-Type'] = 'application/json'
    return { method: 'POST', path, headers, body: JSON.stringify(rest) }
  }
  const query = Object.entries(rest).map(([field, value]) => `${encode(field)}=${encode(value)}`)
  return { method: 'GET', path: query.length === 0 ? path : `${path}?${query.join('&')}`, headers }
}

/** A message of either protocol era, as a client of it sends it. */
export function mcpRequest(
  era: ProtocolMessage['protocol'],
  method: string,
  params: Input,
  key?: string,
): Sent {
  const { headers, body } = messageOf(era, method, params)
  return {
    method: 'POST',
    path: '/mcp',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, inHeader(value)])),
    },
    body: JSON.stringify(body),
  }
}

/** The text as a header can hold it. */
export function inHeader(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?').trim()
}

/** The value as a part of a path or a query; what is no text goes as its JSON, a list with commas. */
export function encode(value: unknown): string {
  return encodeURIComponent(textOf(value))
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  return typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '')
}
