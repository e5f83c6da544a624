import type { z } from 'zod'
import { invalidInput, type ServiceError } from '../src/lib/errors.ts'

/** A cursor's fields as the text that clients send back: opaque to them, JSON in base64url. */
export function encodeFields(fields: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(fields)).toString('base64url')
}

/** The fields of a cursor that `encodeFields` made. Throws `invalid_input` for any other. */
export function decodeFields<Fields extends readonly (string | number)[]>(
  cursor: string,
  schema: z.ZodType<Fields>,
): Fields {
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  // Made again it must be the same: base64 and JSON can say one thing in several ways.
  if (!parsed.success || encodeFields(parsed.data) !== cursor) throw unknownCursor()
  return parsed.data
}

/** The refusal of a cursor that this service never gave. */
export function unknownCursor(): ServiceError {
  return invalidInput('cursor is not one this service gave: take it from the page before, or leave it out.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
