import type { z } from 'zod'
import { type JsonSchema, jsonSchemaOf } from '../src/lib/json-schema.ts'
import { previewOf } from '../src/text/preview.ts'

/** The most unknown parameters that a sentence names. */
const MAX_UNKNOWN = 5

/** Describes an input error in one sentence: the field, the value that came, and what is allowed. */
export function describeIssues(
  error: z.ZodError,
  input: unknown,
  schema: z.AnyZodObject,
  fieldNames: Readonly<Record<string, string | undefined>> = {},
): string {
  // An unknown name comes first, because it explains why the right one is missing.
  const issue = error.issues.find(({ code }) => code === 'unrecognized_keys') ?? error.issues[0]
  if (issue === undefined) return 'The input is not valid.'
  const allowedFields = Object.keys(schema.shape)
  if (issue.code === 'unrecognized_keys') {
    const shown = issue.keys.slice(0, MAX_UNKNOWN).map((key) => previewOf(key))
    const others = issue.keys.length - shown.length
    const unknown = shown.join(', ') + (others === 0 ? '' : ` and ${others} more`)
    const allowed = allowedFields.length === 0 ? 'There are none.' : `Allowed: ${allowedFields.join(', ')}.`
    return `Unknown ${issue.keys.length === 1 ? 'parameter' : 'parameters'} ${unknown}. ${allowed}`
  }
  const [field] = issue.path
  if (field === undefined) return 'The input must be an object with named parameters.'
  const named = asRecord(jsonSchemaOf(schema)['properties'])[String(field)]
  const given = asRecord(input)[String(field)]
  const shownName = fieldNames[field] ?? field
  const [, index] = issue.path
  // The wrong item says more than an excerpt of its list.
  return typeof index === 'number' && Array.isArray(given)
    ? describeIssue(`${shownName}[${index}]`, given[index], asRecord(named)['items'])
    : describeIssue(String(shownName), given, named)
}

function describeIssue(name: string, value: unknown, schema: unknown): string {
  const received = value === undefined ? 'is missing' : `was ${previewOf(value)}${sizeOf(value, schema)}`
  return `${name} ${received}. It must be ${describeAllowed(schema)}.`
}

/** The length of a value that is too long, because its preview does not show it. */
function sizeOf(value: unknown, schema: unknown): string {
  const { type, maxLength, maxItems } = asRecord(schema)
  if (type === 'string' && typeof value === 'string' && value.length > Number(maxLength))
    return `, ${value.length} characters`
  if (type === 'array' && Array.isArray(value) && value.length > Number(maxItems))
    return `, ${value.length} items`
  return ''
}

/** What a field's JSON Schema allows, in words. */
function describeAllowed(schema: unknown): string {
  const field: JsonSchema = asRecord(schema)
  if (Array.isArray(field['enum'])) return `one of ${field['enum'].join(', ')}`
  switch (field['type']) {
    case 'integer':
      return `a whole number${range(field['minimum'], field['maximum'], '')}`
    case 'string': {
      const length = range(field['minLength'], field['maxLength'], ' characters')
      const pattern = field['pattern'] === undefined ? '' : ` that match ${field['pattern']}`
      return `a string${length === '' ? '' : ` of${length}`}${pattern}`
    }
    case 'array':
      return `a list of${range(field['minItems'], field['maxItems'], ' items')}, each ${describeAllowed(field['items'])}`
    default:
      return `a value of type ${String(field['type'] ?? 'object')}`
  }
}

function range(minimum: unknown, maximum: unknown, unit: string): string {
  if (typeof minimum === 'number' && typeof maximum === 'number') return ` ${minimum} to ${maximum}${unit}`
  if (typeof minimum === 'number') return ` ${minimum} or more${unit}`
  if (typeof maximum === 'number') return ` at most ${maximum}${unit}`
  return ''
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
