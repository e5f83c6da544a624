import { CHALLENGE_LIFE_MS } from './limits.ts'
import { ALGORITHMS } from './passkey-verification.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Visitor } from './visitor.ts'

/** What a browser is to ask an authenticator, as JSON; bytes are base64url. */

const timeout = CHALLENGE_LIFE_MS

/** For a signature by any passkey of this site, once its holder is verified. */
export function requestOptions({ id }: RelyingParty, challenge: string) {
  return { challenge, rpId: id, timeout, userVerification: 'required', allowCredentials: [] } as const
}
export type RequestOptions = ReturnType<typeof requestOptions>

/** For a new passkey of this person that is found without naming them, on an authenticator that has none of theirs. */
export function creationOptions(
  { id }: RelyingParty,
  challenge: string,
  { userId, name, email }: Pick<Visitor, 'userId' | 'name' | 'email'>,
  known: readonly { readonly credentialId: Buffer; readonly transports: readonly string[] }[],
) {
  return {
    challenge,
    rp: { id, name: 'Trend Research' },
    // The id tells nothing of the person, as authenticators may show it to whoever holds them.
    user: { id: Buffer.from(userId).toString('base64url'), name: email ?? name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg }) as const),
    timeout,
    attestation: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      type: 'public-key',
      id: credentialId.toString('base64url'),
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  } as const
}
export type CreationOptions = ReturnType<typeof creationOptions>
