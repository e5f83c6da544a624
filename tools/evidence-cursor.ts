import { z } from 'zod'
import type { EvidencePosition } from '../db/posts.ts'
import { Platform } from '../src/model/index.ts'
import { isStorableTime } from '../src/posts/ingest.ts'
import { decodeFields, encodeFields, unknownCursor } from './cursor.ts'

const Position = z.tuple([z.string().datetime(), Platform, z.string().min(1)])

/** The longest id, 256 characters that JSON escapes, leads to a cursor of about 2,150. */
export const MAX_CURSOR_LENGTH = 2200

/** A cursor for the last post shown: the next page starts after it, whatever has been stored in between. */
export function encodeCursor(position: EvidencePosition): string {
  const fields: z.input<typeof Position> = [
    position.publishedAt.toISOString(),
    position.platform,
    position.id,
  ]
  return encodeFields(fields)
}

/** Throws `invalid_input` for anything that `encodeCursor` did not make. */
export function decodeCursor(cursor: string): EvidencePosition {
  const fields = decodeFields(cursor, Position)
  const position = fields === undefined ? undefined : toPosition(fields)
  // Only a cursor that encodes to itself again is accepted, so every position is one that a stored post can
  // have.
  if (position === undefined || encodeCursor(position) !== cursor) throw unknownCursor()
  return position
}

function toPosition([time, platform, id]: z.output<typeof Position>): EvidencePosition | undefined {
  const publishedAt = new Date(time)
  return isStorableTime(publishedAt) && id.isWellFormed() && !id.includes('\u0000')
    ? { publishedAt, platform, id }
    : undefined
}
