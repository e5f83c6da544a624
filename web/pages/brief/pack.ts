import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { BriefClaims } from '../../../src/model/index.ts'
import type { Brief } from './brief.ts'
import { claimsOf } from './claims.ts'
import { toHtml } from './document.tsx'

const verifier = readFileSync(new URL('../../verify/verify.mjs', import.meta.url))

/**
 * The brief with what it takes to check it, as a ZIP: brief.html, claims.json, verify.mjs and their hashes in SHA256SUMS, as
 * sha256sum reads it. The same brief gives the same bytes.
 */
export function toZip(brief: Brief): Uint8Array {
  const claims = BriefClaims.parse(claimsOf(brief))
  const files = {
    'brief.html': strToU8(toHtml(brief)),
    'claims.json': strToU8(`${JSON.stringify(claims, null, 1)}\n`),
    'verify.mjs': new Uint8Array(verifier),
  }
  const sums = Object.entries(files).map(
    ([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
  )
  const packed: Zippable = { ...files, SHA256SUMS: strToU8(sums.join('')) }
  return zipSync(packed, { mtime: noonOf(brief.asOf) })
}

/** A ZIP has times without a zone, and fflate writes this machine's: noon is the same day in each of them. */
function noonOf(iso: string): Date {
  const day = new Date(iso)
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 12)
}

/** What the brief's files are saved as, without an ending. */
export function fileNameOf({ asOf }: Pick<Brief, 'asOf'>): string {
  return `brief-${asOf.slice(0, 10)}`
}
