import type { JsonSchema } from '../lib/json-schema.ts'
import type { ObjectSchema } from './backend.ts'

/**
 * A shortened output schema, with what an agent needs before a call: the members with their types and
 * descriptions; nested values only as "object" or "array of objects". It is strictly weaker than the full
 * schema: every answer that satisfies the full one satisfies it.
 */
export function compactSchema(schema: JsonSchema): ObjectSchema {
  const { required } = schema
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(Object(schema['properties'])).map(([name, member]) => [name, compactMember(member)]),
    ),
    ...(required === undefined ? {} : { required }),
  }
}

/**
 * An input schema whose lists of objects say of those only that they are objects: their fields stand in the list's
 * description, in a fifth of the characters. What is sent is held against the full schema.
 */
export function compactInput(schema: JsonSchema): ObjectSchema {
  const properties = Object.entries(Object(schema['properties'])).map(([name, member]) => {
    const isListOfObjects = Object(Object(member).items).type === 'object'
    return [name, isListOfObjects ? { ...Object(member), items: { type: 'object' } } : member]
  })
  return { ...schema, type: 'object', properties: Object.fromEntries(properties) }
}

function compactMember(member: unknown): JsonSchema {
  const { type, anyOf, description, items } = Object(member)
  return {
    ...(type === undefined ? {} : { type }),
    ...(anyOf === undefined
      ? {}
      : { anyOf: anyOf.map((either: unknown) => ({ type: Object(either).type })) }),
    ...(description === undefined ? {} : { description }),
    ...(items === undefined ? {} : { items: { type: Object(items).type } }),
  }
}
