import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * Key format: `svc_live_`, 32 random bytes in base 62 (43 characters), their CRC-32 in base 62 (6
 * characters).
 */
export const KEY_PREFIX = 'svc_live_'
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
const KEY_PATTERN = new RegExp(`^${KEY_PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`)
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export interface NewKey {
  /** The whole key: shown once, never stored. */
  readonly key: string
  readonly keyId: string
  readonly keyHash: Buffer
  /** What a list shows of it: characters of the checksum, which give nothing of the secret away. */
  readonly lastFour: string
}

export function createKey(): NewKey {
  const secret = KEY_PREFIX + toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH)
  const key = secret + checksum(secret)
  return {
    key,
    keyId: `key_${randomBytes(8).toString('hex')}`,
    keyHash: hashKey(key),
    lastFour: key.slice(-4),
  }
}

/** A plain SHA-256 is enough: the secret has 256 random bits, so a slow password hash would add nothing. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Checks format and checksum, so that a mistyped key never reaches the database. */
export function isWellFormedKey(key: string): boolean {
  return KEY_PATTERN.test(key) && checksum(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH)
}

function checksum(secret: string): string {
  return toBase62(BigInt(crc32(secret)), CHECKSUM_LENGTH)
}

function toBase62(value: bigint, length: number): string {
  let rest = value
  let text = ''
  while (rest > 0n) {
    text = DIGITS.charAt(Number(rest % 62n)) + text
    rest /= 62n
  }
  return text.padStart(length, '0')
}
