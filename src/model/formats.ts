import { z } from 'zod'

/** An http(s) URI by RFC 3986; zod's own `url` also takes what JSON Schema's `uri` refuses. */
export const Uri = z
  .string()
  .url()
  .refine((text) => /^https?:\/\/[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+$/.test(text), 'Invalid url')

/** A date, or a time with its zone: without it a time would mean another moment on every machine. */
export const IsoTime = z
  .string()
  .date()
  .or(z.string().datetime({ offset: true }))
