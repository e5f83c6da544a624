import { z } from 'zod'
import type { EvidencePosition } from '../db/posts.ts'
import { invalidInput } from '../src/errors.ts'
import { Platform } from '../src/model.ts'

const Position = z.tuple([z.string().datetime(), Platform, z.string().min(1)])

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
  if (!parsed.success || parsed.data[2].includes('\u0000')) {
    throw invalidInput('cursor is not one this service gave: take it from the page before, or leave it out.')
  }
  const [publishedAt, platform, id] = parsed.data
  return { publishedAt: new Date(publishedAt), platform, id }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
