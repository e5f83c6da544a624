import type { z } from 'zod'
import { invalidInput } from '../src/lib/errors.ts'
import { type LookbackDays, lookbackWindows } from '../src/model/index.ts'
import { previewOf } from '../src/text/preview.ts'

/**
 * One of a closed list of values from a query; undefined where it is absent or empty, as browsers send an untouched
 * field. Throws `invalid_input` that names what is allowed.
 */
export function choiceOf<Values extends [string, ...string[]]>(
  query: URLSearchParams,
  name: string,
  choices: z.ZodEnum<Values>,
): Values[number] | undefined {
  const value = query.get(name) ?? ''
  if (value === '') return undefined
  const parsed = choices.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalidInput(`${name} is ${previewOf(value)}. Allowed: ${choices.options.join(', ')}.`)
}

/** The path with the query changed: null leaves a parameter out. */
export function withQuery(
  path: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const changed = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }
  const text = changed.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The window that an address asks for; undefined where it asks for none. Throws `invalid_input`. */
export function windowIn(query: URLSearchParams): LookbackDays | undefined {
  const text = query.get('days') ?? ''
  if (text === '') return undefined
  const days = lookbackWindows.find((each) => String(each) === text)
  if (days !== undefined) return days
  throw invalidInput(`days is ${previewOf(text)}. Allowed: ${lookbackWindows.join(', ')}.`)
}
