import { z } from 'zod'
import { parseInput } from '../src/input/parse-input.ts'
import { ServiceError } from '../src/lib/errors.ts'

/** Sentences by the name of the field that they belong beside. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** What is wrong with one value of a form, in the words of every surface; undefined where nothing is. */
export function fieldError(schema: z.ZodTypeAny, value: unknown, label: string): string | undefined {
  return refusalOf(() => parseInput(z.object({ [label]: schema }).strict(), { [label]: value }))
}

/** The first wrong entry of a list, by its line. */
export function lineError(schema: z.ZodTypeAny, lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const error = fieldError(schema, line, `Line ${index + 1}`)
    if (error !== undefined) return error
  }
  return undefined
}

/** The sentence of `invalid_input`; throws whatever else is thrown. */
export function sentenceOfRefusal(error: unknown): string {
  if (error instanceof ServiceError && error.fault.kind === 'invalid_input') return error.message
  throw error
}

function refusalOf(check: () => void): string | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    return sentenceOfRefusal(error)
  }
}
