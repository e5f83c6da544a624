import type { Random } from '../../../src/cli/bench/citations/random.ts'
import { hostileText, hostileValue } from './values.ts'

/** A JSON Schema as openapi.json and tools/list have it, as far as input needs. */
export interface InputSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly InputSchema[]
  readonly properties?: Readonly<Record<string, InputSchema>>
  readonly required?: readonly string[]
  readonly items?: InputSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
}

/** How an input is drawn: as its schema has it, that with something changed, or anything. */
export const moods = ['valid', 'nearly', 'hostile'] as const
export type Mood = (typeof moods)[number]

export interface Drawing {
  readonly random: Random
  /** Texts that mean something to the service, by the field that they are for; under '' for any. */
  readonly known: Readonly<Record<string, readonly string[]>>
}

/** The members of an object's input, by its schema. */
export function drawInput(schema: InputSchema, mood: Mood, drawing: Drawing): Record<string, unknown> {
  const input = Object.fromEntries(Object.entries(Object(drawValue(schema, drawing))))
  return mood === 'valid' ? input : changed(input, schema, mood, drawing)
}

/** Of the optional members each third one is there. */
function drawValue(schema: InputSchema, drawing: Drawing, field = ''): unknown {
  const { random } = drawing
  if (schema.enum !== undefined) return random.pick(schema.enum)
  if (schema.anyOf !== undefined) return drawValue(random.pick(schema.anyOf), drawing, field)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || random.below(3) === 0)
          .map(([name, member]) => [name, drawValue(member, drawing, name)]),
      )
    case 'array': {
      const { minItems = 0, maxItems = 3, items = {} } = schema
      const count = minItems + random.below(Math.min(maxItems, minItems + 3) - minItems + 1)
      return Array.from({ length: count }, () => drawValue(items, drawing, field))
    }
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 5000 } = schema
      return random.pick([minimum, maximum, minimum + random.below(maximum - minimum + 1)])
    }
    case 'boolean':
      return random.below(2) === 0
    default:
      return drawText(schema, drawing, field)
  }
}

/** Nine of ten are for their field, where there are such. */
function drawText(schema: InputSchema, { random, known }: Drawing, field: string): string {
  const { minLength = 0, maxLength = 1000, format } = schema
  if (format === 'date') return '2026-11-01'
  const fitting = Object.hasOwn(known, field) && random.below(10) > 0 ? known[field] : undefined
  return random
    .pick(fitting ?? anyOf(known))
    .slice(0, maxLength)
    .padEnd(minLength, 'x')
}

/** All known texts. */
export function anyOf(known: Drawing['known']): readonly string[] {
  return Object.values(known).flat()
}

function changed(
  input: Record<string, unknown>,
  schema: InputSchema,
  mood: Exclude<Mood, 'valid'>,
  drawing: Drawing,
): Record<string, unknown> {
  const { random } = drawing
  const members = Object.entries(schema.properties ?? {})
  const result = { ...input }
  if (mood === 'nearly' && random.below(4) === 0) {
    for (const [name, value] of Object.entries(input)) put(result, name, withOddEnd(value, random))
    return result
  }
  const changes = mood === 'nearly' ? 1 : 1 + random.below(4)
  for (let change = 0; change < changes; change += 1) {
    const [name, member] = members.length === 0 ? ['extra', {}] : random.pick(members)
    if (mood === 'hostile')
      put(result, random.below(4) === 0 ? hostileText(random) : name, hostileValue(random))
    else nearlyRight(result, name, member, drawing)
  }
  return result
}

/** One member a little beside what its schema takes. */
function nearlyRight(
  input: Record<string, unknown>,
  name: string,
  schema: InputSchema,
  drawing: Drawing,
): void {
  const { random } = drawing
  const right = drawValue(schema, drawing, name)
  const { minimum = 0, maximum = 500, maxLength = 200, maxItems = 50 } = schema
  const wrongs: readonly (() => void)[] = [
    () => void delete input[name],
    () => put(input, name.toUpperCase(), right),
    () => put(input, `${name} `, right),
    () => put(input, 'extra', right),
    () => put(input, name, null),
    () => put(input, name, [right]),
    () => put(input, name, { value: right }),
    () => put(input, name, String(right)),
    () => put(input, name, ''),
    () => put(input, name, `${right}\n`),
    () => put(input, name, schema.type === 'integer' ? minimum - 1 : 'x'.repeat(maxLength)),
    () => put(input, name, schema.type === 'integer' ? maximum + 1 : 'x'.repeat(maxLength + 1)),
    () => put(input, name, schema.type === 'integer' ? minimum + 0.5 : Array(maxItems + 1).fill('x')),
    () => put(input, name, 'x'.repeat(60_000)),
  ]
  random.pick(wrongs)()
}

/** The same, with a character behind each text that a database, or UTF-8, does not take. */
function withOddEnd(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((each) => withOddEnd(each, random))
  return typeof value === 'string' ? `${value}${random.pick(['\u0000', '\ud800'])}` : value
}

/** An own member, whatever its name. */
function put(input: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(input, name, { value, enumerable: true, configurable: true, writable: true })
}
