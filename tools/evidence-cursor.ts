import { z } from 'zod'
import type { EvidencePosition } from '../db/posts.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { Platform } from '../src/model/index.ts'
import { isStorableTime } from '../src/posts/ingest.ts'

const Position = z.tuple([z.string().datetime(), Platform, z.string().min(1)])

/** The longest id there is, 256 characters that JSON escapes, leads to one of some 2,150. */
export const MAX_CURSOR_LENGTH = 2200

/** Opaque to clients: the last post shown, so that a page begins after it whatever was stored in between. */
export function encodeCursor(position: EvidencePosition): string {
  const fields: z.input<typeof Position> = [
    position.publishedAt.toISOString(),
    position.platform,
    position.id,
  ]
  return Buffer.from(JSON.stringify(fields)).toString('base64url')
}

/** Throws `invalid_input` for anything that `encodeCursor` did not make. */
export function decodeCursor(cursor: string): EvidencePosition {
  const parsed = Position.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  const position = parsed.success ? toPosition(parsed.data) : undefined
  // Made again it must be the same: so nothing gets through that no stored post could have led to.
  if (position === undefined || encodeCursor(position) !== cursor) {
    throw invalidInput('cursor is not one this service gave: take it from the page before, or leave it out.')
  }
  return position
}

function toPosition([time, platform, id]: z.output<typeof Position>): EvidencePosition | undefined {
  const publishedAt = new Date(time)
  return isStorableTime(publishedAt) && id.isWellFormed() && !id.includes('\u0000')
    ? { publishedAt, platform, id }
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
