import { z } from 'zod'
import { Uri } from './formats.ts'
import { Platform } from './platform.ts'

export const trendStatuses = ['new', 'rising', 'steady', 'fading', 'insufficient_data'] as const
export const TrendStatus = z.enum(trendStatuses)
export type TrendStatus = z.infer<typeof TrendStatus>

/** A post in a concise trend: what it takes to cite it, and to find it in full. */
export const CitedPost = z
  .object({
    platform: Platform,
    id: z.string(),
    url: Uri,
    publishedAt: z.string().datetime(),
    quote: z.string().optional().describe('An exact part of its text'),
  })
  .passthrough()
export type CitedPost = z.infer<typeof CitedPost>

export const Trend = z
  .object({
    id: z.string(),
    topic: z.string(),
    score: z.number().describe('0 to 100 on fixed scales; explain holds its parts'),
    status: TrendStatus.optional(),
    mentions: z.number().int().describe('Posts in the window'),
    uniqueAuthors: z.number().int(),
    platforms: z.array(Platform),
    engagement: z
      .number()
      .describe(
        'Sum of the known reactions, comments and shares; 0 if none is known, see engagementCoverage',
      ),
    summary: z.string().optional(),
    postIds: z.array(z.string()).optional().describe('Ids of supporting posts'),
    idea: z.object({}).passthrough().optional().describe('Absent when evidence is thin'),
    thin: z.literal(true).optional().describe('Concise: too little evidence for an idea'),
    confidence: z.string().optional().describe('Concise: how far the evidence carries, as idea has it'),
    posts: z.array(CitedPost).optional().describe('Concise: representative posts, the first ones that fit'),
    postsLeftOut: z.number().int().optional().describe('Concise: representative posts that are not shown'),
    limitationsLeftOut: z.number().int().optional().describe('Concise: limitations that are not shown'),
  })
  .passthrough()
  .describe('A ranked topic')
export type Trend = z.infer<typeof Trend>
