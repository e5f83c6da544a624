import { z } from 'zod'
import { CollectorName, Platform } from './platform.ts'

/** The units that platforms limit or bill. */
export const CostUnit = z.enum(['posts', 'authors', 'searches', 'units', 'hashtags', 'calls'])
export type CostUnit = z.infer<typeof CostUnit>

/** A query that a scan would run, and how many calls it takes at most. */
export const PlannedStep = z
  .object({
    platform: Platform,
    label: z.string(),
    calls: z.number(),
    expects: z.string().optional().describe('What it may bring, where the stored posts tell'),
  })
  .strict()
  .readonly()
export type PlannedStep = z.infer<typeof PlannedStep>

/** The most that a scan would spend of one budget. */
export const PlannedCost = z
  .object({
    unit: CostUnit,
    amount: z.number(),
    left: z.number().nullable().describe('Null: only the call rate is limited'),
    usd: z.number().nullable().describe("US dollars by the platform's public prices; null: it is free"),
  })
  .strict()
  .readonly()
export type PlannedCost = z.infer<typeof PlannedCost>

/** What the workspace names but a scan cannot cover, and why. */
const NotCovered = z.object({ platform: Platform, what: z.string(), why: z.string() }).strict().readonly()

const collectorPlan = {
  steps: z.array(PlannedStep).readonly(),
  costs: z.array(PlannedCost).readonly(),
  notCovered: z.array(NotCovered).readonly(),
}
export const CollectorPlan = z.object(collectorPlan).strict().readonly()
export type CollectorPlan = z.infer<typeof CollectorPlan>

/** What one collector would do in a scan that starts now, or the settings that it lacks. */
export const NamedPlan = z.union([
  z
    .object({ collector: CollectorName, configured: z.literal(true), ...collectorPlan })
    .strict()
    .readonly(),
  z
    .object({
      collector: CollectorName,
      configured: z.literal(false),
      settings: z.array(z.string()).readonly(),
    })
    .strict()
    .readonly(),
])
export type NamedPlan = z.infer<typeof NamedPlan>
