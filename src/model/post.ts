import { z } from 'zod'
import { Uri } from './formats.ts'
import { Metrics, Platform } from './platform.ts'

const sourceMethods = ['api', 'feed', 'import'] as const
export const SourceMethod = z.enum(sourceMethods)
export type SourceMethod = z.infer<typeof SourceMethod>

/** What may be said against a post's text; an open list for clients. src/posts/content-flags/content-flags.ts has the rules. */
export const contentFlags = [
  'instruction_like',
  'hidden_characters',
  'shortened_link',
  'markup',
  'lookalike_letters',
] as const
export type ContentFlag = (typeof contentFlags)[number]

export const Post = z
  .object({
    platform: Platform,
    id: z.string(),
    authorHandle: z.string().optional(),
    text: z.string(),
    url: Uri.describe('Original source link'),
    commentsUrl: Uri.optional(),
    publishedAt: z.string().datetime(),
    matchedTerms: z.array(z.string()).optional(),
    metrics: Metrics.optional().describe(
      'null: withheld by the platform; absent: never given; never zero by default',
    ),
    firstSeenAt: z.string().datetime().optional(),
    lastSeenAt: z.string().datetime().optional(),
    sourceMethod: SourceMethod.optional(),
    scanId: z.string().optional().describe('The scan that read it last'),
    metricsObservedAt: z.string().datetime().optional().describe('When the platform gave these metrics'),
    contentHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe('SHA-256 of the text as it is stored; text is a display copy without hidden characters'),
    contentFlags: z
      .array(z.string())
      .optional()
      .describe(`What to beware of: ${contentFlags.join(', ')}, …; absent: nothing found`),
  })
  .passthrough()
export type Post = z.infer<typeof Post>
