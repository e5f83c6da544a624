import type { z } from 'zod'
import { invalidInput, type ServiceError } from '../src/lib/errors.ts'
import { type LookbackDays, lookbackWindows } from '../src/model/index.ts'
import { previewOf } from '../src/text/preview.ts'

/**
 * One of a closed list of values from a query; undefined where it is absent or empty, as browsers send an untouched
 * field. `names`: how the page calls the values. Throws `invalid_input` that names what is allowed.
 */
export function choiceOf<Values extends [string, ...string[]]>(
  query: URLSearchParams,
  name: string,
  choices: z.ZodEnum<Values>,
  { label, names }: { readonly label: string; readonly names: Readonly<Record<Values[number], string>> },
): Values[number] | undefined {
  const value = query.get(name) ?? ''
  if (value === '') return undefined
  const parsed = choices.safeParse(value)
  if (parsed.success) return parsed.data
  throw notOffered(label, value, Object.values<string>(names))
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
  return daysAmong(query, lookbackWindows, lookbackWindows)
}

/** The same where all that is stored, 0, can be asked for, too. */
export function windowOrAllIn(query: URLSearchParams): LookbackDays | 0 | undefined {
  return daysAmong(query, [...lookbackWindows, 0], [...lookbackWindows, '0 for all that is stored'])
}

function daysAmong<Days extends number>(
  query: URLSearchParams,
  offered: readonly Days[],
  names: readonly (number | string)[],
): Days | undefined {
  const text = query.get('days') ?? ''
  if (text === '') return undefined
  const days = offered.find((each) => String(each) === text)
  if (days === undefined) throw notOffered('Days', text, names)
  return days
}

/** For whoever changed an address by hand, or follows a link of an older version. */
function notOffered(label: string, value: string, names: readonly (number | string)[]): ServiceError {
  return invalidInput(`${label}: there is no choice ${previewOf(value)}. Allowed: ${names.join(', ')}.`)
}
