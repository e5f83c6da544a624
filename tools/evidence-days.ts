import { z } from 'zod'
import { LookbackDays } from '../src/model/index.ts'

/** A window of evidence; 0 is all that is stored. */
export const EvidenceDays = z.union([z.literal(0), ...LookbackDays.options])
