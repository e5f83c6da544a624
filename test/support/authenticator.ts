import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** What a browser is asked, as far as an authenticator and the browser before it read it. */
const Asked = z.object({ challenge: z.string() })
const AskedToMake = Asked.extend({
  rp: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
  excludeCredentials: z.array(z.object({ id: z.string() })),
})
const AskedToSign = Asked.extend({ rpId: z.string() })

/** What an answer says that is not so; each is the truth by default. */
export interface Lies {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** The kind of answer that the signed words say it is. */
  readonly type?: string
  /** Whether it asked who is there. */
  readonly isVerified?: boolean
  readonly signCount?: number
  /** Whose passkey it is. */
  readonly userHandle?: string
  /** By which key it is signed. */
  readonly key?: KeyObject
  /** Whether it states its make, as keys of the U2F kind do: signed by a maker with a certificate. */
  readonly isCertified?: boolean
}

/** A passkey as its authenticator keeps it. */
export interface SoftPasskey {
  readonly credentialId: string
  readonly userHandle: string
  readonly key: KeyObject
  signCount: number
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const WITH_KEY = 0x40

/**
 * An authenticator of software, with the browser that it is in: ES256, no statement about its make, and a count of its
 * signatures unless it is said not to count. Its answers are the JSON texts that a browser would send.
 */
export class SoftAuthenticator {
  readonly #origin: string
  readonly #counts: boolean

  constructor(origin: string, { counts = true }: { readonly counts?: boolean } = {}) {
    this.#origin = origin
    this.#counts = counts
  }

  /** Makes a passkey. `options`: what the server asks for. */
  make(options: unknown, lies: Lies = {}): { readonly answer: string; readonly passkey: SoftPasskey } {
    const { challenge, rp, user } = AskedToMake.parse(options)
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const credential = randomBytes(32)
    const passkey = {
      credentialId: credential.toString('base64url'),
      userHandle: user.id,
      key: privateKey,
      signCount: this.#counts ? 1 : 0,
    }
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credential.length)
    const authData = Buffer.concat([
      authenticatorData(rp.id, WITH_KEY, passkey.signCount, lies),
      Buffer.alloc(16),
      length,
      credential,
      coseOf(publicKey),
    ])
    const clientData = this.#clientData('webauthn.create', challenge, lies)
    const statement = map([
      [text('fmt'), text(lies.isCertified ? 'fido-u2f' : 'none')],
      [text('attStmt'), lies.isCertified ? certified(authData, clientData, publicKey) : map([])],
      [text('authData'), bytes(authData)],
    ])
    const answer = {
      id: passkey.credentialId,
      rawId: passkey.credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: statement.toString('base64url'),
        transports: ['internal'],
      },
    }
    return { answer: JSON.stringify(answer), passkey }
  }

  /** Signs with a passkey. `options`: what the server asks for. */
  sign(options: unknown, passkey: SoftPasskey, lies: Lies = {}): string {
    const { challenge, rpId } = AskedToSign.parse(options)
    if (this.#counts) passkey.signCount += 1
    const authData = authenticatorData(rpId, 0, passkey.signCount, lies)
    const clientData = this.#clientData('webauthn.get', challenge, lies)
    const signed = createSign('sha256').update(authData).update(sha256(clientData))
    return JSON.stringify({
      id: passkey.credentialId,
      rawId: passkey.credentialId,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signed.sign(lies.key ?? passkey.key).toString('base64url'),
        userHandle: lies.userHandle ?? passkey.userHandle,
      },
    })
  }

  #clientData(type: string, challenge: string, lies: Lies): Buffer {
    const said = { type, challenge, origin: this.#origin, crossOrigin: false }
    const { origin = said.origin } = lies
    return Buffer.from(
      JSON.stringify({ ...said, type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin }),
    )
  }
}

function authenticatorData(rpId: string, flags: number, signCount: number, lies: Lies): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(lies.signCount ?? signCount)
  const verified = (lies.isVerified ?? true) ? USER_VERIFIED : 0
  return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.of(USER_PRESENT | verified | flags), count])
}

/** A key of P-256 as COSE writes it: key type EC2, algorithm ES256, its curve and its two coordinates. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}

/** The statement of a maker about this passkey, with the maker's certificate, which nobody has signed but they. */
function certified(authData: Buffer, clientData: Buffer, publicKey: KeyObject): Buffer {
  const maker = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsa = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'))
  const years = der(0x30, der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('400101000000Z')))
  const nobody = der(0x30)
  const version = der(0xa0, der(2, Buffer.of(2)))
  const key = maker.publicKey.export({ type: 'spki', format: 'der' })
  const body = der(0x30, version, der(2, Buffer.of(1)), ecdsa, nobody, years, nobody, key)
  const sign = (...parts: Buffer[]) =>
    createSign('sha256').update(Buffer.concat(parts)).sign(maker.privateKey)
  const certificate = der(0x30, body, ecdsa, der(3, Buffer.of(0), sign(body)))
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  const [rpIdHash, credentialId] = [authData.subarray(0, 32), authData.subarray(55, 55 + 32)]
  return map([
    [text('sig'), bytes(sign(Buffer.of(0), rpIdHash, sha256(clientData), credentialId, point))],
    [text('x5c'), Buffer.concat([head(4, 1), bytes(certificate)])],
  ])
}

/** A value as certificates write it; a length of 128 and more takes two bytes. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts)
  const { length } = value
  const size = length < 128 ? Buffer.of(length) : Buffer.of(0x82, length >> 8, length & 0xff)
  return Buffer.concat([Buffer.of(tag), size, value])
}

/** As much of CBOR as an authenticator writes: lengths under 65,536, integers under 24. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length)
  if (length < 256) return Buffer.of((major << 5) | 24, length)
  return Buffer.of((major << 5) | 25, length >> 8, length & 0xff)
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}
