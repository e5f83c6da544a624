import { createHash } from 'node:crypto'
import type { Platform } from '../src/model/index.ts'

/** A handle as it is compared: platforms do not tell `@Ann`, `u/ann` and `ann` apart. */
export function plainHandle(handle: string): string {
  return handle
    .trim()
    .replace(/^(?:@|\/?u\/)/i, '')
    .toLowerCase()
}

/** What is kept of a forgotten author: a SHA-256, in hexadecimal. */
export function authorKey(platform: Platform, handle: string): string {
  return createHash('sha256')
    .update(`${platform} ${plainHandle(handle)}`)
    .digest('hex')
}
