import { z } from 'zod'

/** Who speaks in a post: a customer, the workspace's own company, or a competitor; unknown counts like a customer. */
export const voices = ['customer', 'company', 'competitor', 'unknown'] as const
export const Voice = z.enum(voices)
export type Voice = z.infer<typeof Voice>
