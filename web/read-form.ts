import type { IncomingMessage } from 'node:http'
import { readBytes } from '../src/http/read-bytes.ts'
import { invalidInput, ServiceError } from '../src/lib/errors.ts'

const FORM_LIMIT_BYTES = 64 * 1024

/**
 * The fields of a form, by name. Throws `unsupported_media_type`, `payload_too_large`, or `invalid_input` for what is
 * not UTF-8 and for a field that is there twice: its readers could take different ones.
 */
export async function readForm(
  request: IncomingMessage,
  limitBytes = FORM_LIMIT_BYTES,
): Promise<ReadonlyMap<string, string>> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    throw new ServiceError(
      { kind: 'unsupported_media_type' },
      'The request body must be a form: send it with "Content-Type: application/x-www-form-urlencoded".',
    )
  }
  const body = (await readBytes(request, limitBytes)).toString('latin1')
  const fields = new Map<string, string>()
  for (const pair of body.split('&')) {
    if (pair === '') continue
    const [name = '', ...value] = pair.split('=')
    const key = decode(name)
    if (fields.has(key)) throw invalidInput('The form has a field twice.')
    fields.set(key, decode(value.join('=')))
  }
  return fields
}

/** A field that the form must have. */
export function fieldOf(form: ReadonlyMap<string, string>, name: string): string {
  const value = form.get(name)
  if (value === undefined) throw invalidInput(`The form lacks its field ${name}.`)
  return value
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw invalidInput('The form is not valid UTF-8.')
  }
}
