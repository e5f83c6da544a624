import { z } from 'zod'

/** A date, or a time with its zone: without it a time would mean another moment on every machine. */
export const IsoTime = z
  .string()
  .date()
  .or(z.string().datetime({ offset: true }))
