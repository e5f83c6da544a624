import type { z } from 'zod'
import { type JsonSchema, jsonSchemaOf } from '../lib/json-schema.ts'
import { previewOf } from '../text/preview.ts'

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
  const [field, ...inside] = issue.path
  const whole = wholeOf(input, schema)
  if (field === undefined)
    return issue.code === 'unrecognized_keys'
      ? describeUnknown(issue.keys, whole)
      : 'The input must be an object with named parameters.'
  const { value, schema: named } = placeOf([field], whole)
  const place = placeOf(inside, { name: String(fieldNames[field] ?? field), value, schema: named })
  if (issue.code === 'unrecognized_keys') return describeUnknown(issue.keys, place)
  return describeIssue(
    place,
    issue.code === 'custom' && issue.message !== NO_MESSAGE ? issue.message : undefined,
  )
}

/**
 * The sentence for the first list in an input that holds more than it may; undefined where none does. For before it is
 * validated: validators look at each item of a list that is too long, which took 190 ms for 9,000.
 */
export function describeTooMany(
  input: unknown,
  schema: z.AnyZodObject,
  fieldNames: Readonly<Record<string, string | undefined>> = {},
): string | undefined {
  const { properties } = wholeOf(input, schema).schema
  const tooMany = firstOf(Object.entries(asRecord(properties)), ([field, own]) =>
    tooManyIn({ name: fieldNames[field] ?? field, value: Object(input)[field], schema: asRecord(own) }),
  )
  return tooMany && describeIssue(tooMany)
}

function tooManyIn({ name, value, schema }: Place): Place | undefined {
  if (Array.isArray(value)) {
    if (value.length > Number(schema['maxItems'] ?? Number.POSITIVE_INFINITY)) return { name, value, schema }
    const items = asRecord(schema['items'])
    return firstOf(value.entries(), ([at, item]) =>
      tooManyIn({ name: `${name}[${at}]`, value: item, schema: items }),
    )
  }
  if (typeof value !== 'object' || value === null || schema['properties'] === undefined) return undefined
  const properties = asRecord(schema['properties'])
  return firstOf(Object.entries(properties), ([member, own]) =>
    tooManyIn({ name: `${name}.${member}`, value: Object(value)[member], schema: asRecord(own) }),
  )
}

function firstOf<Each, Found>(
  all: Iterable<Each>,
  find: (each: Each) => Found | undefined,
): Found | undefined {
  for (const each of all) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}

/** To make one of the largest input takes ten milliseconds. */
const schemas = new WeakMap<z.AnyZodObject, JsonSchema>()

function wholeOf(value: unknown, input: z.AnyZodObject): Place {
  const schema = schemas.get(input) ?? jsonSchemaOf(input)
  schemas.set(input, schema)
  return { name: '', value, schema }
}

function describeUnknown(keys: readonly string[], { name, schema }: Place): string {
  const shown = keys.slice(0, MAX_UNKNOWN).map((key) => previewOf(key))
  const others = keys.length - shown.length
  const unknown = shown.join(', ') + (others === 0 ? '' : ` and ${others} more`)
  const allowedFields = Object.keys(asRecord(schema['properties']))
  const allowed = allowedFields.length === 0 ? 'There are none.' : `Allowed: ${allowedFields.join(', ')}.`
  const what = `${keys.length === 1 ? 'parameter' : 'parameters'} ${unknown}${name === '' ? '' : ` of ${name}`}`
  return `Unknown ${what}. ${allowed}`
}

/** What zod says of a refinement that says nothing itself. */
const NO_MESSAGE = 'Invalid input'

/** A value in the input: what it is called, what came, and its JSON Schema. */
interface Place {
  readonly name: string
  readonly value: unknown
  readonly schema: JsonSchema
}

/** Where in a field something is wrong: a member of an object, and the item of a list, which says more than an excerpt of it. */
function placeOf([step, ...inside]: readonly (string | number)[], { name, value, schema }: Place): Place {
  const { properties, items } = schema
  if (typeof step === 'number' && Array.isArray(value))
    return placeOf(inside, { name: `${name}[${step}]`, value: value[step], schema: asRecord(items) })
  if (typeof step !== 'string' || properties === undefined) return { name, value, schema }
  const member = asRecord(asRecord(properties)[step])
  return placeOf(inside, { name: `${name}.${step}`, value: asRecord(value)[step], schema: member })
}

function describeIssue({ name, value, schema }: Place, allowed = describeAllowed(schema)): string {
  const received = value === undefined ? 'is missing' : `was ${previewOf(value)}${sizeOf(value, schema)}`
  return `${name} ${received}. It must be ${allowed}.`
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
  const choices = field['anyOf']
  if (Array.isArray(choices)) return choices.map(describeAllowed).join(' or ')
  if (Array.isArray(field['enum'])) return `one of ${field['enum'].join(', ')}`
  switch (field['type']) {
    case 'integer':
      return `a whole number${range(field['minimum'], field['maximum'], '')}`
    case 'string': {
      if (field['format'] === 'date') return 'a day such as 2026-02-28'
      const length = range(field['minLength'], field['maxLength'], ' characters')
      const pattern = describePattern(field['pattern'])
      return `a string${length === '' ? '' : ` of${length}`}${pattern}`
    }
    case 'array':
      return `a list of${range(field['minItems'], field['maxItems'], ' items')}, each ${describeAllowed(field['items'])}`
    case 'number':
      return `a number${range(field['minimum'], field['maximum'], '')}`
    case 'boolean':
      return 'true or false'
    default: {
      const members = Object.keys(asRecord(field['properties']))
      return members.length === 0 ? 'an object' : `an object with ${members.join(', ')}`
    }
  }
}

/** A field that must not be blank says so in words. */
export const NOT_BLANK = /\S/

function describePattern(pattern: unknown): string {
  if (pattern === undefined) return ''
  return pattern === NOT_BLANK.source ? ', not blank' : ` that match ${pattern}`
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
