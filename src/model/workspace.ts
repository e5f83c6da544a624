import { z } from 'zod'
import { Uri } from './formats.ts'

export const lookbackWindows = [7, 30, 90, 180, 365] as const
export type LookbackDays = (typeof lookbackWindows)[number]
const [first, second, ...others] = lookbackWindows
export const LookbackDays = z.union([
  z.literal(first),
  z.literal(second),
  ...others.map((days) => z.literal(days)),
] as const)

const HandleList = z.array(z.string())
const Handles = z
  .object({
    reddit: HandleList.optional(),
    facebook: HandleList.optional(),
    instagram: HandleList.optional(),
    x: HandleList.optional(),
  })
  .strict()
export type Handles = z.infer<typeof Handles>

export const Workspace = z
  .object({
    id: z.string(),
    name: z.string(),
    productName: z.string(),
    productUrl: Uri,
    words: z.array(z.string()).describe('The word list (WordBank)'),
    competitorUrls: z.array(Uri).describe('Competitor watchlist'),
    handles: Handles,
    lookbackDays: LookbackDays.describe('Default window in days'),
  })
  .strict()
  .describe('What is collected, and for whom')
export type Workspace = z.infer<typeof Workspace>

/** Who sees to it that a user has agreed to a scan: the client that calls, or the service, too. */
export const confirmScansChoices = ['client', 'required'] as const
export const ConfirmScans = z.enum(confirmScansChoices)
export type ConfirmScans = z.infer<typeof ConfirmScans>

export const plans = ['free_preview', 'weekly', 'pro'] as const
export const Plan = z.enum(plans)
export type Plan = z.infer<typeof Plan>
