import type { z } from 'zod'
import { invalidInput, type ServiceError } from '../src/lib/errors.ts'

/** Fields as a cursor that is opaque to clients: base64url of their JSON. */
export function encodeFields(fields: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(fields)).toString('base64url')
}

/** The fields of a cursor; undefined if they do not match the schema. */
export function decodeFields<Schema extends z.ZodTypeAny>(
  cursor: string,
  schema: Schema,
): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))).data
  } catch {
    return undefined
  }
}

export function unknownCursor(): ServiceError {
  return invalidInput('cursor is not one this service gave: take it from the page before, or leave it out.')
}
