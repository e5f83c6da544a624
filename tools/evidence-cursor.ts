import { z } from 'zod'
import type { EvidencePosition } from '../db/posts.ts'
import { Platform } from '../src/model/index.ts'
import { isStorableTime } from '../src/posts/ingest.ts'
import { isStorableText } from '../src/text/storable.ts'
import { decodeFields, encodeFields, unknownCursor } from './cursor.ts'

const Position = z.tuple([z.string().datetime(), Platform, z.string().min(1)])

/** The longest id, 256 characters that JSON escapes, leads to a cursor of about 2,150. */
export const MAX_CURSOR_LENGTH = 2200

/** A cursor for the last post shown: the next page starts after it, whatever has been stored in between. */
export function encodeCursor({ publishedAt, platform, id }: EvidencePosition): string {
  return encodeFields([publishedAt.toISOString(), platform, id])
}

/**
 * Throws `invalid_input` for anything that `encodeCursor` did not make, and for what no stored post could
 * lead to.
 */
export function decodeCursor(cursor: string): EvidencePosition {
  const [time, platform, id] = decodeFields(cursor, Position)
  const publishedAt = new Date(time)
  if (!isStorableTime(publishedAt) || publishedAt.toISOString() !== time || !isStorableText(id)) {
    throw unknownCursor()
  }
  return { publishedAt, platform, id }
}
