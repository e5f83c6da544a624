import type { z } from 'zod'
import { ignoreOverride, zodToJsonSchema } from 'zod-to-json-schema'

/** A JSON Schema 2020-12 document, or a part of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

export interface JsonSchemaOptions {
  /** Schemas to emit as a `$ref` instead of inline, each with the reference to use. */
  readonly references?: ReadonlyMap<z.ZodTypeAny, string>
}

/**
 * The JSON Schema 2020-12 of a zod schema, for tools/list and for OpenAPI 3.1 components alike. Defaults and
 * descriptions are kept, whole-number enums are `integer`, a nullable is an `anyOf` with null, and there is
 * no `$schema`. zod-to-json-schema has no 2020-12 target: 2019-09 is the same language for what is used here.
 */
export function jsonSchemaOf(schema: z.ZodTypeAny, options: JsonSchemaOptions = {}): JsonSchema {
  const references = new Map([...(options.references ?? [])].map(([named, ref]) => [named._def, ref]))
  const emitted = zodToJsonSchema(schema, {
    target: 'jsonSchema2019-09',
    $refStrategy: 'none',
    // Only strict objects refuse unknown members, as in zod itself.
    removeAdditionalStrategy: 'strict',
    override: (definition, refs) => {
      // The root is always inline: it is the definition that the references point to.
      const reference = refs.currentPath.length > 1 ? references.get(definition) : undefined
      return reference === undefined ? ignoreOverride : { $ref: reference }
    },
  })
  const { $schema: _dialect, ...rest } = asJsonSchema(tidy(emitted))
  return rest
}

/** Walks a document once and normalizes each part as described above. */
function tidy(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tidy)
  if (typeof node !== 'object' || node === null) return node
  const tidied = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, tidy(value)]))
  if (Array.isArray(tidied['type'])) {
    const { type: types, description, ...keywords } = tidied
    return {
      ...(description === undefined ? {} : { description }),
      anyOf: types.map((type: unknown) => (type === 'null' ? { type } : { type, ...keywords })),
    }
  }
  if (
    tidied['type'] === 'number' &&
    Array.isArray(tidied['enum']) &&
    tidied['enum'].every(Number.isInteger)
  ) {
    return { ...tidied, type: 'integer' }
  }
  return tidied
}

/** Sound: `tidy` returns an object for an object, and the root of an emitted document is one. */
function asJsonSchema(node: unknown): JsonSchema {
  return node as JsonSchema
}
