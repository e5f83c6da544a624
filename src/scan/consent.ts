import type { ConfirmScans } from '../model/index.ts'

/** How the user behind a call can agree to a scan. */
export type Consent =
  | AskedConsent
  /** The call is the answer itself: a signed-in person saw what the scan costs and confirmed it on the page. */
  | { readonly way: 'page' }

/**
 * How a client can ask its user, and their answer so far. The answer and its token come from the client: they are
 * not trusted until the token is checked.
 */
export type AskedConsent =
  /** The client asks its user in the middle of the call; `answer` is undefined until there is one. */
  | { readonly way: 'in_call'; readonly token: string | undefined; readonly answer: 'yes' | 'no' | undefined }
  /** The client can only call again, with a token in the input that its protocol calls `tokenField`. */
  | { readonly way: 'second_call'; readonly tokenField: string }

export type ConsentStep =
  | { readonly step: 'start' }
  | { readonly step: 'ask' }
  | { readonly step: 'use'; readonly token: string }
  | { readonly step: 'stop'; readonly token: string | undefined }

/**
 * What has to happen before a new scan may start. A user who can be asked in the call is always asked,
 * whatever the workspace's setting; an answer without the token of its question does not count. Pure.
 */
export function nextConsentStep(
  consent: AskedConsent,
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
