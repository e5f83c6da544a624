import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/**
 * The bytes of a file, unzipped where it is named `.gz`. A file that cannot be read makes the stream fail.
 */
export function openFile(file: string): Readable {
  const bytes = createReadStream(file)
  if (!file.endsWith('.gz')) return bytes
  const unzipped = bytes.pipe(createGunzip())
  // pipe() does not forward read errors.
  bytes.on('error', (error) => unzipped.destroy(error))
  return unzipped
}
