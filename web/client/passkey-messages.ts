/** Whether this browser has passkeys, and reads what the server asks them for. */
export function canHavePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/**
 * What the server wants an authenticator to do, from the address that the form names; being ours, its type is taken at
 * its word. Throws an error with a sentence for a person.
 */
export async function optionsFor<
  Options extends PublicKeyCredentialRequestOptionsJSON | PublicKeyCredentialCreationOptionsJSON,
>(form: HTMLFormElement): Promise<Options> {
  const failed = () => new Error('The service did not answer. Reload the page and try again.')
  try {
    const response = await fetch(form.dataset['challengeAt'] ?? '', { method: 'POST' })
    const answer: Options & { readonly error?: string } = await response.json()
    if (response.ok) return answer
    throw answer.error === undefined ? failed() : new Refused(answer.error)
  } catch (error) {
    throw error instanceof Refused ? error : failed()
  }
}

/** The server's own sentence. */
class Refused extends Error {}

/**
 * An authenticator's answer as JSON. Its own `toJSON` is not asked: that of what password managers put in the place of a
 * browser's credential often throws.
 */
export function answerOf({ id, rawId, type, response }: PublicKeyCredential): object {
  const common = { id, rawId: base64url(rawId), type, clientExtensionResults: {} }
  const clientDataJSON = base64url(response.clientDataJSON)
  if (isAttestation(response)) {
    const attestationObject = base64url(response.attestationObject)
    return { ...common, response: { clientDataJSON, attestationObject, transports: transportsOf(response) } }
  }
  if (!isAssertion(response)) return common
  const { authenticatorData, signature, userHandle } = response
  return {
    ...common,
    response: {
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      ...(userHandle === null ? {} : { userHandle: base64url(userHandle) }),
    },
  }
}

export function isPublicKey(credential: Credential | null): credential is PublicKeyCredential {
  return credential?.type === 'public-key'
}

// By what they have: what password managers make is of no class of the browser's.
function isAttestation(response: AuthenticatorResponse): response is AuthenticatorAttestationResponse {
  return 'attestationObject' in response
}
function isAssertion(response: AuthenticatorResponse): response is AuthenticatorAssertionResponse {
  return 'signature' in response
}

/** A hint of how the authenticator is reached, which may be missing. */
function transportsOf(response: AuthenticatorAttestationResponse): string[] {
  try {
    return response.getTransports()
  } catch {
    return []
  }
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
