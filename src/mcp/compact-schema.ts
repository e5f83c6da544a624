import type { JsonSchema } from '../json-schema.ts'
import type { ObjectSchema } from './surface.ts'

/**
 * An answer's schema as short as an agent needs it before a call: its members with their types and a few words each,
 * and of an object or of a list's items the names of the required members. It says less than the whole schema and
 * nothing else, so that every answer which satisfies the one satisfies the other.
 */
export function compactSchema(schema: JsonSchema): ObjectSchema {
  const { required, additionalProperties } = schema
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(Object(schema['properties'])).map(([name, member]) => [name, compactMember(member)]),
    ),
    ...(required === undefined ? {} : { required }),
    ...(additionalProperties === false ? { additionalProperties } : {}),
  }
}

function compactMember(member: unknown): JsonSchema {
  const { type, description, items, required } = Object(member)
  return {
    ...(type === undefined ? {} : { type }),
    ...(description === undefined ? {} : { description }),
    ...(required === undefined ? {} : { required }),
    ...(items === undefined ? {} : { items: withoutDescription(compactMember(items)) }),
  }
}

function withoutDescription({ description: _said, ...schema }: JsonSchema): JsonSchema {
  return schema
}
