import { z } from 'zod'
import { Post } from './post.ts'
import { ScanRun, ScanState } from './scan.ts'
import { Trend } from './trend.ts'
import { Workspace } from './workspace.ts'

export const ErrorResponse = z.object({ error: z.string().describe('Human-readable message') }).strict()
export type ErrorResponse = z.infer<typeof ErrorResponse>

export const WorkspaceResponse = z.object({ workspace: Workspace }).strict()
const WindowDays = z.number().int().describe('Window')
export const TrendsResponse = z
  .object({ windowDays: WindowDays, trends: z.array(Trend).describe('Best first') })
  .strict()
export const TrendResponse = z
  .object({
    windowDays: WindowDays,
    trend: Trend,
    posts: z
      .array(Post)
      .describe('Posts it names, with citedAs: representative, quote, counterEvidence, hazard, company'),
    missing: z.array(z.string()).describe('Ids not stored'),
  })
  .strict()
export type TrendResponse = z.infer<typeof TrendResponse>
export const EvidenceResponse = z
  .object({
    windowDays: WindowDays.describe('Window; 0: all'),
    total: z.number().int().min(0).describe('All posts that match'),
    posts: z.array(Post).describe('Newest first'),
  })
  .strict()
export const PostsResponse = z
  .object({
    posts: z.array(Post).describe('As asked'),
    missing: z.array(z.string()).describe('Ids not stored'),
  })
  .strict()
export type PostsResponse = z.infer<typeof PostsResponse>
export const ScanStateResponse = z
  .object({
    scan: ScanState,
    nextScanMayStartAt: z.string().datetime().describe('Past: now'),
    secondsUntilNextScan: z.number().int().min(0).describe('0: now'),
  })
  .strict()

export const ScanResponse = z.object({ run: ScanRun }).strict()
export type ScanResponse = z.infer<typeof ScanResponse>
