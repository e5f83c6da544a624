import { z } from 'zod'
import type { Platform } from './platform.ts'

/** Who speaks in a post: a customer, the workspace's own company, or a competitor; unknown counts like a customer. */
export const voices = ['customer', 'company', 'competitor', 'unknown'] as const
export const Voice = z.enum(voices)
export type Voice = z.infer<typeof Voice>

/** The voices of known accounts. Listed as a customer, a configured account counts as none of the companies'. */
export const accountVoices = ['company', 'competitor', 'customer'] as const satisfies readonly Voice[]
export const AccountVoice = z.enum(accountVoices)
export type AccountVoice = z.infer<typeof AccountVoice>

/** An account or channel, or the name of an author, whose voice an administrator has set. */
export interface ListedAccount {
  readonly platform: Platform
  readonly account: string
  readonly voice: AccountVoice
}
