import type { ConfirmScans } from '../model/index.ts'

/**
 * How the user behind a call can agree to what it starts, and what came of that so far. Whatever came is a client's
 * word and not to be trusted.
 */
export type Consent =
  /** The client asks its user in the middle of the call; `answer` is undefined until there is one. */
  | { readonly way: 'in_call'; readonly token: string | undefined; readonly answer: 'yes' | 'no' | undefined }
  /** It can only call again, with a token in what its surface calls `tokenField`. */
  | { readonly way: 'second_call'; readonly tokenField: string }

export type ConsentStep =
  | { readonly step: 'start' }
  | { readonly step: 'ask' }
  | { readonly step: 'use'; readonly token: string }
  | { readonly step: 'stop'; readonly token: string | undefined }

/**
 * What has to happen before a new scan may start. Who can be asked is asked, whatever the workspace's setting; an
 * answer without the token of its question is none. Pure.
 */
export function nextConsentStep(
  consent: Consent,
  confirmToken: string | undefined,
  setting: ConfirmScans,
): ConsentStep {
  if (consent.way === 'second_call') {
    if (confirmToken !== undefined) return { step: 'use', token: confirmToken }
    return { step: setting === 'client' ? 'start' : 'ask' }
  }
  const { answer, token } = consent
  if (answer === 'no') return { step: 'stop', token }
  return answer === 'yes' && token !== undefined ? { step: 'use', token } : { step: 'ask' }
}
