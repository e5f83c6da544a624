import { createHash } from 'node:crypto'
import type { Platform } from '../src/model/index.ts'

/** A handle in the form in which handles are compared: `@Ann`, `u/ann` and `ann` are one author. */
export function plainHandle(handle: string): string {
  return handle
    .trim()
    .replace(/^(?:@|\/?u\/)/i, '')
    .toLowerCase()
}

/** What is stored of a forgotten author: the SHA-256 of platform and handle, in hexadecimal. */
export function authorKey(platform: Platform, handle: string): string {
  return createHash('sha256')
    .update(`${platform} ${plainHandle(handle)}`)
    .digest('hex')
}
