import { z } from 'zod'
import type { Caller } from '../src/access/authenticate.ts'
import { LookbackDays } from '../src/model/index.ts'

/** A window of evidence in days; 0 is all that is stored. */
export const EvidenceDays = z.union([z.literal(0), ...LookbackDays.options])

/** The window of a call in days: the one it asks for, else the workspace's own. */
export function windowOf<Days extends number>(
  { workspace }: Caller,
  days: Days | undefined,
): Days | LookbackDays {
  return days ?? workspace.lookbackDays
}

/**
 * Days from a URI or a prompt's argument, as the number that the tools take; other text is left for them to
 * refuse.
 */
export function daysFromText(text: string | undefined): number | string | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : text
}
