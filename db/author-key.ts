import { createHash } from 'node:crypto'
import { plainHandle } from '../src/lib/plain-handle.ts'
import type { Platform } from '../src/model/index.ts'

/** What is stored of a forgotten author: the SHA-256 of platform and handle, in hexadecimal. */
export function authorKey(platform: Platform, handle: string): string {
  return createHash('sha256')
    .update(`${platform} ${plainHandle(handle)}`)
    .digest('hex')
}
