import { isStorableTime } from '../posts/ingest.ts'
import { toStorableText } from '../text/storable.ts'

/** Readers for untrusted JSON: a field of another type counts as absent. */

export type JsonRecord = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** JSON escapes of NUL and of surrogates, including those of valid pairs. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i

/** Parses JSON and cleans its strings so that they can be stored. Throws a SyntaxError for invalid JSON. */
export function parseJson(text: string): unknown {
  if (!ESCAPED.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? toStorableText(value) : value))
}

/** The object, or an empty one. */
export function toRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

/** The objects of an array; other items are left out. */
export function toRecords(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export function toText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The string unless it is blank. */
export function toFilledText(value: unknown): string | undefined {
  const text = toText(value)
  return text === undefined || text.trim() === '' ? undefined : text
}

/** A finite number, or a string of digits as one, because YouTube sends counts as strings. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

/** A count: a whole number of at least 0. */
export function toCount(value: unknown): number | undefined {
  const number = toNumber(value)
  return number !== undefined && number >= 0 && Number.isSafeInteger(number) ? number : undefined
}

/** A storable time, see `isStorableTime`. */
export function toDate(value: unknown): Date | undefined {
  const date = typeof value === 'string' ? new Date(value) : undefined
  return date !== undefined && isStorableTime(date) ? date : undefined
}

/** Drops undefined entries: an unknown number is absent, never 0. */
export function definedOnly(values: Readonly<Record<string, number | undefined>>): Record<string, number> {
  const known: Record<string, number> = {}
  for (const [name, value] of Object.entries(values)) if (value !== undefined) known[name] = value
  return known
}
