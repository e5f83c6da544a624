import type { JsonSchema } from '../lib/json-schema.ts'
import type { ObjectSchema } from './surface.ts'

/**
 * An answer's schema as short as an agent needs it before a call: its members with their types and a few words each;
 * of what is nested, that it is an object or a list of them. It says less than the whole schema and nothing else, so
 * that every answer which satisfies the one satisfies the other.
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
