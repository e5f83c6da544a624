import { z } from 'zod'
import type { StoredRanking } from '../db/rankings.ts'
import { invalidInput } from '../src/lib/errors.ts'
import { MAX_TRENDS } from '../src/trends/facts.ts'
import { decodeFields, encodeFields } from './cursor.ts'

type Identity = Pick<StoredRanking, 'windowDays' | 'computedAt' | 'evidenceVersion'>

const Position = z.tuple([z.number().int(), z.string(), z.number().int(), z.number().int().min(1)])

/** Far more than the four fields need. */
export const MAX_CURSOR_LENGTH = 200

/** A cursor for a ranking and the number of its trends that have been shown. */
export function encodeCursor(ranking: Identity, end: number): string {
  const { windowDays, computedAt, evidenceVersion } = ranking
  return encodeFields([windowDays, computedAt.toISOString(), evidenceVersion, end])
}

/**
 * The number of trends of this ranking that have been shown. Throws `invalid_input` for what `encodeCursor`
 * did not make, and for the cursor of another ranking: its next page could repeat trends of this one or pass
 * over some.
 */
export function decodeCursor(cursor: string, ranking: Identity): number {
  const [, , , end] = decodeFields(cursor, Position)
  if (cursor === encodeCursor(ranking, end)) return end
  throw invalidInput(
    `The ranking was made anew since that page, or is of another window: trends may have changed places. Begin again without cursor; limit ${MAX_TRENDS} asks for all at once.`,
  )
}
