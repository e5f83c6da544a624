import type { IncomingMessage } from 'node:http'
import { readBytes } from '../src/http/read-bytes.ts'
import { invalidInput, ServiceError } from '../src/lib/errors.ts'

const BODY_LIMIT_BYTES = 256 * 1024
const MAX_DEPTH = 64
/** Far more than any call needs. Validators create an issue for each wrong value: 100,000 took them a second. */
const MAX_VALUES = 10_000
/** The widest input has some twenty. An object of 9,000 takes three times as long to parse as a list of its names and values. */
const MAX_MEMBERS = 200

/**
 * The JSON body of a request; undefined if it has none. Throws `unsupported_media_type`, `payload_too_large`
 * or `invalid_input` (not JSON, not UTF-8, nested too deeply, too many values, too many members of an object).
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request, BODY_LIMIT_BYTES)
  if (bytes.length === 0) return undefined
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new ServiceError(
      { kind: 'unsupported_media_type' },
      'The request body must be JSON: send it with "Content-Type: application/json".',
    )
  }
  return parse(bytes)
}

/** Making one takes longer than it takes to read the body of a call. */
const decoder = new TextDecoder('utf-8', { fatal: true })

function parse(bytes: Buffer): unknown {
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    throw invalidInput('The request body is not valid UTF-8.')
  }
  // Checked before parsing: extreme nesting would overflow the stack later, when the value is serialized.
  refuseTooMuch(text)
  try {
    return JSON.parse(text)
  } catch {
    throw invalidInput('The request body is not valid JSON.')
  }
}

/** Throws `invalid_input` at the first place from which on a text is nested too deeply or holds too much, outside strings. */
function refuseTooMuch(json: string): void {
  /** How many members each open object has, each open list -1. */
  const open: number[] = []
  let values = 1
  let inString = false
  for (let index = 0; index < json.length; index++) {
    const character = json[index]
    if (inString) {
      if (character === '\\') index++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      values++
      if (open.push(character === '{' ? 1 : -1) > MAX_DEPTH)
        throw invalidInput(`The request body is nested deeper than ${MAX_DEPTH} levels.`)
    } else if (character === '}' || character === ']') open.pop()
    else if (character === ',') {
      values++
      const members = open.at(-1) ?? -1
      if (members > 0) open[open.length - 1] = members + 1
      if (members >= MAX_MEMBERS)
        throw invalidInput(`An object of the request body has more than ${MAX_MEMBERS} members.`)
    }
    if (values > MAX_VALUES) throw invalidInput(`The request body holds more than ${MAX_VALUES} values.`)
  }
}
