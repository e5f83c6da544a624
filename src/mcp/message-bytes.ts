import { randomUUID } from 'node:crypto'
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { jsonBytesOf, jsonTextOf, quotedJsonOf } from '../lib/json-text.ts'

/** Stand for the two copies of a tool's output while the rest is written; nobody can have sent them. */
const STRUCTURED = randomUUID()
const TEXT = randomUUID()

/**
 * A message as bytes of JSON. A tool's output, which it has twice, is taken as it was serialized before: as an object and as
 * the text of its first content.
 */
export function messageBytes(message: JSONRPCMessage): Buffer {
  const output = outputOf(message)
  if (output === undefined) return Buffer.from(JSON.stringify(message))
  const text = jsonTextOf(output)
  const frame = JSON.stringify(message, (_name, value: unknown) => {
    if (value === output) return STRUCTURED
    return value === text ? TEXT : value
  })
  const inserts: Readonly<Record<string, Buffer>> = {
    [STRUCTURED]: jsonBytesOf(output),
    [TEXT]: quotedJsonOf(output),
  }
  const parts = frame.split(new RegExp(`"(${STRUCTURED}|${TEXT})"`))
  return Buffer.concat(parts.map((part) => inserts[part] ?? Buffer.from(part)))
}

function outputOf(message: JSONRPCMessage): object | undefined {
  if (!('result' in message)) return undefined
  const { structuredContent } = message.result
  return typeof structuredContent === 'object' && structuredContent !== null ? structuredContent : undefined
}
