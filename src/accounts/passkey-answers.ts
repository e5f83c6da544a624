import { z } from 'zod'

/** What browsers give back from a passkey, as JSON; bytes are base64url. */

const base64url = z.string().regex(/^[\w-]+$/)

/** The standard allows 1023 bytes. */
const credentialId = base64url.max(1364)

/** How an authenticator can be reached. */
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** Of an authenticator that has made a passkey. */
const Attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    // Those that this version does not know are of no use to it.
    transports: z.array(z.enum(transports)).catch([]),
  }),
})
export type Attestation = z.output<typeof Attestation>

/** Of an authenticator that has signed with a passkey. */
const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    // Whose passkey it is: a passkey that was found without naming its person always says so.
    userHandle: base64url,
  }),
})
export type Assertion = z.output<typeof Assertion>

const ClientData = z.object({ challenge: base64url })

/** An answer beside the challenge that it says it is for. */
export interface Answered<Answer> {
  readonly answer: Answer
  readonly challenge: string
}

/** Undefined for what no browser gives. */
export function readAttestation(text: string): Answered<Attestation> | undefined {
  return readAnswer(Attestation, text)
}

/** Undefined for what no browser gives. */
export function readAssertion(text: string): Answered<Assertion> | undefined {
  return readAnswer(Assertion, text)
}

function readAnswer<Answer extends Attestation | Assertion>(
  schema: z.ZodType<Answer, z.ZodTypeDef, unknown>,
  text: string,
): Answered<Answer> | undefined {
  const { data: answer } = schema.safeParse(parseJson(text))
  if (answer === undefined) return undefined
  const clientData = parseJson(Buffer.from(answer.response.clientDataJSON, 'base64url').toString())
  const { data } = ClientData.safeParse(clientData)
  return data && { answer, challenge: data.challenge }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
