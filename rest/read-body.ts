import type { IncomingMessage } from 'node:http'
import { readBytes } from '../src/http/read-bytes.ts'
import { invalidInput, ServiceError } from '../src/lib/errors.ts'

const BODY_LIMIT_BYTES = 256 * 1024
const MAX_DEPTH = 64
/**
 * Far more than any call needs. Validators create an issue for each wrong value: 100,000 took them a second.
 */
const MAX_VALUES = 10_000

/**
 * The JSON body of a request; undefined if it has none. Throws `unsupported_media_type`, `payload_too_large`
 * or `invalid_input` (not JSON, not UTF-8, nested too deeply, too many values).
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
  const { depth, values } = sizeOf(text)
  if (depth > MAX_DEPTH) throw invalidInput(`The request body is nested deeper than ${MAX_DEPTH} levels.`)
  if (values > MAX_VALUES) throw invalidInput(`The request body holds more than ${MAX_VALUES} values.`)
  try {
    return JSON.parse(text)
  } catch {
    throw invalidInput('The request body is not valid JSON.')
  }
}

/** The maximum nesting depth outside strings, and an upper bound of the number of values. */
function sizeOf(json: string): { depth: number; values: number } {
  let depth = 0
  let deepest = 0
  let values = 1
  let inString = false
  for (let index = 0; index < json.length; index++) {
    const character = json[index]
    if (inString) {
      if (character === '\\') index++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      deepest = Math.max(deepest, ++depth)
      values++
    } else if (character === '}' || character === ']') depth--
    else if (character === ',') values++
  }
  return { depth: deepest, values }
}
