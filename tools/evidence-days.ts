import { z } from 'zod'
import { lookbackWindows } from '../src/model.ts'

const [seven, ...longer] = lookbackWindows
/** A window of evidence; 0 is all that is stored. */
export const EvidenceDays = z.union([
  z.literal(0),
  z.literal(seven),
  ...longer.map((days) => z.literal(days)),
] as const)
