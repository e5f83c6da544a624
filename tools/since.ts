import { invalidInput } from '../src/lib/errors.ts'
import { IsoTime } from '../src/model/index.ts'
import { previewOf } from '../src/text/preview.ts'

/** Parses `since`: a date means the start of its day in UTC; a time needs a zone. Throws `invalid_input`. */
export function parseSince(text: string): Date {
  const moment = new Date(text)
  if (IsoTime.safeParse(text).success && !Number.isNaN(moment.getTime())) return moment
  throw invalidInput(
    `since was ${previewOf(text)}. It must be an ISO 8601 date or a date-time with its zone, for example 2026-03-01 or 2026-03-01T09:00:00Z.`,
  )
}
