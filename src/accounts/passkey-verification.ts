import type { Answered, Assertion, Attestation } from './passkey-answers.ts'
import type { RelyingParty } from './relying-party.ts'

/** ES256, EdDSA and RS256, as COSE numbers them: what authenticators have, the preferred first. */
export const ALGORITHMS = [-7, -8, -257] as const

/**
 * Statements about the make of an authenticator that are taken: none, or one by the passkey itself. Nothing was asked
 * for, and to check those with certificates would ask their makers' servers.
 */
const FORMATS: readonly string[] = ['none', 'packed']

export interface MadePasskey {
  readonly publicKey: Buffer
  readonly signCount: number
  readonly isBackedUp: boolean
}

/** Loaded when it is first needed: it takes 24 MB and a sixth of a second, and many sign in by links alone. */
const load = () => import('@simplewebauthn/server')

/**
 * The passkey that an authenticator has made for this challenge and site, having asked who is there; undefined where the
 * answer is any other.
 */
export async function verifyAttestation(
  { answer, challenge }: Answered<Attestation>,
  { id, origin }: RelyingParty,
): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await load()
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  return await unlessWrong(async () => {
    const statement = decodeAttestationObject(bytesOf(answer.response.attestationObject))
    if (!FORMATS.includes(statement.get('fmt'))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    })
    // The credential of the answer's frame is what browsers find it by, the signed one is what was made.
    if (registrationInfo === undefined || registrationInfo.credential.id !== answer.id) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
      isBackedUp: credentialBackedUp,
    }
  })
}

/**
 * What an authenticator has signed for this challenge and site by this key, having asked who is there; undefined where
 * the answer is any other. Whether the count has grown is for whoever keeps it.
 */
export async function verifyAssertion(
  { answer, challenge }: Answered<Assertion>,
  publicKey: Buffer,
  { id, origin }: RelyingParty,
): Promise<Pick<MadePasskey, 'signCount' | 'isBackedUp'> | undefined> {
  const { verifyAuthenticationResponse } = await load()
  return await unlessWrong(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: answer.id, publicKey: new Uint8Array(publicKey), counter: 0 },
    })
    if (!verified) return undefined
    return {
      signCount: authenticationInfo.newCounter,
      isBackedUp: authenticationInfo.credentialBackedUp,
    }
  })
}

/** The package throws a plain error for each thing that is wrong with an answer. */
async function unlessWrong<Verified>(
  verify: () => Promise<Verified | undefined>,
): Promise<Verified | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}
