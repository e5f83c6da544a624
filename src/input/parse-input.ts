import type { z } from 'zod'
import { invalidInput } from '../lib/errors.ts'
import { isStorableText } from '../text/storable.ts'
import { describeIssues, describeTooMany } from './describe-issues.ts'

/**
 * The input of a tool or an action, parsed by its own schema. Throws `invalid_input` with a sentence that names the
 * field, the value that came and what is allowed. `fieldNames`: names of fields in these sentences, where a surface has
 * another name for them, such as a header or a command's option.
 */
export function parseInput<Input extends z.AnyZodObject>(
  schema: Input,
  rawInput: unknown,
  fieldNames?: Readonly<Record<string, string | undefined>>,
): z.output<Input> {
  const tooMany = describeTooMany(rawInput, schema, fieldNames)
  if (tooMany !== undefined) throw invalidInput(tooMany)
  const parsed = schema.safeParse(rawInput)
  if (!parsed.success) throw invalidInput(describeIssues(parsed.error, rawInput, schema, fieldNames))
  for (const [field, value] of Object.entries<unknown>(parsed.data)) {
    if (textsIn(value).every(isStorableText)) continue
    const name = fieldNames?.[field] ?? field
    throw invalidInput(`${name} holds a NUL character or half a surrogate pair. Send text without them.`)
  }
  return parsed.data
}

/**
 * PostgreSQL cannot store NUL, and UTF-8 cannot encode a lone surrogate. Names of members have been validated before.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values({ ...value }).flatMap(textsIn) : []
}
