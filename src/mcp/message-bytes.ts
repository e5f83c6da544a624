import { randomUUID } from 'node:crypto'
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { jsonBytesOf, jsonTextOf, quotedJsonOf } from '../lib/json-text.ts'

/** Stand for the two copies of a tool's output in a message; nobody can have sent them. */
const TEXT = randomUUID()
const STRUCTURED = { [randomUUID()]: true }
const TEXT_JSON = JSON.stringify(TEXT)
const STRUCTURED_JSON = JSON.stringify(STRUCTURED)
const STAND_INS = new RegExp(`(${TEXT_JSON}|${STRUCTURED_JSON})`)

/** A result as far as it matters here: a tool's has its output as an object and as the text of a content. */
export interface ResultWithOutput {
  readonly structuredContent?: unknown
  readonly content?: unknown
  readonly [member: string]: unknown
}

/**
 * A message as JSON in UTF-8, whose parts follow one another. A tool's output, which it has twice, is taken as it was serialized
 * before: as an object and as the text of its first content.
 */
export function messageParts(message: JSONRPCMessage): Buffer[] {
  const output = 'result' in message ? outputOf(message.result) : undefined
  if (output === undefined || !('result' in message)) return [Buffer.from(JSON.stringify(message))]
  const frame = { ...message, result: withStandIns(message.result, output) }
  return fillStandIns(JSON.stringify(frame), output)
}

/** The output of a tool's result; undefined of every other result. */
export function outputOf({ structuredContent }: ResultWithOutput): object | undefined {
  return typeof structuredContent === 'object' && structuredContent !== null ? structuredContent : undefined
}

/** The result with something short in place of each copy of its output. */
export function withStandIns<Result extends ResultWithOutput>(result: Result, output: object): Result {
  const text = jsonTextOf(output)
  const content = Array.isArray(result.content)
    ? result.content.map((item) => (item.text === text ? { ...item, text: TEXT } : item))
    : result.content
  return { ...result, content, structuredContent: STRUCTURED }
}

/** The JSON of a message whose result has stand-ins for `output`, as parts with the output itself. */
export function fillStandIns(json: string, output: object): Buffer[] {
  const inserts: Readonly<Record<string, Buffer>> = {
    [STRUCTURED_JSON]: jsonBytesOf(output),
    [TEXT_JSON]: quotedJsonOf(output),
  }
  return json.split(STAND_INS).map((part) => inserts[part] ?? Buffer.from(part))
}
