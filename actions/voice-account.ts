import { invalidInput } from '../src/lib/errors.ts'
import type { Platform } from '../src/model/index.ts'
import { accountNamed } from '../src/workspace/voice-identity.ts'

/** The account as a list keeps it. Throws `invalid_input` for what is no one account. */
export function toAccount({ platform, account }: { platform: Platform; account: string }): string {
  const name = accountNamed(platform, account)
  if (name !== undefined) return name
  throw invalidInput(noAccount('account'))
}

export function noAccount(field: string): string {
  return `${field} must be the handle, id or name that posts of one author show, or a link to the account; no subreddit.`
}
