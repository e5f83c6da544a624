import { z } from 'zod'
import type { EvidencePosition } from '../db/evidence-filter.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { Platform } from '../src/model/index.ts'
import { isStorableTime } from '../src/posts/ingest.ts'
import { isStorableText } from '../src/text/storable.ts'
import { decodeFields, encodeFields, unknownCursor } from './cursor.ts'

const Position = z.tuple([z.string().datetime(), Platform, z.string().min(1), z.string()])

/** The longest id, 256 characters that JSON escapes, leads to a cursor of about 2,170. */
export const MAX_CURSOR_LENGTH = 2200

/**
 * A cursor for the last post shown of a selection: the next page starts after it, whatever has been stored in between.
 */
export function encodeCursor({ publishedAt, platform, id }: EvidencePosition, selection: string): string {
  return encodeFields([publishedAt.toISOString(), platform, id, selection])
}

/**
 * Throws `invalid_input` for anything that `encodeCursor` did not make, and for what no stored post could
 * lead to, and for the cursor of another selection: its next page would pass over posts of this one.
 */
export function decodeCursor(cursor: string, selection: string): EvidencePosition {
  const [time, platform, id, given] = decodeFields(cursor, Position)
  const publishedAt = new Date(time)
  if (!isStorableTime(publishedAt) || publishedAt.toISOString() !== time || !isStorableText(id)) {
    throw unknownCursor()
  }
  if (given !== selection) {
    throw invalidInput(
      'cursor belongs to a call with other filters: send the filters of that call with it, or leave it out.',
    )
  }
  return { publishedAt, platform, id }
}
