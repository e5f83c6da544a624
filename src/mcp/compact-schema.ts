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
