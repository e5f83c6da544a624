import { z } from 'zod'
import { jsonSchemaOf } from '../src/lib/json-schema.ts'

/** What an input says of one of its fields: the constraints that a form gives to a browser. */
const FieldRule = z.object({
  description: z.string().optional(),
  /** The values of a closed list, as a form sends them. */
  enum: z.array(z.coerce.string()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
})
export type FieldRule = z.output<typeof FieldRule>

const Properties = z.object({ properties: z.record(FieldRule) })

/** The rules of a field of a tool's or an action's input. Throws where the input has no such field. */
export function fieldRules<Input extends z.AnyZodObject>(
  input: Input,
): (name: keyof Input['shape'] & string) => FieldRule {
  const { properties } = Properties.parse(jsonSchemaOf(input))
  return (name) => {
    const rule = properties[name]
    if (rule === undefined) throw new Error(`the input has no field ${name}`)
    return rule
  }
}
