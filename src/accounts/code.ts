import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as 43 characters of base64url: the code of a link, the cookie of a session, or a challenge. */
export function createCode(): string {
  return randomBytes(32).toString('base64url')
}

/** A plain SHA-256 is enough: a code has 256 random bits, so a slow password hash would add nothing. */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

/** The code in what a person gives: the code itself, or the whole link with the code behind its `#`. */
export function readCode(given: string): string {
  return given.slice(given.lastIndexOf('#') + 1).trim()
}

export function createId(prefix: 'usr' | 'ses' | 'pky'): string {
  return `${prefix}_${randomBytes(8).toString('hex')}`
}
